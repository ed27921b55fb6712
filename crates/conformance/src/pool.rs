//! Actions to try where they do not belong: seen in other positions, or misread.

use kernel::{Game, Stream};
use std::collections::HashSet;

/// More would only repeat itself.
const POOL_MAX: usize = 512;

/// Actions seen during a run.
pub(crate) struct Pool<G: Game> {
    seen: HashSet<G::Action>,
    list: Vec<G::Action>,
}

impl<G: Game> Pool<G> {
    pub(crate) fn new() -> Pool<G> {
        Pool { seen: HashSet::new(), list: Vec::new() }
    }

    /// Remembers `action`; a full pool forgets an older one.
    pub(crate) fn add(&mut self, action: G::Action, stream: &mut Stream) {
        if !self.seen.insert(action) {
            return;
        }
        if self.list.len() < POOL_MAX {
            return self.list.push(action);
        }
        let place = stream.below(POOL_MAX as u32) as usize;
        self.seen.remove(&self.list[place]);
        self.list[place] = action;
    }

    /// `wish` actions of other positions and up to `wish` misread ones.
    pub(crate) fn candidates(&self, wish: usize, stream: &mut Stream) -> Vec<G::Action> {
        let mut candidates: Vec<G::Action> = (0..wish).filter_map(|_| stream.pick(&self.list).copied()).collect();
        candidates.extend((0..wish).filter_map(|_| self.misread(stream)?.parse::<G::Action>().ok()));
        candidates
    }

    /// The text of some action with a slip in it.
    pub(crate) fn misread(&self, stream: &mut Stream) -> Option<String> {
        let text = stream.pick(&self.list)?.to_string();
        let other = stream.pick(&self.list)?.to_string();
        let once = slip(&text, &other, stream);
        Some(if stream.below(4) == 0 { slip(&once, &other, stream) } else { once })
    }
}

/// One slip of the pen: a digit, a word or a letter too many, too few or in the wrong place.
fn slip(text: &str, other: &str, stream: &mut Stream) -> String {
    match stream.below(8) {
        0..3 => digit_changed(text, stream),
        3 => letter_dropped(text, stream),
        kind => {
            let mut words: Vec<&str> = text.split(' ').collect();
            let [at, to] = [0; 2].map(|_| stream.below(words.len() as u32) as usize);
            match kind {
                4 => drop(words.remove(at)),
                5 => words.insert(to, words[at]),
                6 => words.swap(at, to),
                _ => words[at] = stream.pick(&other.split(' ').collect::<Vec<_>>()).copied().unwrap_or_default(),
            }
            words.join(" ")
        }
    }
}

fn digit_changed(text: &str, stream: &mut Stream) -> String {
    let places: Vec<usize> = text.char_indices().filter(|(_, c)| c.is_ascii_digit()).map(|(at, _)| at).collect();
    let digit = char::from(b'0' + stream.below(10) as u8);
    match stream.pick(&places) {
        None => format!("{text}{digit}"),
        Some(&at) if stream.below(4) == 0 => format!("{}{digit}{}", &text[..at], &text[at..]),
        Some(&at) => format!("{}{digit}{}", &text[..at], &text[at + 1..]),
    }
}

fn letter_dropped(text: &str, stream: &mut Stream) -> String {
    let places: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
    let mut text = text.to_string();
    if let Some(&at) = stream.pick(&places) {
        text.remove(at);
    }
    text
}
