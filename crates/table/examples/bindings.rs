//! Writes the TypeScript types and the JSON Schema of everything that goes over the wire, or checks that they are
//! up to date: `cargo run -p table --example bindings -- [--check]`.

use schemars::{JsonSchema, schema_for};
use serde_json::{Map, Value};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use table::{catalog, wire};
use ts_rs::TS;

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let check = std::env::args().any(|arg| arg == "--check");
    let fresh = std::env::temp_dir().join(format!("parlor-bindings-{}", std::process::id()));
    let target = if check { &fresh } else { &root };
    let done = write(target).and_then(|()| if check { compare(&fresh, &root) } else { Ok(()) });
    let _ = fs::remove_dir_all(&fresh);
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

const TYPES: &str = "web/src/wire";
const SCHEMA: &str = "docs/schema/wire.json";

fn write(root: &Path) -> Result<(), String> {
    let types = root.join(TYPES);
    if types.exists() {
        fs::remove_dir_all(&types).map_err(|error| error.to_string())?;
    }
    let config = ts_rs::Config::default().with_out_dir(&types);
    wire::Intent::export_all(&config).map_err(|error| error.to_string())?;
    wire::Message::export_all(&config).map_err(|error| error.to_string())?;
    wire::TableView::export_all(&config).map_err(|error| error.to_string())?;
    wire::Choice::export_all(&config).map_err(|error| error.to_string())?;
    wire::GameInfo::export_all(&config).map_err(|error| error.to_string())?;
    wire::RulesPage::export_all(&config).map_err(|error| error.to_string())?;
    wire::LessonInfo::export_all(&config).map_err(|error| error.to_string())?;
    for entry in catalog::all() {
        (entry.export_types)(&types.join(entry.meta.slug))?;
    }
    let schema = serde_json::to_string_pretty(&schema()).map_err(|error| error.to_string())?;
    put(&root.join(SCHEMA), &(schema + "\n"))
}

fn schema() -> Value {
    let mut parts = Map::new();
    parts.insert("intent".into(), of::<wire::Intent>());
    parts.insert("message".into(), of::<wire::Message>());
    parts.insert("table".into(), of::<wire::TableView>());
    parts.insert("choice".into(), of::<wire::Choice>());
    parts.insert("game".into(), of::<wire::GameInfo>());
    parts.insert("rules".into(), of::<wire::RulesPage>());
    let views = catalog::all().map(|entry| (entry.meta.slug.to_string(), (entry.schema)()));
    parts.insert("views".into(), Value::Object(views.collect()));
    Value::Object(parts)
}

fn of<T: JsonSchema>() -> Value {
    schema_for!(T).into()
}

fn put(path: &Path, text: &str) -> Result<(), String> {
    let folder = path.parent().ok_or("a file lies in a folder")?;
    fs::create_dir_all(folder).and_then(|()| fs::write(path, text)).map_err(|error| error.to_string())
}

fn compare(fresh: &Path, root: &Path) -> Result<(), String> {
    let stale = || "the generated types are out of date: run `cargo xtask bindings` and commit the result".to_string();
    let (new, old) = (files(&fresh.join(TYPES)), files(&root.join(TYPES)));
    let same_schema = fs::read(fresh.join(SCHEMA)).ok() == fs::read(root.join(SCHEMA)).ok();
    if new == old && same_schema { Ok(()) } else { Err(stale()) }
}

/// Every file below `folder`: its path within it, and its text.
fn files(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_path_buf()];
    while let Some(next) = open.pop() {
        for entry in fs::read_dir(&next).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                open.push(path);
            } else {
                let name = path.strip_prefix(folder).unwrap_or(&path).to_path_buf();
                found.push((name, fs::read_to_string(&path).unwrap_or_default()));
            }
        }
    }
    found.sort();
    found
}
