//! The one task that writes: whatever waits when it is free goes into one transaction.
//!
//! Events of matches go to the journal, one row for each commit, which is what makes a durable move cheap: a commit
//! touches one page however many tables moved. Rooms save their events to the table's own record from time to time, and
//! the journal forgets what is saved.
//!
//! Invariants: an answered event is in the journal or in the record. Whoever is told that a write failed reads only when it
//! is certain whether it was stored (`settle`). Nothing is written without the fence.

use super::claim::{self, Fence, Owner};
use super::health::{Health, Standing};
use super::rows::Rows;
use super::writes::{Line, Write, answered};
use super::{Database, Unavailable};
use crate::id::Id;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Row};
use std::fmt::Write as _;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

pub(super) struct Job {
    pub(super) write: Write,
    pub(super) done: oneshot::Sender<Result<(), Unavailable>>,
}

/// The most writes of one transaction.
const BATCH: usize = 2048;
/// The journal is swept once in so many commits.
const SWEEP: u64 = 64;
/// The most rows that one sweep deletes.
const SWEPT_MAX: usize = 1024;
/// How often a store that is out of order is tried again.
const AGAIN: Duration = Duration::from_millis(200);

pub(super) struct Writer {
    database: Database,
    /// The connection it writes on; none after a failure.
    own: Option<AnyConnection>,
    fence: Fence,
    /// The number of the next row of the journal.
    next: i64,
    rows: SharedRows,
    health: Arc<Health>,
    commits: u64,
    /// The tables of a row that may have been stored or not; some means that nothing is written until that is known.
    unsettled: Option<Vec<Id>>,
    is_over: bool,
}

/// Whoever reads a table looks here first.
pub(super) type SharedRows = Arc<Mutex<Rows>>;

/// Why something was not stored.
enum Trouble {
    /// Another server has taken over.
    Lost,
    Sql(sqlx::Error),
}

impl From<sqlx::Error> for Trouble {
    fn from(error: sqlx::Error) -> Trouble {
        Trouble::Sql(error)
    }
}

/// Writes until every handle is gone.
pub(super) async fn run(mut writer: Writer, beat: Duration, mut inbox: mpsc::Receiver<Job>) {
    let mut batch = Vec::new();
    let mut alarm = std::pin::pin!(tokio::time::sleep(beat));
    loop {
        tokio::select! {
            // A server that was paused looks first whether it may still write.
            biased;
            () = alarm.as_mut() => writer.beat().await,
            count = inbox.recv_many(&mut batch, BATCH) => {
                if count == 0 {
                    return;
                }
                metrics::histogram!("parlor_store_batch").record(count as f64);
                writer.write(&mut batch).await;
            }
        }
        let pause = if writer.unsettled.is_some() { AGAIN } else { beat };
        if alarm.is_elapsed() || alarm.deadline() > Instant::now() + pause {
            alarm.as_mut().reset(Instant::now() + pause);
        }
    }
}

impl Writer {
    pub(super) fn new(database: Database, fence: Fence, rows: SharedRows, health: Arc<Health>) -> Writer {
        Writer { database, own: None, fence, next: 1, rows, health, commits: 0, unsettled: None, is_over: false }
    }

    fn rows(&self) -> MutexGuard<'_, Rows> {
        self.rows.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes a batch. If it fails, each write is tried alone, so that none suffers for another; unless nobody knows
    /// whether the batch was stored after all.
    async fn write(&mut self, batch: &mut Vec<Job>) {
        let writes: Vec<&Write> = batch.iter().map(|job| &job.write).collect();
        let alone = batch.len() == 1;
        let done = self.try_write(&writes).await;
        match done {
            Ok(()) => batch.drain(..).for_each(|job| answer(job, Ok(()))),
            Err(Retry::Alone) if !alone => {
                for job in batch.drain(..) {
                    let done = self.try_write(&[&job.write]).await;
                    answer(job, done.map_err(|_| Unavailable));
                }
            }
            Err(_) => batch.drain(..).for_each(|job| answer(job, Err(Unavailable))),
        }
    }

    async fn try_write(&mut self, writes: &[&Write]) -> Result<(), Retry> {
        if self.is_over || self.unsettled.is_some() {
            return Err(Retry::Later);
        }
        self.remember(writes);
        let error = match self.commit(writes).await {
            Ok(()) => {
                self.note(writes);
                if writes.iter().any(|write| matches!(write, Write::Release)) {
                    self.retire().await;
                }
                return Ok(());
            }
            Err(Trouble::Lost) => {
                self.lose().await;
                return Err(Retry::Later);
            }
            Err(Trouble::Sql(error)) => error,
        };
        tracing::warn!(%error, "the store did not answer");
        self.own = None;
        self.unsettled = Some(tables(writes));
        self.health.set_down(true);
        // Where nobody answers, asking again now would only make everybody wait for their refusals.
        if !is_down(&error) && self.settle().await == Some(false) { Err(Retry::Alone) } else { Err(Retry::Later) }
    }

    /// Makes certain what was stored: whatever is still on its way to the database is fenced off, and then counted. Says
    /// whether a row was stored that was believed lost; none if the database does not answer.
    async fn settle(&mut self) -> Option<bool> {
        let settled = self.try_settle().await;
        let last = match settled {
            Ok(last) => last,
            Err(Trouble::Lost) => {
                self.lose().await;
                return None;
            }
            Err(Trouble::Sql(error)) => {
                tracing::debug!(%error, "the store is still out of order");
                self.own = None;
                return None;
            }
        };
        let surprised = last >= self.next;
        let unsettled = self.unsettled.take().unwrap_or_default();
        if surprised {
            self.next = last + 1;
        } else {
            // The number of a lost row is used again, so that two rows can never claim the same place.
            let (mut rows, row) = (self.rows(), self.next);
            unsettled.into_iter().for_each(|table| rows.undo(table, row));
        }
        self.health.set_down(false);
        Some(surprised)
    }

    async fn try_settle(&mut self) -> Result<i64, Trouble> {
        // An answer to this may be lost as well: the next attempt asks for the turn after it.
        self.fence.turn += 1;
        let (backend, Fence { epoch, turn }) = (self.database.backend, self.fence);
        let connection = self.connection().await?;
        let sql = "UPDATE nodes SET turn = $2, beat = beat + 1 WHERE epoch = $1 AND turn < $2 AND ended_at = 0";
        let query = sqlx::query(sql).bind(epoch).bind(turn).execute(&mut *connection);
        if answered(backend, query).await?.rows_affected() == 0 {
            return Err(Trouble::Lost);
        }
        let query = sqlx::query("SELECT COALESCE(MAX(number), 0) FROM journal WHERE epoch = $1").bind(epoch);
        Ok(answered(backend, query.fetch_one(connection)).await?.try_get(0)?)
    }

    /// A sign of life, which also shows whether somebody wants the database, and whether it can be written.
    async fn beat(&mut self) {
        if self.is_over {
            return;
        }
        if self.unsettled.is_some() {
            self.settle().await;
            return;
        }
        match self.try_beat().await {
            Ok(wanted) if wanted.is_empty() => {}
            Ok(wanted) => self.health.say(Standing::Wanted(wanted)),
            Err(Trouble::Lost) => self.lose().await,
            Err(Trouble::Sql(error)) => {
                tracing::warn!(%error, "the store did not answer");
                self.own = None;
                self.unsettled = Some(Vec::new());
                self.health.set_down(true);
            }
        }
    }

    async fn try_beat(&mut self) -> Result<String, Trouble> {
        let (backend, Fence { epoch, turn }) = (self.database.backend, self.fence);
        let sweeps = !self.rows().free(1).is_empty();
        let connection = self.connection().await?;
        let sql = "UPDATE nodes SET beat = beat + 1 WHERE epoch = $1 AND turn = $2 AND ended_at = 0 RETURNING wanted";
        // To its end: whoever takes the first row only does not hear that it could not be committed.
        let query = sqlx::query(sql).bind(epoch).bind(turn).fetch_all(connection);
        let Some(row) = answered(backend, query).await?.pop() else { return Err(Trouble::Lost) };
        if sweeps {
            self.commits = self.commits.next_multiple_of(SWEEP);
            self.commit(&[]).await?;
        }
        Ok(row.try_get(0)?)
    }

    /// Another server has the database: nothing can be written any more.
    async fn lose(&mut self) {
        self.retire().await;
        let owner = match self.connection().await {
            Ok(connection) => Owner::current(connection).await.ok().flatten(),
            Err(_) => None,
        };
        let by = owner.map(|owner| format!(" ({owner})")).unwrap_or_default();
        self.health.say(Standing::Lost(format!(
            "another server{by} has taken over the database: this one has stopped and stored nothing since"
        )));
    }

    /// Writes nothing any more, and leaves the database to the next server.
    async fn retire(&mut self) {
        self.is_over = true;
        self.health.set_down(true);
        if let Some(own) = self.own.take() {
            // However the connection ends: what was stored is stored, and a transaction that is still open ends with it.
            let _ = answered(self.database.backend, own.close()).await;
        }
    }

    async fn connection(&mut self) -> Result<&mut AnyConnection, sqlx::Error> {
        let connection = match self.own.take() {
            Some(connection) => connection,
            None => answered(self.database.backend, self.database.connect()).await?,
        };
        Ok(self.own.insert(connection))
    }

    async fn commit(&mut self, writes: &[&Write]) -> Result<(), Trouble> {
        let (backend, fence, next) = (self.database.backend, self.fence, self.next);
        let swept = match self.commits.is_multiple_of(SWEEP) {
            true => self.rows().free(SWEPT_MAX).to_vec(),
            false => Vec::new(),
        };
        let connection = self.connection().await?;
        if swept.is_empty() && writes.iter().all(|write| matches!(write, Write::Event { .. })) {
            // One row is a transaction of its own, and looks at the fence itself.
            append(&mut Line { connection, backend, epoch: fence.epoch }, fence, next, writes).await?;
        } else {
            let begun = answered(backend, connection.begin_with(fence.begin(backend))).await;
            let mut tx = begun.map_err(|error| if Fence::is_lost(&error) { Trouble::Lost } else { error.into() })?;
            let mut line = Line { connection: &mut tx, backend, epoch: fence.epoch };
            append(&mut line, fence, next, writes).await?;
            for write in writes {
                line.write(write).await?;
            }
            sweep(&mut line, &swept).await?;
            answered(backend, tx.commit()).await?;
        }
        self.rows().deleted(swept.len());
        self.commits += 1;
        Ok(())
    }

    /// Keeps in mind which rows of the journal tables may need, before they are stored.
    fn remember(&mut self, writes: &[&Write]) {
        let (mut rows, next) = (self.rows(), self.next);
        for write in writes {
            if let Write::Event { table, .. } = write {
                rows.add(*table, next);
            }
        }
    }

    /// What a record holds is no longer needed in the journal.
    fn note(&mut self, writes: &[&Write]) {
        self.next += 1;
        let mut rows = self.rows();
        for write in writes {
            if let Write::Save { table, .. } = write {
                rows.saved(*table);
            }
        }
    }
}

/// What may be tried after a failure.
enum Retry {
    /// The same, one by one: nothing of it was stored.
    Alone,
    /// Whoever asked may ask again.
    Later,
}

fn answer(job: Job, result: Result<(), Unavailable>) {
    // Whoever asked may have gone.
    let _ = job.done.send(result);
}

/// Whether the database cannot be reached at all, so that trying again at once is no use.
fn is_down(error: &sqlx::Error) -> bool {
    matches!(error, sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut | sqlx::Error::PoolClosed | sqlx::Error::Tls(_))
}

/// The events among the writes as one row of the journal.
async fn append(line: &mut Line<'_>, fence: Fence, number: i64, writes: &[&Write]) -> Result<(), Trouble> {
    let journal = journal_of(writes);
    if journal.is_empty() {
        return Ok(());
    }
    let query = sqlx::query(claim::append(line.backend)).bind(fence.epoch).bind(fence.turn);
    match line.run(query.bind(number).bind(journal)).await?.rows_affected() {
        0 => Err(Trouble::Lost),
        _ => Ok(()),
    }
}

fn journal_of(writes: &[&Write]) -> String {
    let mut body = String::new();
    for write in writes {
        if let Write::Event { table, number, line } = write {
            writeln!(body, "{table} {number} {line}").expect("writing to a string cannot fail");
        }
    }
    body
}

fn tables(writes: &[&Write]) -> Vec<Id> {
    let table = |write: &&Write| if let Write::Event { table, .. } = write { Some(*table) } else { None };
    writes.iter().filter_map(table).collect()
}

/// Deletes rows that nobody needs.
async fn sweep(line: &mut Line<'_>, rows: &[i64]) -> Result<(), sqlx::Error> {
    if rows.is_empty() {
        return Ok(());
    }
    let sql = format!("DELETE FROM journal WHERE epoch = $1 AND number IN ({})", listed(rows));
    line.run(sqlx::query(AssertSqlSafe(sql)).persistent(false).bind(line.epoch)).await.map(drop)
}

/// Numbers as a list in a statement.
pub(super) fn listed(numbers: &[i64]) -> String {
    let texts: Vec<String> = numbers.iter().map(i64::to_string).collect();
    texts.join(", ")
}
