//! The bytes of a connection while HTTP is spoken on it: everything that may be waited for has its own clock.
//!
//! The head of a request must be whole after a while, however it trickles in; between two requests a connection may rest for
//! longer; an answer must find a reader. And what HTTP itself cannot read is refused with a code and a sentence, like
//! everything else. Invariant: while a request is being answered, only its reader is hurried.

use crate::config::Timeouts;
use hyper::StatusCode;
use std::future::Future;
use std::io::{self, ErrorKind, IoSlice};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, ready};
use table::wire::{Code, Refused};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep, sleep};

/// What a connection waits for while nobody is being answered.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Waits {
    /// The first byte of all.
    First,
    /// The rest of a head.
    Head,
    /// The next request.
    Next,
}

/// A connection.
pub struct Stream {
    tcp: TcpStream,
    timeouts: Timeouts,
    /// Whether a request is being answered.
    asking: Arc<AtomicBool>,
    waits: Waits,
    alarm: Pin<Box<Sleep>>,
    /// Rings when nobody reads what is said.
    stall: Option<Pin<Box<Sleep>>>,
    /// What is said instead of HTTP's own empty refusal, as far as it has not gone out yet.
    instead: Vec<u8>,
}

impl Stream {
    /// A connection that has just been taken.
    pub fn new(tcp: TcpStream, timeouts: Timeouts, asking: Arc<AtomicBool>) -> Stream {
        let alarm = Box::pin(sleep(timeouts.header));
        Stream { tcp, timeouts, asking, waits: Waits::First, alarm, stall: None, instead: Vec::new() }
    }

    /// The connection itself, for those who go on without HTTP.
    pub fn into_inner(self) -> TcpStream {
        self.tcp
    }

    fn hurry(&mut self, waits: Waits, longest: std::time::Duration) {
        self.waits = waits;
        self.alarm.as_mut().reset(Instant::now() + longest);
    }

    /// Nothing has come: not for too long?
    fn poll_patience(&mut self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        if self.asking.load(Ordering::Relaxed) {
            return Poll::Pending;
        }
        ready!(self.alarm.as_mut().poll(context));
        if self.waits == Waits::Head {
            let late = refusal(StatusCode::REQUEST_TIMEOUT, "the head of the request did not come in time");
            // Whoever does not read it misses a sentence.
            let _ =
                self.tcp.try_write(format!("HTTP/1.1 408 Request Timeout\r\nconnection: close\r\n{late}").as_bytes());
        }
        Poll::Ready(Err(ErrorKind::TimedOut.into()))
    }

    /// What a write has come to; one that waits must not wait for ever.
    fn poll_written(&mut self, written: Poll<io::Result<usize>>, context: &mut Context<'_>) -> Poll<io::Result<usize>> {
        if written.is_ready() {
            self.stall = None;
            self.hurry(Waits::Next, self.timeouts.rest);
            // HTTP does not look for the next request before something comes: the alarm has to wake it by itself.
            let _ = self.alarm.as_mut().poll(context);
            return written;
        }
        let longest = self.timeouts.answer;
        ready!(self.stall.get_or_insert_with(|| Box::pin(sleep(longest))).as_mut().poll(context));
        Poll::Ready(Err(ErrorKind::TimedOut.into()))
    }

    /// Says what is to be said instead, to its end.
    fn poll_instead(&mut self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        while !self.instead.is_empty() {
            let written = Pin::new(&mut self.tcp).poll_write(context, &self.instead);
            let count = ready!(self.poll_written(written, context))?;
            self.instead.drain(..count);
        }
        Poll::Ready(Ok(()))
    }
}

impl AsyncRead for Stream {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let before = into.filled().len();
        if Pin::new(&mut self.tcp).poll_read(context, into)?.is_pending() {
            return self.poll_patience(context);
        }
        if into.filled().len() > before {
            match self.waits {
                // The clock runs from the beginning of the connection.
                Waits::First => self.waits = Waits::Head,
                Waits::Next => {
                    let longest = self.timeouts.header;
                    self.hurry(Waits::Head, longest);
                }
                Waits::Head => {}
            }
        }
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Stream {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        if self.instead.is_empty() {
            let Some(better) = in_words(bytes) else {
                let written = Pin::new(&mut self.tcp).poll_write(context, bytes);
                return self.poll_written(written, context);
            };
            self.instead = better;
        }
        ready!(self.poll_instead(context))?;
        Poll::Ready(Ok(bytes.len()))
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        match parts.iter().find(|part| !part.is_empty()) {
            Some(first) if !self.instead.is_empty() || in_words(first).is_some() => self.poll_write(context, first),
            _ => {
                let written = Pin::new(&mut self.tcp).poll_write_vectored(context, parts);
                self.poll_written(written, context)
            }
        }
    }

    fn is_write_vectored(&self) -> bool {
        self.tcp.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.tcp).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.tcp).poll_shutdown(context)
    }
}

/// What HTTP says by itself when it cannot read a head, with a code and a sentence; none if this is something else.
fn in_words(bytes: &[u8]) -> Option<Vec<u8>> {
    let (status, sentence) = match bytes.get(..12)? {
        b"HTTP/1.1 400" => (StatusCode::BAD_REQUEST, "this is no request that HTTP knows"),
        b"HTTP/1.1 414" => (StatusCode::URI_TOO_LONG, "the address of the request is too long"),
        b"HTTP/1.1 431" => (StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE, "the head of the request is too long"),
        _ => return None,
    };
    // Every answer of ours has a body.
    let head = str::from_utf8(bytes).ok()?.strip_suffix("\r\n\r\n")?;
    let others: Vec<&str> = head.split("\r\n").filter(|line| *line != "content-length: 0").collect();
    if others.len() == head.split("\r\n").count() {
        return None;
    }
    Some(format!("{}\r\n{}", others.join("\r\n"), refusal(status, sentence)).into_bytes())
}

/// The rest of the head of a refusal, and the refusal.
fn refusal(status: StatusCode, sentence: &str) -> String {
    let code = if status == StatusCode::BAD_REQUEST || status == StatusCode::REQUEST_TIMEOUT {
        Code::Malformed
    } else {
        Code::TooLong
    };
    let body = serde_json::to_string(&Refused::plain(code, sentence)).unwrap_or_default();
    format!(
        "content-type: application/json\r\ncontent-length: {}\r\ncache-control: no-store\r\nx-content-type-options: nosniff\r\n\r\n{body}",
        body.len()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_http_says_by_itself_is_put_into_words() {
        let own = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\ndate: now\r\n\r\n";
        let said = String::from_utf8(in_words(own).unwrap()).unwrap();
        let (head, body) = said.split_once("\r\n\r\n").unwrap();
        assert!(head.starts_with("HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ndate: now\r\n"));
        assert!(
            head.contains(&format!("content-length: {}\r\n", body.len())) && body.contains("\"too_long\""),
            "{said}"
        );
        for other in [
            &b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n"[..],
            b"HTTP/1.1 400 Bad Request\r\ncontent-length: 17\r\n\r\n",
            b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\n\r\nHTTP/1.1 200 OK",
            b"HTTP",
        ] {
            assert_eq!(in_words(other), None);
        }
    }
}
