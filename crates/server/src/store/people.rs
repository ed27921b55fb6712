//! People: a name and the hash of a token.

use super::{Store, Unavailable};
use crate::id::Id;
use sqlx::Row;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Somebody known by a token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Who.
    pub id: Id,
    /// What they are called.
    pub name: Arc<str>,
}

/// Who was asked for lately, by the hashes of their tokens: every request asks, and nobody ever changes.
pub(super) type Acquaintances = Arc<Mutex<HashMap<String, Person>>>;

/// So many are kept in mind before all are forgotten.
const ACQUAINTANCES: usize = 4096;

impl Store {
    /// The person whose token has this hash.
    pub async fn person(&self, token_hash: &str) -> Result<Option<Person>, Unavailable> {
        let met = || self.met.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(person) = met().get(token_hash) {
            return Ok(Some(person.clone()));
        }
        let person = self.look_up(token_hash).await?;
        if let Some(person) = &person {
            let mut met = met();
            if met.len() >= ACQUAINTANCES {
                met.clear();
            }
            met.insert(token_hash.to_string(), person.clone());
        }
        Ok(person)
    }

    async fn look_up(&self, token_hash: &str) -> Result<Option<Person>, Unavailable> {
        let query = sqlx::query("SELECT id, name FROM people WHERE token_hash = $1").bind(token_hash);
        let Some(row) = query.fetch_optional(&self.pool).await? else { return Ok(None) };
        let id: String = row.try_get(0)?;
        let name: String = row.try_get(1)?;
        Ok(id.parse().ok().map(|id| Person { id, name: name.into() }))
    }
}
