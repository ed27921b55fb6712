//! After a crash the journal holds events that no record has yet. They go where they belong before anybody is served.

use sqlx::{AnyConnection, Row};
use std::collections::BTreeMap;

/// Moves the events of all journals into the records, as a part of a claim.
pub async fn fold(tx: &mut AnyConnection) -> Result<(), sqlx::Error> {
    let rows = sqlx::query("SELECT body FROM journal ORDER BY epoch, number").fetch_all(&mut *tx).await?;
    let mut events: BTreeMap<String, Vec<(i64, String)>> = BTreeMap::new();
    for row in rows {
        let body: String = row.try_get(0)?;
        for line in body.lines() {
            let (table, number, event) = read(line).ok_or_else(|| unreadable(line))?;
            events.entry(table.to_string()).or_default().push((number, event.to_string()));
        }
    }
    for (table, events) in &events {
        let query = sqlx::query("SELECT saved_to FROM tables WHERE id = $1").bind(table.clone());
        let Some(row) = query.fetch_optional(&mut *tx).await? else { continue };
        let (lines, saved) = unsaved(events, row.try_get(0)?);
        let query = sqlx::query("UPDATE tables SET record = record || $2, saved_to = $3 WHERE id = $1");
        query.bind(table.clone()).bind(lines).bind(saved).execute(&mut *tx).await?;
    }
    sqlx::query("DELETE FROM journal").execute(&mut *tx).await?;
    if !events.is_empty() {
        tracing::info!(tables = events.len(), "recovered matches from the journal");
    }
    Ok(())
}

/// A journal that nobody can read is left as it is: it may hold moves.
fn unreadable(line: &str) -> sqlx::Error {
    let begin: String = line.chars().take(40).collect();
    sqlx::Error::Decode(format!("the journal is damaged at {begin:?}: restore a backup").into())
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
