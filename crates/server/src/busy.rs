//! What a busy house still does, tested: all places where one thinks are taken, and nobody ever leaves them.

use crate::app::{App, Server};
use crate::client::{Response, Socket, request};
use crate::config::{Config, Limits};
use crate::thinking::{Owner, Place, Work};
use serde_json::{Value, json};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;
use tokio::sync::oneshot;

struct House {
    app: App,
    address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    folder: std::path::PathBuf,
}

impl House {
    async fn open(name: &str) -> House {
        let folder = std::env::temp_dir().join(format!("parlor-busy-{name}-{}", std::process::id()));
        let config = Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            data: folder.clone(),
            bots: 1,
            reference_games: true,
            // Bots wait for their place as long as it takes.
            bot_pause: Duration::ZERO,
            limits: Limits { requests: 10_000, ..Limits::default() },
            ..Config::default()
        };
        let server = Server::open(config).await.unwrap();
        let (app, address) = (server.app(), server.address().unwrap());
        let (stop, stopped) = oneshot::channel::<()>();
        tokio::spawn(server.serve(async move { drop(stopped.await) }));
        House { app, address, stop: Some(stop), folder }
    }

    async fn call(&self, method: &str, path: &str, token: &str, body: Value) -> Response {
        let token = (!token.is_empty()).then_some(token);
        request(self.address, method, path, token, (!body.is_null()).then_some(&body)).await.unwrap()
    }

    async fn guest(&self, name: &str) -> String {
        let guest = self.call("POST", "/api/guests", "", json!({ "name": name })).await;
        guest.json()["token"].as_str().unwrap().to_string()
    }

    /// All places of these kinds of work, on behalf of whoever has this address.
    async fn fill(&self, works: &[Work]) -> Vec<Place> {
        let mut places = Vec::new();
        for work in works {
            places.push(self.app.thinking.place(*work, here()).await.ok().unwrap());
        }
        places
    }

    /// A match of two that its only person has left, for two bots to play to its end; its table.
    async fn abandoned(&self, person: &str) -> String {
        let made = self.call("POST", "/api/tables", person, json!({ "game": "template", "seats": 2 })).await.json();
        let table = made["id"].as_str().unwrap().to_string();
        let at = |path: &str| format!("/api/tables/{table}/{path}");
        for (path, body) in [
            ("seats/1/bot", json!({ "kind": "expert" })),
            ("ready", json!({ "ready": true })),
            ("start", Value::Null),
            ("leave", Value::Null),
        ] {
            let done = self.call("POST", &at(path), person, body).await;
            assert_eq!(done.status, 200, "{path}: {}", done.body);
        }
        table
    }

    async fn is_over(&self, table: &str) -> bool {
        self.call("GET", &format!("/api/tables/{table}"), "", Value::Null).await.json()["state"] == "over"
    }

    /// A match of two that has ended; its table.
    async fn finished(&self, one: &str, other: &str) -> String {
        let made = self.call("POST", "/api/tables", one, json!({ "game": "template", "seats": 2 })).await.json();
        let table = made["id"].as_str().unwrap().to_string();
        let at = |path: &str| format!("/api/tables/{table}/{path}");
        self.call("POST", &at("seats/1"), other, Value::Null).await;
        for token in [one, other] {
            self.call("POST", &at("ready"), token, json!({ "ready": true })).await;
        }
        assert_eq!(self.call("POST", &at("start"), one, Value::Null).await.status, 200);
        for (token, action) in [(one, "bet"), (other, "fold")] {
            let mut socket = Socket::table(self.address, &table, Some(token), None).await.unwrap();
            socket.send(&json!({ "ask": "act", "id": 1, "action": action }).to_string()).await.unwrap();
            while socket.message().await.unwrap()["say"] != "accepted" {}
        }
        table
    }
}

impl Drop for House {
    fn drop(&mut self) {
        drop(self.stop.take());
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn here() -> Owner {
    Owner::Address(IpAddr::V4(Ipv4Addr::LOCALHOST))
}

#[tokio::test]
async fn a_table_is_made_while_everybody_thinks() {
    let house = House::open("make").await;
    let _taken = house.fill(&[Work::Seated, Work::Unattended, Work::Study, Work::Review]).await;
    let ann = house.guest("Ann").await;
    let made = house.call("POST", "/api/tables", &ann, json!({ "game": "template", "seats": 2 })).await;
    assert_eq!(made.status, 200, "{}", made.body);
}

#[tokio::test]
async fn a_review_is_one_for_each_person_and_a_refusal_says_when_to_come_back() {
    let house = House::open("review").await;
    let (ann, bob) = (house.guest("Ann").await, house.guest("Bob").await);
    let path = format!("/api/replays/{}/review", house.finished(&ann, &bob).await);
    let taken = house.fill(&[Work::Review]).await;
    let refused = house.call("GET", &path, "", Value::Null).await;
    assert_eq!((refused.status, refused.json()["code"].as_str()), (429, Some("too_fast")), "{}", refused.body);
    assert!(refused.head.to_lowercase().contains("retry-after: 2"), "{}", refused.head);
    let (address, own) = (house.address, path.clone());
    let waits = tokio::spawn(async move { request(address, "GET", &own, Some(&ann), None).await.unwrap().status });
    drop(taken);
    assert_eq!(waits.await.unwrap(), 200, "others take turns");
    assert_eq!(house.call("GET", &path, "", Value::Null).await.status, 200);
}

#[tokio::test]
async fn a_match_that_was_left_waits_in_its_own_line_and_in_nobody_elses() {
    let house = House::open("left").await;
    let ann = house.guest("Ann").await;
    let taken = house.fill(&[Work::Seated, Work::Study, Work::Review]).await;
    let table = house.abandoned(&ann).await;
    while !house.is_over(&table).await {}
    drop(taken);
    let taken = house.fill(&[Work::Unattended]).await;
    let table = house.abandoned(&ann).await;
    for _ in 0..50 {
        assert!(!house.is_over(&table).await, "its bots took a place of those who play");
    }
    drop(taken);
    while !house.is_over(&table).await {}
}
