//! What a request asks for: its address, its query and its body. What is wrong with them is a refusal like any other.

use super::error::Fault;
use crate::app::App;
use axum::Json;
use axum::extract::{FromRequest, FromRequestParts, Request, rejection::JsonRejection};
use axum::http::StatusCode;
use axum::http::request::Parts;
use kernel::said;
use serde::de::DeserializeOwned;
use table::wire::Code;
use tokio::time::timeout;

/// What the address names.
pub struct Path<T>(pub T);

impl<T: DeserializeOwned + Send> FromRequestParts<App> for Path<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Path<T>, Fault> {
        let found = axum::extract::Path::from_request_parts(parts, app).await;
        found.map(|found| Path(found.0)).map_err(|why| unreadable(why.body_text()))
    }
}

/// What stands behind the question mark.
pub struct Query<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<App> for Query<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Query<T>, Fault> {
        let found = axum::extract::Query::from_request_parts(parts, app).await;
        found.map(|found| Query(found.0)).map_err(|why| unreadable(why.body_text()))
    }
}

/// A body in JSON.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, Fault> {
        match timeout(app.config.timeouts.body, Json::from_request(request, app)).await {
            Ok(Ok(Json(value))) => Ok(Body(value)),
            Ok(Err(why)) => Err(unread(&why)),
            Err(_) => {
                let status = StatusCode::REQUEST_TIMEOUT;
                Err(Fault::with(status, Code::Malformed, said!("body-late")))
            }
        }
    }
}

fn unread(why: &JsonRejection) -> Fault {
    match why.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Fault::new(Code::TooLong, said!("body-too-long")),
        status @ StatusCode::UNSUPPORTED_MEDIA_TYPE => Fault::with(status, Code::Malformed, said!("body-not-json")),
        _ => unreadable(why.body_text()),
    }
}

fn unreadable(why: String) -> Fault {
    Fault::new(Code::Malformed, said!("malformed", why: why))
}
