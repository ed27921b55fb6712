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
use tokio::task::JoinHandle;

/// What one table's players know for sure.
pub struct Played {
    pub table: String,
    /// Seat and id of every acknowledged intent, in order.
    pub acknowledged: Vec<(usize, u32)>,
}

/// What was answered at all tables.
#[derive(Default)]
pub struct Counts {
    pub acknowledged: AtomicUsize,
    pub unavailable: AtomicUsize,
}

impl Counts {
    /// Waits until a few more moves were acknowledged, and then a moment that differs each time.
    pub async fn more(&self, round: u32) {
        let count = || self.acknowledged.load(Ordering::Relaxed);
        let more = count() + [1, 12, 4, 7, 0][round as usize % 5];
        let patience = Instant::now() + Duration::from_secs(20);
        while count() < more && Instant::now() < patience {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        tokio::time::sleep(Duration::from_micros(u64::from(round * 977 % 9000))).await;
    }
}

/// One match played from both seats, across any number of deaths of the server.
struct Match {
    counts: Arc<Counts>,
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
                    self.counts.acknowledged.fetch_add(1, Ordering::Relaxed);
                }
                // A server that has been replaced refuses: the same again, at the next one.
                _ if message["refused"]["code"] == "unavailable" => {
                    self.counts.unavailable.fetch_add(1, Ordering::Relaxed);
                    return None;
                }
                _ => {}
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

/// Plays match after match until there is no more server; says what is known of all of them. Whoever is told of another
/// server goes there at once, with what was not answered.
async fn player(
    mut server: watch::Receiver<Option<SocketAddr>>,
    game: String,
    taste: usize,
    counts: Arc<Counts>,
) -> Vec<Played> {
    let mut played = Vec::new();
    let mut current: Option<Match> = None;
    loop {
        let Some(address) = *server.borrow_and_update() else { break };
        let end = tokio::select! {
            end = play_at(address, &game, taste, &counts, &mut current) => end,
            _ = server.changed() => continue,
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

/// Goes on with the match, or begins one.
async fn play_at(
    address: SocketAddr,
    game: &str,
    taste: usize,
    counts: &Arc<Counts>,
    current: &mut Option<Match>,
) -> End {
    if current.is_none() {
        let Some((table, tokens)) = begin(address, game).await else { return End::Died };
        let (counts, acknowledged) = (counts.clone(), Vec::new());
        *current = Some(Match { counts, table, tokens, acknowledged, next: [0; 2], pending: None, taste });
    }
    match current {
        Some(running) => running.play(address).await.unwrap_or(End::Died),
        None => End::Died,
    }
}

/// Six pairs of people, each with a game of its own.
pub fn players(server: &watch::Receiver<Option<SocketAddr>>, counts: &Arc<Counts>) -> Vec<JoinHandle<Vec<Played>>> {
    let for_two = table::catalog::all().filter(|entry| entry.meta.seats.contains(&2));
    let games: Vec<String> = for_two.map(|entry| entry.meta.slug.to_string()).collect();
    let begin = |number: usize| player(server.clone(), games[number % games.len()].clone(), number, counts.clone());
    (0..6).map(|number| tokio::spawn(begin(number))).collect()
}

async fn torture(url: Option<String>, kills: u32) {
    let data = folder();
    let mut process = Process::start(&data, url.as_deref());
    let (say, server) = watch::channel(Some(process.address));
    let counts = Arc::new(Counts::default());
    let players = players(&server, &counts);
    for kill in 0..kills {
        // Anywhere: in the middle of a start, of a move, of a commit.
        counts.more(kill).await;
        process.kill();
        process = Process::start(&data, url.as_deref());
        say.send(Some(process.address)).unwrap();
    }
    process.kill();
    say.send(None).unwrap();
    drop(say);
    let config = Config { data: data.clone(), database_url: url, ..Config::default() };
    let (acknowledged, matches) = check_all(players, &config).await;
    // A database server that gets no processor for long may be too slow for an answer; a file never is.
    let refused = counts.unavailable.load(Ordering::Relaxed);
    assert!(config.database_url.is_some() || refused == 0, "a server that has started stores");
    assert!(acknowledged as u32 > 2 * kills, "only {acknowledged} moves were acknowledged");
    println!(
        "{kills} kills ({refused} moves refused): {acknowledged} acknowledged moves of {matches} matches are all there, \
         none twice"
    );
    println!("proof: kills = {kills}");
    println!("proof: acknowledged moves after kills, none lost, none doubled = {acknowledged}");
    let _ = std::fs::remove_dir_all(data);
}

/// Compares what players know with what is stored; says how many moves were acknowledged in how many matches.
pub async fn check_all(players: Vec<JoinHandle<Vec<Played>>>, config: &Config) -> (usize, usize) {
    let store = Exporter::open(config).await.unwrap();
    let (mut acknowledged, mut matches) = (0, 0);
    for player in players {
        for played in player.await.unwrap() {
            check(&played, &store.events(&played.table).await.unwrap());
            acknowledged += played.acknowledged.len();
            matches += 1;
        }
    }
    (acknowledged, matches)
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

/// How often, as the environment says.
pub fn times(setting: &str, default: u32) -> u32 {
    std::env::var(setting).ok().and_then(|times| times.parse().ok()).unwrap_or(default)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_acknowledged_move_is_lost_on_sqlite() {
    torture(None, times("PARLOR_KILLS", 6)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_acknowledged_move_is_lost_on_postgresql() {
    let Some(postgres) = Postgres::start() else { return };
    torture(Some(postgres.url()), times("PARLOR_KILLS", 4)).await;
}
