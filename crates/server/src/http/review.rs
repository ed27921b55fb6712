//! A finished match looked at again: win chances, what an expert would have done, turning points, luck and skill.
//!
//! Thinking about a whole match takes as long as a bot takes to play it, so each match is looked at once, whoever asks, and
//! what was found is kept for a while.

use super::asked::Path;
use super::error::{Answer, Fault};
use super::identity::{Perhaps, admit};
use super::replays::{find, unreadable};
use crate::app::App;
use crate::edge::Visitor;
use crate::room::{self, Opened};
use crate::store::Stored;
use crate::thinking::{Owner, Work};
use axum::Json;
use axum::extract::State;
use kernel::said;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use table::wire::Code;
use table::{AnyTable, Review};
use tokio::sync::OnceCell;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Worlds that an expert tries for each decision.
const WORLDS: u32 = 500;
/// How many reviews are kept.
const KEPT: usize = 64;

pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(review))
}

/// A match looked at again, with the places of its steps in the replay.
#[derive(Clone, Serialize, JsonSchema)]
pub struct Reviewed {
    #[serde(flatten)]
    review: Review,
    /// After which line of the replay the first, second, … step of the match had been made.
    moments: Vec<usize>,
}

/// A review, or somebody who thinks about it.
type Place<T> = Arc<OnceCell<Arc<T>>>;

/// The reviews of the last matches looked at.
pub struct Reviews<T = Reviewed>(Mutex<VecDeque<(String, Place<T>)>>);

impl<T> Default for Reviews<T> {
    fn default() -> Self {
        Reviews(Mutex::default())
    }
}

impl<T> Reviews<T> {
    /// Where the review of a table is, or will be.
    fn place(&self, table: &str) -> Place<T> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, place)) = kept.iter().find(|(id, _)| id == table) {
            return place.clone();
        }
        if kept.len() >= KEPT {
            // One that somebody waits for would be thought about again.
            let oldest = kept.iter().position(|(_, place)| Arc::strong_count(place) == 1);
            kept.remove(oldest.unwrap_or(0));
        }
        let place = Place::default();
        kept.push_back((table.to_string(), place.clone()));
        place
    }

    /// The review of a table: kept, waited for if somebody thinks about it already, or thought about now.
    async fn get<E>(&self, table: &str, think: impl Future<Output = Result<T, E>>) -> Result<Arc<T>, E> {
        let place = self.place(table);
        place.get_or_try_init(|| async { think.await.map(Arc::new) }).await.cloned()
    }
}

/// A finished match looked at again: win chances, what an expert would have done, turning points, luck and skill.
#[utoipa::path(get, path = "/api/replays/{table}/review", tag = "replays", params(("table" = String, Path, description = "Its id")),
    responses((status = 200, description = "The review", body = ref("#/components/schemas/Reviewed")),
              (status = 403, description = "The match has not ended, or its rules are not known any more"),
              (status = 429, description = "Too many from your address, or one of yours is being thought about: wait a moment")))]
async fn review(
    State(app): State<App>,
    visitor: Visitor,
    Perhaps(person): Perhaps,
    Path(id): Path<String>,
) -> Answer<Reviewed> {
    admit(&app.looks, visitor)?;
    let (stored, opened) = find(&app, &id).await?;
    let owner = person.map_or(Owner::Address(visitor.0), |person| Owner::Person(person.id));
    // Whoever asked may go away: the thinking goes on, and others who ask wait for the same answer.
    let thinking = tokio::spawn(async move { app.reviews.get(&id, think(&app, owner, stored, opened)).await });
    let reviewed = thinking.await.map_err(|_| Fault::new(Code::NotAllowed, said!("no-review")))??;
    Ok(Json(Reviewed::clone(&reviewed)))
}

/// Reviews are thought about one after the other, and everybody has one at a time.
async fn think(app: &App, owner: Owner, stored: Stored, opened: Opened) -> Result<Reviewed, Fault> {
    let place = app.thinking.place(Work::Review, owner).await?;
    let thinking = tokio::task::spawn_blocking(move || {
        let reviewed =
            steps(&stored, &opened).map(|(table, moments)| Reviewed { review: table.review(WORLDS), moments });
        drop(place);
        reviewed.map_err(unreadable)
    });
    thinking.await.map_err(|_| Fault::new(Code::NotAllowed, said!("no-review")))?
}

/// The match at its end, and where its steps are among the lines of the replay.
fn steps(stored: &Stored, opened: &Opened) -> Result<(Box<dyn AnyTable>, Vec<usize>), String> {
    let mut table = room::replay_to(stored, opened, 0)?;
    let mut moments = Vec::new();
    for (line, event) in opened.events.iter().enumerate() {
        room::replay(table.as_mut(), event)?;
        moments.resize(table.steps(), line + 1);
    }
    Ok((table, moments))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU32, Ordering};

    #[tokio::test]
    async fn the_same_review_is_thought_about_once_whoever_asks_for_others() {
        let (reviews, thought) = (Arc::new(Reviews::<u32>::default()), Arc::new(AtomicU32::new(0)));
        let (begin, begun) = tokio::sync::watch::channel(false);
        let ask = || {
            let (reviews, thought, mut begun) = (reviews.clone(), thought.clone(), begun.clone());
            tokio::spawn(async move {
                let think = async {
                    drop(begun.wait_for(|begun| *begun).await);
                    Ok::<u32, ()>(thought.fetch_add(1, Ordering::Relaxed))
                };
                reviews.get("one", think).await.map(|review| *review)
            })
        };
        let early: Vec<_> = (0..5).map(|_| ask()).collect();
        tokio::task::yield_now().await;
        for other in 0..2 * KEPT {
            let refused = reviews.get(&other.to_string(), async { Err::<u32, ()>(()) }).await;
            assert_eq!(refused, Err(()), "those have to wait");
        }
        let late = ask();
        begin.send_replace(true);
        for asked in early.into_iter().chain([late]) {
            assert_eq!(asked.await.unwrap(), Ok(0));
        }
        assert_eq!(thought.load(Ordering::Relaxed), 1);
    }
}
