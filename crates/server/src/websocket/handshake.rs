//! How an HTTP request becomes a WebSocket.

use super::WebSocket;
use crate::edge::Stream;
use crate::http::Fault;
use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, StatusCode, Version, header};
use axum::response::{IntoResponse, Response};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use kernel::{Said, said};
use sha1::{Digest, Sha1};
use std::future::Future;
use table::wire::Code;

/// A request to go on as a WebSocket.
pub struct Upgrade {
    accept: String,
    upgrade: OnUpgrade,
}

impl Upgrade {
    /// Agrees, and lets `serve` have the connection. Its messages have at most `longest` bytes.
    pub fn accept<F: Future<Output = ()> + Send + 'static>(
        self,
        longest: usize,
        serve: impl FnOnce(WebSocket) -> F + Send + 'static,
    ) -> Response {
        let upgrade = self.upgrade;
        tokio::spawn(async move {
            // Whoever is gone before the answer has come needs nothing more.
            if let Some(socket) = upgrade.await.ok().and_then(|io| taken_over(io, longest)) {
                serve(socket).await;
            }
        });
        let headers = [
            (header::CONNECTION, "upgrade"),
            (header::UPGRADE, "websocket"),
            (header::SEC_WEBSOCKET_ACCEPT, &self.accept),
        ];
        (StatusCode::SWITCHING_PROTOCOLS, headers, Body::empty()).into_response()
    }
}

/// Takes the connection out of what HTTP wrapped it in. The buffer of HTTP is not kept.
fn taken_over(io: Upgraded, longest: usize) -> Option<WebSocket> {
    let parts = io.downcast::<TokioIo<Stream>>().ok()?;
    Some(WebSocket::new(parts.io.into_inner().into_inner(), &parts.read_buf, longest))
}

impl<S: Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Upgrade, Response> {
        let headers = &parts.headers;
        let asks = has(headers, header::CONNECTION, "upgrade") && has(headers, header::UPGRADE, "websocket");
        let upgrade = parts.extensions.remove::<OnUpgrade>().filter(|_| asks && parts.version >= Version::HTTP_11);
        let upgrade = upgrade.ok_or_else(|| required(said!("websockets-only")))?;
        if only(headers, header::SEC_WEBSOCKET_VERSION) != Some("13") {
            return Err(required(said!("websocket-version")));
        }
        let Some(key) = only(headers, header::SEC_WEBSOCKET_KEY).filter(|key| is_key(key)) else {
            let fault = Fault::new(Code::Malformed, said!("websocket-key"));
            return Err(fault.into_response());
        };
        Ok(Upgrade { accept: accept(key.as_bytes()), upgrade })
    }
}

/// Says what is spoken here instead.
fn required(said: Said) -> Response {
    let spoken =
        [(header::CONNECTION, "upgrade"), (header::UPGRADE, "websocket"), (header::SEC_WEBSOCKET_VERSION, "13")];
    (spoken, Fault::with(StatusCode::UPGRADE_REQUIRED, Code::Malformed, said)).into_response()
}

/// The value of a header that comes once.
fn only(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    let mut values = headers.get_all(name).iter();
    let value = values.next()?.to_str().ok()?;
    values.next().is_none().then_some(value.trim())
}

fn is_key(key: &str) -> bool {
    BASE64_STANDARD.decode(key).is_ok_and(|bytes| bytes.len() == 16)
}

/// Whether a header lists this word.
fn has(headers: &HeaderMap, name: HeaderName, word: &str) -> bool {
    let values = headers.get_all(name).iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|value| value.trim().eq_ignore_ascii_case(word))
}

/// Proves to a client that its key was read by somebody who speaks the protocol.
fn accept(key: &[u8]) -> String {
    let digest = Sha1::new().chain_update(key).chain_update("258EAFA5-E914-47DA-95CA-C5AB0DC85B11").finalize();
    BASE64_STANDARD.encode(digest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_of_the_standard_is_answered() {
        assert_eq!(accept(b"dGhlIHNhbXBsZSBub25jZQ=="), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
    }

    #[test]
    fn a_word_is_found_in_a_list() {
        let mut headers = HeaderMap::new();
        headers.append(header::CONNECTION, "keep-alive, Upgrade".parse().unwrap());
        assert!(has(&headers, header::CONNECTION, "upgrade"));
        assert!(!has(&headers, header::CONNECTION, "up") && !has(&headers, header::UPGRADE, "websocket"));
    }
}
