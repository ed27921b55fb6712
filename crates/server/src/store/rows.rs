//! Which rows of the journal are still needed, and by whom.
//!
//! A row holds the events of many tables. It may go when each of them has saved its events, whatever other tables do: one
//! that is slow keeps the rows it is in, and no others.

use crate::id::Id;
use std::collections::HashMap;

/// Rows of the journal by the tables that need them.
#[derive(Default)]
pub struct Rows {
    /// The rows that hold events a table has not saved, in order.
    of: HashMap<Id, Vec<i64>>,
    /// How many tables need a row.
    needed: HashMap<i64, u32>,
    /// Rows that nobody needs.
    free: Vec<i64>,
}

impl Rows {
    /// A table has an event in a row, which is the newest one.
    pub fn add(&mut self, table: Id, row: i64) {
        let rows = self.of.entry(table).or_default();
        if rows.last() != Some(&row) {
            rows.push(row);
            *self.needed.entry(row).or_default() += 1;
        }
    }

    /// The rows that a table may need.
    pub fn of(&self, table: Id) -> &[i64] {
        self.of.get(&table).map_or(&[], Vec::as_slice)
    }

    /// A table has saved all its events.
    pub fn saved(&mut self, table: Id) {
        for row in self.of.remove(&table).unwrap_or_default() {
            self.unneed(row, true);
        }
    }

    /// A table has saved its events of these rows.
    pub fn saved_in(&mut self, table: Id, rows: &[i64]) {
        let Some(all) = self.of.get_mut(&table) else { return };
        let gone: Vec<i64> = all.extract_if(.., |row| rows.contains(row)).collect();
        if all.is_empty() {
            self.of.remove(&table);
        }
        gone.into_iter().for_each(|row| self.unneed(row, true));
    }

    /// The newest row was not stored: nobody needs it, and there is nothing to delete.
    pub fn undo(&mut self, table: Id, row: i64) {
        let Some(all) = self.of.get_mut(&table) else { return };
        if all.last() == Some(&row) {
            all.pop();
            if all.is_empty() {
                self.of.remove(&table);
            }
            self.unneed(row, false);
        }
    }

    fn unneed(&mut self, row: i64, is_stored: bool) {
        let Some(count) = self.needed.get_mut(&row) else { return };
        *count -= 1;
        if *count == 0 {
            self.needed.remove(&row);
            if is_stored {
                self.free.push(row);
            }
        }
    }

    /// Some of the rows that may be deleted.
    pub fn free(&self, most: usize) -> &[i64] {
        &self.free[..self.free.len().min(most)]
    }

    /// So many of them were deleted.
    pub fn deleted(&mut self, count: usize) {
        self.free.drain(..count);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slow_table_keeps_its_own_rows_and_no_others() {
        let (slow, quick) = (Id::fresh(), Id::fresh());
        let mut rows = Rows::default();
        rows.add(slow, 1);
        for row in 1..=100 {
            rows.add(quick, row);
            rows.add(quick, row);
        }
        assert_eq!(rows.free(1000), [0; 0]);
        rows.saved(quick);
        assert_eq!(rows.free(1000), (2..=100).collect::<Vec<_>>(), "all but the one of the slow table");
        assert_eq!(rows.of(slow), [1]);
        rows.deleted(99);
        rows.saved(slow);
        assert_eq!(rows.free(1000), [1]);
        rows.deleted(1);
        assert!(rows.of.is_empty() && rows.needed.is_empty() && rows.free.is_empty(), "nothing is kept for ever");
    }

    #[test]
    fn what_was_not_stored_is_not_deleted_and_what_was_read_again_is() {
        let (one, other) = (Id::fresh(), Id::fresh());
        let mut rows = Rows::default();
        rows.add(one, 1);
        rows.add(one, 2);
        rows.undo(one, 2);
        rows.undo(other, 2);
        assert_eq!(rows.of(one), [1]);
        rows.add(one, 2);
        rows.add(other, 2);
        rows.saved_in(one, &[1]);
        rows.saved_in(other, &[1]);
        assert_eq!((rows.of(one), rows.of(other), rows.free(9)), (&[2][..], &[2][..], &[1][..]));
    }
}
