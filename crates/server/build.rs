//! Builds the web client and lists its files, so that the program carries them.
//!
//! A release build runs `npm ci` (when the lock is newer than what is installed) and `npm run build`. Other builds do not:
//! they carry a plain board that plays every game, unless `WEB_BUILD=1` asks for the client or `WEB_DIST` names a folder
//! where it is built already.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

/// What the client is made of, under `web/`: when none of it changes, nothing is built again.
const SOURCES: &[&str] =
    &["src", "public", "scripts/press.mjs", "index.html", "package-lock.json", "vite.config.ts", "svelte.config.js"];

fn main() {
    for variable in ["WEB_BUILD", "WEB_DIST"] {
        println!("cargo::rerun-if-env-changed={variable}");
    }
    if let Err(why) = run() {
        println!("cargo::error={why}");
    }
}

fn run() -> Result<(), String> {
    let out = PathBuf::from(env::var("OUT_DIR").map_err(|_| "cargo gives OUT_DIR to build scripts")?);
    let list = match dist(&out)? {
        Some(dist) => listing(&dist)?,
        None => "&[]".to_string(),
    };
    let text = format!("/// The files of the web client.\npub static FILES: &[Embedded] = {list};\n");
    fs::write(out.join("client.rs"), text).map_err(|error| format!("cannot write the list of files: {error}"))
}

/// The folder of the built client, if this build carries it.
fn dist(out: &Path) -> Result<Option<PathBuf>, String> {
    if let Ok(ready) = env::var("WEB_DIST") {
        let ready = fs::canonicalize(&ready).map_err(|error| format!("WEB_DIST is {ready}: {error}"))?;
        println!("cargo::rerun-if-changed={}", ready.display());
        return Ok(Some(ready));
    }
    let wanted = env::var("WEB_BUILD").map_or(env::var("PROFILE").as_deref() == Ok("release"), |wish| wish != "0");
    if !wanted {
        println!("cargo::rerun-if-changed=build.rs");
        return Ok(None);
    }
    let manifest = env::var("CARGO_MANIFEST_DIR").map_err(|_| "cargo gives CARGO_MANIFEST_DIR to build scripts")?;
    let web = Path::new(&manifest).join("../../web");
    for source in SOURCES {
        println!("cargo::rerun-if-changed={}", web.join(source).display());
    }
    let dist = out.join("web");
    if is_stale(&web) {
        npm(&web, &["ci", "--no-progress"], &dist)?;
    }
    npm(&web, &["run", "--silent", "build"], &dist)?;
    Ok(Some(dist))
}

/// Whether what is installed is older than what the lock asks for.
fn is_stale(web: &Path) -> bool {
    let time = |name: &str| fs::metadata(web.join(name)).and_then(|data| data.modified());
    match (time("node_modules/.package-lock.json"), time("package-lock.json")) {
        (Ok(installed), Ok(locked)) => installed < locked,
        _ => true,
    }
}

fn npm(web: &Path, arguments: &[&str], dist: &Path) -> Result<(), String> {
    let output = Command::new("npm").args(arguments).current_dir(web).env("WEB_OUT", dist).output();
    let help =
        "install Node 20.19 or newer with npm, or set WEB_BUILD=0 for a plain page, or WEB_DIST to a built client";
    let output = output.map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => format!("the web client needs npm, which is not here: {help}"),
        _ => format!("npm cannot be started ({error}): {help}"),
    })?;
    if output.status.success() {
        return Ok(());
    }
    let said = format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let lines: Vec<&str> = said.lines().filter(|line| !line.trim().is_empty()).collect();
    let last = lines[lines.len().saturating_sub(12)..].join(" | ");
    Err(format!("npm {} failed: {last}; {help}", arguments.join(" ")))
}

/// The files as Rust: address, content, and the same pressed by gzip where there is one.
fn listing(dist: &Path) -> Result<String, String> {
    let mut files = Vec::new();
    collect(dist, &mut files).map_err(|error| format!("cannot read {}: {error}", dist.display()))?;
    files.sort();
    let mut text = String::from("&[\n");
    for file in files.iter().filter(|file| file.extension().is_none_or(|kind| kind != "gz")) {
        let address = file.strip_prefix(dist).unwrap_or(file).to_string_lossy().replace('\\', "/");
        let pressed = PathBuf::from(format!("{}.gz", file.display()));
        let gzip = if pressed.exists() { format!("Some(include_bytes!({pressed:?}))") } else { "None".to_string() };
        let address = format!("/{address}");
        let _ =
            writeln!(text, "    Embedded {{ address: {address:?}, plain: include_bytes!({file:?}), gzip: {gzip} }},");
    }
    text.push(']');
    Ok(text)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.')) {
            // What the bundler notes for itself is nobody's business.
            continue;
        }
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}
