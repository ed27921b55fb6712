//! People: a name and the hash of a token.

use super::{Store, Unavailable};
use crate::id::Id;
use sqlx::Row;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Somebody known by a token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Who.
    pub id: Id,
    /// What they are called.
    pub name: Arc<str>,
}

/// Who was asked for lately, by the hashes of their tokens: every request asks, and nobody ever changes.
#[derive(Clone, Default)]
pub(super) struct Acquaintances(Arc<Mutex<HashMap<String, Person>>>);

/// So many are kept in mind before all are forgotten.
const ACQUAINTANCES: usize = 4096;

impl Acquaintances {
    fn all(&self) -> MutexGuard<'_, HashMap<String, Person>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn find(&self, token_hash: &str) -> Option<Person> {
        self.all().get(token_hash).cloned()
    }

    fn keep(&self, token_hash: &str, person: Person) {
        let mut all = self.all();
        if all.len() >= ACQUAINTANCES {
            all.clear();
        }
        all.insert(token_hash.to_string(), person);
    }
}

impl Store {
    /// The person whose token has this hash.
    pub async fn person(&self, token_hash: &str) -> Result<Option<Person>, Unavailable> {
        if let Some(person) = self.met.find(token_hash) {
            return Ok(Some(person));
        }
        let person = self.look_up(token_hash).await?;
        if let Some(person) = &person {
            self.met.keep(token_hash, person.clone());
        }
        Ok(person)
    }

    async fn look_up(&self, token_hash: &str) -> Result<Option<Person>, Unavailable> {
        let query = sqlx::query("SELECT id, name FROM people WHERE token_hash = $1").bind(token_hash);
        let Some(row) = self.ask(query.fetch_optional(&self.database.pool)).await? else { return Ok(None) };
        let id: String = row.try_get(0)?;
        let name: String = row.try_get(1)?;
        Ok(id.parse().ok().map(|id| Person { id, name: name.into() }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_so_many_are_kept_in_mind_and_each_by_their_own_token() {
        let met = Acquaintances::default();
        let person = |number: usize| Person { id: Id::fresh(), name: format!("guest {number}").into() };
        for number in 0..=ACQUAINTANCES {
            met.keep(&number.to_string(), person(number));
            assert_eq!(met.find(&number.to_string()).map(|found| found.name), Some(format!("guest {number}").into()));
        }
        assert_eq!(met.all().len(), 1, "all were forgotten before the last one");
        assert_eq!(met.find("0"), None);
    }
}
