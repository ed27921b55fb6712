//! The lobby: which games there are, which tables are open.

use super::asked::Query;
use super::error::Answer;
use super::identity::Known;
use super::language::{Tongue, language};
use crate::app::App;
use crate::room::{Chair, EMOTES, Owner, PHRASES};
use crate::store::Listed;
use axum::Json;
use axum::extract::State;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::LEVELS;
use table::catalog::{CATALOG, REFERENCE};
use table::wire::{self, GameInfo};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(games)).routes(routes!(lobby)).routes(routes!(own))
}

/// Everything that can be played, and with whom.
#[derive(Serialize, JsonSchema)]
pub struct Games {
    /// The games, each with its options.
    games: Vec<GameInfo>,
    /// The kinds of bot.
    bots: Vec<String>,
    /// Preset phrases: key, and words in the language that was asked for.
    phrases: Vec<(String, String)>,
    /// Preset emotes: key and picture.
    emotes: Vec<(String, String)>,
}

/// A table as the lobby lists it.
#[derive(Serialize, JsonSchema)]
pub struct LobbyTable {
    /// Its id.
    pub id: String,
    /// The game's slug.
    pub game: String,
    /// Where it stands.
    pub state: wire::State,
    /// Who sits where.
    pub seats: Vec<wire::Sitting>,
    /// When it was made, in milliseconds since 1970.
    pub created_at: i64,
}

/// A table where you have sat.
#[derive(Serialize, JsonSchema)]
pub struct OwnTable {
    /// The table.
    #[serde(flatten)]
    pub table: LobbyTable,
    /// Your seat; none if you have left it.
    pub you: Option<u8>,
}

/// Which page of a list.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Page {
    /// Only what was made before this moment; the last `created_at` of the page before.
    before: Option<i64>,
}

impl Page {
    pub fn before(&self) -> i64 {
        self.before.unwrap_or(i64::MAX)
    }
}

/// What the tables of the lobby do.
#[derive(Clone, Copy, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Waiting {
    Open,
    Playing,
}

/// Which tables of the lobby.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Tables {
    /// `open` if not given, or `playing` for matches to look on.
    #[param(inline)]
    state: Option<Waiting>,
    /// Only what was made before this moment; the last `created_at` of the page before.
    before: Option<i64>,
}

/// All games, their options, the bots, and what can be said.
#[utoipa::path(get, path = "/api/games", tag = "lobby", params(Tongue),
    responses((status = 200, description = "The games", body = ref("#/components/schemas/Games"))))]
async fn games(State(app): State<App>) -> Json<Games> {
    let reference = if app.config.reference_games { REFERENCE } else { &[] };
    let house = words::Tongue::of(&[], language());
    let phrase = |key: &&str| (key.to_string(), house.text(&format!("phrase-{key}")).unwrap_or_default());
    Json(Games {
        games: CATALOG.iter().chain(reference).map(|entry| entry.info(language())).collect(),
        bots: LEVELS.iter().map(ToString::to_string).collect(),
        phrases: PHRASES.iter().map(phrase).collect(),
        emotes: EMOTES.iter().map(|(key, sign)| (key.to_string(), sign.to_string())).collect(),
    })
}

/// Public tables, the newest first.
#[utoipa::path(get, path = "/api/tables", tag = "lobby", params(Tables),
    responses((status = 200, description = "Tables", body = ref("#/components/schemas/LobbyTables"))))]
async fn lobby(State(app): State<App>, Query(tables): Query<Tables>) -> Answer<Vec<LobbyTable>> {
    let state = match tables.state {
        None | Some(Waiting::Open) => 0,
        Some(Waiting::Playing) => 1,
    };
    let before = Page { before: tables.before }.before();
    Ok(Json(app.store.lobby(state, before).await?.iter().map(listed).collect()))
}

/// Your tables: those that wait, those that run, those that have ended; the newest first.
#[utoipa::path(get, path = "/api/me/tables", tag = "people", security(("token" = [])), params(Page),
    responses((status = 200, description = "Tables", body = ref("#/components/schemas/OwnTables"))))]
async fn own(State(app): State<App>, Known(person): Known, Query(page): Query<Page>) -> Answer<Vec<OwnTable>> {
    let tables = app.store.tables_of(person.id, page.before()).await?;
    let own = |table: &Listed| {
        let chairs: Vec<Chair> = serde_json::from_str(&table.seating).unwrap_or_default();
        let you = chairs.iter().position(|chair| chair.owner.is(person.id)).map(|seat| seat as u8);
        OwnTable { table: listed(table), you }
    };
    Ok(Json(tables.iter().map(own).collect()))
}

pub fn listed(table: &Listed) -> LobbyTable {
    let chairs: Vec<Chair> = serde_json::from_str(&table.seating).unwrap_or_default();
    LobbyTable {
        id: table.id.to_string(),
        game: table.game.clone(),
        state: [wire::State::Open, wire::State::Playing, wire::State::Over][table.state.clamp(0, 2) as usize],
        seats: chairs.iter().map(|chair| Owner::sitting(&chair.owner)).collect(),
        created_at: table.created_at,
    }
}
