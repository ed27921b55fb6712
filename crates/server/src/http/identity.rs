//! People without accounts: a name, and a token that is shown once and stored as a hash.

use super::asked::Body;
use super::error::{Answer, Fault};
use crate::app::App;
use crate::edge::Visitor;
use crate::fair::hex;
use crate::id::{Id, random};
use crate::limits::Buckets;
use crate::names;
use crate::store::{Person, Write, now};
use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::header::{AUTHORIZATION, COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use kernel::said;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use table::wire::Code;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

const COOKIE_NAME: &str = "parlor";
const YEAR: u32 = 365 * 24 * 3600;

pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(new_guest)).routes(routes!(me))
}

/// A name to be known by.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// Up to 24 letters, digits and signs of a keyboard, in one alphabet.
    name: String,
}

/// Somebody new, and the token to be known by. It is shown once.
#[derive(Serialize, JsonSchema)]
pub struct Guest {
    /// Who.
    id: String,
    /// The name as others see it.
    name: String,
    /// The secret: programs send it as `Authorization: Bearer …`; browsers got it as a cookie.
    token: String,
}

/// Somebody.
#[derive(Serialize, JsonSchema)]
pub struct Me {
    /// Who.
    id: String,
    /// The name as others see it.
    name: String,
}

/// Choose a name and get a token. No account, no password.
#[utoipa::path(post, path = "/api/guests", tag = "people",
    request_body(content = ref("#/components/schemas/NewGuest")),
    responses((status = 200, description = "A new guest", body = ref("#/components/schemas/Guest")),
              (status = 429, description = "Too many from your address: wait a moment")))]
async fn new_guest(State(app): State<App>, visitor: Visitor, Body(guest): Body<NewGuest>) -> Result<Response, Fault> {
    admit(&app.requests, visitor)?;
    let name = names::clean(&guest.name).map_err(|why| Fault::new(Code::Malformed, why))?;
    let (id, token) = (Id::fresh(), hex(&random::<32>()));
    let write = Write::Person { id, name: name.clone(), token_hash: hash(&token), created_at: now() };
    app.store.write(write).await?;
    let secure =
        if app.config.origin.as_ref().is_some_and(|origin| origin.starts_with("https:")) { "; Secure" } else { "" };
    let cookie = format!("{COOKIE_NAME}={token}; Path=/; HttpOnly; SameSite=Strict; Max-Age={YEAR}{secure}");
    Ok(([(SET_COOKIE, cookie)], Json(Guest { id: id.to_string(), name, token })).into_response())
}

/// Who am I?
#[utoipa::path(get, path = "/api/me", tag = "people", security(("token" = [])),
    responses((status = 200, description = "You", body = ref("#/components/schemas/Me")),
              (status = 401, description = "Nobody is known by this token", body = ref("#/components/schemas/Refused"))))]
async fn me(Known(person): Known) -> Answer<Me> {
    Ok(Json(Me { id: person.id.to_string(), name: person.name.to_string() }))
}

/// Limits how fast one address may ask.
pub fn admit(buckets: &Buckets, visitor: Visitor) -> Result<(), Fault> {
    if buckets.admit(visitor.0) {
        return Ok(());
    }
    Err(Fault::new(Code::TooFast, said!("too-many-requests")))
}

/// The person who asks.
pub struct Known(pub Person);

/// The person who asks, or somebody without a token.
pub struct Perhaps(pub Option<Person>);

impl FromRequestParts<App> for Perhaps {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Perhaps, Fault> {
        let Some(token) = token(parts) else { return Ok(Perhaps(None)) };
        Ok(Perhaps(app.store.person(&hash(token)).await?))
    }
}

impl FromRequestParts<App> for Known {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Known, Fault> {
        let Perhaps(person) = Perhaps::from_request_parts(parts, app).await?;
        person.map(Known).ok_or_else(|| Fault::new(Code::Unknown, said!("name-first")))
    }
}

/// The token of a request: from its header or from its cookie, never from its address.
fn token(parts: &Parts) -> Option<&str> {
    let header = |name| parts.headers.get(name)?.to_str().ok();
    if let Some(bearer) = header(AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer ")) {
        return Some(bearer.trim());
    }
    let cookies = header(COOKIE)?.split(';').filter_map(|cookie| cookie.trim().split_once('='));
    cookies.filter(|(name, _)| *name == COOKIE_NAME).map(|(_, value)| value).next()
}

/// What is stored of a token. It has 256 random bits, so that a plain hash cannot be turned back.
fn hash(token: &str) -> String {
    hex(&Sha256::digest(token.as_bytes()))
}
