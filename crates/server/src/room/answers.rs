//! Every intent is answered once: the same id again gets the same answer and does nothing.

use std::collections::VecDeque;
use table::wire::Refused;

/// How many answers a seat's memory holds.
const MEMORY: usize = 32;

/// The last answers given to a seat.
#[derive(Default)]
pub struct Answers {
    last: VecDeque<(u32, Option<Box<Refused>>)>,
    highest: u32,
}

/// What is known of an intent's id.
#[derive(PartialEq, Eq, Debug)]
pub enum Known {
    /// Not seen yet.
    New,
    /// Answered so; none for accepted.
    Answered(Option<Box<Refused>>),
    /// Older than anything remembered.
    Old,
}

impl Answers {
    /// What is known of this id.
    pub fn known(&self, id: u32) -> Known {
        if id > self.highest {
            return Known::New;
        }
        let answered = self.last.iter().rev().find(|(other, _)| *other == id);
        answered.map_or(Known::Old, |(_, answer)| Known::Answered(answer.clone()))
    }

    /// The highest id so far.
    pub fn highest(&self) -> u32 {
        self.highest
    }

    /// It was carried out.
    pub fn accepted(&mut self, id: u32) {
        self.keep(id, None);
    }

    /// It was refused.
    pub fn refused(&mut self, id: u32, refused: Refused) {
        self.keep(id, Some(Box::new(refused)));
    }

    fn keep(&mut self, id: u32, answer: Option<Box<Refused>>) {
        if self.last.len() == MEMORY {
            self.last.pop_front();
        }
        self.last.push_back((id, answer));
        self.highest = self.highest.max(id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_new_once() {
        let mut answers = Answers::default();
        assert_eq!(answers.known(1), Known::New);
        answers.accepted(1);
        assert_eq!(answers.known(1), Known::Answered(None));
        for id in 2..100 {
            answers.accepted(id);
        }
        assert_eq!(answers.known(1), Known::Old, "memory is bounded, and what is forgotten is not done again");
        assert_eq!(answers.known(100), Known::New);
    }
}
