//! How an HTTP request becomes a WebSocket.

use super::WebSocket;
use crate::http::Fault;
use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::response::{IntoResponse, Response};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use hyper_util::server::conn::auto::upgrade::downcast;
use sha1::{Digest, Sha1};
use std::future::Future;
use table::wire::Code;
use tokio::net::TcpStream;

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
    let parts = downcast::<TokioIo<TcpStream>>(io).ok()?;
    Some(WebSocket::new(parts.io.into_inner(), &parts.read_buf, longest))
}

impl<S: Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Upgrade, Fault> {
        let no_socket = || Fault::new(Code::Malformed, "this address is for WebSockets, version 13");
        let headers = &parts.headers;
        let fits = has(headers, header::CONNECTION, "upgrade")
            && has(headers, header::UPGRADE, "websocket")
            && has(headers, header::SEC_WEBSOCKET_VERSION, "13");
        let key = headers.get(header::SEC_WEBSOCKET_KEY).filter(|_| fits).ok_or_else(no_socket)?;
        let accept = accept(key.as_bytes());
        let upgrade = parts.extensions.remove::<OnUpgrade>().ok_or_else(no_socket)?;
        Ok(Upgrade { accept, upgrade })
    }
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
