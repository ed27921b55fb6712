//! Somebody who reads at a table: a language, the names of the seats, and who "you" are.

use crate::any::AnyTable;
use kernel::{Said, Seat, Viewer};
use std::collections::HashMap;
use std::sync::Arc;
use words::{Speaker, Tongue};

/// Somebody who reads at a table.
#[derive(Clone)]
pub struct Reader {
    tongue: Arc<Tongue>,
    names: Vec<String>,
    you: Option<Seat>,
    faces: Arc<HashMap<String, Said>>,
}

impl Reader {
    /// Somebody who reads this language, and calls the seats by these names.
    pub fn new(table: &dyn AnyTable, language: &str, names: Vec<String>) -> Reader {
        let faces = table.faces().into_iter().map(|info| (info.face, info.name)).collect();
        Reader { tongue: Tongue::of(table.entry().words, language), names, you: None, faces: Arc::new(faces) }
    }

    /// The same with somebody else being spoken to.
    #[must_use]
    pub fn told(&self, viewer: Viewer) -> Reader {
        let you = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        Reader { you, ..self.clone() }
    }

    /// The language.
    pub fn tongue(&self) -> &Tongue {
        &self.tongue
    }

    /// In words.
    pub fn say(&self, said: &Said) -> String {
        let seat = |seat: Seat| self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string());
        let face = |notation: &str| self.faces.get(notation).cloned();
        Speaker { tongue: &self.tongue, seat: &seat, you: self.you, face: &face }.say(said)
    }
}
