//! Lessons: a short guided game on the real engine. The whole lesson is one answer; what the learner tries instead of the
//! taught move is explained by the rules.

use super::error::{Answer, Fault};
use super::identity::Body;
use crate::app::App;
use axum::Json;
use axum::extract::Path;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::lesson::{self, Lesson};
use table::wire::{Code, Refused};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(list)).routes(routes!(whole)).routes(routes!(why))
}

/// A lesson as it is listed.
#[derive(Serialize, JsonSchema)]
pub struct LessonInfo {
    /// The game's slug.
    game: String,
    /// The name in addresses.
    id: String,
    /// The name for people.
    title: String,
}

/// Something a learner tries.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    /// The action in notation.
    action: String,
}

/// All lessons.
#[utoipa::path(get, path = "/api/lessons", tag = "lessons",
    responses((status = 200, description = "The lessons", body = ref("#/components/schemas/LessonInfo"))))]
async fn list() -> Json<Vec<LessonInfo>> {
    let info = |source: &lesson::Source| LessonInfo {
        game: source.game.to_string(),
        id: source.id.to_string(),
        title: source.title().to_string(),
    };
    Json(lesson::LESSONS.iter().map(info).collect())
}

fn find(game: &str, id: &str) -> Result<Lesson, Fault> {
    let missing = || Fault::new(Code::NotFound, "there is no such lesson");
    let source = lesson::LESSONS.iter().find(|source| source.game == game && source.id == id).ok_or_else(missing)?;
    source.read().map_err(|why| {
        tracing::error!(game, id, why, "a lesson cannot be read");
        Fault::new(Code::Unavailable, "this lesson cannot be read at the moment")
    })
}

/// A whole lesson: every position, what the teacher says, and the move that is taught.
#[utoipa::path(get, path = "/api/lessons/{game}/{lesson}", tag = "lessons",
    params(("game" = String, Path, description = "The game's slug"), ("lesson" = String, Path, description = "Its name")),
    responses((status = 200, description = "The lesson", body = ref("#/components/schemas/Lesson"))))]
async fn whole(Path((game, id)): Path<(String, String)>) -> Answer<Lesson> {
    Ok(Json(find(&game, &id)?))
}

/// Why an action is not possible at a step of a lesson; nothing if it is.
#[utoipa::path(post, path = "/api/lessons/{game}/{lesson}/{step}/why", tag = "lessons",
    params(("game" = String, Path, description = "The game's slug"), ("lesson" = String, Path, description = "Its name"),
           ("step" = usize, Path, description = "From 0")),
    request_body(content = ref("#/components/schemas/Attempt")),
    responses((status = 200, description = "The refusal, or null", body = ref("#/components/schemas/Refused"))))]
async fn why(
    Path((game, id, step)): Path<(String, String, usize)>,
    Body(Attempt { action }): Body<Attempt>,
) -> Answer<Option<Refused>> {
    let missing = || Fault::new(Code::NotFound, "there is no such lesson");
    let source = lesson::LESSONS.iter().find(|source| source.game == game && source.id == id).ok_or_else(missing)?;
    source.why(step, &action).map(Json).map_err(|why| Fault::new(Code::NotFound, why))
}
