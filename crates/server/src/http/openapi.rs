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
    refusals(&mut document);
    document["components"] = json!({
        "schemas": schemas(),
        "securitySchemes": { "token": { "type": "http", "scheme": "bearer" } },
    });
    document["security"] = json!([{ "token": [] }, {}]);
    (router, document)
}

/// Adds to each operation how it can be refused: what follows from how it is asked, and what it says itself.
fn refusals(document: &mut Value) {
    let paths = document["paths"].as_object_mut().into_iter().flat_map(|paths| paths.values_mut());
    let operations = paths.flat_map(|path| path.as_object_mut().into_iter().flatten());
    for (method, operation) in operations {
        let named = operation["parameters"].as_array().is_some_and(|all| all.iter().any(|one| one["in"] == "path"));
        let (body, known) = (operation.get("requestBody").is_some(), operation.get("security").is_some());
        let upgrades = operation["responses"].get("101").is_some();
        let usual = [
            (true, "400", "Not what this address understands"),
            (known, "401", "Nobody is known by this token"),
            (method != "get" || upgrades, "403", "You may not, or it comes from another site's page"),
            (named, "404", "There is no such thing"),
            (body, "408", "The body did not come in time"),
            (body, "413", "The body is too long"),
            (body, "415", "The body is not said to be JSON"),
            (true, "503", "The server cannot do it at the moment: try again"),
        ];
        if body {
            operation["requestBody"]["required"] = json!(true);
        }
        let Some(responses) = operation["responses"].as_object_mut() else { continue };
        for (_, status, description) in usual.into_iter().filter(|(applies, ..)| *applies) {
            responses.entry(status).or_insert_with(|| json!({ "description": description }));
        }
        let refused = json!({ "application/json": { "schema": { "$ref": "#/components/schemas/Refused" } } });
        for (_, response) in responses.iter_mut().filter(|(status, _)| status.as_str() >= "400") {
            response["content"] = refused.clone();
        }
    }
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
