//! One connection: reads intents, forwards them to the room, writes what the room sends.
//!
//! A connection can harm only itself: its messages are bounded in size and rate, its queue in length, and a reader that
//! does not keep up is closed and may resume.

use crate::app::App;
use crate::id::Id;
use crate::limits::Bucket;
use crate::room::{Command, Join, Out};
use crate::store::Person;
use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket};
use futures_util::SinkExt;
use std::sync::atomic::Ordering;
use std::time::Duration;
use table::wire::{Code, Intent, Message, Refused};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, timeout};

/// Messages that may wait for a connection.
const QUEUE: usize = 64;
/// A connection is asked whether it is alive after so much silence, and closed after three times as much.
const HEARTBEAT: Duration = Duration::from_secs(20);
/// A reader may hold up a write for so long.
const STALL: Duration = Duration::from_secs(20);
/// Malformed messages a connection may send before it is closed.
const MISTAKES: u32 = 8;

/// Why a connection is closed, by the codes of the WebSocket protocol and our own from 4000.
struct Reason(u16, &'static str);

const GOING_AWAY: Reason = Reason(1001, "the server stops: come back in a moment");
const BINARY: Reason = Reason(1003, "messages are text, not binary");
const TOO_BAD: Reason = Reason(1008, "too many messages that make no sense");
const TOO_SLOW: Reason = Reason(4000, "you did not keep up: connect again to resume");
const SILENT: Reason = Reason(4001, "nothing was heard from you");
const TURNED_AWAY: Reason = Reason(4002, "the table cannot be joined");

/// Serves one connection until it ends.
pub async fn serve(app: App, mut socket: WebSocket, table: Id, person: Option<Person>, since: Option<(String, u32)>) {
    if app.sockets.fetch_add(1, Ordering::Relaxed) < app.config.limits.sockets {
        metrics::gauge!("parlor_sockets").increment(1.0);
        let reason = run(&app, &mut socket, table, person, since).await;
        metrics::gauge!("parlor_sockets").decrement(1.0);
        if let Some(Reason(code, reason)) = reason {
            let close = Frame::Close(Some(CloseFrame { code, reason: reason.into() }));
            // Whoever does not listen any more cannot be told.
            let _ = timeout(STALL, socket.send(close)).await;
        }
    }
    app.sockets.fetch_sub(1, Ordering::Relaxed);
}

struct Link {
    room: mpsc::Sender<Command>,
    number: u32,
    out: mpsc::Receiver<Out>,
}

async fn run(
    app: &App,
    socket: &mut WebSocket,
    table: Id,
    person: Option<Person>,
    since: Option<(String, u32)>,
) -> Option<Reason> {
    let mut link = match join(app, table, person, since).await {
        Ok(link) => link,
        Err(refused) => {
            let message = Message::Refused { number: 0, id: None, refused };
            let text = serde_json::to_string(&message).unwrap_or_default();
            let _ = timeout(STALL, socket.send(Frame::Text(text.into()))).await;
            return Some(TURNED_AWAY);
        }
    };
    let reason = converse(app, socket, &mut link).await;
    // A room that is gone knows already.
    let _ = link.room.send(Command::Part { connection: link.number }).await;
    reason
}

async fn join(app: &App, table: Id, person: Option<Person>, since: Option<(String, u32)>) -> Result<Link, Refused> {
    let unavailable =
        || Refused::new(Code::Unavailable, "the server has too much to do at the moment: try again later");
    for _ in 0..3 {
        let (out, inbox) = mpsc::channel(QUEUE);
        let (reply, answer) = oneshot::channel();
        let join = Join { person: person.clone(), since: since.clone(), out, reply };
        let room = app.rooms.inbox(app, table).ok_or_else(unavailable)?;
        if room.send(Command::Join(Box::new(join))).await.is_ok()
            && let Ok(joined) = answer.await
        {
            return Ok(Link { room, number: joined?, out: inbox });
        }
    }
    Err(unavailable())
}

/// Both directions until one of them ends. When the server stops, the room ends and the queue with it.
async fn converse(app: &App, socket: &mut WebSocket, link: &mut Link) -> Option<Reason> {
    let mut bucket = Bucket::new(app.config.limits.messages);
    let mut mistakes = 0;
    let mut heard = Instant::now();
    let mut queue = Vec::new();
    // Set anew only when it rings: a timer for every message would cost more than the message.
    let mut silence = std::pin::pin!(tokio::time::sleep_until(heard + HEARTBEAT));
    loop {
        tokio::select! {
            biased;
            count = link.out.recv_many(&mut queue, QUEUE) => {
                if count == 0 {
                    let stopping = app.stopping.load(Ordering::Relaxed);
                    return Some(if stopping { GOING_AWAY } else { TOO_SLOW });
                }
                match timeout(STALL, write(socket, &mut queue)).await {
                    Ok(Ok(())) => {}
                    Ok(Err(_)) => return None,
                    Err(_) => return Some(TOO_SLOW),
                }
            }
            frame = socket.recv() => {
                heard = Instant::now();
                if let Some(wait) = Some(bucket.take(heard)).filter(|wait| !wait.is_zero()) {
                    tokio::time::sleep(wait).await;
                }
                match frame {
                    Some(Ok(Frame::Text(text))) => match serde_json::from_str::<Intent>(&text) {
                        Ok(intent) => {
                            let command = Command::Ask { connection: link.number, intent: Box::new(intent) };
                            link.room.send(command).await.ok()?;
                        }
                        Err(error) => {
                            mistakes += 1;
                            if mistakes > MISTAKES {
                                return Some(TOO_BAD);
                            }
                            let refused = malformed(&error);
                            socket.send(Frame::Text(refused.into())).await.ok()?;
                        }
                    },
                    Some(Ok(Frame::Binary(_))) => return Some(BINARY),
                    Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => {}
                    Some(Ok(Frame::Close(_)) | Err(_)) | None => return None,
                }
            }
            () = silence.as_mut() => {
                let silent = heard.elapsed();
                if silent >= HEARTBEAT * 3 {
                    return Some(SILENT);
                }
                if silent >= HEARTBEAT {
                    socket.send(Frame::Ping(Vec::new().into())).await.ok()?;
                }
                let next = if silent >= HEARTBEAT { Instant::now() } else { heard } + HEARTBEAT;
                silence.as_mut().reset(next);
            }
        }
    }
}

/// Writes everything that waits with as few system calls as possible.
async fn write(socket: &mut WebSocket, queue: &mut Vec<Out>) -> Result<(), axum::Error> {
    for text in queue.drain(..) {
        socket.feed(Frame::Text(text)).await?;
    }
    socket.flush().await
}

fn malformed(error: &serde_json::Error) -> String {
    let refused = Refused::new(Code::Malformed, format!("this is not what the protocol knows: {error}"));
    serde_json::to_string(&Message::Refused { number: 0, id: None, refused }).unwrap_or_default()
}
