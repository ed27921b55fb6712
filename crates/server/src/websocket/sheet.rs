//! Sheets: what is sent, in memory that is used again.
//!
//! After every step everybody who looks is sent the table, about two kilobytes. Such sizes are the allocator's slow ones,
//! so a thread keeps some of the sheets that it has done with.

use super::frames::{HEAD_MAX, head};
use std::cell::RefCell;

/// Room before the content, for what is known only when all else is written.
const FRONT: usize = 96;
/// A new sheet has room for so much: nearly every update of a table fits.
const USUAL: usize = 3 * 1024;
/// So many sheets a thread keeps, of at most so many bytes.
const SPARE: usize = 512;
const SPARE_BYTES: usize = 16 * 1024;

thread_local! {
    static SPARES: RefCell<Vec<Vec<u8>>> = const { RefCell::new(Vec::new()) };
}

/// Something to send.
#[derive(PartialEq, Eq, Debug)]
pub struct Sheet {
    bytes: Vec<u8>,
    /// What is sent begins here.
    from: usize,
}

impl Sheet {
    /// Nothing yet.
    pub fn blank() -> Sheet {
        let mut bytes = SPARES.with_borrow_mut(Vec::pop).unwrap_or_else(|| Vec::with_capacity(USUAL));
        bytes.clear();
        bytes.resize(FRONT, 0);
        Sheet { bytes, from: FRONT }
    }

    /// Where the content is written to.
    pub fn out(&mut self) -> &mut Vec<u8> {
        &mut self.bytes
    }

    /// How much is written.
    pub fn len(&self) -> usize {
        self.bytes.len() - self.from
    }

    /// What is written.
    pub fn content(&self) -> &[u8] {
        &self.bytes[self.from..]
    }

    /// Makes a frame of the content, with something more at its beginning.
    pub fn framed(mut self, kind: u8, begin: &[u8]) -> Sheet {
        let length = begin.len() + self.len();
        self.put_before(begin);
        let mut place = [0; HEAD_MAX];
        self.put_before(head(kind, length, &mut place));
        self
    }

    fn put_before(&mut self, begin: &[u8]) {
        match self.from.checked_sub(begin.len()) {
            Some(from) => {
                self.bytes[from..self.from].copy_from_slice(begin);
                self.from = from;
            }
            None => drop(self.bytes.splice(self.from..self.from, begin.iter().copied())),
        }
    }
}

impl Drop for Sheet {
    fn drop(&mut self) {
        let bytes = std::mem::take(&mut self.bytes);
        // A thread that ends keeps nothing.
        let _ = SPARES.try_with(|spares| {
            let mut spares = spares.borrow_mut();
            if spares.len() < SPARE && bytes.capacity() <= SPARE_BYTES {
                spares.push(bytes);
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::super::frames::{TEXT, frame};
    use super::*;

    #[test]
    fn a_frame_is_the_same_whether_its_beginning_fits_in_front_or_not() {
        for begin in [0, 1, FRONT - HEAD_MAX, FRONT, 10 * FRONT] {
            for rest in [0, 10, 125, 126, 70_000] {
                let (begin, rest) = (vec![b'b'; begin], vec![b'r'; rest]);
                let mut sheet = Sheet::blank();
                sheet.out().extend_from_slice(&rest);
                assert_eq!(sheet.framed(TEXT, &begin).content(), frame(TEXT, &[&begin, &rest]));
            }
        }
    }

    #[test]
    fn a_sheet_that_was_used_before_is_blank() {
        for _ in 0..3 {
            let mut sheet = Sheet::blank();
            assert_eq!(sheet.content(), b"");
            sheet.out().extend_from_slice(b"a secret");
        }
    }
}
