//! Which rooms are in memory. A room that is not is opened by the first command sent to it.

use super::{Command, run};
use crate::app::Shared;
use crate::id::Id;
use kernel::said;
use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use table::wire::{Code, Refused};
use tokio::sync::{mpsc, oneshot};

/// Commands a room lets wait.
const INBOX: usize = 64;

/// The rooms in memory.
#[derive(Default)]
pub struct Rooms {
    rooms: Mutex<HashMap<Id, mpsc::Sender<Command>>>,
}

impl Rooms {
    fn lock(&self) -> MutexGuard<'_, HashMap<Id, mpsc::Sender<Command>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The inbox of a room, which is opened if need be; none if there are too many.
    pub fn inbox(&self, shared: &Arc<Shared>, id: Id) -> Option<mpsc::Sender<Command>> {
        let mut rooms = self.lock();
        if let Some(inbox) = rooms.get(&id).filter(|inbox| !inbox.is_closed()) {
            return Some(inbox.clone());
        }
        if rooms.len() >= shared.config.limits.rooms || shared.stopping.load(Ordering::Relaxed) {
            return None;
        }
        let (inbox, commands) = mpsc::channel(INBOX);
        tokio::spawn(run(shared.clone(), inbox.downgrade(), id, commands));
        rooms.insert(id, inbox.clone());
        Some(inbox)
    }

    /// Sends a command; it is dropped, and its reply with it, if the room cannot be opened.
    pub async fn send(&self, shared: &Arc<Shared>, id: Id, command: Command) {
        if let Some(inbox) = self.inbox(shared, id) {
            // A room that closed in between drops the reply, and whoever asked asks again.
            let _ = inbox.send(command).await;
        }
    }

    /// Sends a command and waits for its reply.
    pub async fn ask<T>(
        &self,
        shared: &Arc<Shared>,
        id: Id,
        command: impl Fn(oneshot::Sender<Result<T, Refused>>) -> Command,
    ) -> Result<T, Refused> {
        for _ in 0..3 {
            let (reply, answer) = oneshot::channel();
            self.send(shared, id, command(reply)).await;
            if let Ok(answer) = answer.await {
                return answer;
            }
        }
        Err(Refused::new(Code::Unavailable, said!("busy")))
    }

    /// A room says that it is gone.
    pub fn forget(&self, id: Id) {
        self.lock().remove(&id);
    }

    /// A room goes, unless somebody has just written to it; says whether it went.
    pub fn forget_if(&self, id: Id, unused: impl Fn() -> bool) -> bool {
        let mut rooms = self.lock();
        let gone = unused();
        if gone {
            rooms.remove(&id);
        }
        gone
    }

    /// How many rooms there are.
    pub fn count(&self) -> usize {
        self.lock().len()
    }

    /// Tells every room to stop.
    pub async fn stop(&self) {
        let inboxes: Vec<_> = self.lock().values().cloned().collect();
        for inbox in inboxes {
            let _ = inbox.send(Command::Stop).await;
        }
    }
}
