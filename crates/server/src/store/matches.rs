//! Tables and their matches, as they are read.

use super::recovery::{read, unsaved};
use super::{Store, Unavailable, now};
use crate::id::Id;
use sqlx::Row;
use sqlx::any::AnyRow;
use std::sync::PoisonError;

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

const COLUMNS: &str = "id, game, is_public, host, setup, seating, secret, created_at, state, record, saved, rematch";
/// A table made longer ago than a day, in milliseconds, is not listed in the lobby.
const STALE: i64 = 24 * 3600 * 1000;
/// The most rows of one page of a list.
const PAGE: i64 = 50;

impl Store {
    /// A table and its match.
    pub async fn table(&self, id: Id) -> Result<Option<Stored>, Unavailable> {
        let sql = format!("SELECT {COLUMNS} FROM tables WHERE id = $1");
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(id.to_string());
        // The journal comes first: what is saved in between is then in both, and not in neither.
        let events = self.journal_of(id).await?;
        let Some(row) = query.fetch_optional(&self.pool).await? else { return Ok(None) };
        let mut stored = stored(&row)?;
        let (lines, saved) = unsaved(&events, stored.saved);
        stored.record.push_str(&lines);
        stored.unsaved = lines;
        stored.saved = saved;
        Ok(Some(stored))
    }

    /// The events of a table that only the journal may hold: those of a room that could not save them.
    async fn journal_of(&self, id: Id) -> Result<Vec<(i64, String)>, Unavailable> {
        let needed = self.needed.lock().unwrap_or_else(PoisonError::into_inner).get(&id).copied();
        let Some(from) = needed.or(self.foreign.then_some(0)) else { return Ok(Vec::new()) };
        let query = sqlx::query("SELECT body FROM journal WHERE number >= $1 ORDER BY number").bind(from);
        let bodies = query.fetch_all(&self.pool).await?;
        let own = id.to_string();
        let mut events = Vec::new();
        for row in bodies {
            let body: String = row.try_get(0)?;
            let lines = body.lines().filter_map(read).filter(|(table, ..)| *table == own);
            events.extend(lines.map(|(_, number, line)| (number, line.to_string())));
        }
        Ok(events)
    }

    /// Public tables in this state, the newest first, made before `before` and not long ago.
    pub async fn lobby(&self, state: i64, before: i64) -> Result<Vec<Listed>, Unavailable> {
        let sql = "SELECT id, game, state, seating, created_at FROM tables \
                   WHERE is_public = 1 AND state = $1 AND created_at < $2 AND created_at > $3 \
                   ORDER BY created_at DESC LIMIT $4";
        let query = sqlx::query(sql).bind(state).bind(before).bind(now() - STALE).bind(PAGE);
        let rows = query.fetch_all(&self.pool).await?;
        Ok(rows.iter().map(listed).collect::<Result<_, sqlx::Error>>()?)
    }

    /// Tables where somebody has sat, the newest first, made before `before`.
    pub async fn tables_of(&self, person: Id, before: i64) -> Result<Vec<Listed>, Unavailable> {
        let sql = "SELECT t.id, t.game, t.state, t.seating, t.created_at FROM sittings s \
                   JOIN tables t ON t.id = s.table_id WHERE s.person = $1 AND t.created_at < $2 \
                   ORDER BY t.created_at DESC LIMIT $3";
        let query = sqlx::query(sql).bind(person.to_string()).bind(before).bind(PAGE);
        let rows = query.fetch_all(&self.pool).await?;
        Ok(rows.iter().map(listed).collect::<Result<_, sqlx::Error>>()?)
    }

    /// Finished public matches, the newest first, made before `before`.
    pub async fn finished(&self, before: i64) -> Result<Vec<Finished>, Unavailable> {
        let sql = "SELECT id, game, state, seating, created_at, ended_at, result FROM tables \
                   WHERE is_public = 1 AND state = 2 AND created_at < $1 ORDER BY created_at DESC LIMIT $2";
        let rows = sqlx::query(sql).bind(before).bind(PAGE).fetch_all(&self.pool).await?;
        let finished =
            |row: &AnyRow| Ok(Finished { listed: listed(row)?, ended_at: row.try_get(5)?, result: row.try_get(6)? });
        Ok(rows.iter().map(finished).collect::<Result<_, sqlx::Error>>()?)
    }

    /// The ids of finished matches after this one, in order of their ids.
    pub async fn finished_after(&self, after: &str) -> Result<Vec<Id>, Unavailable> {
        let sql = "SELECT id FROM tables WHERE state = 2 AND id > $1 ORDER BY id LIMIT $2";
        let rows = sqlx::query(sql).bind(after.to_string()).bind(PAGE).fetch_all(&self.pool).await?;
        Ok(rows.iter().map(|row| id_at(row, 0)).collect::<Result<_, sqlx::Error>>()?)
    }

    /// How many tables somebody has open; those that did not start for long do not count.
    pub async fn open_tables(&self, host: Id) -> Result<i64, Unavailable> {
        let sql = "SELECT COUNT(*) FROM tables WHERE host = $1 AND state = 0 AND created_at > $2";
        let query = sqlx::query(sql).bind(host.to_string()).bind(now() - STALE);
        Ok(query.fetch_one(&self.pool).await?.try_get(0)?)
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
