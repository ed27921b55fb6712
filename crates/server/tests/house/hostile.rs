//! Those who mean no good: malformed and flooding sockets, other sites, script in names.

use crate::common::{House, PATIENCE, Party, send, small, text};
use serde_json::{Value, json};
use server::client::{Frame, Socket};
use tokio::time::timeout;

/// The code with which a socket is closed, if it is.
async fn closed(socket: &mut Socket) -> Option<u16> {
    loop {
        match timeout(PATIENCE, socket.next()).await.expect("the server answers") {
            Ok(Frame::Close(code, reason)) => {
                assert!(!reason.is_empty() || code == 1005, "a close has a reason");
                return Some(code);
            }
            Ok(_) => {}
            Err(_) => return None,
        }
    }
}

#[tokio::test]
async fn what_makes_no_sense_is_refused_and_then_closed() {
    let house = House::open().await;
    let party = Party::of(&house, small()).await;
    let deep = "[".repeat(2000);
    for bad in
        ["", "{", "null", "\"x\"", r#"{"ask":"fly"}"#, r#"{"ask":"ping","at":1,"x":2}"#, r#"{"ask":"act"}"#, &deep]
    {
        let mut socket = Socket::table(house.address, &party.table, Some(&party.tokens[0]), None).await.unwrap();
        for _ in 0..12 {
            let _ = socket.send(bad).await;
        }
        let mut refusals = 0;
        loop {
            match timeout(PATIENCE, socket.next()).await.expect("the server answers") {
                Ok(Frame::Text(text)) => refusals += u32::from(text.contains("\"malformed\"")),
                Ok(Frame::Close(code, _)) => {
                    assert_eq!(code, 1008, "{bad:.20}");
                    break;
                }
                Ok(_) => {}
                Err(_) => break,
            }
        }
        assert!(refusals > 0, "{bad:.20}");
    }
}

#[tokio::test]
async fn oversized_binary_and_broken_frames_close_the_socket() {
    let house = House::open().await;
    let party = Party::of(&house, small()).await;
    let open = || Socket::table(house.address, &party.table, Some(&party.tokens[0]), None);
    let mut large = open().await.unwrap();
    let _ = large.send(&"x".repeat(10_000)).await;
    closed(&mut large).await;
    let mut binary = open().await.unwrap();
    binary.send_frame(2, b"\x00\x01").await.unwrap();
    assert_eq!(closed(&mut binary).await, Some(1003));
    let mut not_utf8 = open().await.unwrap();
    not_utf8.send_frame(1, b"\xff\xfe").await.unwrap();
    closed(&mut not_utf8).await;
    let mut noise = open().await.unwrap();
    noise.send_raw(&[0xff; 64]).await.unwrap();
    closed(&mut noise).await;
    // Others did not notice.
    let mut ann = house.connect(&party.table, &party.tokens[0]).await;
    assert_eq!(ann.act("check").await["say"], "accepted");
}

/// Whoever floods a table is served in turn with the others: counted in messages, because time depends on the machine.
#[tokio::test]
async fn a_flood_lets_others_in_between() {
    let house = House::open().await;
    let mut party = Party::of(&house, small()).await;
    let mut flood = Socket::table(house.address, &party.table, Some(&party.tokens[1]), None).await.unwrap();
    let pings = &[0x81, 0x80 | 21, 0, 0, 0, 0].into_iter().chain(*br#"{"ask":"ping","at":1}"#).collect::<Vec<u8>>();
    for (id, key) in (1..).zip(["hello", "thanks", "sorry", "again"]) {
        // Both are there before the server looks: it has one thread, and this is it.
        flood.send_raw(&pings.repeat(2000)).await.unwrap();
        let talk = json!({ "ask": "say", "id": id, "talk": { "kind": "phrase", "key": key } }).to_string();
        party.players[0].socket.send(&talk).await.unwrap();
        let (mut before, mut all) = (None, 0);
        while all < 2000 {
            match timeout(PATIENCE, flood.next()).await.expect("the server answers").unwrap() {
                Frame::Text(text) if text.contains(r#""say":"pong""#) => all += 1,
                Frame::Text(text) if text.contains(r#""say":"talk""#) => before = Some(all),
                _ => {}
            }
        }
        let before = before.expect("what was said came in between");
        assert!(before <= 256, "{before} messages of the flood were served first");
        party.catch_up().await;
    }
}

#[tokio::test]
async fn a_flooding_socket_is_slowed_and_others_do_not_notice() {
    let house = House::with(|config| config.limits.messages = 20).await;
    let mut party = Party::of(&house, small()).await;
    let mut flood = Socket::table(house.address, &party.table, Some(&party.tokens[1]), None).await.unwrap();
    let flooding = tokio::spawn(async move {
        for _ in 0..2000 {
            if flood.send(r#"{"ask":"ping","at":1}"#).await.is_err() {
                break;
            }
        }
        // Twenty a second are answered, one after the other: a slow machine can only make them fewer.
        let mut pongs = 0;
        let _ = timeout(std::time::Duration::from_secs(1), async {
            while let Ok(frame) = flood.next().await {
                pongs += u32::from(matches!(frame, Frame::Text(text) if text.contains("pong")));
            }
        })
        .await;
        pongs
    });
    assert_eq!(party.players[0].act("check").await["say"], "accepted", "others play on");
    let pongs = flooding.await.unwrap();
    assert!(pongs < 1000, "{pongs} of 2000 were answered at once");
}

#[tokio::test]
async fn other_sites_are_refused() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let table = house.table(small(), &[&ann]).await;
    let path = format!("/api/tables/{table}/socket?protocol=2");
    let cookie = format!("parlor={ann}");
    let open =
        async |origin: &str| Socket::open(house.address, None, &path, &[("cookie", &cookie), ("origin", origin)]).await;
    assert!(open("http://evil.example").await.err().unwrap().to_string().contains("403"));
    assert!(open("null").await.is_err());
    assert!(open(&format!("http://{}", house.address)).await.is_ok());
    let post = format!(
        "POST /api/guests HTTP/1.1\r\nHost: {}\r\nOrigin: http://evil.example\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: 12\r\n\r\n{{\"name\":\"E\"}}",
        house.address
    );
    assert_eq!(send(house.address, &post).await.unwrap().status, 403);
}

#[tokio::test]
async fn pages_forbid_inline_script_and_text_stays_text() {
    let house = House::open().await;
    for path in ["/", "/api", "/t/x", "/page/board.js"] {
        let response = house.call("GET", path, "", Value::Null).await;
        assert_eq!(response.status, 200, "{path}");
        let policy =
            response.head.lines().find(|line| line.starts_with("content-security-policy")).unwrap().to_string();
        assert!(policy.contains("script-src 'self'") && !policy.contains("unsafe"), "{policy}");
        assert!(!response.body.contains("innerHTML") && !response.body.contains("onclick=\""), "{path}");
    }
    let evil = "<img src=x onerror=a>";
    let ann = house.guest(evil).await;
    let mut setup = small();
    setup["chat"] = json!(true);
    let table = house.table(setup, &[&ann]).await;
    let mut a = house.connect(&table, &ann).await;
    let say = json!({ "ask": "say", "id": 1, "talk": { "kind": "text", "text": "<script>alert(1)</script>" } });
    assert_eq!(a.send(say).await["say"], "accepted");
    let line = a.log.iter().find(|message| message["say"] == "talk").unwrap();
    assert_eq!(line["line"]["talk"]["text"], "<script>alert(1)</script>");
    assert_eq!(line["line"]["name"], evil);
    let json = house.call("GET", &format!("/api/tables/{table}"), "", Value::Null).await;
    assert!(json.head.to_lowercase().contains("application/json") && json.head.contains("nosniff"));
}

#[tokio::test]
async fn ids_of_tables_cannot_be_guessed() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let mut ids: Vec<String> = Vec::new();
    for _ in 0..20 {
        ids.push(text(&house.post("/api/tables", &ann, small()).await["id"]));
    }
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), 20);
    assert!(ids.iter().all(|id| id.len() * 5 >= 128), "26 digits of five bits");
    assert_eq!(house.call("GET", "/api/tables/00000000000000000000000000", "", Value::Null).await.status, 404);
    assert_eq!(house.call("GET", "/api/tables/x", "", Value::Null).await.status, 404);
}
