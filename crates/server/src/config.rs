//! What the program is told before it starts.

use crate::proxy::Proxies;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// What an acknowledged move survives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Durability {
    /// The loss of power.
    #[default]
    Full,
    /// The loss of the process; the last moments may be lost with the power.
    Normal,
}

/// How the server runs.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Where its files are.
    pub data: PathBuf,
    /// A PostgreSQL database instead of the SQLite file in `data`.
    pub database_url: Option<String>,
    /// What an acknowledged move survives.
    pub durability: Durability,
    /// Whether a server that holds the database is asked to stop, and replaced if it does not answer.
    pub take_over: bool,
    /// After so long without a sign of life this server counts as gone.
    pub lease: Duration,
    /// The address people open, where it is not the one it listens on (behind a proxy): the only origin allowed.
    pub origin: Option<String>,
    /// What whoever reads the metrics has to show; without it nobody reads them.
    pub metrics_token: Option<String>,
    /// Limits of one person and one connection.
    pub limits: Limits,
    /// How long a connection may take for what it does.
    pub timeouts: Timeouts,
    /// Proxies that say whose requests they pass on.
    pub proxies: Proxies,
    /// How long a room without connections stays in memory.
    pub idle: Duration,
    /// Bots that think for people at their tables at the same time.
    pub bots: usize,
    /// How long a bot takes for an answer: a level takes one or several of these, whatever it has to think about. With none
    /// a bot answers as soon as it has thought, which tells what it holds: for measuring and tests only.
    pub bot_pause: Duration,
    /// Whether the small reference games are listed too; tests and the load generator play them.
    pub reference_games: bool,
    /// Deals and bots come from this number instead of chance, so that a test plays the same match again. Never for people.
    pub seed: Option<u64>,
}

/// How much of everything.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Messages a connection may send per second; what comes faster waits.
    pub messages: u32,
    /// New people, tables and reports per second and address; and as many looks at finished matches.
    pub requests: u32,
    /// Tables one person may have open.
    pub tables: i64,
    /// Rooms in memory.
    pub rooms: usize,
    /// Connections.
    pub sockets: usize,
    /// Connections from one address.
    pub connections: usize,
    /// Connections that look on at one table.
    pub spectators: usize,
    /// Connections from one address that look on at one table.
    pub spectators_each: usize,
    /// Bytes of one message.
    pub message_bytes: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            messages: 50,
            requests: 20,
            tables: 50,
            rooms: 100_000,
            sockets: 200_000,
            connections: 256,
            spectators: 128,
            spectators_each: 16,
            message_bytes: 4096,
        }
    }
}

/// How long is too long.
#[derive(Clone, Copy, Debug)]
pub struct Timeouts {
    /// Until the head of a request has come, from the beginning of the connection or the first byte of the head.
    pub header: Duration,
    /// Until the next request begins on a connection that had its answer.
    pub rest: Duration,
    /// Until the body of a request has come.
    pub body: Duration,
    /// An answer goes out and nothing of it is taken.
    pub answer: Duration,
    /// Nothing is heard from a WebSocket: it is asked whether it is alive after a third of it, and closed after all of it.
    pub silence: Duration,
    /// When the server stops: until what is being answered or told must be done.
    pub farewell: Duration,
}

impl Default for Timeouts {
    fn default() -> Timeouts {
        Timeouts {
            header: Duration::from_secs(20),
            // Proxies close idle connections after 60 seconds; if we were first, a request might meet a closed door.
            rest: Duration::from_secs(75),
            body: Duration::from_secs(20),
            answer: Duration::from_secs(20),
            silence: Duration::from_secs(60),
            farewell: Duration::from_secs(10),
        }
    }
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 7777)),
            data: PathBuf::from("data"),
            database_url: None,
            durability: Durability::Full,
            take_over: false,
            lease: Duration::from_secs(10),
            origin: None,
            metrics_token: None,
            limits: Limits::default(),
            timeouts: Timeouts::default(),
            proxies: Proxies::default(),
            idle: Duration::from_secs(60),
            bots: std::thread::available_parallelism().map_or(1, usize::from),
            bot_pause: Duration::from_millis(300),
            reference_games: false,
            seed: None,
        }
    }
}
