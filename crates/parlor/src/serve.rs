//! `parlor serve`: reads the settings, opens the server, says where it is, and serves until it is told to stop.
//!
//! A setting comes from the command line, else from the environment, else from the file, else it has a default.

use crate::print;
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use serde::Deserialize;
use server::{Config, Durability, IpNet, Limits, Proxies, ProxyHeader, Server, Timeouts};
use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::path::{Path, PathBuf};
use std::time::Duration;

#[derive(clap::Args, Default)]
#[group(id = "serve")]
pub struct Args {
    #[command(flatten)]
    pub settings: Settings,
    /// A TOML file with any of these settings
    #[arg(long, env = "PARLOR_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,
}

/// What can be set, on the command line, in the environment and in the file.
#[derive(clap::Args, Default, Clone, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Settings {
    /// Where to listen; 0.0.0.0:7777 for the whole network [default: 127.0.0.1:7777]
    #[arg(long, env = "PARLOR_LISTEN", value_name = "ADDRESS:PORT")]
    listen: Option<SocketAddr>,
    /// Where the database is [default: data]
    #[arg(long, env = "PARLOR_DATA", value_name = "DIR")]
    data: Option<PathBuf>,
    /// A PostgreSQL database instead of the SQLite file in the data folder
    #[arg(long, env = "PARLOR_DATABASE_URL", hide_env_values = true, value_name = "URL")]
    database_url: Option<String>,
    /// What an acknowledged move survives: `full` the loss of power, `normal` the loss of the process [default: full]
    #[arg(long, env = "PARLOR_SYNC", value_name = "full|normal")]
    sync: Option<String>,
    /// Ask a server that holds the database to stop, and replace it if it does not answer
    #[arg(long, env = "PARLOR_TAKE_OVER")]
    take_over: bool,
    /// Milliseconds without a sign of life after which this server counts as gone [default: 10000]
    #[arg(long, env = "PARLOR_LEASE", value_name = "MS")]
    lease: Option<u64>,
    /// The address people open, where it is another one than this program listens on (https://cards.example)
    #[arg(long, env = "PARLOR_ORIGIN", value_name = "URL")]
    origin: Option<String>,
    /// What whoever reads /metrics has to send as a bearer token; without it nobody reads them
    #[arg(long, env = "PARLOR_METRICS_TOKEN", hide_env_values = true, value_name = "TEXT")]
    metrics_token: Option<String>,
    /// Bots that may think for people at the same time [default: one for each processor]
    #[arg(long, env = "PARLOR_BOTS", value_name = "N")]
    bots: Option<usize>,
    /// Milliseconds a bot takes for an answer, three times as many for an expert; 0 to measure [default: 300]
    #[arg(long, env = "PARLOR_BOT_PAUSE", value_name = "MS")]
    bot_pause: Option<u64>,
    /// Seconds that a table nobody is connected to stays in memory [default: 60]
    #[arg(long, env = "PARLOR_IDLE", value_name = "SECONDS")]
    idle: Option<u64>,
    /// Messages a connection may send per second; more have to wait [default: 50]
    #[arg(long, env = "PARLOR_MESSAGES", value_name = "N")]
    messages: Option<u32>,
    /// New people and tables per second and address [default: 20]
    #[arg(long, env = "PARLOR_REQUESTS", value_name = "N")]
    requests: Option<u32>,
    /// Tables one person may have open [default: 50]
    #[arg(long, env = "PARLOR_TABLES", value_name = "N")]
    tables: Option<i64>,
    /// Connections one address may have [default: 256]
    #[arg(long, env = "PARLOR_CONNECTIONS", value_name = "N")]
    connections: Option<usize>,
    /// Connections that may look on at one table [default: 128]
    #[arg(long, env = "PARLOR_SPECTATORS", value_name = "N")]
    spectators: Option<usize>,
    /// Connections from one address that may look on at one table [default: 16]
    #[arg(long, env = "PARLOR_SPECTATORS_EACH", value_name = "N")]
    spectators_each: Option<usize>,
    /// Seconds until the head of a request must have come [default: 20]
    #[arg(long, env = "PARLOR_HEADER_TIMEOUT", value_name = "SECONDS")]
    header_timeout: Option<u64>,
    /// Seconds that a connection may rest between two requests [default: 75]
    #[arg(long, env = "PARLOR_REST_TIMEOUT", value_name = "SECONDS")]
    rest_timeout: Option<u64>,
    /// Seconds until the body of a request must have come [default: 20]
    #[arg(long, env = "PARLOR_BODY_TIMEOUT", value_name = "SECONDS")]
    body_timeout: Option<u64>,
    /// Seconds that an answer may wait for its reader to take some of it [default: 20]
    #[arg(long, env = "PARLOR_ANSWER_TIMEOUT", value_name = "SECONDS")]
    answer_timeout: Option<u64>,
    /// Seconds of silence after which a WebSocket is closed; it is asked whether it is alive after a third [default: 60]
    #[arg(long, env = "PARLOR_SOCKET_TIMEOUT", value_name = "SECONDS")]
    socket_timeout: Option<u64>,
    /// Seconds that answers under way may take when the program is told to stop [default: 10]
    #[arg(long, env = "PARLOR_STOP_TIMEOUT", value_name = "SECONDS")]
    stop_timeout: Option<u64>,
    /// Proxies in front of this program, which say whose requests they pass on (10.0.0.1, 10.1.0.0/16)
    #[arg(long, env = "PARLOR_TRUSTED_PROXY", value_name = "ADDRESS|NETWORK", value_delimiter = ',')]
    trusted_proxy: Vec<String>,
    /// Where they say it: `x-forwarded-for` or `forwarded` [default: x-forwarded-for]
    #[arg(long, env = "PARLOR_PROXY_HEADER", value_name = "HEADER")]
    proxy_header: Option<String>,
    /// List the small reference games, too
    #[arg(long, env = "PARLOR_REFERENCE_GAMES")]
    #[serde(default)]
    reference_games: bool,
    /// Deal from this number instead of chance: for tests only, everybody can foresee the cards
    #[arg(long, env = "PARLOR_TEST_SEED", hide = true, value_name = "N")]
    test_seed: Option<u64>,
}

impl Settings {
    /// These settings, and those of `other` where these say nothing.
    fn or(self, other: Settings) -> Settings {
        Settings {
            listen: self.listen.or(other.listen),
            data: self.data.or(other.data),
            database_url: self.database_url.or(other.database_url),
            sync: self.sync.or(other.sync),
            take_over: self.take_over || other.take_over,
            lease: self.lease.or(other.lease),
            origin: self.origin.or(other.origin),
            metrics_token: self.metrics_token.or(other.metrics_token),
            bots: self.bots.or(other.bots),
            bot_pause: self.bot_pause.or(other.bot_pause),
            idle: self.idle.or(other.idle),
            messages: self.messages.or(other.messages),
            requests: self.requests.or(other.requests),
            tables: self.tables.or(other.tables),
            connections: self.connections.or(other.connections),
            spectators: self.spectators.or(other.spectators),
            spectators_each: self.spectators_each.or(other.spectators_each),
            header_timeout: self.header_timeout.or(other.header_timeout),
            rest_timeout: self.rest_timeout.or(other.rest_timeout),
            body_timeout: self.body_timeout.or(other.body_timeout),
            answer_timeout: self.answer_timeout.or(other.answer_timeout),
            socket_timeout: self.socket_timeout.or(other.socket_timeout),
            stop_timeout: self.stop_timeout.or(other.stop_timeout),
            trusted_proxy: if self.trusted_proxy.is_empty() { other.trusted_proxy } else { self.trusted_proxy },
            proxy_header: self.proxy_header.or(other.proxy_header),
            reference_games: self.reference_games || other.reference_games,
            test_seed: self.test_seed.or(other.test_seed),
        }
    }

    /// The configuration of a server.
    pub fn config(self) -> Result<Config, String> {
        let default = Config::default();
        let (limits, timeouts) = (Limits::default(), Timeouts::default());
        let durability = match self.sync.as_deref() {
            None | Some("full") => Durability::Full,
            Some("normal") => Durability::Normal,
            Some(other) => return Err(format!("sync is `full` or `normal`, not {other:?}")),
        };
        Ok(Config {
            listen: self.listen.unwrap_or(default.listen),
            data: self.data.unwrap_or(default.data),
            database_url: self.database_url,
            durability,
            take_over: self.take_over,
            lease: self.lease.map_or(default.lease, Duration::from_millis),
            origin: self.origin.map(|origin| origin.trim_end_matches('/').to_string()),
            metrics_token: self.metrics_token.filter(|token| !token.is_empty()),
            bots: self.bots.unwrap_or(default.bots),
            bot_pause: self.bot_pause.map_or(default.bot_pause, Duration::from_millis),
            idle: self.idle.map_or(default.idle, Duration::from_secs),
            proxies: proxies(&self.trusted_proxy, self.proxy_header.as_deref())?,
            timeouts: Timeouts {
                header: seconds("header-timeout", self.header_timeout, timeouts.header)?,
                rest: seconds("rest-timeout", self.rest_timeout, timeouts.rest)?,
                answer: seconds("answer-timeout", self.answer_timeout, timeouts.answer)?,
                body: seconds("body-timeout", self.body_timeout, timeouts.body)?,
                silence: seconds("socket-timeout", self.socket_timeout, timeouts.silence)?,
                farewell: seconds("stop-timeout", self.stop_timeout, timeouts.farewell)?,
            },
            limits: Limits {
                messages: self.messages.unwrap_or(limits.messages),
                requests: self.requests.unwrap_or(limits.requests),
                tables: self.tables.unwrap_or(limits.tables),
                connections: self.connections.unwrap_or(limits.connections),
                spectators: self.spectators.unwrap_or(limits.spectators),
                spectators_each: self.spectators_each.unwrap_or(limits.spectators_each),
                ..limits
            },
            reference_games: self.reference_games,
            seed: self.test_seed,
        })
    }
}

fn seconds(name: &str, given: Option<u64>, default: Duration) -> Result<Duration, String> {
    match given {
        None => Ok(default),
        Some(given @ 1..=86_400) => Ok(Duration::from_secs(given)),
        Some(given) => Err(format!("{name} is 1 to 86400 seconds, not {given}")),
    }
}

/// An address is a network of one.
fn proxies(trusted: &[String], header: Option<&str>) -> Result<Proxies, String> {
    let network = |text: &String| {
        let wrong = || format!("trusted-proxy is an address or a network such as 10.1.0.0/16, not {text:?}");
        let network: Option<IpNet> = text.parse().ok().or_else(|| text.parse::<IpAddr>().ok().map(IpNet::from));
        network.ok_or_else(wrong)
    };
    let header = match header.map(str::to_ascii_lowercase).as_deref() {
        None | Some("x-forwarded-for") => ProxyHeader::XForwardedFor,
        Some("forwarded") => ProxyHeader::Forwarded,
        Some(other) => return Err(format!("proxy-header is `x-forwarded-for` or `forwarded`, not {other:?}")),
    };
    Ok(Proxies { networks: trusted.iter().map(network).collect::<Result<_, _>>()?, header })
}

impl Args {
    /// The configuration these arguments stand for.
    pub fn config(&self) -> Result<Config, String> {
        let file = self.config.as_deref().map_or(Ok(Settings::default()), read)?;
        self.settings.clone().or(file).config()
    }
}

fn read(path: &Path) -> Result<Settings, String> {
    let text = std::fs::read_to_string(path).map_err(|error| format!("cannot read {}: {error}", path.display()))?;
    toml::from_str(&text).map_err(|error| format!("{}: {}", path.display(), error.to_string().trim_end()))
}

/// What the command does without a word: serve with what the environment says.
pub fn bare() -> Result<(), String> {
    #[derive(clap::Parser)]
    struct Bare {
        #[command(flatten)]
        args: Args,
    }
    run(&<Bare as clap::Parser>::parse_from(["parlor"]).args)
}

pub fn run(args: &Args) -> Result<(), String> {
    let mut config = args.config()?;
    config.limits.sockets = config.limits.sockets.min(files().saturating_sub(FILES_KEPT));
    logs();
    runtime()?.block_on(async {
        let server = Server::open(config.clone()).await?;
        let stop = asked_to_stop();
        print(&greeting(config.origin.as_deref(), server.address()?))?;
        server.serve(stop).await
    })
}

/// Files that the database and the system may need, whatever the number of connections.
const FILES_KEPT: usize = 128;

/// How many files and connections the program may have open, after it has asked for as many as the system allows.
#[cfg(unix)]
fn files() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    // Where it may not be raised, what there is must do.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, maximum: limit.maximum });
    getrlimit(Resource::Nofile).current.map_or(usize::MAX, |count| usize::try_from(count).unwrap_or(usize::MAX))
}

#[cfg(not(unix))]
fn files() -> usize {
    usize::MAX
}

/// The threads everything runs on.
pub fn runtime() -> Result<tokio::runtime::Runtime, String> {
    let built = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    built.map_err(|error| format!("cannot start: {error}"))
}

/// Logs as lines for people, or as JSON with `PARLOR_LOG_FORMAT=json`; how much is said by `PARLOR_LOG`.
fn logs() {
    let filter = tracing_subscriber::EnvFilter::try_from_env("PARLOR_LOG").unwrap_or_else(|_| "info,sqlx=warn".into());
    let logs = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    if std::env::var("PARLOR_LOG_FORMAT").is_ok_and(|format| format == "json") {
        logs.json().init();
    } else {
        logs.init();
    }
}

/// Says where to go; on a network with a code for phones.
fn greeting(origin: Option<&str>, address: SocketAddr) -> String {
    let own = match address.ip() {
        ip if ip.is_unspecified() => SocketAddr::new(own_address(), address.port()),
        _ => address,
    };
    let open = origin.map_or_else(|| format!("http://{own}"), str::to_string);
    let code = if address.ip().is_loopback() { None } else { QrCode::new(&open).ok() };
    let picture = code.map(|code| {
        let code = code.render::<Dense1x2>().dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build();
        code + "\n"
    });
    format!("Parlor is open at {open}\n{}", picture.unwrap_or_default())
}

/// The address by which others on the network reach this machine. Nothing is sent.
fn own_address() -> IpAddr {
    let route = UdpSocket::bind("0.0.0.0:0").and_then(|socket| {
        socket.connect("192.0.2.1:9")?;
        socket.local_addr()
    });
    route.map_or(IpAddr::from([127, 0, 0, 1]), |address| address.ip())
}

/// Resolves when somebody wants the program to end. It listens from the call on, not only when it is waited for: whoever is told
/// that the server is open may stop it at once.
#[cfg(unix)]
fn asked_to_stop() -> impl Future<Output = ()> + Send + 'static {
    use tokio::signal::unix::{SignalKind, signal};
    let heard = |kind| {
        let signal = signal(kind);
        async move {
            match signal {
                Ok(mut signal) => drop(signal.recv().await),
                Err(_) => std::future::pending().await,
            }
        }
    };
    let (interrupt, terminate) = (heard(SignalKind::interrupt()), heard(SignalKind::terminate()));
    async move {
        tokio::select! {
            () = interrupt => {}
            () = terminate => {}
        }
    }
}

/// Resolves when somebody wants the program to end.
#[cfg(not(unix))]
async fn asked_to_stop() {
    let _ = tokio::signal::ctrl_c().await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_goes_before_the_file() {
        let file: Settings = toml::from_str("listen = \"127.0.0.1:1\"\ndata = \"there\"\nsync = \"normal\"").unwrap();
        let line = Settings { listen: "127.0.0.1:2".parse().ok(), ..Settings::default() };
        let config = line.or(file).config().unwrap();
        assert_eq!(config.listen.port(), 2);
        assert_eq!(config.data, Path::new("there"));
        assert_eq!(config.durability, Durability::Normal);
    }

    #[test]
    fn on_a_network_a_code_for_phones_is_shown() {
        let home = greeting(None, "127.0.0.1:7777".parse().unwrap());
        assert_eq!(home, "Parlor is open at http://127.0.0.1:7777\n");
        let network = greeting(None, "192.168.1.5:7777".parse().unwrap());
        assert!(network.starts_with("Parlor is open at http://192.168.1.5:7777\n") && network.lines().count() > 10);
        assert!(network.contains('▀'), "{network}");
        let proxied = greeting(Some("https://cards.example"), "0.0.0.0:7777".parse().unwrap());
        assert!(proxied.starts_with("Parlor is open at https://cards.example\n"));
    }

    #[test]
    fn a_wrong_setting_is_one_sentence() {
        assert!(toml::from_str::<Settings>("lissten = 1").is_err());
        let wrong = Settings { sync: Some("sometimes".into()), ..Settings::default() };
        assert!(wrong.config().unwrap_err().contains("`full` or `normal`"));
        let wrong = Settings { trusted_proxy: vec!["10.0.0.0/99".into()], ..Settings::default() };
        assert!(wrong.config().unwrap_err().contains("an address or a network"));
        let wrong = Settings { proxy_header: Some("via".into()), ..Settings::default() };
        assert!(wrong.config().unwrap_err().contains("`x-forwarded-for` or `forwarded`"));
        let wrong = Settings { header_timeout: Some(0), ..Settings::default() };
        assert!(wrong.config().unwrap_err().contains("1 to 86400 seconds"));
    }

    #[test]
    fn proxies_are_addresses_and_networks() {
        let file: Settings = toml::from_str("trusted-proxy = [\"10.0.0.1\", \"fd00::/8\"]").unwrap();
        let config = Settings::default().or(file).config().unwrap();
        assert!(config.proxies.trust("10.0.0.1".parse().unwrap()) && config.proxies.trust("fd00::7".parse().unwrap()));
        assert!(!config.proxies.trust("10.0.0.2".parse().unwrap()));
    }
}
