//! Who may ask for what, and when: every intent in every situation, with the code it is refused by.

use crate::common::{House, Player, small};
use serde_json::{Value, json};

/// Everything that can be asked for. The action is legal for the seat whose turn it is.
fn intents() -> Vec<(&'static str, Value)> {
    vec![
        ("act", json!({ "ask": "act", "seen": 1000, "action": "check" })),
        ("act for another", json!({ "ask": "act", "seen": 1000, "seat": 1, "action": "check" })),
        ("standing", json!({ "ask": "standing", "action": null })),
        ("take back", json!({ "ask": "take_back" })),
        ("consent", json!({ "ask": "consent", "yes": true })),
        ("say", json!({ "ask": "say", "talk": { "kind": "phrase", "key": "hello" } })),
        ("report", json!({ "ask": "report", "line": 77 })),
        ("mute", json!({ "ask": "mute", "name": "Eve", "on": true })),
        ("why", json!({ "ask": "why", "action": "check" })),
    ]
}

/// The codes of all intents for one asker, in the order of [`intents`].
async fn codes(player: &mut Player) -> Vec<String> {
    let mut codes = Vec::new();
    for (name, intent) in intents() {
        let answer = match name {
            "why" => why(player, intent).await,
            _ => player.ask(intent).await,
        };
        codes.push(answer["refused"]["code"].as_str().unwrap_or("done").to_string());
    }
    codes
}

async fn why(player: &mut Player, mut question: Value) -> Value {
    question["id"] = json!(9999);
    player.socket.send(&question.to_string()).await.unwrap();
    loop {
        let message = player.read().await;
        if message["say"] == "why" {
            return message;
        }
    }
}

#[tokio::test]
async fn every_intent_in_every_situation() {
    let house = House::open().await;
    let (ann, bob, eve) = (house.guest("Ann").await, house.guest("Bob").await, house.guest("Eve").await);
    let mut setup = small();
    (setup["take_back"], setup["grace"]) = (json!(true), json!(0));
    let table = house.table(setup, &[&ann, &bob]).await;
    let mut a = house.connect(&table, &ann).await;
    let mut b = house.connect(&table, &bob).await;
    let mut e = house.connect(&table, &eve).await;
    let mut nobody = house.connect(&table, "").await;

    let early = "not_started";
    assert_eq!(codes(&mut a).await, [early, early, early, early, early, "done", "not_found", "done", early]);
    let looks_on = |say: &'static str| {
        let none = "not_seated";
        [none, none, none, none, none, say, "not_found", none, none]
    };
    assert_eq!(codes(&mut e).await, looks_on("done"));
    assert_eq!(codes(&mut nobody).await, looks_on("unknown"));

    house.start(&table, &[&ann, &bob]).await;
    b.until(|player| !player.update.is_null()).await;
    let waits = ["illegal", "illegal", "done", "not_allowed", "not_allowed", "done", "not_found", "done", "illegal"];
    assert_eq!(codes(&mut b).await, waits, "it is not Bob's turn");
    assert_eq!(codes(&mut e).await, looks_on("done"));
    assert_eq!(codes(&mut nobody).await, looks_on("unknown"));
    let other = json!({ "ask": "act", "seen": 1000, "seat": 1, "action": "check" });
    assert_eq!(a.ask(other).await["refused"]["code"], "not_your_seat");

    house.post(&format!("/api/tables/{table}/leave"), &bob, Value::Null).await;
    let gone = ["left", "left", "left", "left", "left", "done", "not_found", "left", "left"];
    assert_eq!(codes(&mut b).await, gone, "Bob has left");

    a.until(|player| !player.choices().is_empty()).await;
    assert_eq!(a.act("bet").await["say"], "accepted");
    a.until(|player| player.info["state"] == "over").await;
    let over = ["over", "over", "over", "over", "over", "done", "not_found", "done", "over"];
    assert_eq!(codes(&mut a).await, over);
    assert_eq!(codes(&mut e).await, looks_on("done"));
}
