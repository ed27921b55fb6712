//! A small client, for the load generator and the tests: plain HTTP requests and a WebSocket, over TCP without TLS.
//!
//! It is not a general client. It knows just enough of both protocols to talk to this server, and costs next to nothing
//! while measuring it.

use serde_json::Value;
use std::io;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// A response: status and text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Response {
    /// The status.
    pub status: u16,
    /// The head, as it came.
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
    server: SocketAddr,
    method: &str,
    path: &str,
    token: Option<&str>,
    body: Option<&Value>,
) -> io::Result<Response> {
    let body = body.map(Value::to_string).unwrap_or_default();
    let token = token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: {server}\r\nConnection: close\r\n{token}\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    send(server, &(head + &body)).await
}

/// Sends a request as it is and reads until the server closes.
pub async fn send(server: SocketAddr, text: &str) -> io::Result<Response> {
    let mut stream = TcpStream::connect(server).await?;
    stream.write_all(text.as_bytes()).await?;
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).await?;
    let text = String::from_utf8_lossy(&bytes);
    let (head, body) = text.split_once("\r\n\r\n").ok_or(io::ErrorKind::UnexpectedEof)?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    Ok(Response { status, head: head.to_string(), body: body.to_string() })
}

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
    stream: TcpStream,
    read: Vec<u8>,
    start: usize,
}

impl Socket {
    /// Connects to `path` of the server, perhaps from another local address, with these headers beside the usual ones.
    pub async fn open(server: SocketAddr, from: Option<SocketAddr>, path: &str, headers: &str) -> io::Result<Socket> {
        let mut stream = connect(server, from).await?;
        stream.set_nodelay(true)?;
        let head = format!(
            "GET {path} HTTP/1.1\r\nHost: {server}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: cGFybG9yIHRhYmxlIGtleQ==\r\n{headers}\r\n"
        );
        stream.write_all(head.as_bytes()).await?;
        let mut socket = Socket { stream, read: Vec::with_capacity(1024), start: 0 };
        let end = loop {
            if let Some(end) = find(&socket.read, b"\r\n\r\n") {
                break end + 4;
            }
            socket.fill().await?;
        };
        if !socket.read.starts_with(b"HTTP/1.1 101") {
            let refused = String::from_utf8_lossy(&socket.read).into_owned();
            return Err(io::Error::new(io::ErrorKind::ConnectionRefused, refused));
        }
        socket.start = end;
        Ok(socket)
    }

    /// Connects to a table in the name of somebody, and resumes if `since` says from where.
    pub async fn table(
        server: SocketAddr,
        table: &str,
        token: Option<&str>,
        since: Option<(&str, u64)>,
    ) -> io::Result<Socket> {
        let since = since.map(|(epoch, number)| format!("?epoch={epoch}&number={number}")).unwrap_or_default();
        let token = token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
        Socket::open(server, None, &format!("/api/tables/{table}/socket{since}"), &token).await
    }

    /// The server at the other end.
    pub fn peer(&self) -> Option<SocketAddr> {
        self.stream.peer_addr().ok()
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
        self.stream.write_all(&frame).await
    }

    /// Sends bytes as they are.
    pub async fn send_raw(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.stream.write_all(bytes).await
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

    /// The next message, as JSON; the error of a closed connection holds the reason.
    pub async fn message(&mut self) -> io::Result<Value> {
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

async fn connect(server: SocketAddr, from: Option<SocketAddr>) -> io::Result<TcpStream> {
    let Some(from) = from else { return TcpStream::connect(server).await };
    let socket = TcpSocket::new_v4()?;
    socket.bind(from)?;
    socket.connect(server).await
}

fn find(bytes: &[u8], what: &[u8]) -> Option<usize> {
    bytes.windows(what.len()).position(|window| window == what)
}

fn close(payload: &[u8]) -> Frame {
    match payload {
        [high, low, reason @ ..] => {
            Frame::Close(u16::from_be_bytes([*high, *low]), String::from_utf8_lossy(reason).into_owned())
        }
        _ => Frame::Close(1005, String::new()),
    }
}
