//! Tables and their matches, as they are read.

use super::recovery::{read, unsaved};
use super::writer::listed as in_list;
use super::{Store, Unavailable, now};
use crate::id::Id;
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row};

/// A table as it is stored; the texts are for those who wrote them to read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Its id.
    pub id: Id,
    /// The game's slug.
    pub game: String,
    /// Whether the lobby lists it.
    pub is_public: bool,
    /// Who made it.
    pub host: Id,
    /// How it was set up, as JSON.
    pub setup: String,
    /// Who owns which seat, as JSON.
    pub seating: String,
    /// The secret of the deal.
    pub secret: String,
    /// When it was made.
    pub created_at: i64,
}

/// A table and its match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    /// The table.
    pub row: TableRow,
    /// 0 open, 1 playing, 2 over.
    pub state: i64,
    /// The events, one per line.
    pub record: String,
    /// How many events there are.
    pub saved: i64,
    /// The last of them, that only the journal holds.
    pub unsaved: String,
    /// The table where the same people play again.
    pub rematch: Option<Id>,
}

/// A table as the lobby lists it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Its id.
    pub id: Id,
    /// The game's slug.
    pub game: String,
    /// 0 open, 1 playing, 2 over.
    pub state: i64,
    /// Who owns which seat, as JSON.
    pub seating: String,
    /// When it was made.
    pub created_at: i64,
}

/// A finished match as it is listed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    /// The table.
    pub listed: Listed,
    /// When it ended.
    pub ended_at: i64,
    /// How it ended, as JSON.
    pub result: String,
}

/// What the journal holds of a table.
#[derive(Default)]
struct Journal {
    /// The numbers of the rows.
    rows: Vec<i64>,
    /// The events, by their numbers.
    events: Vec<(i64, String)>,
}

const COLUMNS: &str = "id, game, is_public, host, setup, seating, secret, created_at, state, record, saved_to, rematch";
/// A table made longer ago than a day, in milliseconds, is not listed in the lobby.
const STALE: i64 = 24 * 3600 * 1000;
/// The most rows of one page of a list.
const PAGE: i64 = 50;

impl Store {
    /// A table and its match.
    pub async fn table(&self, id: Id) -> Result<Option<Stored>, Unavailable> {
        // While it is not known whether the last events were stored, nobody may go by what is there.
        self.health.check()?;
        let sql = format!("SELECT {COLUMNS} FROM tables WHERE id = $1");
        let query = sqlx::query(AssertSqlSafe(sql)).bind(id.to_string());
        // The journal comes first: what is saved in between is then in both, and not in neither.
        let journal = self.journal_of(id).await?;
        let Some(row) = self.ask(query.fetch_optional(&self.database.pool)).await? else { return Ok(None) };
        let mut stored = stored(&row)?;
        let (lines, saved) = unsaved(&journal.events, stored.saved);
        if lines.is_empty() {
            self.rows().saved_in(id, &journal.rows);
        }
        stored.record.push_str(&lines);
        stored.unsaved = lines;
        stored.saved = saved;
        Ok(Some(stored))
    }

    /// The events of a table that only the journal may hold: those that its room has not saved.
    async fn journal_of(&self, id: Id) -> Result<Journal, Unavailable> {
        let sql = match self.epoch {
            // Somebody else's server writes it: any row may be needed.
            None => "SELECT number, body FROM journal ORDER BY epoch, number".to_string(),
            Some(epoch) => {
                let needed = self.rows().of(id).to_vec();
                if needed.is_empty() {
                    return Ok(Journal::default());
                }
                let rows = in_list(&needed);
                format!("SELECT number, body FROM journal WHERE epoch = {epoch} AND number IN ({rows}) ORDER BY number")
            }
        };
        let query = sqlx::query(AssertSqlSafe(sql)).persistent(false);
        let own = id.to_string();
        let mut journal = Journal::default();
        for row in self.ask(query.fetch_all(&self.database.pool)).await? {
            journal.rows.push(row.try_get(0)?);
            let body: String = row.try_get(1)?;
            let lines = body.lines().filter_map(read).filter(|(table, ..)| *table == own);
            journal.events.extend(lines.map(|(_, number, line)| (number, line.to_string())));
        }
        Ok(journal)
    }

    /// Public tables in this state, the newest first, made before `before` and not long ago.
    pub async fn lobby(&self, state: i64, before: i64) -> Result<Vec<Listed>, Unavailable> {
        let sql = "SELECT id, game, state, seating, created_at FROM tables \
                   WHERE is_public = 1 AND state = $1 AND created_at < $2 AND created_at > $3 \
                   ORDER BY created_at DESC LIMIT $4";
        let query = sqlx::query(sql).bind(state).bind(before).bind(now() - STALE).bind(PAGE);
        let rows = self.ask(query.fetch_all(&self.database.pool)).await?;
        Ok(rows.iter().map(listed).collect::<Result<_, sqlx::Error>>()?)
    }

    /// Tables where somebody has sat, the newest first, made before `before`.
    pub async fn tables_of(&self, person: Id, before: i64) -> Result<Vec<Listed>, Unavailable> {
        let sql = "SELECT t.id, t.game, t.state, t.seating, t.created_at FROM sittings s \
                   JOIN tables t ON t.id = s.table_id WHERE s.person = $1 AND t.created_at < $2 \
                   ORDER BY t.created_at DESC LIMIT $3";
        let query = sqlx::query(sql).bind(person.to_string()).bind(before).bind(PAGE);
        let rows = self.ask(query.fetch_all(&self.database.pool)).await?;
        Ok(rows.iter().map(listed).collect::<Result<_, sqlx::Error>>()?)
    }

    /// Finished public matches, the newest first, made before `before`.
    pub async fn finished(&self, before: i64) -> Result<Vec<Finished>, Unavailable> {
        let sql = "SELECT id, game, state, seating, created_at, ended_at, result FROM tables \
                   WHERE is_public = 1 AND state = 2 AND created_at < $1 ORDER BY created_at DESC LIMIT $2";
        let query = sqlx::query(sql).bind(before).bind(PAGE);
        let rows = self.ask(query.fetch_all(&self.database.pool)).await?;
        let finished =
            |row: &AnyRow| Ok(Finished { listed: listed(row)?, ended_at: row.try_get(5)?, result: row.try_get(6)? });
        Ok(rows.iter().map(finished).collect::<Result<_, sqlx::Error>>()?)
    }

    /// The ids of finished matches after this one, in order of their ids.
    pub async fn finished_after(&self, after: &str) -> Result<Vec<Id>, Unavailable> {
        let sql = "SELECT id FROM tables WHERE state = 2 AND id > $1 ORDER BY id LIMIT $2";
        let query = sqlx::query(sql).bind(after.to_string()).bind(PAGE);
        let rows = self.ask(query.fetch_all(&self.database.pool)).await?;
        Ok(rows.iter().map(|row| id_at(row, 0)).collect::<Result<_, sqlx::Error>>()?)
    }

    /// How many tables somebody has open; those that did not start for long do not count.
    pub async fn open_tables(&self, host: Id) -> Result<i64, Unavailable> {
        let sql = "SELECT COUNT(*) FROM tables WHERE host = $1 AND state = 0 AND created_at > $2";
        let query = sqlx::query(sql).bind(host.to_string()).bind(now() - STALE);
        Ok(self.ask(query.fetch_one(&self.database.pool)).await?.try_get(0)?)
    }
}

fn id_at(row: &AnyRow, column: usize) -> Result<Id, sqlx::Error> {
    let text: String = row.try_get(column)?;
    text.parse().map_err(|()| sqlx::Error::Decode(format!("{text:?} is no id").into()))
}

fn stored(row: &AnyRow) -> Result<Stored, sqlx::Error> {
    let rematch: String = row.try_get(11)?;
    Ok(Stored {
        row: TableRow {
            id: id_at(row, 0)?,
            game: row.try_get(1)?,
            is_public: row.try_get::<i64, _>(2)? != 0,
            host: id_at(row, 3)?,
            setup: row.try_get(4)?,
            seating: row.try_get(5)?,
            secret: row.try_get(6)?,
            created_at: row.try_get(7)?,
        },
        state: row.try_get(8)?,
        record: row.try_get(9)?,
        saved: row.try_get(10)?,
        unsaved: String::new(),
        rematch: rematch.parse().ok(),
    })
}

fn listed(row: &AnyRow) -> Result<Listed, sqlx::Error> {
    Ok(Listed {
        id: id_at(row, 0)?,
        game: row.try_get(1)?,
        state: row.try_get(2)?,
        seating: row.try_get(3)?,
        created_at: row.try_get(4)?,
    })
}
