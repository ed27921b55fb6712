//! The web client, embedded in the program. A build without it carries a plain board that plays every game.

use crate::app::App;
use axum::Router;
use axum::extract::Request;
use axum::http::header::{ACCEPT, ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

/// A file of the client.
pub struct Embedded {
    address: &'static str,
    plain: &'static [u8],
    gzip: Option<&'static [u8]>,
}

include!(concat!(env!("OUT_DIR"), "/client.rs"));

/// What the program carries when the client was not built.
const PLAIN: &[Embedded] = &[
    Embedded { address: "/index.html", plain: include_bytes!("../../page/index.html"), gzip: None },
    Embedded { address: "/page/board.js", plain: include_bytes!("../../page/board.js"), gzip: None },
    Embedded { address: "/page/board.css", plain: include_bytes!("../../page/board.css"), gzip: None },
];

/// What the page about the API needs, whichever client there is.
const ALWAYS: &[Embedded] = &[
    Embedded { address: "/page/api.js", plain: include_bytes!("../../page/api.js"), gzip: None },
    Embedded { address: "/page/board.css", plain: include_bytes!("../../page/board.css"), gzip: None },
];

/// The addresses of the client's own pages.
const PAGES: &[&str] = &[
    "/",
    "/new",
    "/puzzles",
    "/t/{table}",
    "/replays",
    "/replay/{table}",
    "/rules",
    "/rules/{game}",
    "/learn",
    "/learn/{game}",
    "/learn/{game}/{lesson}",
    "/about",
    "/settings",
];

fn files() -> &'static [Embedded] {
    if FILES.is_empty() { PLAIN } else { FILES }
}

pub fn router() -> Router<App> {
    let index = |headers: HeaderMap| async move { page(&headers) };
    let pages = PAGES.iter().fold(Router::new(), |pages, path| pages.route(path, get(index)));
    let more = ALWAYS.iter().filter(|file| files().iter().all(|other| other.address != file.address));
    files().iter().chain(more).fold(pages, |pages, file| {
        pages.route(file.address, get(move |headers: HeaderMap| async move { send(file, &headers) }))
    })
}

/// Where nothing is: a browser gets the client, which says so in its own way; none for anybody else.
pub fn lost(request: &Request) -> Option<Response> {
    let accepts = request.headers().get(ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let asked = accepts.contains("text/html") && !request.uri().path().starts_with("/api");
    asked.then(|| (StatusCode::NOT_FOUND, page(request.headers())).into_response())
}

fn page(headers: &HeaderMap) -> Response {
    match files().iter().find(|file| file.address == "/index.html") {
        Some(index) => send(index, headers),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// A file as a browser wants it: pressed where it can, and kept for ever where its name says what is in it.
fn send(file: &Embedded, headers: &HeaderMap) -> Response {
    let accepts = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let gzip = file.gzip.filter(|_| accepts.split(',').any(|one| one.trim().starts_with("gzip")));
    let mut response = gzip.unwrap_or(file.plain).into_response();
    let forever = file.address.starts_with("/assets/");
    let cache = if forever { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind(file.address)));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(cache));
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    if gzip.is_some() {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    response
}

fn kind(address: &str) -> &'static str {
    match address.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("webmanifest") => "application/manifest+json",
        Some("json") => "application/json",
        _ => "application/octet-stream",
    }
}
