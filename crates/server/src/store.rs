//! The store: people, tables and matches in SQLite or PostgreSQL, one code path.
//!
//! Reads go to a pool. All writes go through one task that commits many at once (`writer.rs`), so that a durable move
//! costs a share of one flush to disk. A write that was answered is stored; one that failed may be sent again.

mod matches;
mod people;
mod recovery;
mod schema;
mod writer;

pub use matches::{Finished, Listed, Stored, TableRow};
pub use people::Person;
pub use writer::{Closing, Write};

use crate::config::{Config, Durability};
use sqlx::any::{AnyPoolOptions, install_default_drivers};
use sqlx::{AnyPool, Executor};
use std::fs::File;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use writer::{Job, Needed, Writer};

/// Why the store did not do something. Nothing was acknowledged; trying again is harmless.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unavailable;

impl From<sqlx::Error> for Unavailable {
    fn from(error: sqlx::Error) -> Unavailable {
        tracing::warn!(%error, "the store did not answer");
        Unavailable
    }
}

/// A handle to the store; clones share it.
#[derive(Clone)]
pub struct Store {
    pool: AnyPool,
    jobs: mpsc::Sender<Job>,
    needed: Needed,
    met: people::Acquaintances,
    /// Whether somebody else may write to the journal.
    foreign: bool,
    /// Says that this data folder belongs to this program.
    lock: Option<Arc<File>>,
}

/// Which database it is: they differ in how a writing transaction begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Backend {
    Sqlite,
    Postgres,
}

/// Writes that may wait for the next commit.
const JOBS_MAX: usize = 65_536;

impl Store {
    /// Opens the store, brings its schema up to date, and puts what the journal holds where it belongs. The error is
    /// one sentence.
    pub async fn open(config: &Config) -> Result<Store, String> {
        install_default_drivers();
        let (backend, url) = address(config)?;
        let lock = claim(config)?;
        let pool = connect(backend, &url, config.durability).await?;
        schema::migrate(&pool, backend).await?;
        let next =
            recovery::recover(&pool, backend).await.map_err(|error| format!("the journal is broken: {error}"))?;
        let (jobs, inbox) = mpsc::channel(JOBS_MAX);
        let needed = Needed::default();
        let writer = Writer::new(pool.clone(), backend, next, needed.clone());
        tokio::spawn(writer::run(writer, inbox));
        Ok(Store { pool, jobs, needed, met: Default::default(), foreign: false, lock })
    }

    /// Opens the store to read only, beside a server that may be running on it. Nothing in it is changed.
    pub async fn read(config: &Config) -> Result<Store, String> {
        install_default_drivers();
        let (backend, url) = address(config)?;
        let pool = connect(backend, &url, config.durability).await?;
        let (jobs, _) = mpsc::channel(1);
        Ok(Store { pool, jobs, needed: Needed::default(), met: Default::default(), foreign: true, lock: None })
    }

    /// Stores something; when this returns `Ok`, it is stored.
    pub async fn write(&self, write: Write) -> Result<(), Unavailable> {
        let (done, answer) = oneshot::channel();
        self.jobs.send(Job { write, done }).await.map_err(|_| Unavailable)?;
        answer.await.unwrap_or(Err(Unavailable))
    }

    /// Whether the store answers.
    pub async fn is_ready(&self) -> bool {
        sqlx::query("SELECT 1").execute(&self.pool).await.is_ok()
    }

    /// Closes the connections after the last write.
    pub async fn close(&self) {
        self.pool.close().await;
        if let Some(lock) = &self.lock {
            // It ends with the program in any case.
            let _ = lock.unlock();
        }
    }
}

/// The kind and the address of the database.
fn address(config: &Config) -> Result<(Backend, String), String> {
    match config.database_url.as_deref() {
        Some(url) if url.starts_with("postgres:") || url.starts_with("postgresql:") => {
            Ok((Backend::Postgres, url.to_string()))
        }
        Some(url) if url.starts_with("sqlite:") => Ok((Backend::Sqlite, url.to_string())),
        Some(_) => Err("the database URL must start with postgres: or sqlite:".to_string()),
        None => {
            make_folder(&config.data)?;
            let path = config.data.join("parlor.db").display().to_string();
            let path = path.replace('%', "%25").replace('?', "%3F").replace('#', "%23");
            Ok((Backend::Sqlite, format!("sqlite:{path}?mode=rwc")))
        }
    }
}

/// Makes sure that no other server works in the data folder: two of them would spoil each other's journal.
fn claim(config: &Config) -> Result<Option<Arc<File>>, String> {
    if config.database_url.is_some() {
        return Ok(None);
    }
    let path = config.data.join("parlor.lock");
    let file = File::create(&path).map_err(|error| format!("cannot write {}: {error}", path.display()))?;
    match file.try_lock() {
        Ok(()) => Ok(Some(Arc::new(file))),
        Err(_) => Err(format!("another server uses the data folder {}: stop it first", config.data.display())),
    }
}

/// Makes sure that files can be written there.
fn make_folder(folder: &Path) -> Result<(), String> {
    let wrong = |error| format!("cannot write to the data folder {}: {error}", folder.display());
    std::fs::create_dir_all(folder).map_err(wrong)?;
    let trial = folder.join(format!(".trial-{}", std::process::id()));
    std::fs::write(&trial, b"").map_err(wrong)?;
    std::fs::remove_file(&trial).map_err(wrong)
}

async fn connect(backend: Backend, url: &str, durability: Durability) -> Result<AnyPool, String> {
    let pragmas = match durability {
        Durability::Full => "PRAGMA synchronous=FULL",
        Durability::Normal => "PRAGMA synchronous=NORMAL",
    };
    // A file does not hang up: only connections to a server are tried before they are used.
    let options = AnyPoolOptions::new().max_connections(6).test_before_acquire(backend == Backend::Postgres);
    let options = options.acquire_timeout(Duration::from_secs(5)).after_connect(move |connection, _| {
        Box::pin(async move {
            if connection.backend_name() == "SQLite" {
                connection.execute("PRAGMA busy_timeout=5000").await?;
                connection.execute("PRAGMA journal_mode=WAL").await?;
                connection.execute(pragmas).await?;
                connection.execute("PRAGMA foreign_keys=ON").await?;
            }
            Ok(())
        })
    });
    // The URL may hold a password, so it is not part of the sentence.
    let what = if backend == Backend::Sqlite { "the SQLite database" } else { "the PostgreSQL database" };
    options.connect(url).await.map_err(|error| format!("cannot open {what}: {error}"))
}

/// Now, in milliseconds since 1970.
pub fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_database_of_a_newer_program_is_left_alone() {
        let folder = std::env::temp_dir().join(format!("parlor-newer-{}", std::process::id()));
        let config = Config { data: folder.clone(), ..Config::default() };
        let store = Store::open(&config).await.unwrap();
        let sql = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                   VALUES (99, 'later', 1, x'00', 0)";
        sqlx::query(sql).execute(&store.pool).await.unwrap();
        store.close().await;
        let why = Store::open(&config).await.err().unwrap();
        assert!(why.contains("version 99") && why.contains("newer program") && !why.contains('\n'), "{why}");
        std::fs::remove_dir_all(folder).unwrap();
    }
}
