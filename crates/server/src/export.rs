//! Finished matches out of the store, as play files.

use crate::config::Config;
use crate::http::replays::play_file;
use crate::room::opened;
use crate::store::Store;

/// Reads finished matches, one after the other.
pub struct Exporter {
    store: Store,
    last: String,
    page: Vec<crate::id::Id>,
}

impl Exporter {
    /// Opens the store to read only, beside a server that may be running; the error is one sentence.
    pub async fn open(config: &Config) -> Result<Exporter, String> {
        Ok(Exporter { store: Store::read(config).await?, last: String::new(), page: Vec::new() })
    }

    /// The id of the next match and its play file; none after the last one.
    pub async fn next(&mut self) -> Result<Option<(String, String)>, String> {
        let gone = |_| "the database does not answer".to_string();
        if self.page.is_empty() {
            self.page = self.store.finished_after(&self.last).await.map_err(gone)?;
            self.page.reverse();
        }
        let Some(id) = self.page.pop() else { return Ok(None) };
        self.last = id.to_string();
        let stored = self.store.table(id).await.map_err(gone)?.ok_or("a match has vanished while it was read")?;
        let file = opened(&stored).and_then(|opened| play_file(&stored, &opened));
        Ok(Some((id.to_string(), file.map_err(|why| format!("match {id} cannot be replayed: {why}"))?)))
    }

    /// Everything stored about a match, finished or not, one event per line.
    pub async fn events(&self, id: &str) -> Result<Vec<String>, String> {
        let id = id.parse().map_err(|()| format!("{id:?} is no id"))?;
        let stored = self.store.table(id).await.map_err(|_| "the database does not answer")?;
        let record = stored.ok_or("there is no such match")?.record;
        Ok(record.lines().map(str::to_string).collect())
    }
}
