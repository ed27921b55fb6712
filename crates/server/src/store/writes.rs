//! What can be stored, and the statements that store it.

use super::{Backend, TableRow, now};
use crate::id::Id;
use sqlx::any::{AnyArguments, AnyQueryResult, AnyRow};
use sqlx::{Any, AnyConnection, Row};
use std::future::Future;
use std::io::ErrorKind;
use std::time::Duration;

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
    /// Nothing but a sign of life, to see whether anything can be stored.
    Trial,
    /// The last one: the database is free for the next server.
    Release,
}

/// How a match ended.
#[derive(Clone, Debug)]
pub struct Closing {
    /// When.
    pub ended_at: i64,
    /// How, as JSON.
    pub result: String,
}

/// A statement to a server that does not answer within this time has failed.
const PATIENCE: Duration = Duration::from_millis(700);

/// Waits for an answer of the database. A file always answers; a server on the net may not.
pub async fn answered<T>(
    backend: Backend,
    answer: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, sqlx::Error> {
    match backend {
        Backend::Sqlite => answer.await,
        Backend::Postgres => match tokio::time::timeout(PATIENCE, answer).await {
            Ok(answer) => answer,
            Err(_) => Err(sqlx::Error::Io(ErrorKind::TimedOut.into())),
        },
    }
}

pub type Query<'q> = sqlx::query::Query<'q, Any, AnyArguments>;

/// A connection in the middle of a transaction.
pub struct Line<'c> {
    pub connection: &'c mut AnyConnection,
    pub backend: Backend,
    /// The epoch of those who write.
    pub epoch: i64,
}

impl Line<'_> {
    pub async fn run(&mut self, query: Query<'_>) -> Result<AnyQueryResult, sqlx::Error> {
        answered(self.backend, query.execute(&mut *self.connection)).await
    }

    async fn row(&mut self, query: Query<'_>) -> Result<Option<AnyRow>, sqlx::Error> {
        answered(self.backend, query.fetch_optional(&mut *self.connection)).await
    }

    /// Executes a write; events have gone to the journal before.
    pub async fn write(&mut self, write: &Write) -> Result<(), sqlx::Error> {
        match write {
            Write::Event { .. } => Ok(()),
            Write::Save { table, number, lines, closing } => {
                self.save(*table, *number, lines).await?;
                let Some(closing) = closing else { return Ok(()) };
                let query = sqlx::query("UPDATE tables SET state = 2, ended_at = $2, result = $3 WHERE id = $1");
                let query = query.bind(table.to_string()).bind(closing.ended_at);
                self.run(query.bind(closing.result.clone())).await.map(drop)
            }
            Write::Table(row) => {
                self.insert_table(row).await?;
                self.insert_sitting(row.host, row.id, row.created_at).await
            }
            Write::Rematch { table, next, people } => {
                self.insert_table(next).await?;
                for person in people {
                    self.insert_sitting(*person, next.id, next.created_at).await?;
                }
                let query = sqlx::query("UPDATE tables SET rematch = $2 WHERE id = $1");
                self.run(query.bind(table.to_string()).bind(next.id.to_string())).await.map(drop)
            }
            Write::Person { id, name, token_hash, created_at } => {
                let sql = "INSERT INTO people (id, name, token_hash, created_at) VALUES ($1, $2, $3, $4)";
                let query = sqlx::query(sql).bind(id.to_string()).bind(name.clone()).bind(token_hash.clone());
                self.run(query.bind(*created_at)).await.map(drop)
            }
            Write::Seating { table, seating, sat } => {
                if let Some(person) = sat {
                    self.insert_sitting(*person, *table, now()).await?;
                }
                let query = sqlx::query("UPDATE tables SET seating = $2 WHERE id = $1");
                self.run(query.bind(table.to_string()).bind(seating.clone())).await.map(drop)
            }
            Write::Start { table, setup, seating, number, lines } => {
                let sql =
                    "UPDATE tables SET seating = $2, state = 1, saved_to = $3, record = $4, setup = $5 WHERE id = $1";
                let query = sqlx::query(sql).bind(table.to_string()).bind(seating.clone());
                self.run(query.bind(*number).bind(lines.clone()).bind(setup.clone())).await.map(drop)
            }
            Write::Report { table, person, line, created_at } => {
                let sql = "INSERT INTO reports (id, table_id, person, line, created_at) VALUES ($1, $2, $3, $4, $5)";
                let query = sqlx::query(sql).bind(Id::fresh().to_string()).bind(table.to_string());
                self.run(query.bind(person.to_string()).bind(line.clone()).bind(*created_at)).await.map(drop)
            }
            Write::Trial => {
                let query = sqlx::query("UPDATE nodes SET beat = beat + 1 WHERE epoch = $1").bind(self.epoch);
                self.run(query).await.map(drop)
            }
            Write::Release => {
                let query = sqlx::query("UPDATE nodes SET ended_at = $2 WHERE epoch = $1").bind(self.epoch);
                self.run(query.bind(now())).await.map(drop)
            }
        }
    }

    /// Appends events to a record. A save whose answer was lost may have been stored, and its events come again with
    /// those that followed: what the record holds is left out.
    async fn save(&mut self, table: Id, number: i64, lines: &str) -> Result<(), sqlx::Error> {
        let sql = "UPDATE tables SET record = record || $2, saved_to = $3 WHERE id = $1 AND saved_to = $4";
        let before = number - lines.lines().count() as i64;
        let append =
            |lines: String, before: i64| sqlx::query(sql).bind(table.to_string()).bind(lines).bind(number).bind(before);
        if self.run(append(lines.to_string(), before)).await?.rows_affected() > 0 {
            return Ok(());
        }
        let query = sqlx::query("SELECT saved_to FROM tables WHERE id = $1").bind(table.to_string());
        let Some(row) = self.row(query).await? else { return Ok(()) };
        let saved: i64 = row.try_get(0)?;
        let Some(known) = usize::try_from(saved - before).ok().filter(|_| saved < number) else { return Ok(()) };
        let rest: String = lines.lines().skip(known).flat_map(|line| [line, "\n"]).collect();
        self.run(append(rest, saved)).await.map(drop)
    }

    async fn insert_table(&mut self, row: &TableRow) -> Result<(), sqlx::Error> {
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
        self.run(query).await.map(drop)
    }

    /// Keeps in mind that somebody sat at a table.
    async fn insert_sitting(&mut self, who: Id, table: Id, at: i64) -> Result<(), sqlx::Error> {
        let sql = "INSERT INTO sittings (person, table_id, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
        self.run(sqlx::query(sql).bind(who.to_string()).bind(table.to_string()).bind(at)).await.map(drop)
    }
}
