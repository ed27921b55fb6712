//! The store: people, tables and matches in SQLite or PostgreSQL, one code path.
//!
//! Reads go to a pool. All writes go through one task that commits many at once (`writer.rs`), so that a durable move
//! costs a share of one flush to disk. A write that was answered is stored; one that failed may be sent again. The database
//! belongs to one server at a time, and whoever lost it can write nothing (`claim.rs`).

mod claim;
mod database;
mod health;
mod machine;
mod matches;
mod people;
mod recovery;
mod rows;
mod schema;
mod writer;
mod writes;

pub use health::Standing;
pub use matches::{Finished, Listed, Stored, TableRow};
pub use people::Person;
pub use writes::{Closing, Write};

use crate::config::Config;
use claim::{Claim, Owner};
use database::{Backend, Database};
use health::Health;
use rows::Rows;
use sqlx::any::install_default_drivers;
use std::future::Future;
use std::sync::{Arc, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::time::Instant;
use writer::{Job, SharedRows, Writer};
use writes::answered;

/// Why the store did not do something. Nothing was acknowledged; trying again is harmless.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unavailable;

impl From<sqlx::Error> for Unavailable {
    fn from(error: sqlx::Error) -> Unavailable {
        tracing::warn!(%error, "the store did not answer");
        Unavailable
    }
}

type Trials = Arc<Mutex<Option<(Instant, bool)>>>;

/// A handle to the store; clones share it.
#[derive(Clone)]
pub struct Store {
    database: Database,
    jobs: mpsc::Sender<Job>,
    rows: SharedRows,
    met: people::Acquaintances,
    health: Arc<Health>,
    /// When it was last tried whether something can be stored, and what came of it.
    tried: Trials,
    /// The epoch of those who write; none for those who only read.
    epoch: Option<i64>,
    /// The server that did not free the database and was replaced.
    replaced: Option<Owner>,
}

/// Writes that may wait for the next commit.
const JOBS_MAX: usize = 65_536;
/// A server gives so many signs of life in the time of its lease.
const BEATS: u32 = 5;
/// So long a trial is good for.
const TRIAL: Duration = Duration::from_secs(1);

impl Store {
    /// Opens the store, claims it for this server, brings its schema up to date, and puts what the journal holds where it
    /// belongs. The error is one sentence.
    pub async fn open(config: &Config) -> Result<Store, String> {
        install_default_drivers();
        let database = Database::open(config).await?;
        database.must_be_whole().await?;
        let (pool, backend) = (&database.pool, database.backend);
        schema::prepare(pool, backend).await?;
        let lease = config.lease.max(Duration::from_millis(50));
        let (fence, replaced) = Claim { pool, backend, take_over: config.take_over, lease }.make().await?;
        schema::migrate(pool, backend).await?;
        let (jobs, inbox) = mpsc::channel(JOBS_MAX);
        let (rows, health) = (SharedRows::default(), Arc::new(Health::default()));
        let writer = Writer::new(database.clone(), fence, rows.clone(), health.clone());
        tokio::spawn(writer::run(writer, lease / BEATS, inbox));
        let (met, tried) = Default::default();
        Ok(Store { database, jobs, rows, met, health, tried, epoch: Some(fence.epoch), replaced })
    }

    /// Opens the store to read only, beside a server that may be running on it. Nothing in it is changed.
    pub async fn read(config: &Config) -> Result<Store, String> {
        install_default_drivers();
        let database = Database::open(config).await?;
        schema::must_be_current(&database.pool).await?;
        let (jobs, _) = mpsc::channel(1);
        let (rows, met, health, tried) = Default::default();
        Ok(Store { database, jobs, rows, met, health, tried, epoch: None, replaced: None })
    }

    /// Says that everything is stored and keeps nothing: for tests of time, which no disk may take part in.
    #[cfg(test)]
    pub(crate) fn forgetful() -> Store {
        install_default_drivers();
        let (jobs, mut inbox) = mpsc::channel::<Job>(16);
        tokio::spawn(async move {
            while let Some(job) = inbox.recv().await {
                let _ = job.done.send(Ok(()));
            }
        });
        let (rows, met, health, tried) = Default::default();
        Store { database: Database::nowhere(), jobs, rows, met, health, tried, epoch: None, replaced: None }
    }

    /// Stores something; when this returns `Ok`, it is stored.
    pub async fn write(&self, write: Write) -> Result<(), Unavailable> {
        self.health.check()?;
        let (done, answer) = oneshot::channel();
        self.jobs.send(Job { write, done }).await.map_err(|_| Unavailable)?;
        answer.await.unwrap_or(Err(Unavailable))
    }

    /// Waits for an answer of the database, but not for long where it is somewhere else.
    async fn ask<T>(&self, answer: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, Unavailable> {
        match (self.database.backend, self.epoch) {
            (_, None) | (Backend::Sqlite, _) => Ok(answer.await?),
            (Backend::Postgres, Some(_)) => {
                self.health.check()?;
                Ok(answered(Backend::Postgres, answer).await?)
            }
        }
    }

    fn rows(&self) -> MutexGuard<'_, Rows> {
        self.rows.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether something can be stored: it is tried, once a second at most, however many ask.
    pub async fn is_ready(&self) -> bool {
        if self.health.check().is_err() {
            return false;
        }
        // Whoever asks meanwhile waits here for the same trial.
        let mut last = self.tried.lock().await;
        match *last {
            Some((at, is_ready)) if at.elapsed() < TRIAL => is_ready,
            _ => {
                let is_ready = self.write(Write::Trial).await.is_ok();
                *last = Some((Instant::now(), is_ready));
                is_ready
            }
        }
    }

    /// What this server is to do about its store.
    pub fn standing(&self) -> Standing {
        self.health.standing()
    }

    /// Ends a server of this machine that was replaced because it did not answer; says whether there was one.
    pub async fn end_replaced(&self) -> bool {
        match &self.replaced {
            Some(owner) => owner.end().await,
            None => false,
        }
    }

    /// Resolves when this server has to stop, because another one wants the database or has it.
    pub async fn gone(&self) {
        self.health.gone().await;
    }

    /// After the last write: frees the database for the next server and closes the connections.
    pub async fn close(&self) {
        // If it cannot be freed, the next server sees that this one is gone.
        let _ = self.write(Write::Release).await;
        self.database.pool.close().await;
    }
}

/// Now, in milliseconds since 1970.
pub fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as i64)
}

#[cfg(test)]
mod tests;
