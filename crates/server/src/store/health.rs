//! Whether the store can be used at the moment, as its writer knows it.

use super::Unavailable;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::watch;

/// What a server is to do about its store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Standing {
    /// Go on.
    Holds,
    /// Stop in peace: another server wants the database.
    Wanted(String),
    /// Stop at once: another server has it.
    Lost(String),
}

/// Shared by the writer, who knows, and all who read.
pub struct Health {
    is_down: AtomicBool,
    standing: watch::Sender<Standing>,
}

impl Default for Health {
    fn default() -> Health {
        Health { is_down: AtomicBool::new(false), standing: watch::Sender::new(Standing::Holds) }
    }
}

impl Health {
    /// Refuses while it is not known what is stored and what is not.
    pub fn check(&self) -> Result<(), Unavailable> {
        if self.is_down.load(Ordering::Acquire) { Err(Unavailable) } else { Ok(()) }
    }

    /// Whether everything is to be refused.
    pub fn set_down(&self, is_down: bool) {
        self.is_down.store(is_down, Ordering::Release);
    }

    pub fn standing(&self) -> Standing {
        self.standing.borrow().clone()
    }

    pub fn say(&self, standing: Standing) {
        self.standing.send_replace(standing);
    }

    /// Resolves when the server has to stop.
    pub async fn gone(&self) {
        // The sender is part of this value, so it is still there.
        let _ = self.standing.subscribe().wait_for(|standing| *standing != Standing::Holds).await;
    }
}
