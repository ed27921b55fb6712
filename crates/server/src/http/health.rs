//! For those who run the server: is it alive, is it ready, what does it count.

use super::Fault;
use crate::app::App;
use axum::Router;
use axum::extract::State;
use axum::http::header::AUTHORIZATION;
use axum::http::{HeaderMap, StatusCode};
use axum::routing::get;
use kernel::said;
use sha2::{Digest, Sha256};
use std::sync::atomic::Ordering;
use table::wire::Code;

pub fn router() -> Router<App> {
    Router::new()
        .route("/healthz", get(|| async { "alive\n" }))
        .route("/readyz", get(ready))
        .route("/metrics", get(numbers))
}

async fn ready(State(app): State<App>) -> (StatusCode, &'static str) {
    if app.stopping.load(Ordering::Relaxed) {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    match app.store.is_ready().await {
        true => (StatusCode::OK, "ready\n"),
        false => (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n"),
    }
}

/// Counters change with every answer, hidden ones included, so they are for whoever runs the server.
async fn numbers(State(app): State<App>, headers: HeaderMap) -> Result<String, Fault> {
    let bearer = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    // Hashes are compared: how long that takes says nothing about the token.
    let hash = |text: &str| Sha256::digest(text.as_bytes());
    if app.config.metrics_token.is_none() || app.config.metrics_token.as_deref().map(hash) != bearer.map(hash) {
        return Err(Fault::new(Code::NotAllowed, said!("metrics-for-owner")));
    }
    Ok(app.metrics.as_ref().map(|metrics| metrics.render()).unwrap_or_default())
}
