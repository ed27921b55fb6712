//! One connection: reads intents and forwards them to the room. The room writes to it by itself, and what could not be
//! written at once is written here.
//!
//! A connection can harm only itself: its messages are bounded in size and rate, its queue in length, and a reader that
//! does not keep up is closed and may resume.

use crate::app::App;
use crate::id::Id;
use crate::limits::Bucket;
use crate::room::{Command, Join, Out};
use crate::store::Person;
use crate::websocket::{self, Broken, Frame, Line, WebSocket};
use kernel::said;
use serde::Deserialize;
use std::io;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use table::wire::{Code, Intent, Message, Refused};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, timeout};

/// A reader may hold up a write for so long.
const STALL: Duration = Duration::from_secs(20);
/// After our last words the other side may take so long, and send so many bytes, before it ends too: a connection that is
/// cut off while something still comes may lose what was said last.
const LINGER: Duration = Duration::from_secs(2);
const LINGER_BYTES: usize = 1 << 20;
/// Malformed messages a connection may send before it is closed.
const MISTAKES: u32 = 8;

/// Why a connection is closed, by the codes of the WebSocket protocol and our own from 4000.
struct Reason(u16, &'static str);

const GOING_AWAY: Reason = Reason(1001, "the server stops: come back in a moment");
const MALFORMED: Reason = Reason(1002, "this is not what WebSockets send");
const BINARY: Reason = Reason(1003, "messages are text, not binary");
const NOT_TEXT: Reason = Reason(1007, "messages are text in UTF-8");
const TOO_BAD: Reason = Reason(1008, "too many messages that make no sense");
const TOO_LONG: Reason = Reason(1009, "this message is too long");
const TOO_SLOW: Reason = Reason(4000, "you did not keep up: connect again to resume");
const SILENT: Reason = Reason(4001, "nothing was heard from you");
const TURNED_AWAY: Reason = Reason(4002, "the table cannot be joined");

/// Who connects to which table.
pub struct Guest {
    pub table: Id,
    pub person: Option<Person>,
    /// The epoch and the number it knows.
    pub since: Option<(String, u32)>,
    /// The household it comes from.
    pub from: IpAddr,
    /// The language it is answered in.
    pub language: &'static str,
    /// Whether it wants to know every face of the deck.
    pub faces: bool,
}

/// Serves one connection until it ends.
pub async fn serve(app: App, mut socket: WebSocket, guest: Box<Guest>) {
    app.sockets.fetch_add(1, Ordering::Relaxed);
    metrics::gauge!("parlor_sockets").increment(1.0);
    let reason = run(&app, &mut socket, guest).await;
    metrics::gauge!("parlor_sockets").decrement(1.0);
    let leaves = reason.is_some();
    if let Some(Reason(code, reason)) = reason {
        // Whoever does not listen any more cannot be told.
        let _ = timeout(STALL, socket.line().send(websocket::close(code, reason))).await;
    }
    socket.line().end();
    if leaves {
        tokio::select! {
            _ = timeout(LINGER, socket.hear_out(LINGER_BYTES)) => {}
            () = app.stopped() => {}
        }
    }
    app.sockets.fetch_sub(1, Ordering::Relaxed);
}

struct Link {
    room: mpsc::Sender<Command>,
    number: u32,
    line: Arc<Line>,
    language: &'static str,
}

async fn run(app: &App, socket: &mut WebSocket, guest: Box<Guest>) -> Option<Reason> {
    let (line, language) = (socket.line(), guest.language);
    let link = match join(app, line.clone(), guest).await {
        Ok(link) => link,
        Err(refused) => {
            let _ = timeout(STALL, line.send(no(refused, language))).await;
            return Some(TURNED_AWAY);
        }
    };
    let reason = converse(app, socket, &link).await;
    // A room that is gone knows already.
    let _ = link.room.send(Command::Part { connection: link.number }).await;
    if reason.is_some() {
        // What was asked before the end is answered before the goodbye.
        let _ = timeout(STALL, link.line.over()).await;
    }
    reason
}

async fn join(app: &App, line: Arc<Line>, guest: Box<Guest>) -> Result<Link, Refused> {
    let Guest { table, person, since, from, language, faces } = *guest;
    let unavailable = || Refused::new(Code::Unavailable, said!("busy"));
    for _ in 0..3 {
        let (reply, answer) = oneshot::channel();
        let join =
            Join { person: person.clone(), since: since.clone(), from, language, faces, out: line.outlet(), reply };
        let room = app.rooms.inbox(app, table).ok_or_else(unavailable)?;
        if room.send(Command::Join(Box::new(join))).await.is_ok()
            && let Ok(joined) = answer.await
        {
            return Ok(Link { room, number: joined?, line, language });
        }
    }
    Err(unavailable())
}

/// Both directions until one of them ends. When the server stops, the room ends and the line is over.
async fn converse(app: &App, socket: &mut WebSocket, link: &Link) -> Option<Reason> {
    let mut bucket = Bucket::new(app.config.limits.messages);
    let mut mistakes = 0;
    let mut heard = Instant::now();
    // Set anew only when it rings: a timer for every message would cost more than the message.
    let heartbeat = app.config.timeouts.silence / 3;
    let mut silence = std::pin::pin!(tokio::time::sleep_until(heard + heartbeat));
    loop {
        let done = tokio::select! {
            biased;
            () = link.line.rings() => match in_time(link.line.drain()).await {
                Ok(()) if link.line.is_over() && app.stopping.load(Ordering::Relaxed) => Err(Some(GOING_AWAY)),
                Ok(()) if link.line.is_over() => Err(Some(TOO_SLOW)),
                drained => drained,
            },
            frame = socket.next() => {
                heard = Instant::now();
                if let Some(wait) = Some(bucket.take(heard)).filter(|wait| !wait.is_zero()) {
                    tokio::time::sleep(wait).await;
                }
                take(link, frame, &mut mistakes).await
            }
            () = silence.as_mut() => {
                let silent = heard.elapsed();
                let next = if silent >= heartbeat { Instant::now() } else { heard } + heartbeat;
                silence.as_mut().reset(next);
                match silent {
                    silent if silent >= heartbeat * 3 => Err(Some(SILENT)),
                    silent if silent >= heartbeat => in_time(link.line.send(websocket::ping())).await,
                    _ => Ok(()),
                }
            }
        };
        if let Err(reason) = done {
            return reason;
        }
    }
}

/// Does what a frame asks for; the error is the reason to close, if one should be given.
async fn take(link: &Link, frame: Result<Frame, Broken>, mistakes: &mut u32) -> Result<(), Option<Reason>> {
    match frame {
        Ok(Frame::Text(text)) => match read(&text) {
            Ok(intent) => {
                let command = Command::Ask { connection: link.number, intent: Box::new(intent) };
                link.room.send(command).await.map_err(|_| None)
            }
            Err(_) if *mistakes == MISTAKES => Err(Some(TOO_BAD)),
            Err(error) => {
                *mistakes += 1;
                in_time(link.line.send(malformed(&error, link.language))).await
            }
        },
        Ok(Frame::Binary) => Err(Some(BINARY)),
        Ok(Frame::Ping(payload)) => in_time(link.line.send(websocket::pong(&payload))).await,
        Ok(Frame::Pong) => Ok(()),
        Ok(Frame::Close(code)) => Err(Some(Reason(code.unwrap_or(1000), "goodbye"))),
        Err(Broken::Gone) => Err(None),
        Err(Broken::Malformed) => Err(Some(MALFORMED)),
        Err(Broken::NotText) => Err(Some(NOT_TEXT)),
        Err(Broken::TooLong) => Err(Some(TOO_LONG)),
    }
}

/// An action, which nearly every message is, so that it can be read straight away.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Act<'a> {
    ask: &'a str,
    id: u32,
    seen: Option<u32>,
    seat: Option<u8>,
    action: String,
}

fn read(text: &str) -> Result<Intent, serde_json::Error> {
    match serde_json::from_str(text) {
        Ok(Act { ask: "act", id, seen, seat, action }) => Ok(Intent::Act { id, seen, seat, action }),
        _ => serde_json::from_str(text),
    }
}

/// Waits for a write, but not for ever.
async fn in_time(write: impl Future<Output = io::Result<()>>) -> Result<(), Option<Reason>> {
    match timeout(STALL, write).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(None),
        Err(_) => Err(Some(TOO_SLOW)),
    }
}

fn malformed(error: &serde_json::Error, language: &str) -> Out {
    no(Refused::new(Code::Malformed, said!("malformed", why: error.to_string())), language)
}

/// A refusal that is not about an intent.
fn no(refused: Refused, language: &str) -> Out {
    let refused = refused.spoken(&[], language);
    let text = serde_json::to_string(&Message::Refused { number: 0, id: None, refused }).unwrap_or_default();
    websocket::message(&text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_read_as_every_intent_is() {
        for text in [
            r#"{"ask":"act","id":1,"seen":2,"seat":0,"action":"bet"}"#,
            r#"{"action":"b\u0065t","id":1,"ask":"act"}"#,
            r#"{"ask":"\u0061ct","id":1,"action":"bet"}"#,
            r#"{"ask":"standing","id":1,"action":"bet"}"#,
            r#"{"ask":"why","id":1,"action":"bet"}"#,
            r#"{"ask":"ping","at":1}"#,
            r#"{"ask":"act","id":1,"action":"bet","more":1}"#,
            r#"{"ask":"act","id":1,"id":2,"action":"bet"}"#,
            r#"{"ask":"act","id":-1,"action":"bet"}"#,
            r#"{"ask":"act","action":"bet"}"#,
            r#"["act",1,2,0,"bet"]"#,
        ] {
            let (one, other) = (read(text), serde_json::from_str::<Intent>(text));
            assert_eq!(one.map_err(|error| error.to_string()), other.map_err(|error| error.to_string()), "{text}");
        }
    }
}
