//! The story of a finished match in one answer: what was said at each step, and how the points stood. A result page tells
//! from it where every point came from, a replay where something happened.

use super::asked::{Path, Query};
use super::error::Fault;
use super::identity::admit;
use super::replays::{Side, find, unreadable, viewer};
use crate::app::App;
use crate::edge::Visitor;
use crate::room::{Event, Opened, deal, replay};
use crate::store::Stored;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use kernel::Viewer;
use schemars::JsonSchema;
use serde::Serialize;
use table::AnyTable;
use table::wire::LogEntry;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(story))
}

/// The story of a finished match.
#[derive(Serialize, JsonSchema)]
pub struct Story {
    /// The table.
    id: String,
    /// The game's slug.
    game: String,
    /// How many seats.
    seats: u8,
    /// The table after none, one, two … steps.
    moments: Vec<Moment>,
}

/// A moment of a match.
#[derive(Serialize, JsonSchema)]
pub struct Moment {
    /// How many steps have happened.
    step: usize,
    /// The step itself, as the replay writes it; empty for the deal.
    line: String,
    /// The lines of the log.
    log: Vec<LogEntry>,
    /// Points of each seat.
    scores: Vec<i32>,
    /// When it happened, in milliseconds of the match; none for who sits down.
    at: Option<u32>,
}

/// What was said at each step of a finished match, and how the points stood.
#[utoipa::path(get, path = "/api/replays/{table}/story", tag = "replays",
    params(("table" = String, Path, description = "Its id"), Side),
    responses((status = 200, description = "The story", body = ref("#/components/schemas/Story")),
              (status = 403, description = "The match has not ended, or its rules are not known any more"),
              (status = 429, description = "Too many from your address: wait a moment")))]
async fn story(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(Side { side }): Query<Side>,
) -> Result<Response, Fault> {
    admit(&app.looks, visitor)?;
    let question = format!("{id} {}", side.as_deref().unwrap_or("public"));
    let place = app.readers.stories.place(&question);
    let story = place.get_or_try_init(|| work_out(&app, id, side)).await?;
    Ok(([(CONTENT_TYPE, "application/json")], story.clone()).into_response())
}

/// The story as it is sent. A match that has ended does not change any more.
async fn work_out(app: &App, id: String, side: Option<String>) -> Result<Bytes, Fault> {
    let (stored, opened) = find(app, &id).await?;
    let viewer = viewer(side.as_deref(), opened.setup.seats)?;
    let work = move || {
        let moments = tell(&stored, &opened, viewer).map_err(unreadable)?;
        let story = Story { id, game: stored.row.game, seats: opened.setup.seats, moments };
        serde_json::to_vec(&story).map(Bytes::from).map_err(|error| unreadable(error.to_string()))
    };
    app.readers.work(work).await
}

fn tell(stored: &Stored, opened: &Opened, viewer: Viewer) -> Result<Vec<Moment>, String> {
    let mut table = deal(&opened.setup, &stored.row.secret, &opened.chairs)?;
    let mut moments = vec![moment(0, None, table.as_ref(), viewer)];
    for (step, event) in opened.events.iter().enumerate() {
        replay(table.as_mut(), event)?;
        moments.push(moment(step + 1, Some(event), table.as_ref(), viewer));
    }
    Ok(moments)
}

fn moment(step: usize, event: Option<&Event>, table: &dyn AnyTable, viewer: Viewer) -> Moment {
    let line = event.map(super::replays::line).unwrap_or_default();
    let at = match event {
        Some(Event::Act { at, .. } | Event::Clock { at }) => Some(*at),
        _ => None,
    };
    let log = table::log::entries(table, viewer, step);
    Moment { step, line, log, scores: table.view(viewer).scores, at }
}
