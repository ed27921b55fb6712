//! What people read and try about a game: its rules, its lessons, and any position of a play file.

use super::asked::{Body, Path};
use super::error::{Answer, Fault};
use super::identity::admit;
use super::language::{Tongue, language};
use crate::app::App;
use crate::edge::Visitor;
use crate::thinking::{Owner, Work};
use axum::Json;
use axum::extract::State;
use kernel::{Millis, Said, Seat, Viewer, said};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::wire::{Choice, Code, FaceInfo, LessonInfo, Refused, RulesPage, TableView, Told};
use table::{pages, play};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(rules))
        .routes(routes!(words))
        .routes(routes!(lessons))
        .routes(routes!(lesson))
        .routes(routes!(study))
}

/// The most lines of a play file that is studied.
const LINES_MAX: usize = 4000;

/// A position to look at: a play file up to a line, from a seat, and perhaps something to try there.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Study {
    /// The play file.
    play: String,
    /// From which seat.
    seat: u8,
    /// The last line that happens; all of them if not given.
    line: Option<usize>,
    /// What the seat tries then, in notation.
    action: Option<String>,
}

/// The table as the seat sees it.
#[derive(Serialize, JsonSchema)]
pub struct Studied {
    /// The table, after what was tried if that was allowed.
    table: TableView,
    /// What the last step told the seat.
    told: Vec<Told>,
    /// Every face of the deck.
    faces: Vec<FaceInfo>,
    /// What the seat may do.
    choices: Vec<Choice>,
    /// Why what was tried is not allowed.
    refused: Option<Refused>,
}

/// The rules of a game, clause by clause and as Markdown.
#[utoipa::path(get, path = "/api/games/{game}/rules", tag = "learn",
    params(("game" = String, Path, description = "The game's slug"), Tongue),
    responses((status = 200, description = "The rules", body = ref("#/components/schemas/RulesPage"))))]
async fn rules(Path(game): Path<String>) -> Answer<RulesPage> {
    pages::rules(&game, language()).map(Json).ok_or_else(|| Fault::new(Code::NotFound, said!("no-such-game")))
}

/// Everything that is said in a game, in one language: a word list in Fluent's format.
#[utoipa::path(get, path = "/api/games/{game}/words", tag = "learn",
    params(("game" = String, Path, description = "The game's slug"), Tongue),
    responses((status = 200, description = "The words", body = String, content_type = "text/plain")))]
async fn words(Path(game): Path<String>) -> Result<String, Fault> {
    let entry = table::find(&game).ok_or_else(|| Fault::new(Code::NotFound, said!("no-such-game")))?;
    Ok(words::complete(entry.words, language()))
}

/// The lessons of a game.
#[utoipa::path(get, path = "/api/games/{game}/lessons", tag = "learn",
    params(("game" = String, Path, description = "The game's slug"), Tongue),
    responses((status = 200, description = "Its lessons", body = ref("#/components/schemas/Lessons"))))]
async fn lessons(Path(game): Path<String>) -> Json<Vec<LessonInfo>> {
    Json(pages::lessons(&game, language()))
}

/// A lesson as a play file; its comments are the teacher's words.
#[utoipa::path(get, path = "/api/games/{game}/lessons/{lesson}", tag = "learn",
    params(("game" = String, Path, description = "The game's slug"), ("lesson" = String, Path, description = "Its name")),
    responses((status = 200, description = "A play file", body = String, content_type = "text/plain")))]
async fn lesson(Path((game, lesson)): Path<(String, String)>) -> Result<&'static str, Fault> {
    pages::lesson(&game, &lesson).ok_or_else(|| Fault::new(Code::NotFound, said!("no-such-lesson")))
}

/// Look at a position of a play file and try something there. Nothing is stored.
#[utoipa::path(post, path = "/api/study", tag = "learn",
    request_body(content = ref("#/components/schemas/Study")),
    responses((status = 200, description = "The table", body = ref("#/components/schemas/Studied")),
              (status = 429, description = "Too many from your address: wait a moment")))]
async fn study(State(app): State<App>, visitor: Visitor, Body(study): Body<Study>) -> Answer<Studied> {
    admit(&app.requests, visitor)?;
    let busy = || Fault::new(Code::Unavailable, said!("busy"));
    let language = language();
    // Some positions take a while to set up: they take turns and do not hold up rooms.
    let _place = app.thinking.place(Work::Study, Owner::Address(visitor.0)).await?;
    let studied = tokio::task::spawn_blocking(move || look(&study, language)).await.map_err(|_| busy())?;
    studied.map(Json).map_err(|why| Fault::new(Code::Malformed, why))
}

fn look(study: &Study, language: &str) -> Result<Studied, Said> {
    let unread = |error: play::PlayError| said!("play-unread", why: error.to_string());
    let file = play::parse(&study.play).map_err(unread)?;
    if file.lines.len() > LINES_MAX {
        return Err(said!("play-too-long", most: LINES_MAX));
    }
    let mut table = play::play_to(&file, study.line.unwrap_or(usize::MAX)).map_err(unread)?;
    if study.seat >= table.seats() {
        return Err(said!("no-such-seat", seat: study.seat));
    }
    let seat = Seat::new(study.seat);
    // The table's own time does not go back, so this is the moment of the last line.
    let refused = study.action.as_deref().and_then(|action| table.act(seat, action, Millis(0)).err());
    Ok(Studied {
        table: table.view(Viewer::Seat(seat)),
        told: table.told(Viewer::Seat(seat)),
        faces: table.faces(),
        choices: table.choices(seat),
        refused: refused.map(|refusal| refusal.wire().spoken(table.entry().words, language)),
    })
}
