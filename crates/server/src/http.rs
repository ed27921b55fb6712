//! The open API over HTTP: a file for each part, each with its handlers and a `router()`.

mod asked;
mod error;
mod games;
mod health;
mod identity;
mod kept;
mod language;
mod lobby;
mod openapi;
mod page;
pub(crate) mod replays;
pub(crate) mod review;
mod story;
mod tables;

use crate::app::{App, Shared};
use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderValue, Method, StatusCode, Version, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
pub(crate) use error::Fault;
use kernel::said;
use std::sync::Arc;
use table::wire::Code;

/// The most bytes of a request: a whole deck fits.
const BODY_MAX: usize = 64 * 1024;

/// Everything the server answers.
pub fn router(app: App) -> Router {
    let parts = [
        identity::router(),
        lobby::router(),
        games::router(),
        tables::router(),
        replays::router(),
        review::router(),
        story::router(),
    ];
    let (api, document) = openapi::router(parts);
    api.merge(openapi::page(document))
        .merge(health::router())
        .merge(page::router())
        .fallback(nothing)
        .method_not_allowed_fallback(not_that_way)
        .layer(DefaultBodyLimit::max(BODY_MAX))
        .layer(from_fn_with_state(app.clone(), same_origin))
        .layer(from_fn(addressed))
        .layer(from_fn(language::spoken))
        .layer(from_fn(guards))
        .with_state(app)
}

/// Where nothing is: the client's own words for browsers, a refusal for everybody else.
async fn nothing(request: Request) -> Response {
    let refused = || Fault::new(Code::NotFound, said!("nothing-here")).into_response();
    page::lost(&request).unwrap_or_else(refused)
}

/// Where something is, but not for this method; the header `Allow` says for which.
async fn not_that_way(method: Method) -> Fault {
    Fault::with(StatusCode::METHOD_NOT_ALLOWED, Code::Malformed, said!("not-that-method", method: method.as_str()))
}

/// Refuses what does not say for whom it is, or says it twice (RFC 9112, 3.2).
async fn addressed(request: Request, next: Next) -> Response {
    let hosts = request.headers().get_all(header::HOST).iter().count();
    if hosts == 1 || (hosts == 0 && request.version() < Version::HTTP_11) {
        return next.run(request).await;
    }
    Fault::new(Code::Malformed, said!("one-host")).into_response()
}

/// What browsers are told about every page of ours.
async fn guards(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; \
                  connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; \
                  frame-ancestors 'none'";
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(policy));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Refuses what another site's page sends: everything that changes something, and every WebSocket.
async fn same_origin(State(app): State<App>, request: Request, next: Next) -> Response {
    let safe =
        matches!(*request.method(), Method::GET | Method::HEAD) && !request.headers().contains_key(header::UPGRADE);
    if safe || is_own(&app, &request) {
        return next.run(request).await;
    }
    Fault::new(Code::NotAllowed, said!("other-site")).into_response()
}

/// Whether a request comes from our own pages, or from no page at all.
fn is_own(app: &Arc<Shared>, request: &Request) -> bool {
    let text = |name| request.headers().get(name).map(|value: &HeaderValue| value.to_str().unwrap_or("?"));
    let Some(origin) = text(header::ORIGIN) else { return true };
    if let Some(own) = &app.config.origin {
        return origin == own;
    }
    let host = text(header::HOST).unwrap_or_default();
    origin.split_once("://").is_some_and(|(_, origin)| !host.is_empty() && origin == host)
}
