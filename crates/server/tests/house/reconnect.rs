//! Coming back: whoever reconnects sees what they would see had they never left.

use crate::common::{House, Party, Player, seats_of, setup_of, text};
use serde_json::{Value, json};
use server::client::Follower;
use table::catalog::all;

/// The parts of an update that do not depend on when it was sent.
fn seen(update: &Value) -> Value {
    json!({ "table": update["table"], "choices": update["choices"] })
}

#[tokio::test]
async fn the_view_after_a_reconnect_at_any_event_is_that_of_a_client_that_never_left() {
    let house = House::open().await;
    for entry in all() {
        let mut party = Party::of(&house, setup_of(entry)).await;
        let mut taste = 11;
        for _ in 0..40 {
            if party.step(&mut taste).await.is_none() {
                break;
            }
            for seat in 0..party.players.len() {
                party.catch_up().await;
                let stayed = &party.players[seat];
                let (epoch, number) = (stayed.epoch(), stayed.number);
                let mut fresh = house.connect(&party.table, &party.tokens[seat]).await;
                fresh.until(|player| !player.update.is_null()).await;
                assert_eq!(seen(&fresh.update), seen(&stayed.update), "{}", entry.meta.slug);
                let resumed = house.resume(&party.table, &party.tokens[seat], &epoch, number).await;
                assert!(resumed.update.is_null(), "who knows everything is sent nothing twice");
            }
        }
    }
}

#[tokio::test]
async fn a_client_that_resumes_is_told_what_it_missed() {
    let house = House::open().await;
    let mut party = Party::of(&house, setup_of(all().last().unwrap())).await;
    let (epoch, number) = (party.players[1].epoch(), party.players[1].number);
    let mut taste = 5;
    party.step(&mut taste).await;
    let told = party.players[1].update["told"].clone();
    let mut resumed = house.resume(&party.table, &party.tokens[1], &epoch, number).await;
    resumed.until(|player| !player.update.is_null()).await;
    assert_eq!(resumed.update["told"], told);
    assert_ne!(resumed.update["gap"], true);
    let mut stranger = house.resume(&party.table, &party.tokens[1], "another", number).await;
    stranger.until(|player| !player.update.is_null()).await;
    assert_eq!(stranger.update["gap"], true, "numbers of another epoch mean nothing");
}

#[tokio::test]
async fn whoever_joins_after_many_moves_of_bots_gets_a_view_of_bounded_size() {
    let house = House::open().await;
    for entry in all() {
        let ann = house.guest("Ann").await;
        let mut setup = setup_of(entry);
        setup["grace"] = json!(0);
        let table = text(&house.post("/api/tables", &ann, setup).await["id"]);
        for seat in 1..seats_of(entry) {
            house.post(&format!("/api/tables/{table}/seats/{seat}/bot"), &ann, json!({ "kind": "random" })).await;
        }
        house.start(&table, &[&ann]).await;
        let mut stayed = house.connect(&table, &ann).await;
        house.post(&format!("/api/tables/{table}/leave"), &ann, Value::Null).await;
        let welcomes = |player: &Player| player.log.iter().filter(|message| message["say"] == "welcome").count();
        stayed.until(|player| welcomes(player) == 2).await;
        // Bots play on all sides until the end, for a hundred moves, or until they wait for a clock of the rules.
        let mut updates = 0;
        while updates < 100 && !stayed.is_over() && stayed.update["table"]["wakes_at"].is_null() {
            updates += u32::from(stayed.read().await["say"] == "update");
        }
        let mut late = house.connect(&table, &ann).await;
        late.until(|player| !player.update.is_null()).await;
        let waits = !stayed.update["table"]["wakes_at"].is_null();
        assert!(updates > 0 || stayed.is_over() || waits, "{}: bots have moved", entry.meta.slug);
        let is_update = |message: &&Value| message["say"] == "update";
        let size = late.log.iter().find(is_update).expect("a fresh view").to_string().len();
        assert!(size <= 16 * 1024, "{}: a fresh view has {size} bytes", entry.meta.slug);
        // Both look on. What came to the one who stayed up to that number is what the other one sees.
        let number = late.update["number"].as_u64();
        stayed.until(|player| Some(player.number) >= number).await;
        let here = stayed.log.iter().rposition(|message| message["say"] == "welcome").unwrap();
        let known = |message: &&Value| is_update(message) && message["number"].as_u64() <= number;
        let (mut follower, mut last) = (Follower::default(), Value::Null);
        for message in stayed.log[here..].iter().filter(known) {
            last = message.clone();
            follower.follow(&mut last);
        }
        assert_eq!(seen(&late.update), seen(&last), "{}", entry.meta.slug);
    }
}

/// The lines of the log that somebody was told while they were here.
fn told(player: &Player) -> Vec<Value> {
    let updates = player.log.iter().filter(|message| message["say"] == "update");
    let facts = updates.flat_map(|update| update["told"].as_array().cloned().unwrap_or_default());
    facts.filter_map(|fact| fact.get("log").cloned()).collect()
}

/// The log that somebody is sent who asks for it.
async fn past(player: &mut Player) -> Vec<Value> {
    player.send(json!({ "ask": "log" })).await["lines"].as_array().unwrap().clone()
}

#[tokio::test]
async fn whoever_comes_late_reads_the_log_that_their_seat_was_told() {
    let house = House::open().await;
    let mut lines = 0;
    for entry in all() {
        let mut party = Party::of(&house, setup_of(entry)).await;
        let mut taste = 7;
        for _ in 0..30 {
            if party.step(&mut taste).await.is_none() {
                break;
            }
        }
        party.catch_up().await;
        for seat in 0..party.players.len() {
            let mut late = house.connect(&party.table, &party.tokens[seat]).await;
            let log = past(&mut late).await;
            let said: Vec<Value> = log.iter().map(|line| line["said"].clone()).collect();
            let known = told(&party.players[seat]);
            // Who was here from before the deal was told all of it, else the log begins with what came before.
            assert!(said.ends_with(&known), "{} seat {seat}: {said:?} {known:?}", entry.meta.slug);
            let steps: Vec<u64> = log.iter().map(|line| line["step"].as_u64().unwrap()).collect();
            assert!(
                steps.windows(2).all(|two| two[1] == two[0] || two[1] == two[0] + 1),
                "no gap tells of hidden steps"
            );
            lines += said.len();
        }
    }
    assert!(lines > 100, "{lines}");
}
