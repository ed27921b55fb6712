//! A client for this server, for `parlor verify`, the load generator and the tests: requests and a WebSocket, with or
//! without TLS.
//!
//! HTTP is hyper's and TLS is rustls's; they are here anyway or small. Frames are read where they lie, so that measuring a
//! server costs next to nothing.

mod follow;
mod site;
mod socket;

pub use follow::{Follower, patch_with};
pub use site::Site;
pub use socket::{Frame, Socket};

use axum::body::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::body::Incoming;
use hyper::client::conn::http1;
use hyper::header::{AUTHORIZATION, CONNECTION, CONTENT_TYPE, HOST};
use hyper::http::request::Builder;
use hyper_util::rt::TokioIo;
use serde_json::Value;
use site::Stream;
use std::io;

/// A response: status and text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Response {
    /// The status.
    pub status: u16,
    /// The headers, one in a line, their names in small letters.
    pub head: String,
    /// The body.
    pub body: String,
}

impl Response {
    /// The body as JSON; null if it is none.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_default()
    }
}

/// Sends one request, perhaps in the name of somebody.
pub async fn request(
    site: impl Into<Site>,
    method: &str,
    path: &str,
    token: Option<&str>,
    body: Option<&Value>,
) -> io::Result<Response> {
    let site = site.into();
    let mut request = begun(&site, method, path).header(CONNECTION, "close").header(CONTENT_TYPE, "application/json");
    if let Some(token) = token {
        request = request.header(AUTHORIZATION, format!("Bearer {token}"));
    }
    let body = body.map(Value::to_string).unwrap_or_default();
    let response = exchange(site.connect(None).await?, request, body).await?;
    read(response).await
}

fn begun(site: &Site, method: &str, path: &str) -> Builder {
    hyper::Request::builder().method(method).uri(path).header(HOST, site.host())
}

/// Sends a request over a connection of its own.
async fn exchange(stream: Stream, request: Builder, body: String) -> io::Result<hyper::Response<Incoming>> {
    let request = request.body(Full::new(Bytes::from(body))).map_err(io::Error::other)?;
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(io::Error::other)?;
    // How it ended is seen by whoever reads.
    tokio::spawn(connection.with_upgrades());
    sender.send_request(request).await.map_err(io::Error::other)
}

async fn read(response: hyper::Response<Incoming>) -> io::Result<Response> {
    let status = response.status().as_u16();
    let line = |(name, value): (&hyper::header::HeaderName, &hyper::header::HeaderValue)| {
        format!("{name}: {}\n", String::from_utf8_lossy(value.as_bytes()))
    };
    let head = response.headers().iter().map(line).collect();
    let body = response.into_body().collect().await.map_err(io::Error::other)?.to_bytes();
    Ok(Response { status, head, body: String::from_utf8_lossy(&body).into_owned() })
}
