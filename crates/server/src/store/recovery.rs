//! After a crash the journal holds events that no record has yet. They go where they belong before anybody is served.

use super::Backend;
use sqlx::{AnyPool, Row};
use std::collections::BTreeMap;

/// Moves the journal's events into the records; says the number of the journal's next row.
pub async fn recover(pool: &AnyPool, backend: Backend) -> Result<i64, sqlx::Error> {
    let rows = sqlx::query("SELECT number, body FROM journal ORDER BY number").fetch_all(pool).await?;
    let mut events: BTreeMap<String, Vec<(i64, String)>> = BTreeMap::new();
    let mut next = 1;
    for row in rows {
        next = row.try_get::<i64, _>(0)? + 1;
        let body: String = row.try_get(1)?;
        for line in body.lines() {
            if let Some((table, number, line)) = read(line) {
                events.entry(table.to_string()).or_default().push((number, line.to_string()));
            }
        }
    }
    let begin = if backend == Backend::Sqlite { "BEGIN IMMEDIATE" } else { "BEGIN" };
    let mut tx = pool.begin_with(begin).await?;
    for (table, events) in &events {
        let query = sqlx::query("SELECT saved FROM tables WHERE id = $1").bind(table.clone());
        let Some(row) = query.fetch_optional(&mut *tx).await? else { continue };
        let (lines, saved) = unsaved(events, row.try_get(0)?);
        let query = sqlx::query("UPDATE tables SET record = record || $2, saved = $3 WHERE id = $1");
        query.bind(table.clone()).bind(lines).bind(saved).execute(&mut *tx).await?;
    }
    sqlx::query("DELETE FROM journal").execute(&mut *tx).await?;
    tx.commit().await?;
    if !events.is_empty() {
        tracing::info!(tables = events.len(), "recovered matches from the journal");
    }
    Ok(next)
}

/// One line of the journal: the table, the number of the event, the event.
pub fn read(line: &str) -> Option<(&str, i64, &str)> {
    let (table, rest) = line.split_once(' ')?;
    let (number, line) = rest.split_once(' ')?;
    Some((table, number.parse().ok()?, line))
}

/// The events that follow the one with the number `saved`, as lines, and the number of the last one.
pub fn unsaved(events: &[(i64, String)], mut saved: i64) -> (String, i64) {
    let mut lines = String::new();
    for (number, line) in events {
        if *number == saved + 1 {
            lines.push_str(line);
            lines.push('\n');
            saved = *number;
        }
    }
    (lines, saved)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_already_saved_are_not_applied_twice() {
        let events = [(1, "a".to_string()), (2, "b".to_string()), (2, "b".to_string()), (3, "c".to_string())];
        assert_eq!(unsaved(&events, 1), ("b\nc\n".to_string(), 3));
        assert_eq!(unsaved(&events, 3), (String::new(), 3));
        assert_eq!(read("t 4 act 0 bet 5"), Some(("t", 4, "act 0 bet 5")));
    }
}
