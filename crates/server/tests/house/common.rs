//! What the tests share: a server of their own, people, tables, and players who play by themselves.

use kernel::Scene;
use serde_json::{Value, json};
use server::client::{self, Follower, Response, Socket};
use server::{Config, Limits, Server};
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use table::{Seed, Setup};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A server that ends with its test, and its folder with it.
pub struct House {
    pub address: SocketAddr,
    pub config: Config,
    stop: Option<oneshot::Sender<()>>,
    served: Option<JoinHandle<Result<(), String>>>,
    folder: PathBuf,
}

/// A folder that no other test uses.
pub fn folder() -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    std::env::temp_dir().join(format!("parlor-test-{}-{number}", std::process::id()))
}

pub fn config(folder: &std::path::Path) -> Config {
    Config {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        data: folder.to_path_buf(),
        limits: Limits { messages: 100_000, requests: 100_000, ..Limits::default() },
        bot_pause: Duration::ZERO,
        lease: Duration::from_millis(500),
        metrics_token: Some("sesame".into()),
        reference_games: true,
        ..Config::default()
    }
}

impl House {
    pub async fn open() -> House {
        House::with(|_| {}).await
    }

    pub async fn with(change: impl FnOnce(&mut Config)) -> House {
        let folder = folder();
        let mut config = config(&folder);
        change(&mut config);
        House::at(config, folder).await
    }

    async fn at(config: Config, folder: PathBuf) -> House {
        let server = Server::open(config.clone()).await.unwrap();
        let address = server.address().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let served = tokio::spawn(server.serve(async move { drop(stopped.await) }));
        House { address, config, stop: Some(stop), served: Some(served), folder }
    }

    /// Stops the server and opens it again on the same data.
    pub async fn restart(self) -> House {
        self.restart_after(async {}).await
    }

    /// The same, with something that happens while it is closed.
    pub async fn restart_after(mut self, meanwhile: impl Future<Output = ()>) -> House {
        self.stop().await;
        meanwhile.await;
        let (config, folder) = (self.config.clone(), std::mem::take(&mut self.folder));
        House::at(config, folder).await
    }

    pub async fn stop(&mut self) {
        drop(self.stop.take());
        if let Some(served) = self.served.take() {
            served.await.unwrap().unwrap();
        }
    }

    pub async fn call(&self, method: &str, path: &str, token: &str, body: Value) -> Response {
        let token = (!token.is_empty()).then_some(token);
        let body = (!body.is_null()).then_some(&body);
        client::request(self.address, method, path, token, body).await.unwrap()
    }

    pub async fn post(&self, path: &str, token: &str, body: Value) -> Value {
        let response = self.call("POST", path, token, body).await;
        assert_eq!(response.status, 200, "{path}: {}", response.body);
        response.json()
    }

    pub async fn get(&self, path: &str) -> Value {
        let response = self.call("GET", path, "", Value::Null).await;
        assert_eq!(response.status, 200, "{path}: {}", response.body);
        response.json()
    }

    /// Somebody's token.
    pub async fn guest(&self, name: &str) -> String {
        text(&self.post("/api/guests", "", json!({ "name": name })).await["token"])
    }

    /// A table of `setup` where these people sit in order.
    pub async fn table(&self, setup: Value, people: &[&str]) -> String {
        let id = text(&self.post("/api/tables", people[0], setup).await["id"]);
        for (seat, token) in people.iter().enumerate().skip(1) {
            self.post(&format!("/api/tables/{id}/seats/{seat}"), token, Value::Null).await;
        }
        id
    }

    /// Everybody is ready, and it begins.
    pub async fn start(&self, table: &str, people: &[&str]) {
        for (number, token) in people.iter().enumerate() {
            let entropy = format!("seat-{number}");
            self.post(&format!("/api/tables/{table}/ready"), token, json!({ "ready": true, "entropy": entropy })).await;
        }
        self.post(&format!("/api/tables/{table}/start"), people[0], Value::Null).await;
    }

    pub async fn connect(&self, table: &str, token: &str) -> Player {
        Player::join(self.address, table, token, None).await
    }

    pub async fn resume(&self, table: &str, token: &str, epoch: &str, number: u64) -> Player {
        Player::join(self.address, table, token, Some((epoch, number))).await
    }
}

impl Drop for House {
    fn drop(&mut self) {
        if !self.folder.as_os_str().is_empty() {
            let _ = std::fs::remove_dir_all(&self.folder);
        }
    }
}

/// Somebody at a table: a connection, and what it was last told.
pub struct Player {
    pub socket: Socket,
    pub welcome: Value,
    pub update: Value,
    pub info: Value,
    pub number: u64,
    pub next_id: u32,
    follower: Follower,
    /// Everything that came, in order and as it came.
    pub log: Vec<Value>,
}

/// No test waits longer for something that should come.
pub const PATIENCE: Duration = Duration::from_secs(60);

impl Player {
    pub async fn join(address: SocketAddr, table: &str, token: &str, since: Option<(&str, u64)>) -> Player {
        let token = (!token.is_empty()).then_some(token);
        let socket = Socket::table(address, table, token, since).await.unwrap();
        let mut player = Player {
            socket,
            welcome: Value::Null,
            update: Value::Null,
            info: Value::Null,
            number: 0,
            next_id: 1,
            follower: Follower::default(),
            log: Vec::new(),
        };
        player.until(|player| !player.welcome.is_null()).await;
        player.next_id = player.welcome["last_id"].as_u64().unwrap() as u32 + 1;
        player
    }

    /// Reads one message and takes note of it.
    pub async fn read(&mut self) -> Value {
        let sent = tokio::time::timeout(PATIENCE, self.socket.message_as_sent()).await;
        let mut message = sent.expect("a message comes").unwrap();
        self.log.push(message.clone());
        if message["say"] == "update" {
            self.follower.follow(&mut message);
        }
        self.number = message["number"].as_u64().unwrap_or(self.number).max(self.number);
        match message["say"].as_str() {
            Some("welcome") => {
                self.number = message["number"].as_u64().unwrap();
                self.info = message["info"].clone();
                self.welcome = message.clone();
            }
            Some("info") => self.info = message["info"].clone(),
            Some("update") => self.update = message.clone(),
            _ => {}
        }
        message
    }

    /// Reads until something holds.
    pub async fn until(&mut self, holds: impl Fn(&Player) -> bool) {
        while !holds(self) {
            self.read().await;
        }
    }

    /// Sends an intent as it is and waits for its answer.
    pub async fn send(&mut self, intent: Value) -> Value {
        self.socket.send(&intent.to_string()).await.unwrap();
        loop {
            let message = self.read().await;
            let past = intent["ask"] == "log" && message["say"] == "log";
            let answers = past || matches!(message["say"].as_str(), Some("accepted" | "refused" | "pong"));
            if answers && (message["id"] == intent["id"] || message["id"].is_null()) {
                return message;
            }
        }
    }

    /// Sends an intent with the next id.
    pub async fn ask(&mut self, mut intent: Value) -> Value {
        intent["id"] = json!(self.next_id);
        self.next_id += 1;
        self.send(intent).await
    }

    pub async fn act(&mut self, action: &str) -> Value {
        self.ask(json!({ "ask": "act", "seen": self.number, "seat": null, "action": action })).await
    }

    /// The actions offered now.
    pub fn choices(&self) -> Vec<String> {
        self.update["choices"]["actions"].as_array().into_iter().flatten().map(text).collect()
    }

    pub fn is_over(&self) -> bool {
        self.update["table"]["over"] == true
    }

    pub fn epoch(&self) -> String {
        text(&self.welcome["epoch"])
    }
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

pub fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("a text, not {value}")).to_string()
}

/// A two-seat table of the smallest game.
pub fn small() -> Value {
    json!({ "game": "template", "seats": 2 })
}

/// The fewest seats at which a game opens as it is: its options may ask for more than the least it knows.
pub fn seats_of(entry: &table::Entry) -> u8 {
    let setup = |seats| Setup { seats, options: vec![], seed: Seed::number(1), scene: Scene::default() };
    let opens = |seats: &u8| (entry.open)(&setup(*seats)).is_ok();
    entry.meta.seats.clone().find(opens).expect("every game opens without options at some number of seats")
}

/// A table of any game with the fewest seats it opens with.
pub fn setup_of(entry: &table::Entry) -> Value {
    json!({ "game": entry.meta.slug, "seats": seats_of(entry), "grace": 0 })
}

/// People for all seats of a table, the table itself, and everybody connected; the match has begun.
pub struct Party {
    pub tokens: Vec<String>,
    pub table: String,
    pub players: Vec<Player>,
}

impl Party {
    pub async fn of(house: &House, setup: Value) -> Party {
        let mut tokens = Vec::new();
        for seat in 0..setup["seats"].as_u64().unwrap() {
            tokens.push(house.guest(&format!("P{seat}")).await);
        }
        let names: Vec<&str> = tokens.iter().map(String::as_str).collect();
        let table = house.table(setup, &names).await;
        house.start(&table, &names).await;
        let mut players = Vec::new();
        for token in &tokens {
            let mut player = house.connect(&table, token).await;
            player.until(|player| !player.update.is_null()).await;
            players.push(player);
        }
        Party { tokens, table, players }
    }

    /// Lets somebody who may act choose something; says who, or nobody if the match is over. The same `taste` chooses
    /// the same way.
    pub async fn step(&mut self, taste: &mut u64) -> Option<usize> {
        loop {
            if self.players.iter().any(Player::is_over) {
                return None;
            }
            let able: Vec<usize> =
                (0..self.players.len()).filter(|seat| !self.players[*seat].choices().is_empty()).collect();
            *taste = taste.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            if able.is_empty() {
                self.read_any().await;
                continue;
            }
            let seat = able[(*taste >> 33) as usize % able.len()];
            let choices = self.players[seat].choices();
            let action = choices[(*taste >> 40) as usize % choices.len()].clone();
            let answer = self.players[seat].act(&action).await;
            self.catch_up().await;
            if answer["say"] == "accepted" {
                return Some(seat);
            }
            assert_eq!(answer["refused"]["code"], "stale", "{answer}");
        }
    }

    /// Everybody reads what has been sent to them: an answered ping comes after everything before it.
    pub async fn catch_up(&mut self) {
        for player in &mut self.players {
            player.send(json!({ "ask": "ping", "at": 7 })).await;
        }
    }

    async fn read_any(&mut self) {
        tokio::time::sleep(Duration::from_millis(5)).await;
        self.catch_up().await;
    }
}
