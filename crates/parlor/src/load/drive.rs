//! The players: all seats of a match, each over a socket of its own.

use super::pace::Pace;
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::{Value, json};
use server::client::{Site, Socket, request};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::{Semaphore, watch};
use tokio::task::{JoinHandle, JoinSet};

/// Which server is driven, and how.
pub struct Course {
    server: Site,
    game: String,
    seats: u8,
    /// So many tables are set up at the same time.
    gate: Semaphore,
    /// Whether the play has begun; until then players only listen.
    begun: watch::Sender<bool>,
}

/// A match that has started, and its players by seat.
pub struct Match {
    id: String,
    tokens: Vec<String>,
    seats: Vec<JoinHandle<Result<Player, String>>>,
    rounds: usize,
}

/// A seat's socket, and what the seat was offered last.
struct Player {
    socket: Socket,
    menu: Menu,
    offer: Option<Offer>,
    taste: usize,
}

/// The choices that were described to a seat, and those it may take now.
#[derive(Default)]
struct Menu {
    known: Vec<String>,
    now: Vec<u16>,
}

/// The choices of an update, as far as they matter here.
#[derive(Deserialize)]
struct Choices {
    from: usize,
    more: Vec<(String, IgnoredAny, IgnoredAny, IgnoredAny)>,
    now: Vec<u16>,
}

/// An action to answer a message with.
struct Offer {
    number: u32,
    action: String,
}

/// What the players saw.
#[derive(Default)]
pub struct Seen {
    pub latencies: Vec<u32>,
    pub refused: u64,
    pub matches: u64,
    /// Updates, and their bytes.
    pub updates: u64,
    pub bytes: u64,
}

impl Course {
    pub fn new(server: Site, game: &str, seats: u8) -> Course {
        let (gate, begun) = (Semaphore::new(32), watch::Sender::new(false));
        Course { server, game: game.to_string(), seats, gate, begun }
    }

    /// Lets the play begin.
    pub fn begin_play(&self) {
        self.begun.send_replace(true);
    }

    async fn post(&self, path: &str, token: Option<&str>, body: Option<Value>) -> Result<Value, String> {
        let response = request(&self.server, "POST", path, token, body.as_ref()).await.map_err(failed)?;
        match response.status {
            200 => Ok(response.json()),
            status => Err(format!("{path} was answered {status}: {}", response.body)),
        }
    }

    /// Everybody sits down and gets ready, and the match begins.
    async fn begin(&self, table: &str, tokens: &[String]) -> Result<(), String> {
        for (seat, token) in tokens.iter().enumerate() {
            if seat > 0 {
                self.post(&format!("/api/tables/{table}/seats/{seat}"), Some(token), None).await?;
            }
            let ready = json!({ "ready": true, "entropy": format!("load-{seat}") });
            self.post(&format!("/api/tables/{table}/ready"), Some(token), Some(ready)).await?;
        }
        self.post(&format!("/api/tables/{table}/start"), tokens.first().map(String::as_str), None).await.map(|_| ())
    }

    /// Connects a seat, which listens from then on: a server closes connections that do not answer it.
    async fn connect(
        &self,
        table: &str,
        token: &str,
        number: usize,
    ) -> Result<JoinHandle<Result<Player, String>>, String> {
        // One address has some 28,000 ports: many sockets come from several addresses of the loopback network.
        let from = SocketAddr::from(([127, 0, 0, 2 + (number / 10_000) as u8], 0));
        let bearer = format!("Bearer {token}");
        let path = format!("/api/tables/{table}/socket?protocol=2");
        let from = Some(from).filter(|_| self.server.is_local());
        let socket = Socket::open(&self.server, from, &path, &[("authorization", &bearer)]).await.map_err(failed)?;
        Ok(tokio::spawn(
            Player { socket, menu: Menu::default(), offer: None, taste: number }.wait(self.begun.subscribe()),
        ))
    }

    async fn set_up(&self, number: usize, connected: bool) -> Result<Match, String> {
        let _turn = self.gate.acquire().await.map_err(|error| error.to_string())?;
        let mut tokens = Vec::new();
        for seat in 0..self.seats {
            let name = format!("load {number} {seat}");
            let guest = self.post("/api/guests", None, Some(json!({ "name": name }))).await?;
            tokens.push(guest["token"].as_str().unwrap_or_default().to_string());
        }
        let setup = json!({ "game": self.game, "seats": self.seats, "grace": 0 });
        let table = self.post("/api/tables", Some(&tokens[0]), Some(setup)).await?;
        let id = table["id"].as_str().unwrap_or_default().to_string();
        self.begin(&id, &tokens).await?;
        let mut seats = Vec::new();
        for (seat, token) in tokens.iter().enumerate().filter(|_| connected) {
            seats.push(self.connect(&id, token, number * self.seats as usize + seat).await?);
        }
        Ok(Match { id, tokens, seats, rounds: number })
    }
}

fn failed(error: std::io::Error) -> String {
    format!("the server does not answer: {error}")
}

/// Sets up `count` matches; the first of them, so many as `connected` says, with a socket for each seat.
pub async fn set_up(course: &Arc<Course>, count: usize, connected: usize) -> Result<Vec<Match>, String> {
    let mut waiting = JoinSet::new();
    for number in 0..count {
        let course = course.clone();
        waiting.spawn(async move { course.set_up(number, number < connected).await });
    }
    let mut ready = Vec::with_capacity(count);
    while let Some(done) = waiting.join_next().await {
        ready.push(done.map_err(|error| error.to_string())??);
    }
    Ok(ready)
}

impl Player {
    /// Listens until the play begins.
    async fn wait(mut self, mut begun: watch::Receiver<bool>) -> Result<Player, String> {
        loop {
            let text = tokio::select! {
                biased;
                _ = begun.wait_for(|begun| *begun) => return Ok(self),
                text = self.socket.next_text() => text.map_err(failed)?,
            };
            if let Some(text) = text.filter(|text| is_update(text)) {
                self.taste = self.taste.wrapping_mul(31).wrapping_add(7);
                self.menu.read(text);
                self.offer = self.menu.offer(text, self.taste);
            }
        }
    }

    /// Plays until the time or the match is over; says which.
    async fn play(mut self, end: Instant, pace: &Pace) -> Result<(Seen, bool), String> {
        let mut seen = Seen::default();
        let (mut asked, mut id) = (None::<Instant>, 0);
        let mut bell = std::pin::pin!(tokio::time::sleep_until(end.into()));
        loop {
            if let Some(offer) = self.offer.take().filter(|_| asked.is_none()) {
                id += 1;
                asked = Some(pace.turn(end).await);
                let Offer { number, action } = offer;
                let intent = format!(r#"{{"ask":"act","id":{id},"seen":{number},"action":"{action}"}}"#);
                self.socket.send(&intent).await.map_err(failed)?;
            }
            let text = tokio::select! {
                biased;
                () = bell.as_mut() => return Ok((seen, false)),
                text = self.socket.next_text() => text.map_err(failed)?,
            };
            let Some(text) = text else { continue };
            if text.starts_with(r#"{"say":"accepted""#) {
                let took = asked.take().map_or(0, |asked| asked.elapsed().as_micros());
                seen.latencies.push(u32::try_from(took).unwrap_or(u32::MAX));
            } else if text.starts_with(r#"{"say":"refused""#) {
                asked = None;
                seen.refused += 1;
            } else if is_update(text) {
                seen.updates += 1;
                seen.bytes += text.len() as u64;
                if text.contains(r#""over":true"#) || text.contains(r#""over":[true]"#) {
                    return Ok((seen, true));
                }
                self.taste = self.taste.wrapping_mul(31).wrapping_add(7);
                self.menu.read(text);
                self.offer = self.menu.offer(text, self.taste);
            }
        }
    }
}

/// Plays until the time is over; a match that ends is followed by a rematch.
pub async fn play(course: Arc<Course>, mut table: Match, end: Instant, pace: Pace) -> Result<Seen, String> {
    let mut seen = Seen::default();
    let pace = Arc::new(pace);
    loop {
        let mut players = JoinSet::new();
        for seat in table.seats.drain(..) {
            let player = seat.await.map_err(|error| error.to_string())??;
            let pace = pace.clone();
            players.spawn(async move { player.play(end, &pace).await });
        }
        let mut over = true;
        while let Some(done) = players.join_next().await {
            let (mut part, ended) = done.map_err(|error| error.to_string())??;
            seen.latencies.append(&mut part.latencies);
            seen.refused += part.refused;
            seen.updates += part.updates;
            seen.bytes += part.bytes;
            over &= ended;
        }
        seen.matches += u64::from(over);
        if !over || Instant::now() >= end {
            return Ok(seen);
        }
        table = again(&course, table).await?;
        pace.go_on();
    }
}

async fn again(course: &Course, table: Match) -> Result<Match, String> {
    let info = course.post(&format!("/api/tables/{}/rematch", table.id), Some(&table.tokens[0]), None).await?;
    let id = info["rematch"].as_str().unwrap_or_default().to_string();
    course.begin(&id, &table.tokens).await?;
    let rounds = table.rounds + 1;
    let mut seats = Vec::new();
    for (seat, token) in table.tokens.iter().enumerate() {
        seats.push(course.connect(&id, token, rounds + seat).await?);
    }
    Ok(Match { id, tokens: table.tokens, seats, rounds })
}

fn is_update(text: &str) -> bool {
    text.starts_with(r#"{"say":"update""#)
}

/// The number of a message, read without reading the rest.
fn number(text: &str) -> u32 {
    let from = text.find(r#""number":"#).map_or(0, |at| at + 9);
    text[from..].split(',').next().and_then(|number| number.parse().ok()).unwrap_or(0)
}

impl Menu {
    /// Learns what an update says about choices; the table before them is not read.
    fn read(&mut self, text: &str) {
        const CHOICES: &str = r#""choices":{"from":"#;
        let Some(from) = text.rfind(CHOICES) else { return };
        let mut read = serde_json::Deserializer::from_str(&text[from + r#""choices":"#.len()..]);
        let Ok(Choices { from, more, now }) = Choices::deserialize(&mut read) else { return };
        self.known.truncate(from);
        self.known.extend(more.into_iter().map(|(action, ..)| action));
        self.now = now;
    }

    /// One of the choices, as an answer to this message.
    fn offer(&self, text: &str, taste: usize) -> Option<Offer> {
        let number = number(text);
        let choice = self.now.get(taste % self.now.len().max(1))?;
        Some(Offer { number, action: self.known.get(*choice as usize)?.clone() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_found_in_a_message() {
        let mut menu = Menu::default();
        let first = r#"{"say":"update","number":12,"told":[],"table":{"over":false},"mark":1,"choices":{"from":0,"more":[["bet",["do-bet",{}],"KP-4.2",[]],["check",["do-check",{}],"KP-4.2",["hand:0"]]],"now":[0,1]},"clock":{"left":[]}}"#;
        menu.read(first);
        let action = |menu: &Menu, taste| menu.offer(first, taste).map(|offer| (offer.number, offer.action));
        assert_eq!(action(&menu, 0), Some((12, "bet".to_string())));
        assert_eq!(action(&menu, 3), Some((12, "check".to_string())));
        menu.read(r#"{"say":"update","number":13,"told":[],"mark":1}"#);
        assert_eq!(action(&menu, 0), Some((12, "bet".to_string())), "nothing was said about them");
        menu.read(r#"{"say":"update","number":14,"told":[],"mark":1,"choices":{"from":2,"more":[],"now":[]}}"#);
        assert_eq!(action(&menu, 0), None);
    }
}
