//! Where the database is, how it is reached, and whether it is whole.

use super::writes::answered;
use crate::config::{Config, Durability};
use sqlx::any::AnyPoolOptions;
use sqlx::{AnyConnection, AnyPool, Connection, Executor, Row};
use std::fs::File;
use std::path::Path;
use std::time::Duration;
use tokio::time::Instant;

/// Which database it is: they differ in how a writing transaction begins, and in what can go wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Backend {
    Sqlite,
    Postgres,
}

/// A database and the ways to it.
#[derive(Clone)]
pub struct Database {
    pub pool: AnyPool,
    pub backend: Backend,
    url: String,
    durability: Durability,
}

/// At the start a database may be about to start as well.
const PATIENCE: Duration = Duration::from_secs(5);

impl Database {
    /// One that nobody asks anything.
    #[cfg(test)]
    pub fn nowhere() -> Database {
        let url = "sqlite::memory:".to_string();
        let pool = AnyPoolOptions::new().connect_lazy(&url).unwrap();
        Database { pool, backend: Backend::Sqlite, url, durability: Durability::default() }
    }

    /// Opens it; the error is one sentence.
    pub async fn open(config: &Config) -> Result<Database, String> {
        let (backend, url) = address(config)?;
        let durability = config.durability;
        // A file does not hang up: only connections to a server are tried before they are used.
        let options = AnyPoolOptions::new().max_connections(6).test_before_acquire(backend == Backend::Postgres);
        let wait = if backend == Backend::Postgres { Duration::from_millis(700) } else { PATIENCE };
        let options = options.acquire_timeout(wait).after_connect(move |connection, _| {
            Box::pin(async move { prepare(connection, backend, durability).await })
        });
        let pool = options.connect_lazy(&url).map_err(|error| no_database(backend, &error))?;
        let database = Database { pool, backend, url, durability };
        database.must_answer().await?;
        Ok(database)
    }

    /// Makes sure that it can be opened. A pool would try until its time is over, and forget why.
    async fn must_answer(&self) -> Result<(), String> {
        let end = Instant::now() + PATIENCE;
        loop {
            match answered(self.backend, self.connect()).await {
                Ok(connection) => {
                    // It was only tried.
                    let _ = connection.close().await;
                    return Ok(());
                }
                Err(error) if is_damage(&error) => return Err(damaged(&error.to_string())),
                Err(error) if self.backend == Backend::Sqlite || Instant::now() > end => {
                    return Err(no_database(self.backend, &error));
                }
                Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
            }
        }
    }

    /// Another connection, which belongs to whoever asked for it.
    pub async fn connect(&self) -> Result<AnyConnection, sqlx::Error> {
        let mut connection = AnyConnection::connect(&self.url).await?;
        prepare(&mut connection, self.backend, self.durability).await?;
        Ok(connection)
    }

    /// Makes sure that a database file is not damaged; a database server looks after its own files.
    pub async fn must_be_whole(&self) -> Result<(), String> {
        if self.backend == Backend::Postgres {
            return Ok(());
        }
        let found = sqlx::query("PRAGMA quick_check(1)").fetch_one(&self.pool).await;
        let found = found.and_then(|row| row.try_get::<String, _>(0)).map_err(|error| damaged(&error.to_string()))?;
        if found == "ok" { Ok(()) } else { Err(damaged(&found.replace('\n', " "))) }
    }
}

async fn prepare(connection: &mut AnyConnection, backend: Backend, durability: Durability) -> Result<(), sqlx::Error> {
    match backend {
        Backend::Sqlite => {
            connection.execute("PRAGMA busy_timeout=1000").await?;
            connection.execute("PRAGMA journal_mode=WAL").await?;
            let sync = match durability {
                Durability::Full => "PRAGMA synchronous=FULL",
                Durability::Normal => "PRAGMA synchronous=NORMAL",
            };
            connection.execute(sync).await?;
            connection.execute("PRAGMA foreign_keys=ON").await?;
        }
        Backend::Postgres => {
            // A server that is paused in the middle of a transaction must not hold up the one that takes over.
            let set = connection.execute("SET idle_in_transaction_session_timeout = '2s'");
            answered(backend, set).await?;
        }
    }
    Ok(())
}

/// Whether a database file cannot be read for what it should be.
fn is_damage(error: &sqlx::Error) -> bool {
    const CORRUPT: u32 = 11;
    const NOT_A_DATABASE: u32 = 26;
    let code = error.as_database_error().and_then(|error| error.code()).and_then(|code| code.parse::<u32>().ok());
    code.is_some_and(|code| matches!(code & 0xff, CORRUPT | NOT_A_DATABASE))
}

/// The URL may hold a password, so it is not part of the sentence.
fn no_database(backend: Backend, error: &sqlx::Error) -> String {
    let what = if backend == Backend::Sqlite { "SQLite" } else { "PostgreSQL" };
    format!("cannot open the {what} database: {error}")
}

fn damaged(why: &str) -> String {
    format!(
        "the database file is damaged ({why}): restore a backup in its place, or move it away to begin with an empty one"
    )
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
            no_older_program(&config.data)?;
            let path = config.data.join("parlor.db").display().to_string();
            let path = path.replace('%', "%25").replace('?', "%3F").replace('#', "%23");
            Ok((Backend::Sqlite, format!("sqlite:{path}?mode=rwc")))
        }
    }
}

/// Programs from before databases had owners lock a file instead.
fn no_older_program(folder: &Path) -> Result<(), String> {
    let Ok(file) = File::open(folder.join("parlor.lock")) else { return Ok(()) };
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(_) => Err(format!("an older Parlor uses the data folder {}: stop it first", folder.display())),
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
