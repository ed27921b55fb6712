//! WebSockets (RFC 6455), the server's side: the handshake, and text messages in both directions.
//!
//! Why our own: most connections wait most of the time, and thousands of them do. Here a connection that waits holds no
//! buffer at all, and what is said to it goes out in one write, however many messages it is.

mod frames;
mod handshake;
mod sheet;

pub use frames::{Broken, Frame};
pub use handshake::Upgrade;
pub use sheet::Sheet;

use frames::{CLOSE, Inbox, PING, PONG, TEXT, frame};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use std::future::poll_fn;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use tokio::io::{AsyncRead, AsyncWriteExt, ReadBuf};

/// So many bytes are read at once; an intent has about a hundred.
const READ: usize = 2048;

/// A connection.
pub struct WebSocket {
    io: TokioIo<Upgraded>,
    inbox: Inbox,
}

impl WebSocket {
    /// A connection whose messages have at most `longest` bytes.
    fn new(io: Upgraded, longest: usize) -> WebSocket {
        WebSocket { io: TokioIo::new(io), inbox: Inbox::new(longest) }
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

    /// Reads what is there. The room for it is needed only now, so no connection keeps any.
    fn poll_fill(&mut self, context: &mut Context<'_>) -> Poll<io::Result<usize>> {
        let mut bytes = [0; READ];
        let mut read = ReadBuf::new(&mut bytes);
        ready!(Pin::new(&mut self.io).poll_read(context, &mut read))?;
        self.inbox.push(read.filled());
        Poll::Ready(Ok(read.filled().len()))
    }

    /// Sends messages, all in one write.
    pub async fn send(&mut self, messages: &[Arc<Sheet>]) -> io::Result<()> {
        match messages {
            [one] => self.io.write_all(one.content()).await,
            many => {
                let mut all = Sheet::blank();
                many.iter().for_each(|message| all.out().extend_from_slice(message.content()));
                self.io.write_all(all.content()).await
            }
        }
    }

    /// Asks whether the other side is alive.
    pub async fn ping(&mut self) -> io::Result<()> {
        self.control(PING, b"").await
    }

    /// Says that this side is alive.
    pub async fn pong(&mut self, payload: &[u8]) -> io::Result<()> {
        self.control(PONG, payload).await
    }

    /// Says goodbye, with a code and a reason of at most 123 bytes.
    pub async fn close(&mut self, code: u16, reason: &str) -> io::Result<()> {
        self.control(CLOSE, &[&code.to_be_bytes(), reason.as_bytes()].concat()).await
    }

    async fn control(&mut self, kind: u8, payload: &[u8]) -> io::Result<()> {
        self.io.write_all(&frame(kind, &[payload])).await
    }
}

/// A text as it is sent: written once, however many connections it goes to.
pub fn message(text: &str) -> Arc<Sheet> {
    let mut sheet = Sheet::blank();
    sheet.out().extend_from_slice(text.as_bytes());
    finish(sheet, b"")
}

/// What was written on a sheet as it is sent, with something more at its beginning.
pub fn finish(sheet: Sheet, begin: &[u8]) -> Arc<Sheet> {
    Arc::new(sheet.framed(TEXT, begin))
}
