//! What is said, in a language: the house's words with a game's on top, and somebody who reads them.
//!
//! Always holds: whoever speaks gets a text. A message that a language lacks is said in English, and one that English lacks
//! too is its id, which the check finds before a reader does.
#![forbid(unsafe_code)]

mod speaker;
mod tongue;

pub use speaker::{Speaker, english, house, in_language, name_of};
pub use tongue::{ENGLISH, LANGUAGES, Lists, Tongue, chosen, complete};
