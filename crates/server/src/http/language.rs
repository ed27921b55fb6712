//! In which language a request is answered: the one it names (`?language=de`), else the first of `Accept-Language` that we
//! speak, else English.

use axum::extract::Request;
use axum::http::header::ACCEPT_LANGUAGE;
use axum::middleware::Next;
use axum::response::Response;
use serde::Deserialize;
use words::ENGLISH;

tokio::task_local! {
    /// The language of the request that this task answers.
    static LANGUAGE: Option<&'static str>;
}

/// In which language to read.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[expect(dead_code, reason = "it is read for every request alike; this describes it")]
pub struct Tongue {
    /// A code such as `de`; else the first language of `Accept-Language` that there is, else English.
    language: Option<String>,
}

/// Answers the request in its language.
pub async fn spoken(request: Request, next: Next) -> Response {
    let asked = request.uri().query().and_then(named);
    let accepted = request.headers().get(ACCEPT_LANGUAGE).and_then(|header| header.to_str().ok());
    let language = asked.or(accepted).map(words::chosen);
    LANGUAGE.scope(language, next.run(request)).await
}

/// The language that a query names.
fn named(query: &str) -> Option<&str> {
    query.split('&').find_map(|pair| pair.strip_prefix("language="))
}

/// The language of the request that is being answered.
pub fn language() -> &'static str {
    LANGUAGE.try_with(|language| *language).ok().flatten().unwrap_or(ENGLISH)
}
