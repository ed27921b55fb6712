//! Kill −9 under load, again and again: no acknowledged move is lost, none is done twice.
//!
//! `PARLOR_KILLS` says how often; the quick check is content with a few. Between two deaths some moves are acknowledged,
//! however slow the machine is; where exactly the process dies is left to chance.

use crate::postgres::Postgres;
use crate::process::{Process, begin, folder};
use serde_json::{Value, json};
use server::client::Socket;
use server::{Config, Exporter};
use std::collections::HashSet;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// What one table's players know for sure.
struct Played {
    table: String,
    /// Seat and id of every acknowledged intent, in order.
    acknowledged: Vec<(usize, u32)>,
}

/// One match played from both seats, across any number of deaths of the server.
struct Match {
    /// Counts what was acknowledged at all tables.
    count: Arc<AtomicUsize>,
    table: String,
    tokens: Vec<String>,
    acknowledged: Vec<(usize, u32)>,
    next: [u32; 2],
    /// An intent whose answer never came.
    pending: Option<(usize, Value)>,
    taste: usize,
}

enum End {
    Died,
    Over,
}

impl Match {
    async fn play(&mut self, server: SocketAddr) -> Option<End> {
        let mut sockets = Vec::new();
        for token in &self.tokens {
            sockets.push(Socket::table(server, &self.table, Some(token), None).await.ok()?);
        }
        let mut latest = [Value::Null, Value::Null];
        if let Some((seat, intent)) = self.pending.take() {
            self.ask(&mut sockets, &mut latest, seat, intent).await?;
        }
        loop {
            for seat in 0..2 {
                while latest[seat].is_null() {
                    self.hear(&mut sockets, &mut latest, seat).await?;
                }
            }
            if latest.iter().any(|update| update["table"]["over"] == true) {
                return Some(End::Over);
            }
            let actions = |seat: usize| latest[seat]["choices"]["actions"].as_array();
            let able = (0..2).find(|seat| actions(*seat).is_some_and(|list| !list.is_empty()));
            let Some(seat) = able else {
                let seat = usize::from(latest[0]["number"].as_u64() > latest[1]["number"].as_u64());
                self.hear(&mut sockets, &mut latest, seat).await?;
                continue;
            };
            let choices = actions(seat)?;
            self.taste = self.taste.wrapping_mul(31).wrapping_add(17);
            let action = choices[self.taste % choices.len()].clone();
            self.next[seat] += 1;
            let seen = latest[seat]["number"].clone();
            let intent = json!({ "ask": "act", "id": self.next[seat], "seen": seen, "action": action });
            latest = [Value::Null, Value::Null];
            self.ask(&mut sockets, &mut latest, seat, intent).await?;
            if latest[1 - seat].is_null() {
                // A hidden answer tells the other side nothing: ask how things stand.
                sockets[1 - seat] =
                    Socket::table(server, &self.table, Some(&self.tokens[1 - seat]), None).await.ok()?;
            }
        }
    }

    async fn hear(&mut self, sockets: &mut [Socket], latest: &mut [Value; 2], seat: usize) -> Option<Value> {
        let message = sockets[seat].message().await.ok()?;
        if message["say"] == "update" {
            latest[seat] = message.clone();
        }
        Some(message)
    }

    async fn ask(&mut self, sockets: &mut [Socket], latest: &mut [Value; 2], seat: usize, intent: Value) -> Option<()> {
        self.pending = Some((seat, intent.clone()));
        sockets[seat].send(&intent.to_string()).await.ok()?;
        loop {
            let message = self.hear(sockets, latest, seat).await?;
            if message["id"] != intent["id"] {
                continue;
            }
            match message["say"].as_str() {
                Some("accepted") => {
                    self.acknowledged.push((seat, intent["id"].as_u64()? as u32));
                    self.count.fetch_add(1, Ordering::Relaxed);
                }
                _ => assert_ne!(message["refused"]["code"], "unavailable", "{message}"),
            }
            self.pending = None;
            // The update of an accepted intent follows; that of a refused one was the last.
            if message["say"] == "refused" {
                let update =
                    Socket::table(sockets_address(sockets, seat)?, &self.table, Some(&self.tokens[seat]), None);
                sockets[seat] = update.await.ok()?;
            }
            return Some(());
        }
    }
}

fn sockets_address(sockets: &[Socket], seat: usize) -> Option<SocketAddr> {
    sockets[seat].peer()
}

/// Plays match after match until there is no more server; says what is known of all of them.
async fn player(
    mut server: watch::Receiver<Option<SocketAddr>>,
    game: String,
    taste: usize,
    count: Arc<AtomicUsize>,
) -> Vec<Played> {
    let mut played = Vec::new();
    let mut current: Option<Match> = None;
    loop {
        let Some(address) = *server.borrow_and_update() else { break };
        if current.is_none()
            && let Some((table, tokens)) = begin(address, &game).await
        {
            let (count, acknowledged) = (count.clone(), Vec::new());
            current = Some(Match { count, table, tokens, acknowledged, next: [0; 2], pending: None, taste });
        }
        let end = match current.as_mut() {
            Some(running) => running.play(address).await.unwrap_or(End::Died),
            None => End::Died,
        };
        match end {
            End::Over => {
                let Match { table, acknowledged, .. } = current.take().expect("it was just played");
                played.push(Played { table, acknowledged });
            }
            End::Died => {
                if server.changed().await.is_err() {
                    break;
                }
            }
        }
    }
    played.extend(current.map(|Match { table, acknowledged, .. }| Played { table, acknowledged }));
    played
}

async fn torture(url: Option<String>, kills: u32) {
    let data = folder();
    let mut process = Process::start(&data, url.as_deref());
    let (say, server) = watch::channel(Some(process.address));
    let for_two = table::catalog::all().filter(|entry| entry.meta.seats.contains(&2));
    let games: Vec<String> = for_two.map(|entry| entry.meta.slug.to_string()).collect();
    let count = Arc::new(AtomicUsize::new(0));
    let begin = |number: usize| player(server.clone(), games[number % games.len()].clone(), number, count.clone());
    let players: Vec<_> = (0..6).map(|number| tokio::spawn(begin(number))).collect();
    for kill in 0..kills {
        // Anywhere: in the middle of a start, of a move, of a commit.
        let more = count.load(Ordering::Relaxed) + [1, 12, 4, 7, 0][kill as usize % 5];
        let patience = Instant::now() + Duration::from_secs(20);
        while count.load(Ordering::Relaxed) < more && Instant::now() < patience {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        tokio::time::sleep(Duration::from_micros(u64::from(kill * 977 % 9000))).await;
        process.kill();
        process = Process::start(&data, url.as_deref());
        say.send(Some(process.address)).unwrap();
    }
    process.kill();
    say.send(None).unwrap();
    drop(say);
    let store = Exporter::open(&Config { data: data.clone(), database_url: url, ..Config::default() }).await.unwrap();
    let (mut acknowledged, mut matches) = (0, 0);
    for player in players {
        for played in player.await.unwrap() {
            check(&played, &store.events(&played.table).await.unwrap());
            acknowledged += played.acknowledged.len();
            matches += 1;
        }
    }
    assert!(acknowledged as u32 > 2 * kills, "only {acknowledged} moves were acknowledged");
    println!("{kills} kills: {acknowledged} acknowledged moves of {matches} matches are all there, none twice");
    let _ = std::fs::remove_dir_all(data);
}

/// Every acknowledged intent is stored, in order, and none is stored twice.
fn check(played: &Played, events: &[String]) {
    let stored: Vec<(usize, u32)> = events.iter().filter_map(|line| intent(line)).collect();
    let unique: HashSet<_> = stored.iter().collect();
    assert_eq!(unique.len(), stored.len(), "done twice: {events:?}");
    let known: Vec<_> = stored.iter().filter(|pair| played.acknowledged.contains(pair)).copied().collect();
    assert_eq!(known, played.acknowledged, "lost or out of order at {}: {events:?}", played.table);
}

/// Seat and id of an event that a client asked for.
fn intent(line: &str) -> Option<(usize, u32)> {
    let mut words = line.strip_prefix("act ")?.split(' ');
    let seat = words.next()?.parse().ok()?;
    Some((seat, words.nth(1)?.parse().ok()?))
}

fn kills(default: u32) -> u32 {
    std::env::var("PARLOR_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(default)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_acknowledged_move_is_lost_on_sqlite() {
    torture(None, kills(6)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_acknowledged_move_is_lost_on_postgresql() {
    let Some(postgres) = Postgres::start() else { return };
    torture(Some(postgres.url()), kills(4)).await;
}
