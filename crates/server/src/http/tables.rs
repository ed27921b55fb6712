//! One table: make it, sit down, get ready, start, connect.

use super::asked::{Body, Path, Query};
use super::error::{Answer, Fault};
use super::identity::{Known, Perhaps, admit};
use super::language::language;
use crate::app::App;
use crate::edge::{Held, Visitor};
use crate::fair;
use crate::id::Id;
use crate::room::{self, Chair, Command, Manage, TableSetup, deal};
use crate::socket::{self, Guest};
use crate::store::{Person, TableRow, Write, now};
use crate::thinking::{Owner, Work};
use crate::websocket::Upgrade;
use axum::Json;
use axum::extract::State;
use axum::response::Response;
use kernel::said;
use schemars::JsonSchema;
use serde::Deserialize;
use table::catalog::lookup;
use table::wire::{Code, PROTOCOL, Refused, TableInfo};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(make))
        .routes(routes!(look))
        .routes(routes!(sit))
        .routes(routes!(remove))
        .routes(routes!(leave))
        .routes(routes!(ready))
        .routes(routes!(start))
        .routes(routes!(bot))
        .routes(routes!(rematch))
        .routes(routes!(connect))
}

/// Ready, or not.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Readiness {
    /// Whether you are ready.
    ready: bool,
    /// Up to 64 letters, digits and dashes that go into the deal; see the fair deal.
    #[serde(default)]
    entropy: String,
}

/// A bot for a seat.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewBot {
    /// The kind of bot.
    kind: String,
}

/// What a client that comes back knows already.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Since {
    /// The epoch of its numbers.
    epoch: Option<String>,
    /// The last number it has.
    number: Option<u32>,
    /// The version of the protocol that the client speaks.
    protocol: Option<u32>,
    /// Whether the welcome tells every face of the deck.
    faces: Option<bool>,
}

/// Make a table. You get its first seat and are its host.
#[utoipa::path(post, path = "/api/tables", tag = "tables", security(("token" = [])),
    request_body(content = ref("#/components/schemas/TableSetup")),
    responses((status = 200, description = "The new table", body = ref("#/components/schemas/TableInfo")),
              (status = 429, description = "Too many from your address, or too many of your tables are open")))]
async fn make(
    State(app): State<App>,
    visitor: Visitor,
    Known(person): Known,
    Body(setup): Body<TableSetup>,
) -> Answer<TableInfo> {
    admit(&app.requests, visitor)?;
    if app.store.open_tables(person.id).await? >= app.config.limits.tables {
        return Err(Fault::new(Code::TooFast, said!("too-many-tables")));
    }
    let busy = || Fault::new(Code::Unavailable, said!("busy"));
    // Some decks and puzzles take a while to check: that must not hold up rooms, nor wait for bots.
    let place = app.thinking.place(Work::Deal, Owner::Person(person.id)).await?;
    let shared = app.clone();
    let row = tokio::task::spawn_blocking(move || new_table(&shared, setup, &person)).await.map_err(|_| busy())?;
    drop(place);
    let row = row.map_err(|why| Fault::new(Code::Malformed, said!("unfit", why: why)))?;
    let id = row.id;
    app.store.write(Write::Table(Box::new(row))).await?;
    Ok(Json(app.rooms.ask(&app, id, |reply| Command::Look { reply }).await?))
}

fn new_table(app: &App, mut setup: TableSetup, host: &Person) -> Result<TableRow, String> {
    setup.rules = lookup(&setup.game)?.meta.rules;
    let mut chairs = vec![Chair::default(); setup.seats as usize];
    let text = serde_json::to_string(&setup).map_err(|error| error.to_string())?;
    // A trial deal tells whether game, seats and options fit together.
    deal(&setup, &fair::secret(), &chairs)?;
    let first = chairs.first_mut().ok_or("a table has at least one seat")?;
    first.owner = room::Owner::Person { id: host.id.to_string(), name: host.name.to_string() };
    Ok(TableRow {
        id: Id::fresh(),
        game: setup.game.clone(),
        is_public: setup.public,
        host: host.id,
        seating: serde_json::to_string(&chairs).map_err(|error| error.to_string())?,
        secret: app.secret(&text),
        setup: text,
        created_at: now(),
    })
}

fn id(text: &str) -> Result<Id, Fault> {
    text.parse().map_err(|()| Fault::new(Code::NotFound, said!("no-such-table")))
}

async fn manage(app: &App, table: &str, person: Person, what: Manage) -> Answer<TableInfo> {
    let command = |reply| Command::Manage { asked: Box::new((person.clone(), what.clone())), reply };
    let done: Result<TableInfo, Refused> = app.rooms.ask(app, id(table)?, command).await;
    Ok(Json(done?))
}

/// A table and its people.
#[utoipa::path(get, path = "/api/tables/{table}", tag = "tables", params(("table" = String, Path, description = "Its id")),
    responses((status = 200, description = "The table", body = ref("#/components/schemas/TableInfo"))))]
async fn look(State(app): State<App>, Path(table): Path<String>) -> Answer<TableInfo> {
    Ok(Json(app.rooms.ask(&app, id(&table)?, |reply| Command::Look { reply }).await?))
}

/// Take a seat, or come back to your own.
#[utoipa::path(post, path = "/api/tables/{table}/seats/{seat}", tag = "tables", security(("token" = [])),
    params(("table" = String, Path, description = "Its id"), ("seat" = u8, Path, description = "From 0", maximum = 255)),
    responses((status = 200, description = "The table", body = ref("#/components/schemas/TableInfo")),
              (status = 409, description = "Not as the table is now")))]
async fn sit(
    State(app): State<App>,
    Path((table, seat)): Path<(String, u8)>,
    Known(person): Known,
) -> Answer<TableInfo> {
    manage(&app, &table, person, Manage::Sit { seat }).await
}

/// Free a seat before the start. Only the host may.
#[utoipa::path(delete, path = "/api/tables/{table}/seats/{seat}", tag = "tables", security(("token" = [])),
    params(("table" = String, Path, description = "Its id"), ("seat" = u8, Path, description = "From 0", maximum = 255)),
    responses((status = 200, description = "The table", body = ref("#/components/schemas/TableInfo")),
              (status = 409, description = "Not as the table is now")))]
async fn remove(
    State(app): State<App>,
    Path((table, seat)): Path<(String, u8)>,
    Known(person): Known,
) -> Answer<TableInfo> {
    manage(&app, &table, person, Manage::Remove { seat }).await
}

/// Leave your seat. While a match runs, a bot plays on and you may come back.
#[utoipa::path(post, path = "/api/tables/{table}/leave", tag = "tables", security(("token" = [])), params(("table" = String, Path, description = "Its id")),
    responses((status = 200, description = "The table", body = ref("#/components/schemas/TableInfo")),
              (status = 409, description = "Not as the table is now")))]
async fn leave(State(app): State<App>, Path(table): Path<String>, Known(person): Known) -> Answer<TableInfo> {
    manage(&app, &table, person, Manage::Leave).await
}

/// Be ready, or not, and add to the chance of the deal.
#[utoipa::path(post, path = "/api/tables/{table}/ready", tag = "tables", security(("token" = [])), params(("table" = String, Path, description = "Its id")),
    request_body(content = ref("#/components/schemas/Readiness")),
    responses((status = 200, description = "The table", body = ref("#/components/schemas/TableInfo")),
              (status = 409, description = "Not as the table is now")))]
async fn ready(
    State(app): State<App>,
    Path(table): Path<String>,
    Known(person): Known,
    Body(Readiness { ready, entropy }): Body<Readiness>,
) -> Answer<TableInfo> {
    manage(&app, &table, person, Manage::Ready { ready, entropy }).await
}

/// Begin the match. Only the host may, when everybody is ready.
#[utoipa::path(post, path = "/api/tables/{table}/start", tag = "tables", security(("token" = [])), params(("table" = String, Path, description = "Its id")),
    responses((status = 200, description = "The table", body = ref("#/components/schemas/TableInfo")),
              (status = 409, description = "Not as the table is now")))]
async fn start(State(app): State<App>, Path(table): Path<String>, Known(person): Known) -> Answer<TableInfo> {
    manage(&app, &table, person, Manage::Start).await
}

/// Give an open seat, or that of somebody who went away, to a bot. Only the host may.
#[utoipa::path(post, path = "/api/tables/{table}/seats/{seat}/bot", tag = "tables", security(("token" = [])),
    params(("table" = String, Path, description = "Its id"), ("seat" = u8, Path, description = "From 0", maximum = 255)),
    request_body(content = ref("#/components/schemas/NewBot")),
    responses((status = 200, description = "The table", body = ref("#/components/schemas/TableInfo")),
              (status = 409, description = "Not as the table is now")))]
async fn bot(
    State(app): State<App>,
    Path((table, seat)): Path<(String, u8)>,
    Known(person): Known,
    Body(NewBot { kind }): Body<NewBot>,
) -> Answer<TableInfo> {
    manage(&app, &table, person, Manage::Bot { seat, kind }).await
}

/// Play again with the same people: the new table's id is `rematch` in the answer.
#[utoipa::path(post, path = "/api/tables/{table}/rematch", tag = "tables", security(("token" = [])), params(("table" = String, Path, description = "Its id")),
    responses((status = 200, description = "The table", body = ref("#/components/schemas/TableInfo")),
              (status = 409, description = "Not as the table is now")))]
async fn rematch(State(app): State<App>, Path(table): Path<String>, Known(person): Known) -> Answer<TableInfo> {
    manage(&app, &table, person, Manage::Rematch).await
}

/// Connect to the table by WebSocket; see the protocol.
#[utoipa::path(get, path = "/api/tables/{table}/socket", tag = "tables",
    params(("table" = String, Path, description = "Its id"), Since),
    responses((status = 101, description = "A WebSocket; the first message is a welcome"),
              (status = 426, description = "No WebSocket, or not version 13 of it"),
              (status = 429, description = "Too many connections from your address")))]
async fn connect(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(since): Query<Since>,
    Perhaps(person): Perhaps,
    Visitor(from): Visitor,
    held: Held,
    upgrade: Upgrade,
) -> Result<Response, Fault> {
    if since.protocol != Some(PROTOCOL) {
        return Err(Fault::new(Code::Malformed, said!("protocol-version", version: PROTOCOL)));
    }
    let (language, faces) = (language(), since.faces == Some(true));
    // In a box: a task keeps the room for what it was begun with for as long as it lives, and this one waits for hours.
    let since = since.epoch.zip(since.number);
    let guest = Box::new(Guest { table: id(&table)?, person, since, from, language, faces });
    let full = || Fault::new(Code::TooFast, said!("too-many-connections"));
    let place = held.among(&app.proxied, from).ok_or_else(full)?;
    let longest = app.config.limits.message_bytes;
    Ok(upgrade.accept(longest, async move |socket| {
        socket::serve(app, socket, guest).await;
        drop(place);
    }))
}
