//! Names and tokens.

use crate::common::{House, send, text};
use serde_json::{Value, json};

#[tokio::test]
async fn a_guest_is_known_by_cookie_or_token_and_the_token_is_stored_as_a_hash() {
    let house = House::open().await;
    let response = house.call("POST", "/api/guests", "", json!({ "name": "  Ann \t B " })).await;
    let token = text(&response.json()["token"]);
    assert_eq!(response.json()["name"], "Ann B");
    let cookie = response.head.lines().find(|line| line.to_lowercase().starts_with("set-cookie")).unwrap().to_string();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"), "{cookie}");
    assert_eq!(house.call("GET", "/api/me", &token, Value::Null).await.json()["name"], "Ann B");
    let request =
        format!("GET /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: a=b; parlor={token}\r\n\r\n");
    assert_eq!(send(house.address, &request).await.unwrap().json()["name"], "Ann B");
    assert_eq!(house.call("GET", "/api/me", "", Value::Null).await.status, 401);
    assert_eq!(house.call("GET", &format!("/api/me?token={token}"), "", Value::Null).await.status, 401);
    for file in ["parlor.db", "parlor.db-wal"] {
        let bytes = std::fs::read(house.config.data.join(file)).unwrap_or_default();
        let found = bytes.windows(token.len()).any(|window| window == token.as_bytes());
        assert!(!found, "the token is in {file}");
    }
}

#[tokio::test]
async fn a_name_is_visible_and_short() {
    let house = House::open().await;
    for name in ["", " ", "\u{7}", "\u{3164}", "\u{2800}\u{2800}", "\u{410}nn", &"x".repeat(25)] {
        let response = house.call("POST", "/api/guests", "", json!({ "name": name })).await;
        assert_eq!(response.status, 400, "{name:?}: {}", response.body);
        assert_eq!(response.json()["code"], "malformed");
    }
}

#[tokio::test]
async fn nobody_at_a_table_passes_for_somebody_else() {
    let house = House::open().await;
    let coco = house.guest("Coco").await;
    let mut setup = crate::common::small();
    setup["chat"] = json!(true);
    let table = house.table(setup, &[&coco]).await;
    // The third is written in Cyrillic letters, every one of them.
    for name in ["Coco", "COCO", "\u{421}\u{43e}\u{441}\u{43e}", "C0CO"] {
        let other = house.guest(name).await;
        let response = house.call("POST", &format!("/api/tables/{table}/seats/1"), &other, Value::Null).await;
        assert_eq!((response.status, response.json()["code"].as_str()), (409, Some("taken")), "{name}");
        let mut watcher = house.connect(&table, &other).await;
        for talk in [json!({ "kind": "text", "text": "I give up" }), json!({ "kind": "phrase", "key": "hello" })] {
            let answer = watcher.ask(json!({ "ask": "say", "talk": talk })).await;
            assert_eq!(answer["refused"]["code"], "taken", "{name}: {answer}");
        }
    }
    let bob = house.guest("Bob").await;
    let mut watcher = house.connect(&table, &bob).await;
    let hello = json!({ "ask": "say", "talk": { "kind": "phrase", "key": "hello" } });
    assert_eq!(watcher.ask(hello.clone()).await["say"], "accepted", "those who look on may talk");
    let mut own = house.connect(&table, &coco).await;
    assert_eq!(own.ask(hello).await["say"], "accepted");
}

#[tokio::test]
async fn too_many_new_people_from_one_address_have_to_wait() {
    let house = House::with(|config| config.limits.requests = 2).await;
    let mut statuses = Vec::new();
    for number in 0..12 {
        let body = json!({ "name": format!("P{number}") });
        statuses.push(house.call("POST", "/api/guests", "", body).await.status);
    }
    assert!(statuses.starts_with(&[200, 200, 200, 200]) && statuses.contains(&429), "{statuses:?}");
}
