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
    let house = House::with(|config| {
        config.timeouts.header = Duration::from_millis(100);
        config.timeouts.rest = Duration::from_millis(100);
    })
    .await;
    for begun in ["", "GET", "GET / HTTP/1.1\r\nHost: x\r\n", "GET / HTTP/1.1\r\nHost: x\r\nX-A: b\r\nX-"] {
        let mut stream = from(1, &house).await;
        stream.write_all(begun.as_bytes()).await.unwrap();
        let said = all(&mut stream).await;
        let told = said.starts_with("HTTP/1.1 408") && said.contains(r#""code":"malformed""#);
        assert!(if begun.is_empty() { said.is_empty() } else { told }, "{begun:?}: {said}");
    }
    let mut idle = from(1, &house).await;
    idle.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await.unwrap();
    assert!(all(&mut idle).await.ends_with("alive\n"), "and who asks for nothing more");
}

/// One answer: its head, and its body as long as the head says.
async fn answer(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    loop {
        let text = String::from_utf8_lossy(&bytes).to_lowercase();
        if let Some((head, body)) = text.split_once("\r\n\r\n") {
            let length = head.split_once("content-length: ").and_then(|(_, rest)| rest.lines().next());
            if body.len() >= length.unwrap().parse().unwrap() {
                return text;
            }
        }
        let read = timeout(PATIENCE, stream.read_buf(&mut bytes)).await.expect("an answer comes").unwrap();
        assert!(read > 0, "the connection ended: {text}");
    }
}

#[tokio::test]
async fn a_connection_may_rest_longer_than_a_head_may_take() {
    let house = House::with(|config| {
        config.timeouts.header = Duration::from_millis(200);
        config.timeouts.rest = HOUR;
    })
    .await;
    let mut stream = from(1, &house).await;
    for _ in 0..2 {
        stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await.unwrap();
        assert!(answer(&mut stream).await.ends_with("alive\n"));
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    // A head that has begun has to come to its end, however it trickles in.
    for byte in "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ".bytes().cycle() {
        if stream.write_all(&[byte]).await.is_err() || stream.try_read(&mut [0; 512]).is_ok() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn what_is_no_request_is_refused_with_a_code_and_a_sentence() {
    let house = House::open().await;
    let long = "x".repeat(20_000);
    for (head, status, code) in [
        ("nonsense\r\n\r\n".to_string(), 400, "malformed"),
        ("GET / HTTP/7.3\r\nHost: x\r\n\r\n".to_string(), 400, "malformed"),
        ("GET / HTTP/1.1\r\nHost x\r\n\r\n".to_string(), 400, "malformed"),
        ("GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n".to_string(), 400, "malformed"),
        (format!("GET / HTTP/1.1\r\nHost: x\r\nX-Long: {long}\r\n\r\n"), 431, "too_long"),
        (format!("GET /{long} HTTP/1.1\r\nHost: x\r\n\r\n"), 431, "too_long"),
    ] {
        let mut stream = from(1, &house).await;
        stream.write_all(head.as_bytes()).await.unwrap();
        let said = all(&mut stream).await;
        let body = said.split_once("\r\n\r\n").map(|(_, body)| serde_json::from_str::<Value>(body)).unwrap().unwrap();
        assert!(said.starts_with(&format!("HTTP/1.1 {status} ")), "{said}");
        assert!(said.contains("content-type: application/json") && said.contains("connection: close"), "{said}");
        assert!(body["code"] == code && body["sentence"].as_str().is_some_and(|text| !text.is_empty()), "{said}");
    }
}

#[tokio::test]
async fn who_does_not_read_an_answer_is_let_go() {
    let house = House::with(|config| {
        config.timeouts.rest = HOUR;
        config.timeouts.answer = Duration::from_millis(200);
        config.limits.connections = 1;
    })
    .await;
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    socket.bind(SocketAddr::from(([127, 0, 0, 2], 0))).unwrap();
    let mut deaf = socket.connect(house.address).await.unwrap();
    // More than the system keeps for somebody who does not listen.
    let asked = "GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n".repeat(400);
    let _ = timeout(PATIENCE, deaf.write_all(asked.as_bytes())).await.expect("the server reads or ends");
    // Its place is free again.
    while !lives(from(2, &house).await).await {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
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
    for what in ["/story", "/steps", "/steps/1", "/play", "/review", ""] {
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

/// A listener for both kinds of addresses sees people of the old kind as `::ffff:1.2.3.4`: they are still many.
#[tokio::test]
async fn on_a_listener_for_both_kinds_of_addresses_everybody_has_a_limit_of_their_own() {
    let mut house = House::with(|config| {
        config.listen = "[::]:0".parse().unwrap();
        config.limits.requests = 1;
        config.limits.connections = 4;
        config.proxies = Proxies {
            networks: vec!["127.0.0.9/32".parse().unwrap(), "::1/128".parse().unwrap()],
            header: ProxyHeader::XForwardedFor,
        };
    })
    .await;
    let port = house.address.port();
    house.address = SocketAddr::from(([127, 0, 0, 1], port));
    let spend = async |last: u8, header: &str| {
        for _ in 0..50 {
            if guest(&house, last, header).await == "429" {
                return true;
            }
        }
        false
    };
    assert!(spend(5, "X-None: 1").await, "one address has its limit");
    assert_eq!(guest(&house, 6, "X-None: 1").await, "200", "another one has its own");
    // So it is with connections.
    let mut held = Vec::new();
    for _ in 0..4 {
        held.push(from(5, &house).await);
    }
    while lives(from(5, &house).await).await {}
    assert!(lives(from(6, &house).await).await);
    // A proxy that comes as one of the old kind is known as what it is, and so is one of the new kind.
    assert!(spend(9, "X-Forwarded-For: 192.0.2.1").await);
    assert_eq!(guest(&house, 9, "X-Forwarded-For: 192.0.2.2").await, "200");
    let new_kind = async |person: &str| {
        let stream = TcpStream::connect(("::1", port)).await.unwrap();
        let headers = format!("Content-Type: application/json\r\nX-Forwarded-For: {person}\r\n");
        let said = ask(stream, "POST", "/api/guests", &headers, r#"{"name":"Ann"}"#).await;
        said.split(' ').nth(1).unwrap_or("gone").to_string()
    };
    // The first half of an address is a household, whoever has the second.
    let mut refused = false;
    for number in 0..50 {
        refused |= new_kind(&format!("2001:db8:1:2::{number:x}")).await == "429";
    }
    assert!(refused, "all of them share the limit of their household");
    assert_eq!(new_kind("2001:db8:1:3::1").await, "200", "the neighbours have their own");
    assert_eq!(new_kind("::ffff:192.0.2.3").await, "200");
}
