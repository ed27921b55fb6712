//! The web client, embedded in the program. Until the real one is built in, a plain board that plays every game.

use crate::app::App;
use axum::Router;
use axum::http::HeaderValue;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::get;

const HTML: &str = "text/html; charset=utf-8";

/// The files of the client: address, type, content.
const FILES: &[(&str, &str, &str)] = &[
    ("/page/board.js", "text/javascript; charset=utf-8", include_str!("../../page/board.js")),
    ("/page/api.js", "text/javascript; charset=utf-8", include_str!("../../page/api.js")),
    ("/page/board.css", "text/css; charset=utf-8", include_str!("../../page/board.css")),
];

pub fn router() -> Router<App> {
    let index = || async { file(HTML, include_str!("../../page/index.html")) };
    let pages =
        Router::new().route("/", get(index)).route("/t/{table}", get(index)).route("/replay/{table}", get(index));
    FILES.iter().fold(pages, |pages, (path, kind, content)| pages.route(path, get(|| async { file(kind, content) })))
}

fn file(kind: &'static str, content: &'static str) -> Response {
    ([(CONTENT_TYPE, HeaderValue::from_static(kind))], content).into_response()
}
