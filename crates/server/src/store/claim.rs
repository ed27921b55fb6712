//! Who holds the database. A server claims it with an epoch, and every write says that epoch in its own transaction: one
//! that was paused, cut off or replaced can write nothing, whatever it believes.
//!
//! Whether a server is gone is never decided by comparing clocks: a newcomer watches its beat for the length of its lease,
//! or sees that its process has ended. Being wrong about that costs the first server its place, never a move.

use super::{Backend, machine, now, recovery};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AnyPool, AssertSqlSafe, Row};
use std::time::{Duration, SystemTime};
use tokio::time::Instant;

/// What a server may write with: its epoch, and how often it has begun anew after a lost answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fence {
    pub epoch: i64,
    pub turn: i64,
}

impl Fence {
    /// Begins a transaction in which this fence stands until its end, in one message: it fails for want of a value for a
    /// column that must have one if another server has taken over.
    pub fn begin(self, backend: Backend) -> AssertSqlSafe<String> {
        let Fence { epoch, turn } = self;
        AssertSqlSafe(format!(
            "{}; UPDATE nodes SET turn = CASE WHEN turn = {turn} AND ended_at = 0 THEN {turn} END WHERE epoch = {epoch}",
            begin(backend)
        ))
    }

    /// Whether an error of [`Fence::begin`] means that another server has taken over.
    pub fn is_lost(error: &sqlx::Error) -> bool {
        let kind = error.as_database_error().map(|error| error.kind());
        matches!(kind, Some(sqlx::error::ErrorKind::NotNullViolation))
    }
}

/// How a transaction that writes begins.
pub fn begin(backend: Backend) -> &'static str {
    match backend {
        Backend::Sqlite => "BEGIN IMMEDIATE",
        Backend::Postgres => "BEGIN",
    }
}

/// One row of the journal, if the fence stands. PostgreSQL holds the fence until the commit; SQLite has one writer.
pub fn append(backend: Backend) -> &'static str {
    match backend {
        Backend::Sqlite => {
            "INSERT INTO journal (epoch, number, body) \
             SELECT epoch, $3, $4 FROM nodes WHERE epoch = $1 AND turn = $2 AND ended_at = 0"
        }
        Backend::Postgres => {
            "INSERT INTO journal (epoch, number, body) \
             SELECT epoch, $3, $4 FROM nodes WHERE epoch = $1 AND turn = $2 AND ended_at = 0 FOR SHARE"
        }
    }
}

/// The server that holds the database.
#[derive(Clone, Debug)]
pub struct Owner {
    epoch: i64,
    host: String,
    pid: i64,
    mark: String,
    since: i64,
    lease: Duration,
    beat: i64,
}

impl Owner {
    /// Who holds it now, if anybody does.
    pub async fn current(connection: &mut AnyConnection) -> Result<Option<Owner>, sqlx::Error> {
        let sql = "SELECT epoch, host, pid, mark, since, lease, beat FROM nodes WHERE ended_at = 0 \
                   ORDER BY epoch DESC LIMIT 1";
        let row = sqlx::query(sql).fetch_optional(connection).await?;
        row.as_ref().map(Owner::read).transpose()
    }

    fn read(row: &AnyRow) -> Result<Owner, sqlx::Error> {
        Ok(Owner {
            epoch: row.try_get(0)?,
            host: row.try_get(1)?,
            pid: row.try_get(2)?,
            mark: row.try_get(3)?,
            since: row.try_get(4)?,
            lease: Duration::from_millis(row.try_get::<i64, _>(5)?.max(0) as u64),
            beat: row.try_get(6)?,
        })
    }

    /// Ends its process, if it is one of this machine; says whether it is gone.
    pub async fn end(&self) -> bool {
        machine::end(self.pid, &self.mark).await
    }

    /// This program, as it will stand in the database.
    fn own(epoch: i64, lease: Duration) -> Owner {
        let (host, pid, mark) = (machine::host(), i64::from(std::process::id()), machine::mark());
        Owner { epoch, host, pid, mark, since: now(), lease, beat: 0 }
    }
}

impl std::fmt::Display for Owner {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let since = SystemTime::UNIX_EPOCH + Duration::from_millis(self.since.max(0) as u64);
        write!(f, "host {}, process {}, since {}", self.host, self.pid, httpdate::fmt_http_date(since))
    }
}

/// How a database is claimed.
pub struct Claim<'a> {
    pub pool: &'a AnyPool,
    pub backend: Backend,
    /// Whether a server that holds it is asked to stop, and replaced if it does not answer.
    pub take_over: bool,
    /// After so long without a beat, the new owner counts as gone.
    pub lease: Duration,
}

/// A server that lives and was asked to stop may take so long to let its rooms store what they know.
const FAREWELL: Duration = Duration::from_secs(20);

/// What was seen of the owner so far.
struct Watched {
    epoch: i64,
    beat: i64,
    /// When it was first seen, and when its last beat was.
    first: Instant,
    last: Instant,
    is_asked: bool,
}

impl Watched {
    fn new(owner: &Owner) -> Watched {
        let now = Instant::now();
        Watched { epoch: owner.epoch, beat: owner.beat, first: now, last: now, is_asked: false }
    }

    /// Whether it has given a sign of life since it was looked at last.
    fn beats(&mut self, owner: &Owner) -> bool {
        let beats = owner.beat != self.beat;
        if beats {
            (self.beat, self.last) = (owner.beat, Instant::now());
        }
        beats
    }
}

impl Claim<'_> {
    /// Claims the database and puts what the journals of those before hold where it belongs; says which server it has
    /// replaced. The error is one sentence.
    pub async fn make(&self) -> Result<(Fence, Option<Owner>), String> {
        let broken = |error: sqlx::Error| format!("cannot claim the database: {error}");
        let mut watched: Option<Watched> = None;
        loop {
            let owner = Owner::current(&mut *self.pool.acquire().await.map_err(broken)?).await.map_err(broken)?;
            let Some(owner) = owner else {
                match self.take(None).await {
                    Ok(Some(fence)) => return Ok((fence, None)),
                    Ok(None) => continue,
                    Err(error) => return Err(broken(error)),
                }
            };
            let watched = match &mut watched {
                Some(watched) if watched.epoch == owner.epoch => watched,
                other => other.insert(Watched::new(&owner)),
            };
            if self.is_gone(watched, &owner)? {
                match self.take(Some(owner.epoch)).await {
                    Ok(Some(fence)) => return Ok((fence, Some(owner))),
                    Ok(None) => continue,
                    Err(error) if is_busy(&error) => self.make_way(&owner).await?,
                    Err(error) => return Err(broken(error)),
                }
            } else if self.take_over && !watched.is_asked {
                watched.is_asked = true;
                self.ask(&owner).await;
            }
            tokio::time::sleep((owner.lease / 50).clamp(Duration::from_millis(5), Duration::from_millis(100))).await;
        }
    }

    /// Whether the owner may be replaced; the error says that it lives and has not been asked to go.
    fn is_gone(&self, watched: &mut Watched, owner: &Owner) -> Result<bool, String> {
        if watched.beats(owner) && !self.take_over {
            return Err(format!(
                "the database belongs to another server ({owner}): stop that one, or start this one with --take-over"
            ));
        }
        let is_silent = watched.last.elapsed() >= owner.lease || watched.first.elapsed() >= FAREWELL;
        Ok(is_silent || machine::has_ended(owner.pid, &owner.mark))
    }

    /// Asks the owner to stop. If that cannot be written, it is told by losing its place.
    async fn ask(&self, owner: &Owner) {
        let own = Owner::own(0, self.lease);
        let query = sqlx::query("UPDATE nodes SET wanted = $2 WHERE epoch = $1").bind(owner.epoch);
        if let Err(error) = query.bind(own.to_string()).execute(self.pool).await {
            tracing::info!(%error, "the server before this one cannot be asked to stop");
        }
    }

    /// A silent process holds the lock of the database file: nobody can write until it has ended.
    async fn make_way(&self, owner: &Owner) -> Result<(), String> {
        if self.take_over && owner.end().await {
            tracing::warn!(
                "the server before this one ({owner}) held the database file in the middle of a write: ended it"
            );
            return Ok(());
        }
        Err(format!(
            "a server that does not answer ({owner}) holds the database file: end it, or start with --take-over"
        ))
    }

    /// Ends the epoch of the server before, begins the next one, and folds the journal, all or nothing. None if somebody
    /// else was faster.
    pub async fn take(&self, before: Option<i64>) -> Result<Option<Fence>, sqlx::Error> {
        let mut tx = self.pool.begin_with(begin(self.backend)).await?;
        if let Some(before) = before {
            // Waits for whatever that server has under way, and stops all that comes later.
            let query = sqlx::query("UPDATE nodes SET ended_at = $2 WHERE epoch = $1 AND ended_at = 0");
            if query.bind(before).bind(now()).execute(&mut *tx).await?.rows_affected() == 0 {
                return Ok(None);
            }
        }
        let sql =
            "SELECT COALESCE(MAX(epoch), 0), COALESCE(MAX(CASE WHEN ended_at = 0 THEN 1 ELSE 0 END), 0) FROM nodes";
        let row = sqlx::query(sql).fetch_one(&mut *tx).await?;
        if row.try_get::<i64, _>(1)? != 0 {
            return Ok(None);
        }
        let own = Owner::own(row.try_get::<i64, _>(0)? + 1, self.lease);
        let sql = "INSERT INTO nodes (epoch, host, pid, mark, since, lease) VALUES ($1, $2, $3, $4, $5, $6)";
        let query = sqlx::query(sql).bind(own.epoch).bind(own.host).bind(own.pid).bind(own.mark);
        match query.bind(own.since).bind(own.lease.as_millis() as i64).execute(&mut *tx).await {
            Err(error) if error.as_database_error().is_some_and(|error| error.is_unique_violation()) => {
                return Ok(None);
            }
            done => done?,
        };
        recovery::fold(&mut tx).await?;
        tx.commit().await?;
        Ok(Some(Fence { epoch: own.epoch, turn: 0 }))
    }
}

/// Whether somebody else is writing to the database file.
fn is_busy(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code());
    code.is_some_and(|code| code.parse::<u32>().is_ok_and(|code| code & 0xff == 5))
}
