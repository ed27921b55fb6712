//! The schema and its changes. A database made by a newer program is left alone.

use super::Backend;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AnyPool, Row, SqlStr};
use std::borrow::Cow;

/// Every change of the schema, in order; none of them is ever edited again.
const MIGRATIONS: &[(i64, &str, &str)] = &[
    (1, "first", include_str!("migrations/0001_first.sql")),
    (2, "sittings", include_str!("migrations/0002_sittings.sql")),
    (3, "nodes", include_str!("migrations/0003_nodes.sql")),
];

/// Since this version a database has an owner. Later changes are made by its owner only; before it there is none to ask.
const OWNED: i64 = 3;

/// Brings the schema to where a database can be claimed.
pub async fn prepare(pool: &AnyPool, backend: Backend) -> Result<(), String> {
    let newest = MIGRATIONS.last().map_or(0, |(version, ..)| *version);
    match version(pool).await.unwrap_or(0) {
        found if found > newest => Err(newer(found, newest)),
        found if found < OWNED => bring(pool, backend, OWNED).await,
        _ => Ok(()),
    }
}

/// Makes sure that this program can read the database as it is.
pub async fn must_be_current(pool: &AnyPool) -> Result<(), String> {
    let newest = MIGRATIONS.last().map_or(0, |(version, ..)| *version);
    match version(pool).await {
        Some(found) if found == newest => Ok(()),
        Some(found) if found < newest => {
            Err("the database was left by an older program: start the server once, and it is brought up to date".into())
        }
        Some(found) => Err(newer(found, newest)),
        None => Err("there is no Parlor database here: look at --data and --database-url".into()),
    }
}

fn newer(found: i64, known: i64) -> String {
    format!(
        "the database is of version {found} and this program knows {known}: run a newer program, or restore a backup"
    )
}

/// Brings the schema up to date; for the owner.
pub async fn migrate(pool: &AnyPool, backend: Backend) -> Result<(), String> {
    bring(pool, backend, i64::MAX).await
}

async fn bring(pool: &AnyPool, backend: Backend, last: i64) -> Result<(), String> {
    let migration = |(version, name, sql): &(i64, &'static str, &'static str)| {
        Migration::new(*version, Cow::Borrowed(*name), MigrationType::Simple, SqlStr::from_static(sql), false)
    };
    let wanted = MIGRATIONS.iter().filter(|(version, ..)| *version <= last);
    let mut migrator = Migrator::with_migrations(wanted.map(migration).collect());
    // SQLite has no advisory locks; its file lock does.
    migrator.set_locking(backend == Backend::Postgres);
    migrator.run(pool).await.map_err(|error| format!("cannot bring the database up to date: {error}"))
}

/// The version of the database; none if it is empty.
async fn version(pool: &AnyPool) -> Option<i64> {
    let row = sqlx::query("SELECT MAX(version) FROM _sqlx_migrations").fetch_one(pool).await.ok()?;
    row.try_get(0).ok()
}
