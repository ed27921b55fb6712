//! For those who run the server: is it alive, is it ready, what does it count.

use crate::app::App;
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::get;
use std::sync::atomic::Ordering;

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

async fn numbers(State(app): State<App>) -> String {
    app.metrics.as_ref().map(|metrics| metrics.render()).unwrap_or_default()
}
