//! The client's side of a WebSocket: as little as this server needs, and raw frames for its tests.

use super::follow::Follower;
use super::site::{Site, Stream};
use super::{begun, exchange, read};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use hyper::header::{CONNECTION, SEC_WEBSOCKET_KEY, SEC_WEBSOCKET_VERSION, UPGRADE};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use std::io;
use std::net::SocketAddr;
use table::wire::PROTOCOL;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

/// What came over a WebSocket.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Frame {
    /// A message.
    Text(String),
    /// The server closes, with a code and a reason.
    Close(u16, String),
    /// The server asks whether we are alive.
    Ping,
    /// The answer to our ping.
    Pong,
}

/// A WebSocket.
pub struct Socket {
    stream: Stream,
    read: Vec<u8>,
    start: usize,
    follower: Follower,
}

impl Socket {
    /// Connects to `path` of the server, perhaps from another local address, with these headers beside the usual ones.
    pub async fn open(
        site: impl Into<Site>,
        from: Option<SocketAddr>,
        path: &str,
        headers: &[(&str, &str)],
    ) -> io::Result<Socket> {
        let site = site.into();
        let key = BASE64_STANDARD.encode(crate::id::random::<16>());
        let mut request = begun(&site, "GET", path)
            .header(CONNECTION, "upgrade")
            .header(UPGRADE, "websocket")
            .header(SEC_WEBSOCKET_VERSION, "13")
            .header(SEC_WEBSOCKET_KEY, key);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let response = exchange(site.connect(from).await?, request, String::new()).await?;
        if response.status() != hyper::StatusCode::SWITCHING_PROTOCOLS {
            let refused = read(response).await?;
            let text = format!("{} {}", refused.status, refused.body);
            return Err(io::Error::new(io::ErrorKind::ConnectionRefused, text));
        }
        let upgraded = hyper::upgrade::on(response).await.map_err(io::Error::other)?;
        let parts = upgraded.downcast::<TokioIo<Stream>>().map_err(|_| io::Error::other("not our own connection"))?;
        Ok(Socket {
            stream: parts.io.into_inner(),
            read: parts.read_buf.to_vec(),
            start: 0,
            follower: Follower::default(),
        })
    }

    /// Connects to a table in the name of somebody, and resumes if `since` says from where.
    pub async fn table(
        site: impl Into<Site>,
        table: &str,
        token: Option<&str>,
        since: Option<(&str, u64)>,
    ) -> io::Result<Socket> {
        let since = since.map(|(epoch, number)| format!("&epoch={epoch}&number={number}")).unwrap_or_default();
        let bearer = format!("Bearer {}", token.unwrap_or_default());
        let headers = [("authorization", bearer.as_str())];
        let headers = if token.is_some() { &headers[..] } else { &[] };
        Socket::open(site, None, &format!("/api/tables/{table}/socket?protocol={PROTOCOL}{since}"), headers).await
    }

    /// The server at the other end.
    pub fn peer(&self) -> Option<SocketAddr> {
        self.stream.peer()
    }

    /// Sends a text message.
    pub async fn send(&mut self, text: &str) -> io::Result<()> {
        self.send_frame(1, text.as_bytes()).await
    }

    /// Sends a frame of any kind, well formed or not.
    pub async fn send_frame(&mut self, opcode: u8, payload: &[u8]) -> io::Result<()> {
        let mut frame = Vec::with_capacity(payload.len() + 14);
        frame.push(0x80 | opcode);
        match payload.len() {
            n if n < 126 => frame.push(0x80 | n as u8),
            n if n < 65536 => {
                frame.push(0x80 | 126);
                frame.extend((n as u16).to_be_bytes());
            }
            n => {
                frame.push(0x80 | 127);
                frame.extend((n as u64).to_be_bytes());
            }
        }
        // The mask of a client guards old proxies; zeros leave the text as it is.
        frame.extend([0; 4]);
        frame.extend(payload);
        self.send_raw(&frame).await
    }

    /// Sends bytes as they are.
    pub async fn send_raw(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.stream.write_all(bytes).await?;
        self.stream.flush().await
    }

    /// The next frame. A ping is answered.
    pub async fn next(&mut self) -> io::Result<Frame> {
        let (opcode, from, to) = self.arrived().await?;
        let payload = &self.read[from..to];
        Ok(match opcode {
            8 => close(payload),
            9 => {
                let payload = payload.to_vec();
                self.send_frame(10, &payload).await?;
                Frame::Ping
            }
            10 => Frame::Pong,
            _ => Frame::Text(String::from_utf8_lossy(payload).into_owned()),
        })
    }

    /// The next frame as it came: its kind and its content.
    pub async fn next_raw(&mut self) -> io::Result<(u8, Vec<u8>)> {
        let (opcode, from, to) = self.arrived().await?;
        Ok((opcode, self.read[from..to].to_vec()))
    }

    /// The next text where it lies in the buffer; none for any other frame. A ping is answered.
    pub async fn next_text(&mut self) -> io::Result<Option<&str>> {
        let (opcode, from, to) = self.arrived().await?;
        match opcode {
            1 => Ok(std::str::from_utf8(&self.read[from..to]).ok()),
            8 => Err(io::Error::new(io::ErrorKind::ConnectionAborted, format!("{:?}", close(&self.read[from..to])))),
            9 => {
                let payload = self.read[from..to].to_vec();
                self.send_frame(10, &payload).await?;
                Ok(None)
            }
            _ => Ok(None),
        }
    }

    /// The next frame: its kind, and where its content lies until the next one is asked for.
    async fn arrived(&mut self) -> io::Result<(u8, usize, usize)> {
        loop {
            if let Some(found) = self.frame() {
                self.start = found.2;
                return Ok(found);
            }
            self.fill().await?;
        }
    }

    /// The next message, as JSON, updates made whole; the error of a closed connection holds the reason.
    pub async fn message(&mut self) -> io::Result<Value> {
        let mut message = self.message_as_sent().await?;
        if message["say"] == "update" {
            self.follower.follow(&mut message);
        }
        Ok(message)
    }

    /// The next message, as JSON. Whoever takes updates so follows them by itself.
    pub async fn message_as_sent(&mut self) -> io::Result<Value> {
        loop {
            match self.next().await? {
                Frame::Text(text) => return Ok(serde_json::from_str(&text).unwrap_or_default()),
                Frame::Close(code, reason) => {
                    return Err(io::Error::new(io::ErrorKind::ConnectionAborted, format!("{code} {reason}")));
                }
                Frame::Ping | Frame::Pong => {}
            }
        }
    }

    /// The first whole frame in the buffer: its kind, and where its content lies.
    fn frame(&self) -> Option<(u8, usize, usize)> {
        let bytes = &self.read[self.start..];
        let (first, second) = (*bytes.first()?, *bytes.get(1)?);
        let (length, head) = match second & 0x7f {
            126 => (u16::from_be_bytes(bytes.get(2..4)?.try_into().ok()?) as usize, 4),
            127 => (u64::from_be_bytes(bytes.get(2..10)?.try_into().ok()?) as usize, 10),
            n => (n as usize, 2),
        };
        bytes.get(head..head + length)?;
        Some((first & 0x0f, self.start + head, self.start + head + length))
    }

    async fn fill(&mut self) -> io::Result<()> {
        if self.start > 0 {
            self.read.drain(..self.start);
            self.start = 0;
        }
        if self.stream.read_buf(&mut self.read).await? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        Ok(())
    }
}

fn close(payload: &[u8]) -> Frame {
    match payload {
        [high, low, reason @ ..] => {
            Frame::Close(u16::from_be_bytes([*high, *low]), String::from_utf8_lossy(reason).into_owned())
        }
        _ => Frame::Close(1005, String::new()),
    }
}
