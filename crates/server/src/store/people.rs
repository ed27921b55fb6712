//! People: a name and the hash of a token.

use super::{Store, Unavailable};
use crate::id::Id;
use sqlx::Row;
use std::sync::Arc;

/// Somebody known by a token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Who.
    pub id: Id,
    /// What they are called.
    pub name: Arc<str>,
}

impl Store {
    /// The person whose token has this hash.
    pub async fn person(&self, token_hash: &str) -> Result<Option<Person>, Unavailable> {
        let query = sqlx::query("SELECT id, name FROM people WHERE token_hash = $1").bind(token_hash);
        let Some(row) = query.fetch_optional(&self.pool).await? else { return Ok(None) };
        let id: String = row.try_get(0)?;
        let name: String = row.try_get(1)?;
        Ok(id.parse().ok().map(|id| Person { id, name: name.into() }))
    }
}
