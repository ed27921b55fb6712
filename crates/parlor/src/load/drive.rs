//! The players: all seats of a match, each over a socket of its own.

use serde_json::{Value, json};
use server::client::{Socket, request};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

/// Which server is driven, and how.
pub struct Course {
    server: SocketAddr,
    game: String,
    seats: u8,
    /// So many tables are set up at the same time.
    gate: Semaphore,
}

/// A match that has started, and its sockets by seat.
pub struct Match {
    id: String,
    tokens: Vec<String>,
    seats: Vec<Socket>,
    rounds: usize,
}

/// What the players saw.
#[derive(Default)]
pub struct Seen {
    pub latencies: Vec<u32>,
    pub refused: u64,
    pub matches: u64,
}

impl Course {
    pub fn new(server: SocketAddr, game: &str, seats: u8) -> Course {
        Course { server, game: game.to_string(), seats, gate: Semaphore::new(32) }
    }

    async fn post(&self, path: &str, token: Option<&str>, body: Option<Value>) -> Result<Value, String> {
        let response = request(self.server, "POST", path, token, body.as_ref()).await.map_err(failed)?;
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

    async fn connect(&self, table: &str, token: &str, number: usize) -> Result<Socket, String> {
        // One address has some 28,000 ports: many sockets come from several addresses of the loopback network.
        let from = SocketAddr::from(([127, 0, 0, 2 + (number / 10_000) as u8], 0));
        let header = format!("Authorization: Bearer {token}\r\n");
        let path = format!("/api/tables/{table}/socket");
        Socket::open(self.server, Some(from), &path, &header).await.map_err(failed)
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

/// Plays until the time is over; a match that ends is followed by a rematch.
pub async fn play(course: Arc<Course>, mut table: Match, end: Instant) -> Result<Seen, String> {
    let mut seen = Seen::default();
    loop {
        let mut players = JoinSet::new();
        for (number, seat) in table.seats.drain(..).enumerate() {
            players.spawn(drive(seat, end, table.rounds + number));
        }
        let mut over = true;
        while let Some(done) = players.join_next().await {
            let (mut part, ended) = done.map_err(|error| error.to_string())??;
            seen.latencies.append(&mut part.latencies);
            seen.refused += part.refused;
            over &= ended;
        }
        seen.matches += u64::from(over);
        if !over || Instant::now() >= end {
            return Ok(seen);
        }
        table = again(&course, table).await?;
    }
}

async fn again(course: &Course, table: Match) -> Result<Match, String> {
    let info = course.post(&format!("/api/tables/{}/rematch", table.id), Some(&table.tokens[0]), None).await?;
    let id = info["rematch"].as_str().unwrap_or_default().to_string();
    course.begin(&id, &table.tokens).await?;
    let mut seats = Vec::new();
    for (seat, token) in table.tokens.iter().enumerate() {
        seats.push(course.connect(&id, token, seat).await?);
    }
    Ok(Match { id, tokens: table.tokens, seats, rounds: table.rounds + 1 })
}

/// Plays one seat until the time or the match is over; says which.
async fn drive(mut seat: Socket, end: Instant, mut taste: usize) -> Result<(Seen, bool), String> {
    let mut seen = Seen::default();
    let (mut asked, mut id) = (None::<Instant>, 0);
    let mut bell = std::pin::pin!(tokio::time::sleep_until(end.into()));
    loop {
        let text = tokio::select! {
            biased;
            () = bell.as_mut() => return Ok((seen, false)),
            text = seat.next_text() => text.map_err(failed)?,
        };
        let Some(text) = text else { continue };
        if text.starts_with(r#"{"say":"accepted""#) {
            let took = asked.take().map_or(0, |asked| asked.elapsed().as_micros());
            seen.latencies.push(u32::try_from(took).unwrap_or(u32::MAX));
        } else if text.starts_with(r#"{"say":"refused""#) {
            asked = None;
            seen.refused += 1;
        } else if text.starts_with(r#"{"say":"update""#) {
            taste = taste.wrapping_mul(31).wrapping_add(7);
            if text.contains(r#""over":true"#) {
                return Ok((seen, true));
            }
            if let Some(action) = choose(text, taste).filter(|_| asked.is_none()) {
                id += 1;
                let number = number(text);
                let intent = format!(r#"{{"ask":"act","id":{id},"seen":{number},"action":"{action}"}}"#);
                asked = Some(Instant::now());
                seat.send(&intent).await.map_err(failed)?;
            }
        }
    }
}

/// The number of a message, read without reading the rest.
fn number(text: &str) -> u32 {
    let from = text.find(r#""number":"#).map_or(0, |at| at + 9);
    text[from..].split(',').next().and_then(|number| number.parse().ok()).unwrap_or(0)
}

/// One of the offered actions, as JSON text, found without reading the whole table.
fn choose(text: &str, taste: usize) -> Option<&str> {
    const ACTIONS: &str = r#""choices":{"actions":["#;
    let from = text.rfind(ACTIONS)? + ACTIONS.len();
    let actions = &text[from..from + text[from..].find(']')?];
    let count = actions.split("\",\"").count();
    let chosen = actions.split("\",\"").nth(taste % count)?.trim_matches('"');
    if chosen.is_empty() { None } else { Some(chosen) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_found_in_a_message() {
        let text = r#"{"say":"update","number":12,"table":{"over":false},"choices":{"actions":["bet","check"],"labels":[[0,"Bet",0],[0,"Check",0]]},"clock":null}"#;
        assert_eq!(number(text), 12);
        assert_eq!(choose(text, 0), Some("bet"));
        assert_eq!(choose(text, 1), Some("check"));
        assert_eq!(choose(r#"{"choices":{"actions":[],"labels":[]},"clock":null}"#, 1), None);
    }
}
