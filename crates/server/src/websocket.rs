//! WebSockets (RFC 6455), the server's side: the handshake, and text messages in both directions.
//!
//! Why our own: most connections wait most of the time, and thousands of them do. Here a connection that waits holds no
//! buffer at all, and what is said to it goes out at once and in one write, however many messages it is.

mod frames;
mod handshake;
mod line;
mod sheet;

pub use frames::{Broken, Frame};
pub use handshake::Upgrade;
pub use line::{Line, Outlet};
pub use sheet::Sheet;

use frames::{CLOSE, Inbox, PING, PONG, TEXT};
use std::future::poll_fn;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use tokio::io::{AsyncRead, ReadBuf};
use tokio::net::TcpStream;
use tokio::net::tcp::OwnedReadHalf;

/// So many bytes are read at once; an intent has about a hundred.
const READ: usize = 2048;

/// A connection.
pub struct WebSocket {
    stream: OwnedReadHalf,
    inbox: Inbox,
    line: Arc<Line>,
}

impl WebSocket {
    /// A connection on which something may have come already, and whose messages have at most `longest` bytes.
    fn new(stream: TcpStream, come: &[u8], longest: usize) -> WebSocket {
        let (stream, out) = stream.into_split();
        let mut inbox = Inbox::new(longest);
        inbox.push(come);
        WebSocket { stream, inbox, line: Arc::new(Line::new(out)) }
    }

    /// Where messages go out.
    pub fn line(&self) -> Arc<Line> {
        self.line.clone()
    }

    /// The next frame. Nothing is lost if the wait for it is given up.
    pub async fn next(&mut self) -> Result<Frame, Broken> {
        loop {
            if let Some(frame) = self.inbox.take()? {
                return Ok(frame);
            }
            match poll_fn(|context| self.poll_fill(context)).await {
                Ok(1..) => {}
                Ok(0) | Err(_) => return Err(Broken::Gone),
            }
        }
    }

    /// Reads on and forgets it, until the other side has ended too, or so many bytes have come.
    pub async fn hear_out(&mut self, mut most: usize) {
        while let Ok(count @ 1..) = poll_fn(|context| self.poll_fill(context)).await {
            self.inbox.forget();
            most = most.saturating_sub(count);
            if most == 0 {
                break;
            }
        }
    }

    /// Reads what is there. The room for it is needed only now, so no connection keeps any.
    fn poll_fill(&mut self, context: &mut Context<'_>) -> Poll<io::Result<usize>> {
        let mut bytes = [0; READ];
        let mut read = ReadBuf::new(&mut bytes);
        ready!(Pin::new(&mut self.stream).poll_read(context, &mut read))?;
        self.inbox.push(read.filled());
        Poll::Ready(Ok(read.filled().len()))
    }
}

/// Asks whether the other side is alive.
pub fn ping() -> Arc<Sheet> {
    written(PING, b"")
}

/// Says that this side is alive.
pub fn pong(payload: &[u8]) -> Arc<Sheet> {
    written(PONG, payload)
}

/// Says goodbye, with a code and a reason of at most 123 bytes.
pub fn close(code: u16, reason: &str) -> Arc<Sheet> {
    written(CLOSE, &[&code.to_be_bytes(), reason.as_bytes()].concat())
}

/// A text as it is sent: written once, however many connections it goes to.
pub fn message(text: &str) -> Arc<Sheet> {
    written(TEXT, text.as_bytes())
}

fn written(kind: u8, content: &[u8]) -> Arc<Sheet> {
    let mut sheet = Sheet::blank();
    sheet.out().extend_from_slice(content);
    Arc::new(sheet.framed(kind, b""))
}

/// What was written on a sheet as it is sent, with something more at its beginning.
pub fn finish(sheet: Sheet, begin: &[u8]) -> Arc<Sheet> {
    Arc::new(sheet.framed(TEXT, begin))
}
