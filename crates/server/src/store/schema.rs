//! The schema and its changes. A database made by a newer program is left alone.

use super::Backend;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AnyPool, Row, SqlStr};
use std::borrow::Cow;

/// Every change of the schema, in order; none of them is ever edited again.
const MIGRATIONS: &[(i64, &str, &str)] = &[
    (1, "first", include_str!("migrations/0001_first.sql")),
    (2, "sittings", include_str!("migrations/0002_sittings.sql")),
];

/// Brings the schema up to date.
pub async fn migrate(pool: &AnyPool, backend: Backend) -> Result<(), String> {
    let newest = MIGRATIONS.last().map_or(0, |(version, ..)| *version);
    if let Some(found) = version(pool).await.filter(|found| *found > newest) {
        return Err(format!(
            "the database is of version {found} and this program knows {newest}: run a newer program, or restore a backup"
        ));
    }
    let migration = |(version, name, sql): &(i64, &'static str, &'static str)| {
        Migration::new(*version, Cow::Borrowed(*name), MigrationType::Simple, SqlStr::from_static(sql), false)
    };
    let mut migrator = Migrator::with_migrations(MIGRATIONS.iter().map(migration).collect());
    // SQLite has no advisory locks; its file lock does.
    migrator.set_locking(backend == Backend::Postgres);
    migrator.run(pool).await.map_err(|error| format!("cannot bring the database up to date: {error}"))
}

/// The version of the database; none if it is empty.
async fn version(pool: &AnyPool) -> Option<i64> {
    let row = sqlx::query("SELECT MAX(version) FROM _sqlx_migrations").fetch_one(pool).await.ok()?;
    row.try_get(0).ok()
}
