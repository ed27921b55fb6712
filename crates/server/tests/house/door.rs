//! Who holds the door without coming in: half a request, too many connections, strangers who claim to be others.

use crate::common::{House, PATIENCE, Party, small};
use serde_json::{Value, json};
use server::client::{Frame, Socket};
use server::{Proxies, ProxyHeader};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

const HOUR: Duration = Duration::from_secs(3600);

/// A connection from the loopback address that ends with this number.
async fn from(last: u8, house: &House) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::from(([127, 0, 0, last], 0))).unwrap();
    socket.connect(house.address).await.unwrap()
}

/// Everything that comes until the server ends the connection.
async fn all(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    // Whoever is turned away may hear of it as a reset.
    let _ = timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.expect("the server ends the connection");
    String::from_utf8(bytes).unwrap()
}

async fn ask(mut stream: TcpStream, method: &str, path: &str, headers: &str, body: &str) -> String {
    let length = body.len();
    let head = format!("{method} {path} HTTP/1.1\r\nHost: parlor\r\nConnection: close\r\nContent-Length: {length}\r\n");
    // A server that turns the connection away does not read it.
    let _ = stream.write_all(format!("{head}{headers}\r\n{body}").as_bytes()).await;
    all(&mut stream).await
}

async fn lives(stream: TcpStream) -> bool {
    ask(stream, "GET", "/healthz", "", "").await.starts_with("HTTP/1.1 200")
}

#[tokio::test]
async fn who_does_not_finish_a_request_is_let_go() {
    let house = House::with(|config| config.timeouts.header = Duration::from_millis(100)).await;
    for begun in ["", "GET", "GET / HTTP/1.1\r\nHost: x\r\n", "GET / HTTP/1.1\r\nHost: x\r\nX-A: b\r\nX-"] {
        let mut stream = from(1, &house).await;
        stream.write_all(begun.as_bytes()).await.unwrap();
        let said = all(&mut stream).await;
        assert!(said.is_empty() || said.starts_with("HTTP/1.1 408"), "{begun:?}: {said}");
    }
    let mut idle = from(1, &house).await;
    idle.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await.unwrap();
    assert!(all(&mut idle).await.ends_with("alive\n"), "and who asks for nothing more");
}

#[tokio::test]
async fn who_does_not_finish_a_body_is_told_so() {
    let house = House::with(|config| config.timeouts.body = Duration::from_millis(100)).await;
    let mut stream = from(1, &house).await;
    let head = "POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{";
    stream.write_all(head.as_bytes()).await.unwrap();
    let said = all(&mut stream).await;
    assert!(said.starts_with("HTTP/1.1 408") && said.contains(r#""code":"malformed""#), "{said}");
}

#[tokio::test]
async fn one_address_cannot_take_all_places() {
    let house = House::with(|config| {
        config.timeouts.header = HOUR;
        config.limits.connections = 8;
    })
    .await;
    let mut half_open = Vec::new();
    for _ in 0..8 {
        let mut stream = from(2, &house).await;
        stream.write_all(b"GET / HT").await.unwrap();
        half_open.push(stream);
    }
    assert!(!lives(from(2, &house).await).await, "it has had its share");
    assert!(lives(from(3, &house).await).await, "others come in");
    half_open.clear();
    // The server hears of it in its own time.
    while !lives(from(2, &house).await).await {}
}

#[tokio::test]
async fn a_socket_takes_a_place_of_its_address_until_it_ends() {
    let house = House::with(|config| config.limits.connections = 3).await;
    let ann = house.guest("Ann").await;
    let table = house.table(small(), &[&ann]).await;
    let path = format!("/api/tables/{table}/socket?protocol=2");
    let open = || Socket::open(house.address, Some(SocketAddr::from(([127, 0, 0, 4], 0))), &path, &[]);
    let sockets = [open().await.unwrap(), open().await.unwrap(), open().await.unwrap()];
    assert!(open().await.is_err());
    drop(sockets);
    while open().await.is_err() {}
}

#[tokio::test]
async fn a_server_that_stops_waits_for_nobody_who_asks_nothing() {
    let mut house = House::with(|config| {
        config.timeouts.header = HOUR;
        config.timeouts.farewell = HOUR;
    })
    .await;
    let party = Party::of(&house, small()).await;
    let mut waiting = Vec::new();
    for begun in ["", "GET", "GET / HTTP/1.1\r\nHost: x\r\n", "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"] {
        let mut stream = from(1, &house).await;
        stream.write_all(begun.as_bytes()).await.unwrap();
        waiting.push(stream);
    }
    // Somebody whose goodbye is not answered: it only listens.
    let mut silent = Socket::table(house.address, &party.table, None, None).await.unwrap();
    timeout(PATIENCE, house.stop()).await.expect("the server ends");
    loop {
        match timeout(PATIENCE, silent.next()).await.expect("the server says goodbye").unwrap() {
            Frame::Close(code, _) => break assert_eq!(code, 1001),
            Frame::Text(_) | Frame::Ping | Frame::Pong => {}
        }
    }
}

#[tokio::test]
async fn seats_get_in_however_many_look_on() {
    let house = House::with(|config| {
        config.limits.spectators = 5;
        config.limits.spectators_each = 3;
    })
    .await;
    let mut party = Party::of(&house, small()).await;
    let path = format!("/api/tables/{}/socket?protocol=2", party.table);
    let look_on = async |last: u8| {
        let from = SocketAddr::from(([127, 0, 0, last], 0));
        let mut socket = Socket::open(house.address, Some(from), &path, &[]).await.unwrap();
        match timeout(PATIENCE, socket.next()).await.expect("the server answers").unwrap() {
            Frame::Text(text) if text.contains("welcome") => Ok(socket),
            Frame::Text(text) => Err(text),
            other => Err(format!("{other:?}")),
        }
    };
    let mut looking = Vec::new();
    for _ in 0..3 {
        looking.push(look_on(5).await.unwrap());
    }
    assert!(look_on(5).await.err().unwrap().contains("from your address"));
    looking.push(look_on(6).await.unwrap());
    looking.push(look_on(6).await.unwrap());
    assert!(look_on(7).await.err().unwrap().contains("Too many people look on"));
    let mut ann = house.connect(&party.table, &party.tokens[0]).await;
    assert_eq!(ann.welcome["you"], 0);
    for _ in 0..20 {
        ann = house.connect(&party.table, &party.tokens[0]).await;
    }
    ann.until(|player| !player.update.is_null()).await;
    assert_eq!(ann.act("check").await["say"], "accepted", "and the newest connection of a seat is its own");
    party.players.remove(0);
    party.catch_up().await;
}

/// The status of a request for a new guest that says it comes through proxies.
async fn guest(house: &House, last: u8, header: &str) -> String {
    let headers = format!("Content-Type: application/json\r\n{header}\r\n");
    let said = ask(from(last, house).await, "POST", "/api/guests", &headers, r#"{"name":"Ann"}"#).await;
    said.split(' ').nth(1).unwrap_or("gone").to_string()
}

#[tokio::test]
async fn people_behind_a_trusted_proxy_do_not_share_its_limit() {
    let house = House::with(|config| {
        config.limits.requests = 1;
        config.proxies =
            Proxies { networks: vec!["127.0.0.9/32".parse().unwrap()], header: ProxyHeader::XForwardedFor };
    })
    .await;
    let spend = async |last: u8, header: &str| {
        for _ in 0..50 {
            if guest(&house, last, header).await == "429" {
                return true;
            }
        }
        false
    };
    assert!(spend(9, "X-Forwarded-For: 192.0.2.1").await);
    assert_eq!(guest(&house, 9, "X-Forwarded-For: 192.0.2.2").await, "200", "somebody else");
    assert_eq!(
        guest(&house, 9, "X-Forwarded-For: 192.0.2.1, 192.0.2.3").await,
        "200",
        "only the last is the proxy's word"
    );
    assert!(spend(8, "X-Forwarded-For: 192.0.2.5").await);
    assert_eq!(guest(&house, 9, "X-Forwarded-For: 192.0.2.5").await, "200", "a stranger spends only what is its own");
    // Otherwise the claim would have made a bucket of its own each time.
    assert!({
        let mut refused = false;
        for number in 0..50 {
            refused |= guest(&house, 7, &format!("X-Forwarded-For: 198.51.100.{number}")).await == "429";
        }
        refused
    });
}

#[tokio::test]
async fn looking_at_finished_matches_has_a_limit() {
    let house = House::with(|config| config.limits.requests = 3).await;
    let mut party = Party::of(&house, small()).await;
    while party.step(&mut 5).await.is_some() {}
    let path = |what: &str| format!("/api/replays/{}{what}", party.table);
    let story = house.call("GET", &path("/story"), "", Value::Null).await;
    assert_eq!(story.status, 200);
    for what in ["/story", "/steps", "/steps/1", "/play", ""] {
        let mut last = story.clone();
        for _ in 0..200 {
            last = house.call("GET", &path(what), "", Value::Null).await;
            if last.status != 200 {
                break;
            }
        }
        assert_eq!((last.status, &last.json()["code"]), (429, &json!("too_fast")), "{what}");
    }
}

#[tokio::test]
async fn a_story_is_the_same_whether_it_was_kept_or_not() {
    let house = House::open().await;
    let mut party = Party::of(&house, small()).await;
    while party.step(&mut 5).await.is_some() {}
    let story = async |side: &str| {
        house.call("GET", &format!("/api/replays/{}/story{side}", party.table), "", Value::Null).await
    };
    let first = story("").await;
    assert_eq!(first.body, story("").await.body);
    assert_eq!(first.body, story("?as=public").await.body);
    assert_eq!(story("?as=9").await.status, 400);
}
