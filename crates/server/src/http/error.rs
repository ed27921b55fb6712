//! Refusals over HTTP: the same codes and sentences as over the socket, with a status.

use super::language::language;
use crate::store::Unavailable;
use crate::thinking::Full;
use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use kernel::{Said, said};
use table::wire::{Code, Refused};

/// A refusal as a response.
pub struct Fault {
    status: StatusCode,
    refused: Refused,
}

/// What a handler gives back.
pub type Answer<T> = Result<Json<T>, Fault>;

impl Fault {
    pub fn new(code: Code, said: Said) -> Fault {
        Fault::from(Refused::new(code, said))
    }

    /// A refusal that is about HTTP itself, and has a status for which there is no code.
    pub fn with(status: StatusCode, code: Code, said: Said) -> Fault {
        Fault { status, refused: Refused::new(code, said) }
    }
}

/// The status that fits a code.
fn status(code: Code) -> StatusCode {
    match code {
        Code::Malformed | Code::UnknownAction | Code::NoSuchSeat => StatusCode::BAD_REQUEST,
        Code::Unknown => StatusCode::UNAUTHORIZED,
        Code::NotHost | Code::NotSeated | Code::NotYourSeat | Code::Left | Code::NotAllowed => StatusCode::FORBIDDEN,
        Code::NotFound => StatusCode::NOT_FOUND,
        Code::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
        Code::TooFast => StatusCode::TOO_MANY_REQUESTS,
        Code::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        Code::Illegal | Code::Over | Code::Stale | Code::NotStarted | Code::Started | Code::Taken | Code::OldIntent => {
            StatusCode::CONFLICT
        }
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let retry = match self.refused.code {
            Code::TooFast => Some("2"),
            Code::Unavailable => Some("5"),
            _ => None,
        };
        let refused = match language() {
            words::ENGLISH => self.refused,
            language => self.refused.spoken(&[], language),
        };
        let mut response = (self.status, Json(refused)).into_response();
        if let Some(seconds) = retry {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static(seconds));
        }
        response
    }
}

impl From<Refused> for Fault {
    fn from(refused: Refused) -> Fault {
        Fault { status: status(refused.code), refused }
    }
}

impl From<Full> for Fault {
    fn from(full: Full) -> Fault {
        match full {
            Full::Yours => Fault::new(Code::TooFast, said!("yours-is-thought-about")),
            Full::All => Fault::new(Code::Unavailable, said!("too-many-wait")),
        }
    }
}

impl From<Unavailable> for Fault {
    fn from(_: Unavailable) -> Fault {
        Fault::new(Code::Unavailable, said!("unavailable"))
    }
}
