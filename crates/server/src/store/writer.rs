//! The one task that writes: whatever waits when it is free goes into one transaction.
//!
//! Events of matches go to the journal, one row for each commit, which is what makes a durable move cheap: a commit
//! touches one page however many tables moved. Rooms save their events to the table's own record from time to time, and
//! the journal forgets what is saved. Invariant: an answered event is in the journal or in the record.

use super::{Backend, TableRow, Unavailable};
use crate::id::Id;
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, Connection, Row};
use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{mpsc, oneshot};

/// Something to store.
#[derive(Clone, Debug)]
pub enum Write {
    /// Somebody new.
    Person { id: Id, name: String, token_hash: String, created_at: i64 },
    /// A new table.
    Table(Box<TableRow>),
    /// Who owns which seat; and who sat down just now, if somebody did.
    Seating { table: Id, seating: String, sat: Option<Id> },
    /// The match begins as it is set up now, with its first events up to `number`.
    Start { table: Id, setup: String, seating: String, number: i64, lines: String },
    /// One event of a match.
    Event { table: Id, number: i64, line: String },
    /// Events up to `number` that only the journal holds so far, and how the match ended if it did.
    Save { table: Id, number: i64, lines: String, closing: Option<Closing> },
    /// Where the same people play again.
    Rematch { table: Id, next: Box<TableRow>, people: Vec<Id> },
    /// Something said that somebody reported.
    Report { table: Id, person: Id, line: String, created_at: i64 },
}

/// How a match ended.
#[derive(Clone, Debug)]
pub struct Closing {
    /// When.
    pub ended_at: i64,
    /// How, as JSON.
    pub result: String,
}

pub(super) struct Job {
    pub(super) write: Write,
    pub(super) done: oneshot::Sender<Result<(), Unavailable>>,
}

/// The most writes of one transaction.
const BATCH: usize = 2048;
/// The journal is swept once in so many commits.
const SWEEP: u64 = 64;

pub(super) struct Writer {
    pool: AnyPool,
    /// The connection it writes on, kept while there is more to write; none after a failure.
    own: Option<PoolConnection<Any>>,
    backend: Backend,
    /// The number of the next row of the journal.
    next: i64,
    needed: Needed,
    commits: u64,
}

/// The first row of the journal that a table may still need. Whoever reads a table looks here first.
pub(super) type Needed = Arc<Mutex<HashMap<Id, i64>>>;

/// Writes until every handle is gone.
pub(super) async fn run(mut writer: Writer, mut inbox: mpsc::Receiver<Job>) {
    let mut batch = Vec::new();
    while inbox.recv_many(&mut batch, BATCH).await > 0 {
        metrics::histogram!("parlor_store_batch").record(batch.len() as f64);
        writer.write(&mut batch).await;
        if inbox.is_empty() {
            writer.own = None;
        }
    }
}

impl Writer {
    pub(super) fn new(pool: AnyPool, backend: Backend, next: i64, needed: Needed) -> Writer {
        Writer { pool, own: None, backend, next, needed, commits: 0 }
    }

    /// Writes a batch. If it fails, each write is tried alone, so that none suffers for another; unless nobody knows
    /// whether the batch before this one was stored after all.
    async fn write(&mut self, batch: &mut Vec<Job>) {
        let writes: Vec<&Write> = batch.iter().map(|job| &job.write).collect();
        let alone = batch.len() == 1;
        self.remember(&writes);
        let result = self.commit(&writes).await;
        match result {
            Ok(()) => batch.drain(..).for_each(|job| answer(job, Ok(()))),
            Err(error) => {
                let surprised = self.look_again().await;
                if alone || surprised || is_down(&error) {
                    let why = Unavailable::from(error);
                    return batch.drain(..).for_each(|job| answer(job, Err(why)));
                }
                for job in batch.drain(..) {
                    let done = self.commit(&[&job.write]).await.map_err(Unavailable::from);
                    answer(job, done);
                }
            }
        }
    }

    /// After a failure: whether a row was stored that was believed lost. The number of the lost row is used again, so
    /// that two rows can never claim the same place.
    async fn look_again(&mut self) -> bool {
        let query = sqlx::query("SELECT COALESCE(MAX(number), 0) FROM journal").fetch_one(&self.pool).await;
        let Ok(last) = query.and_then(|row| row.try_get::<i64, _>(0)) else { return false };
        let surprised = last >= self.next;
        self.next = self.next.max(last + 1);
        surprised
    }

    async fn commit(&mut self, writes: &[&Write]) -> Result<(), sqlx::Error> {
        let mut connection = match self.own.take() {
            Some(connection) => connection,
            None => self.pool.acquire().await?,
        };
        let done = self.commit_on(&mut connection, writes).await;
        if done.is_err() {
            // Its transaction may still be open: nobody must be given this connection again.
            drop(connection.detach());
        } else {
            self.own = Some(connection);
        }
        done
    }

    async fn commit_on(&mut self, connection: &mut AnyConnection, writes: &[&Write]) -> Result<(), sqlx::Error> {
        let sweeps = self.commits.is_multiple_of(SWEEP);
        if !sweeps && writes.iter().all(|write| matches!(write, Write::Event { .. })) {
            // One row is a transaction of its own.
            write_journal(connection, self.next, writes).await?;
        } else {
            let begin = if self.backend == Backend::Sqlite { "BEGIN IMMEDIATE" } else { "BEGIN" };
            let mut tx = connection.begin_with(begin).await?;
            write_journal(&mut tx, self.next, writes).await?;
            for write in writes {
                execute(&mut tx, write).await?;
            }
            if sweeps {
                let keep = self.still_needed();
                sqlx::query("DELETE FROM journal WHERE number < $1").bind(keep).execute(&mut *tx).await?;
            }
            tx.commit().await?;
        }
        self.forget(writes);
        Ok(())
    }

    fn still_needed(&self) -> i64 {
        let needed = self.needed.lock().unwrap_or_else(PoisonError::into_inner);
        needed.values().copied().min().unwrap_or(self.next)
    }

    /// Keeps in mind which rows of the journal tables may need, before they are stored.
    fn remember(&mut self, writes: &[&Write]) {
        let mut needed = self.needed.lock().unwrap_or_else(PoisonError::into_inner);
        for write in writes {
            if let Write::Event { table, .. } = write {
                needed.entry(*table).or_insert(self.next);
            }
        }
    }

    /// What a record holds is no longer needed.
    fn forget(&mut self, writes: &[&Write]) {
        let mut needed = self.needed.lock().unwrap_or_else(PoisonError::into_inner);
        for write in writes {
            if let Write::Save { table, .. } = write {
                needed.remove(table);
            }
        }
        self.next += 1;
        self.commits += 1;
    }
}

fn answer(job: Job, result: Result<(), Unavailable>) {
    // Whoever asked may have gone.
    let _ = job.done.send(result);
}

/// Whether the database cannot be reached at all, so that trying each write alone is no use.
fn is_down(error: &sqlx::Error) -> bool {
    matches!(error, sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut | sqlx::Error::PoolClosed | sqlx::Error::Tls(_))
}

/// The events among the writes as one row of the journal.
async fn write_journal(connection: &mut AnyConnection, number: i64, writes: &[&Write]) -> Result<(), sqlx::Error> {
    let journal = journal_of(writes);
    if journal.is_empty() {
        return Ok(());
    }
    let query = sqlx::query("INSERT INTO journal (number, body) VALUES ($1, $2)");
    run_one(connection, query.bind(number).bind(journal)).await
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

async fn execute(tx: &mut AnyConnection, write: &Write) -> Result<(), sqlx::Error> {
    match write {
        Write::Event { .. } => Ok(()),
        Write::Save { table, number, lines, closing } => save(tx, *table, *number, lines, closing.as_ref()).await,
        Write::Table(row) => {
            insert_table(tx, row).await?;
            insert_sitting(tx, row.host, row.id, row.created_at).await
        }
        Write::Rematch { table, next, people } => {
            insert_table(tx, next).await?;
            for person in people {
                insert_sitting(tx, *person, next.id, next.created_at).await?;
            }
            let query = sqlx::query("UPDATE tables SET rematch = $2 WHERE id = $1");
            run_one(tx, query.bind(table.to_string()).bind(next.id.to_string())).await
        }
        Write::Person { id, name, token_hash, created_at } => {
            let sql = "INSERT INTO people (id, name, token_hash, created_at) VALUES ($1, $2, $3, $4)";
            let query = sqlx::query(sql).bind(id.to_string()).bind(name.clone()).bind(token_hash.clone());
            run_one(tx, query.bind(*created_at)).await
        }
        Write::Seating { table, seating, sat } => {
            if let Some(person) = sat {
                insert_sitting(tx, *person, *table, super::now()).await?;
            }
            let query = sqlx::query("UPDATE tables SET seating = $2 WHERE id = $1");
            run_one(tx, query.bind(table.to_string()).bind(seating.clone())).await
        }
        Write::Start { table, setup, seating, number, lines } => {
            let sql = "UPDATE tables SET seating = $2, state = 1, saved = $3, record = $4, setup = $5 WHERE id = $1";
            let query = sqlx::query(sql).bind(table.to_string()).bind(seating.clone());
            run_one(tx, query.bind(*number).bind(lines.clone()).bind(setup.clone())).await
        }
        Write::Report { table, person, line, created_at } => {
            let sql = "INSERT INTO reports (id, table_id, person, line, created_at) VALUES ($1, $2, $3, $4, $5)";
            let query = sqlx::query(sql).bind(Id::fresh().to_string()).bind(table.to_string());
            run_one(tx, query.bind(person.to_string()).bind(line.clone()).bind(*created_at)).await
        }
    }
}

type Query<'q> = sqlx::query::Query<'q, Any, sqlx::any::AnyArguments>;

async fn run_one(tx: &mut AnyConnection, query: Query<'_>) -> Result<(), sqlx::Error> {
    query.execute(tx).await.map(|_| ())
}

async fn insert_table(tx: &mut AnyConnection, row: &TableRow) -> Result<(), sqlx::Error> {
    let sql = "INSERT INTO tables (id, game, state, is_public, host, setup, seating, secret, created_at) \
               VALUES ($1, $2, 0, $3, $4, $5, $6, $7, $8)";
    let query = sqlx::query(sql)
        .bind(row.id.to_string())
        .bind(row.game.clone())
        .bind(row.is_public as i64)
        .bind(row.host.to_string())
        .bind(row.setup.clone())
        .bind(row.seating.clone())
        .bind(row.secret.clone())
        .bind(row.created_at);
    run_one(tx, query).await
}

/// Keeps in mind that somebody sat at a table.
async fn insert_sitting(tx: &mut AnyConnection, who: Id, table: Id, at: i64) -> Result<(), sqlx::Error> {
    let sql = "INSERT INTO sittings (person, table_id, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    run_one(tx, sqlx::query(sql).bind(who.to_string()).bind(table.to_string()).bind(at)).await
}

async fn save(
    tx: &mut AnyConnection,
    table: Id,
    number: i64,
    lines: &str,
    closing: Option<&Closing>,
) -> Result<(), sqlx::Error> {
    // `saved` guards against a save that is sent again after its answer was lost.
    let sql = "UPDATE tables SET record = record || $2, saved = $3 WHERE id = $1 AND saved < $3";
    let query = sqlx::query(sql).bind(table.to_string()).bind(lines.to_string()).bind(number);
    run_one(tx, query).await?;
    let Some(closing) = closing else { return Ok(()) };
    let query = sqlx::query("UPDATE tables SET state = 2, ended_at = $2, result = $3 WHERE id = $1");
    run_one(tx, query.bind(table.to_string()).bind(closing.ended_at).bind(closing.result.clone())).await
}
