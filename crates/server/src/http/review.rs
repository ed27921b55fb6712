//! A finished match looked at again: win chances, what an expert would have done, turning points, luck and skill.
//!
//! Thinking about a whole match takes as long as a bot takes to play it, so each match is looked at once, in a bot's place
//! in the queue, and what was found is kept for a while.

use super::asked::Path;
use super::error::{Answer, Fault};
use super::replays::{find, unreadable};
use crate::app::App;
use crate::room::{self, Opened};
use crate::store::Stored;
use axum::Json;
use axum::extract::State;
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

type Place = Arc<OnceCell<Arc<Reviewed>>>;

/// The reviews of the last matches that somebody asked about.
#[derive(Default)]
pub struct Reviews(Mutex<VecDeque<(String, Place)>>);

impl Reviews {
    /// Where the review of a table is, or will be.
    fn place(&self, table: &str) -> Place {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, place)) = kept.iter().find(|(id, _)| id == table) {
            return place.clone();
        }
        if kept.len() == KEPT {
            kept.pop_front();
        }
        let place = Place::default();
        kept.push_back((table.to_string(), place.clone()));
        place
    }
}

/// A finished match looked at again: win chances, what an expert would have done, turning points, luck and skill.
#[utoipa::path(get, path = "/api/replays/{table}/review", tag = "replays", params(("table" = String, Path, description = "Its id")),
    responses((status = 200, description = "The review", body = ref("#/components/schemas/Reviewed")),
              (status = 403, description = "The match has not ended, or its rules are not known any more"),
              (status = 429, description = "Too many from your address: wait a moment")))]
async fn review(State(app): State<App>, Path(id): Path<String>) -> Answer<Reviewed> {
    let (stored, opened) = find(&app, &id).await?;
    let place = app.reviews.place(&id);
    // Whoever asked may go away: the thinking goes on, and others who ask wait for the same answer.
    let thinking = tokio::spawn(async move { place.get_or_try_init(|| think(&app, &stored, &opened)).await.cloned() });
    let reviewed =
        thinking.await.map_err(|_| Fault::new(Code::NotAllowed, "this match cannot be looked at again"))??;
    Ok(Json(Reviewed::clone(&reviewed)))
}

/// It takes its turn among the bots.
async fn think(app: &App, stored: &Stored, opened: &Opened) -> Result<Arc<Reviewed>, Fault> {
    let (table, moments) = steps(stored, opened).map_err(unreadable)?;
    let stopping = |_| Fault::new(Code::Unavailable, "the server is about to stop");
    let turn = app.thinkers.clone().acquire_owned().await.map_err(stopping)?;
    let thinking = tokio::task::spawn_blocking(move || {
        let review = table.review(WORLDS);
        drop(turn);
        review
    });
    let review = thinking.await.map_err(|_| Fault::new(Code::NotAllowed, "this match cannot be looked at again"))?;
    Ok(Arc::new(Reviewed { review, moments }))
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
