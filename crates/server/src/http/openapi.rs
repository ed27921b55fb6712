//! The API described by itself: OpenAPI 3.1, with the schemas of the very types that are sent, and a page to read it.

use super::{games, identity, lobby, replays, review, story, tables};
use crate::app::App;
use crate::room::TableSetup;
use axum::http::header::CONTENT_TYPE;
use axum::routing::get;
use axum::{Json, Router};
use schemars::{JsonSchema, generate::SchemaSettings};
use serde_json::{Value, json};
use table::wire;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;

#[derive(OpenApi)]
#[openapi(info(
    title = "Parlor",
    description = "Everything the web client does, for programs. Choose a name at /api/guests and send the token as \
                   `Authorization: Bearer …`. Matches are played over a WebSocket, see docs/protocol.md.",
    version = "1"
))]
struct Document;

/// The routes, and the document that describes them.
pub fn router(parts: impl IntoIterator<Item = OpenApiRouter<App>>) -> (Router<App>, Value) {
    let base = OpenApiRouter::with_openapi(Document::openapi());
    let (router, document) = parts.into_iter().fold(base, OpenApiRouter::merge).split_for_parts();
    let mut document = serde_json::to_value(document).unwrap_or_default();
    document["components"] = json!({
        "schemas": schemas(),
        "securitySchemes": { "token": { "type": "http", "scheme": "bearer" } },
    });
    document["security"] = json!([{ "token": [] }, {}]);
    (router, document)
}

/// The document, and a page to read it.
pub fn page(document: Value) -> Router<App> {
    let html = || async { ([(CONTENT_TYPE, "text/html; charset=utf-8")], include_str!("../../page/api.html")) };
    Router::new().route("/api/openapi.json", get(move || async move { Json(document) })).route("/api", get(html))
}

/// The JSON Schemas of everything sent and received.
fn schemas() -> Value {
    // OpenAPI 3.1 takes JSON Schema as it is.
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.meta_schema = None;
        settings.definitions_path = "/components/schemas".into();
    });
    let mut generator = settings.into_generator();
    let add = |schema: schemars::Schema| drop(schema);
    add(generator.subschema_for::<wire::TableInfo>());
    add(generator.subschema_for::<wire::Refused>());
    add(generator.subschema_for::<wire::Intent>());
    add(generator.subschema_for::<wire::Message>());
    add(subschema::<TableSetup>(&mut generator));
    add(subschema::<identity::NewGuest>(&mut generator));
    add(subschema::<identity::Guest>(&mut generator));
    add(subschema::<identity::Me>(&mut generator));
    add(subschema::<lobby::Games>(&mut generator));
    add(subschema::<lobby::LobbyTable>(&mut generator));
    add(subschema::<lobby::OwnTable>(&mut generator));
    add(generator.subschema_for::<wire::RulesPage>());
    add(generator.subschema_for::<wire::LessonInfo>());
    add(subschema::<games::Study>(&mut generator));
    add(subschema::<games::Studied>(&mut generator));
    add(subschema::<tables::Readiness>(&mut generator));
    add(subschema::<tables::NewBot>(&mut generator));
    add(subschema::<replays::ReplayInfo>(&mut generator));
    add(subschema::<replays::Replay>(&mut generator));
    add(subschema::<replays::ReplayStep>(&mut generator));
    add(subschema::<story::Story>(&mut generator));
    add(subschema::<review::Reviewed>(&mut generator));
    let mut schemas = generator.take_definitions(true);
    for (list, item) in LISTS {
        let items = json!({ "$ref": format!("#/components/schemas/{item}") });
        schemas.insert(list.to_string(), json!({ "type": "array", "items": items }));
    }
    Value::Object(schemas)
}

/// What is answered as a list, and of what.
const LISTS: [(&str, &str); 5] = [
    ("LobbyTables", "LobbyTable"),
    ("OwnTables", "OwnTable"),
    ("Lessons", "LessonInfo"),
    ("Replays", "ReplayInfo"),
    ("ReplaySteps", "ReplayStep"),
];

fn subschema<T: JsonSchema>(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
    generator.subschema_for::<T>()
}
