//! Answers that cost something and never change: each is worked out once, and kept while others ask for it.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::OnceCell;

/// The last answers that somebody asked for.
pub struct Kept<T> {
    most: usize,
    places: Mutex<VecDeque<(String, Arc<OnceCell<T>>)>>,
}

impl<T> Kept<T> {
    /// Keeps so many of them.
    pub fn new(most: usize) -> Kept<T> {
        Kept { most, places: Mutex::default() }
    }

    /// Where the answer to this question is, or will be: whoever asks meanwhile waits for the same one.
    pub fn place(&self, question: &str) -> Arc<OnceCell<T>> {
        let mut places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, place)) = places.iter().find(|(other, _)| other == question) {
            return place.clone();
        }
        if places.len() == self.most {
            places.pop_front();
        }
        let place = Arc::default();
        places.push_back((question.to_string(), Arc::clone(&place)));
        place
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn an_answer_is_worked_out_once_and_the_oldest_is_forgotten() {
        let kept: Kept<u32> = Kept::new(2);
        let ask = async |question: &str, answer: u32| *kept.place(question).get_or_init(|| async { answer }).await;
        assert_eq!((ask("a", 1).await, ask("a", 2).await, ask("b", 3).await), (1, 1, 3));
        assert_eq!((ask("c", 4).await, ask("b", 5).await), (4, 3));
        assert_eq!(ask("a", 6).await, 6, "two are kept");
    }
}
