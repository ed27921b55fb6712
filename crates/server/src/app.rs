//! What every request shares, and the life of the server: open, serve, stop.

use crate::config::Config;
use crate::edge;
use crate::fair;
use crate::http;
use crate::http::replays::Readers;
use crate::http::review::Reviews;
use crate::id::random;
use crate::limits::{Buckets, Places};
use crate::room::Rooms;
use crate::store::{Standing, Store};
use crate::thinking::Thinking;
use metrics::Counter;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::future::Future;
use std::io::ErrorKind;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::net::TcpListener;

/// What every request shares.
pub struct Shared {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) rooms: Rooms,
    /// Places to think in.
    pub(crate) thinking: Thinking,
    /// Finished matches that were looked at again.
    pub(crate) reviews: Reviews,
    pub(crate) sockets: AtomicUsize,
    pub(crate) requests: Buckets,
    /// Looks at finished matches, which cost more than others.
    pub(crate) looks: Buckets,
    pub(crate) readers: Readers,
    /// WebSockets of people who come through a proxy.
    pub(crate) proxied: Arc<Places>,
    pub(crate) metrics: Option<PrometheusHandle>,
    /// Counted so often that they are not looked up by name every time.
    pub(crate) moves: Counter,
    pub(crate) accepted: Counter,
    pub(crate) stopping: AtomicBool,
    pub(crate) stop: tokio::sync::watch::Sender<bool>,
}

impl Shared {
    /// Nobody has asked for anything yet.
    pub(crate) fn new(config: Config, store: Store, metrics: Option<PrometheusHandle>) -> Shared {
        Shared {
            thinking: Thinking::new(config.bots),
            requests: Buckets::new(config.limits.requests),
            looks: Buckets::new(config.limits.requests),
            readers: Readers::default(),
            proxied: Arc::new(Places::new(config.limits.connections, usize::MAX)),
            config,
            store,
            rooms: Rooms::default(),
            reviews: Reviews::default(),
            sockets: AtomicUsize::new(0),
            metrics,
            moves: metrics::counter!("parlor_moves"),
            accepted: metrics::counter!("parlor_intents_accepted"),
            stopping: AtomicBool::new(false),
            stop: tokio::sync::watch::Sender::new(false),
        }
    }

    /// The secret of a new table.
    pub(crate) fn secret(&self, setup: &str) -> String {
        self.config.seed.map_or_else(fair::secret, |seed| fair::fixed_secret(seed, setup))
    }

    /// Waits until rooms have ended and connections must, too.
    pub(crate) async fn stopped(&self) {
        let mut stop = self.stop.subscribe();
        // The sender is here, so it is not gone.
        let _ = stop.wait_for(|stop| *stop).await;
    }

    /// The seed of a bot that begins with the match.
    pub(crate) fn bot_seed(&self, secret: &str, seat: u8) -> u64 {
        match self.config.seed {
            None => u64::from_le_bytes(random()),
            Some(_) => fair::fixed_bot(secret, seat),
        }
    }
}

/// The state of the router.
pub type App = Arc<Shared>;

/// The server, listening.
pub struct Server {
    listener: TcpListener,
    app: App,
}

impl Server {
    /// Opens the store and the port; the error is one sentence.
    pub async fn open(config: Config) -> Result<Server, String> {
        let (listener, store) = open(&config).await?;
        let metrics = recorder();
        Ok(Server { listener, app: Arc::new(Shared::new(config, store, metrics)) })
    }

    /// What its requests share.
    #[cfg(test)]
    pub(crate) fn app(&self) -> App {
        self.app.clone()
    }

    /// Where it listens.
    pub fn address(&self) -> Result<SocketAddr, String> {
        self.listener.local_addr().map_err(|error| format!("the port is gone: {error}"))
    }

    /// Serves until `stop` resolves or another server takes over, then lets rooms store what they know and closes every
    /// connection with a reason.
    pub async fn serve(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), String> {
        let app = self.app.clone();
        let router = http::router(self.app.clone());
        tokio::spawn(async move {
            tokio::select! {
                () = stop => {}
                () = app.store.gone() => {}
            }
            if let Standing::Wanted(by) = app.store.standing() {
                tracing::info!("another server ({by}) takes over: stopping");
            }
            app.stopping.store(true, Ordering::Relaxed);
            app.rooms.stop().await;
            app.stop.send_replace(true);
        });
        edge::serve(self.listener, &self.app, router).await;
        // Rooms have ended; their connections are being told why.
        let told = async {
            while self.app.sockets.load(Ordering::Relaxed) > 0 {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        if tokio::time::timeout(self.app.config.timeouts.farewell, told).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        while self.app.rooms.count() > 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        self.app.store.close().await;
        match self.app.store.standing() {
            Standing::Lost(sentence) => Err(sentence),
            Standing::Holds | Standing::Wanted(_) => Ok(()),
        }
    }
}

/// The port and the store, in this order: nobody is replaced by a server that cannot be reached. Only the port of the one
/// that is to be replaced comes after it.
async fn open(config: &Config) -> Result<(TcpListener, Store), String> {
    let is_taken = |error: &std::io::Error| error.kind() == ErrorKind::AddrInUse;
    match TcpListener::bind(config.listen).await {
        Ok(listener) => return Ok((listener, Store::open(config).await?)),
        Err(error) if config.take_over && is_taken(&error) => {}
        Err(error) => return Err(no_port(config.listen, &error)),
    }
    let store = Store::open(config).await?;
    let mut listener = TcpListener::bind(config.listen).await;
    if listener.as_ref().is_err_and(is_taken) && store.end_replaced().await {
        // A process that has ended may hold its port for a moment longer, until the last of its threads is gone.
        for _ in 0..100 {
            listener = TcpListener::bind(config.listen).await;
            if !listener.as_ref().is_err_and(is_taken) {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    if listener.is_err() {
        store.close().await;
    }
    Ok((listener.map_err(|error| no_port(config.listen, &error))?, store))
}

fn no_port(listen: SocketAddr, error: &std::io::Error) -> String {
    match error.kind() {
        ErrorKind::AddrInUse => {
            format!("port {} is taken: stop the other program, or choose another one with --listen", listen.port())
        }
        _ => format!("cannot listen on {listen}: {error}"),
    }
}

/// One recorder for the whole process, however many servers tests start in it.
fn recorder() -> Option<PrometheusHandle> {
    static HANDLE: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    HANDLE.get_or_init(|| PrometheusBuilder::new().install_recorder().ok()).clone()
}
