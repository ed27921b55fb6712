//! Finished matches: list them, step through them from any side, take them home.

use super::asked::{Path, Query};
use super::error::{Answer, Fault};
use super::identity::admit;
use super::kept::Kept;
use super::lobby::{LobbyTable, Page, listed};
use crate::app::App;
use crate::edge::Visitor;
use crate::fair;
use crate::id::Id;
use crate::room::{self, Event, Opened, TableSetup};
use crate::store::{Finished, Stored};
use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use kernel::{Seat, Viewer, said};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::wire::{Code, FaceInfo, Refused, TableView, Told};
use tokio::sync::Semaphore;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list))
        .routes(routes!(replay))
        .routes(routes!(step))
        .routes(routes!(steps))
        .routes(routes!(record))
}

/// To look at a match again it is played again: some at a time, and not on the threads of those who play.
pub struct Readers {
    turns: Arc<Semaphore>,
    /// The last stories that were told.
    pub stories: Kept<Bytes>,
}

/// How many stories are kept, of some hundred kilobytes each.
const STORIES: usize = 16;

impl Default for Readers {
    fn default() -> Readers {
        let half = std::thread::available_parallelism().map_or(1, |all| usize::from(all).div_ceil(2));
        Readers { turns: Arc::new(Semaphore::new(half)), stories: Kept::new(STORIES) }
    }
}

impl Readers {
    /// Works something out in its turn.
    pub async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, Fault> {
        let busy = || Fault::new(Code::Unavailable, said!("busy"));
        let turn = self.turns.clone().acquire_owned().await.map_err(|_| busy())?;
        let working = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(turn);
            done
        });
        working.await.map_err(|_| busy())?
    }
}

/// A finished match as it is listed.
#[derive(Serialize, JsonSchema)]
pub struct ReplayInfo {
    /// The table.
    #[serde(flatten)]
    table: LobbyTable,
    /// When it ended, in milliseconds since 1970.
    ended_at: i64,
    /// Points of each seat.
    scores: Vec<i32>,
    /// The place of each seat, from 1.
    places: Vec<u8>,
}

/// A finished match: what happened, line by line.
#[derive(Serialize, JsonSchema)]
pub struct Replay {
    /// The table.
    id: String,
    /// The game's slug.
    game: String,
    /// How many seats.
    seats: u8,
    /// What happened, one line each: who acted, sat down or was replaced by a bot.
    lines: Vec<String>,
    /// Every face of the deck.
    faces: Vec<FaceInfo>,
}

/// The table after some steps of a finished match.
#[derive(Serialize, JsonSchema)]
pub struct ReplayStep {
    /// How many lines have happened.
    step: usize,
    /// How many there are.
    steps: usize,
    /// What the last one told this viewer.
    told: Vec<Told>,
    /// The table as this viewer sees it.
    table: TableView,
}

/// Which steps, and from which side.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Steps {
    /// The first step; 0 if not given.
    from: Option<usize>,
    /// How many, at most 50; that many if not given.
    count: Option<usize>,
    /// A seat's number, `public` or `truth`.
    #[serde(rename = "as")]
    #[param(rename = "as")]
    pub side: Option<String>,
}

/// The most steps of one answer.
const STEPS_MAX: usize = 50;

/// From which side.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Side {
    /// A seat's number, `public` or `truth`.
    #[serde(rename = "as")]
    #[param(rename = "as")]
    pub side: Option<String>,
}

#[derive(Deserialize, Default)]
struct ResultText {
    #[serde(default)]
    scores: Vec<i32>,
    #[serde(default)]
    places: Option<Vec<u8>>,
}

/// Finished public matches, the newest first.
#[utoipa::path(get, path = "/api/replays", tag = "replays", params(Page),
    responses((status = 200, description = "Matches", body = ref("#/components/schemas/Replays"))))]
async fn list(State(app): State<App>, Query(page): Query<Page>) -> Answer<Vec<ReplayInfo>> {
    let finished = app.store.finished(page.before()).await?;
    let info = |Finished { listed: table, ended_at, result }: &Finished| {
        let result: ResultText = serde_json::from_str(result).unwrap_or_default();
        let places = result.places.unwrap_or_default();
        ReplayInfo { table: listed(table), ended_at: *ended_at, scores: result.scores, places }
    };
    Ok(Json(finished.iter().map(info).collect()))
}

/// A finished match that can be played again, and what was stored of it.
pub async fn find(app: &App, table: &str) -> Result<(Stored, Opened), Fault> {
    let (stored, opened) = kept(app, table).await?;
    match opened.setup.other_rules() {
        Some(why) => Err(Fault::from(Refused::new(Code::NotAllowed, said!("other-rules-kept", why: why)))),
        None => Ok((stored, opened)),
    }
}

/// What was stored of a finished match, whatever rules it was played by.
async fn kept(app: &App, table: &str) -> Result<(Stored, Opened), Fault> {
    let missing = || Fault::new(Code::NotFound, said!("no-such-match"));
    let id: Id = table.parse().map_err(|()| missing())?;
    let stored = app.store.table(id).await?.ok_or_else(missing)?;
    if stored.state != 2 {
        return Err(Fault::new(Code::NotAllowed, said!("replay-early")));
    }
    let opened = room::opened(&stored).map_err(unreadable)?;
    Ok((stored, opened))
}

pub fn unreadable(why: String) -> Fault {
    tracing::error!(why, "a match cannot be replayed");
    Fault::new(Code::NotAllowed, said!("match-of-other-rules"))
}

/// A finished match, line by line.
#[utoipa::path(get, path = "/api/replays/{table}", tag = "replays", params(("table" = String, Path, description = "Its id")),
    responses((status = 200, description = "The match", body = ref("#/components/schemas/Replay")),
              (status = 403, description = "The match has not ended, or its rules are not known any more"),
              (status = 429, description = "Too many from your address: wait a moment")))]
async fn replay(State(app): State<App>, visitor: Visitor, Path(table): Path<String>) -> Answer<Replay> {
    admit(&app.looks, visitor)?;
    let (stored, opened) = kept(&app, &table).await?;
    let lines = opened.events.iter().map(line).collect();
    let faces = room::replay_to(&stored, &opened, 0).map_err(unreadable)?.faces();
    Ok(Json(Replay { id: table, game: stored.row.game, seats: opened.setup.seats, lines, faces }))
}

/// What happened, as a line.
pub fn line(event: &Event) -> String {
    match event {
        Event::Act { seat, action, .. } => format!("{seat}: {action}"),
        Event::Sit { seat, name } => format!("name {seat} {name}"),
        Event::Bot { seat, kind, .. } => format!("bot {seat} {kind}"),
        Event::Clock { .. } => "clock".to_string(),
        Event::Back { .. } => String::new(),
    }
}

/// The table after some lines of a finished match, from any side.
#[utoipa::path(get, path = "/api/replays/{table}/steps/{step}", tag = "replays",
    params(("table" = String, Path, description = "Its id"), ("step" = usize, Path, description = "How many lines"), Side),
    responses((status = 200, description = "The table then", body = ref("#/components/schemas/ReplayStep")),
              (status = 403, description = "The match has not ended, or its rules are not known any more"),
              (status = 429, description = "Too many from your address: wait a moment")))]
async fn step(
    State(app): State<App>,
    visitor: Visitor,
    Path((table, step)): Path<(String, usize)>,
    Query(Side { side }): Query<Side>,
) -> Answer<ReplayStep> {
    admit(&app.looks, visitor)?;
    let (stored, opened) = find(&app, &table).await?;
    let viewer = viewer(side.as_deref(), opened.setup.seats)?;
    let looking = move || {
        let steps = opened.events.len();
        let step = step.min(steps);
        let table = room::replay_to(&stored, &opened, step).map_err(unreadable)?;
        Ok(Json(ReplayStep { step, steps, told: table.told(viewer), table: table.view(viewer) }))
    };
    app.readers.work(looking).await
}

/// The viewer that a side names.
pub fn viewer(side: Option<&str>, seats: u8) -> Result<Viewer, Fault> {
    let wrong = || Fault::new(Code::NoSuchSeat, said!("side-form"));
    match side {
        None | Some("public") => Ok(Viewer::Public),
        Some("truth") => Ok(Viewer::Truth),
        Some(seat) => Seat::parse(seat, seats).map(Viewer::Seat).ok_or_else(wrong),
    }
}

/// Several steps of a finished match at once, to play it as a film.
#[utoipa::path(get, path = "/api/replays/{table}/steps", tag = "replays",
    params(("table" = String, Path, description = "Its id"), Steps),
    responses((status = 200, description = "The tables then", body = ref("#/components/schemas/ReplaySteps")),
              (status = 403, description = "The match has not ended, or its rules are not known any more"),
              (status = 429, description = "Too many from your address: wait a moment")))]
async fn steps(
    State(app): State<App>,
    visitor: Visitor,
    Path(table): Path<String>,
    Query(asked): Query<Steps>,
) -> Answer<Vec<ReplayStep>> {
    admit(&app.looks, visitor)?;
    let (stored, opened) = find(&app, &table).await?;
    let viewer = viewer(asked.side.as_deref(), opened.setup.seats)?;
    app.readers.work(move || film(&stored, &opened, viewer, &asked)).await.map(Json)
}

fn film(stored: &Stored, opened: &Opened, viewer: Viewer, asked: &Steps) -> Result<Vec<ReplayStep>, Fault> {
    let steps = opened.events.len();
    let first = asked.from.unwrap_or(0).min(steps);
    let last = first.saturating_add(asked.count.unwrap_or(STEPS_MAX).min(STEPS_MAX)).min(steps + 1);
    let mut table = room::replay_to(stored, opened, first).map_err(unreadable)?;
    let mut shown = Vec::new();
    for step in first..last {
        if step > first {
            room::replay(table.as_mut(), &opened.events[step - 1]).map_err(unreadable)?;
        }
        shown.push(ReplayStep { step, steps, told: table.told(viewer), table: table.view(viewer) });
    }
    Ok(shown)
}

/// A finished match as a play file, with what proves its deal.
#[utoipa::path(get, path = "/api/replays/{table}/play", tag = "replays", params(("table" = String, Path, description = "Its id")),
    responses((status = 200, description = "A play file", body = String, content_type = "text/plain"),
              (status = 403, description = "The match has not ended, or its rules are not known any more"),
              (status = 429, description = "Too many from your address: wait a moment")))]
async fn record(State(app): State<App>, visitor: Visitor, Path(table): Path<String>) -> Result<String, Fault> {
    admit(&app.looks, visitor)?;
    let (stored, opened) = kept(&app, &table).await?;
    app.readers.work(move || play_file(&stored, &opened).map_err(unreadable)).await
}

/// A finished match as a play file, with what proves its deal. One of other rules is written down as it was stored.
pub fn play_file(stored: &Stored, opened: &Opened) -> Result<String, String> {
    let entropy: Vec<String> = opened.chairs.iter().map(|chair| chair.entropy.clone()).collect();
    let match_of_it = match opened.setup.other_rules() {
        Some(why) => as_stored(&why, opened, &fair::seed(&stored.row.secret, &entropy).to_string()),
        None => room::replay_to(stored, opened, usize::MAX)?.to_play(),
    };
    Ok(format!("{match_of_it}{}", fair::lines(&stored.row.secret, &entropy)))
}

/// A play file of a match that cannot be played again.
fn as_stored(why: &str, opened: &Opened, seed: &str) -> String {
    let TableSetup { game, seats, options, rules, .. } = &opened.setup;
    let steps = opened.events.iter().filter(|event| event.is_step()).count();
    let mut lines = vec![format!("# {why}"), format!("parlor 1\ngame {game}\nrules {rules}\nseats {seats}")];
    lines.extend(options.iter().map(|(key, value)| format!("option {key}={value}")));
    lines.push(format!("seed {seed}\nsteps {steps}"));
    lines.extend(opened.events.iter().map(|event| match event {
        Event::Act { at, .. } | Event::Clock { at } => format!("{} @{at}", line(event)),
        Event::Sit { .. } | Event::Bot { .. } | Event::Back { .. } => line(event),
    }));
    lines.join("\n") + "\n"
}
