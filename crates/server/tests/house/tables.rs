//! Tables and their people: seats, hosts, bots, leaving, coming back, talking, taking back, playing again.

use crate::common::{House, Party, small, text};
use serde_json::{Value, json};
use std::time::Duration;

async fn code(house: &House, method: &str, path: &str, token: &str, body: Value) -> String {
    let response = house.call(method, path, token, body).await;
    response.json()["code"].as_str().unwrap_or("done").to_string()
}

#[tokio::test]
async fn everything_about_a_table_is_checked() {
    let house = House::open().await;
    let (ann, bob) = (house.guest("Ann").await, house.guest("Bob").await);
    for wrong in [
        json!({ "game": "no-such", "seats": 2 }),
        json!({ "game": "template", "seats": 3 }),
        json!({ "game": "template", "seats": 2, "options": [["x", "y"]] }),
        json!({ "game": "template", "seats": 2, "colour": "red" }),
        json!({ "seats": 2 }),
    ] {
        assert_eq!(code(&house, "POST", "/api/tables", &ann, wrong.clone()).await, "malformed", "{wrong}");
    }
    assert_eq!(code(&house, "POST", "/api/tables", "", small()).await, "unknown");
    let table = house.table(small(), &[&ann]).await;
    let at = |path: &str| format!("/api/tables/{table}{path}");
    assert_eq!(code(&house, "POST", &at("/seats/7"), &bob, Value::Null).await, "no_such_seat");
    assert_eq!(code(&house, "POST", &at("/seats/0"), &bob, Value::Null).await, "taken");
    assert_eq!(code(&house, "POST", &at("/start"), &ann, Value::Null).await, "not_allowed");
    assert_eq!(code(&house, "POST", &at("/seats/1/bot"), &bob, json!({ "kind": "random" })).await, "not_host");
    assert_eq!(code(&house, "POST", &at("/seats/1/bot"), &ann, json!({ "kind": "clever" })).await, "not_found");
    assert_eq!(code(&house, "POST", &at("/seats/1"), &bob, Value::Null).await, "done");
    assert_eq!(code(&house, "POST", &at("/start"), &bob, Value::Null).await, "not_host");
    let bad = json!({ "ready": true, "entropy": "a b" });
    assert_eq!(code(&house, "POST", &at("/ready"), &bob, bad).await, "malformed");
    assert_eq!(code(&house, "DELETE", &at("/seats/1"), &bob, Value::Null).await, "not_host");
    assert_eq!(code(&house, "DELETE", &at("/seats/1"), &ann, Value::Null).await, "done");
    assert_eq!(code(&house, "POST", &at("/ready"), &bob, json!({ "ready": true })).await, "not_seated");
    assert_eq!(code(&house, "POST", &at("/rematch"), &ann, Value::Null).await, "not_allowed");
    house.post(&at("/seats/1"), &bob, Value::Null).await;
    house.start(&table, &[&ann, &bob]).await;
    assert_eq!(code(&house, "POST", &at("/start"), &ann, Value::Null).await, "started");
    assert_eq!(code(&house, "DELETE", &at("/seats/1"), &ann, Value::Null).await, "started");
    let eve = house.guest("Eve").await;
    assert_eq!(code(&house, "POST", &at("/seats/1"), &eve, Value::Null).await, "not_your_seat");
}

#[tokio::test]
async fn the_lobby_lists_public_tables_only() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let mut setup = small();
    setup["public"] = json!(true);
    let public = house.table(setup, &[&ann]).await;
    house.table(small(), &[&ann]).await;
    let tables = house.get("/api/tables").await;
    let ids: Vec<String> = tables.as_array().unwrap().iter().map(|table| text(&table["id"])).collect();
    assert_eq!(ids, [public]);
    let games = house.get("/api/games").await;
    assert_eq!(games["games"].as_array().unwrap().len(), table::catalog::all().count());
}

#[tokio::test]
async fn bots_play_and_the_record_says_who_played_what() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let table = house.table(small(), &[&ann]).await;
    house.post(&format!("/api/tables/{table}/seats/1/bot"), &ann, json!({ "kind": "greedy" })).await;
    house.start(&table, &[&ann]).await;
    let mut a = house.connect(&table, &ann).await;
    while !a.is_over() {
        a.until(|player| player.is_over() || !player.choices().is_empty()).await;
        if let Some(action) = a.choices().first().cloned() {
            a.act(&action).await;
        }
    }
    let replay = house.get(&format!("/api/replays/{table}")).await;
    assert_eq!(replay["lines"][0], "name 0 Ann");
    assert_eq!(replay["lines"][1], "bot 1 greedy");
}

#[tokio::test]
async fn a_bot_stands_in_for_who_went_away_and_gives_the_seat_back() {
    let house = House::open().await;
    let mut setup = small();
    setup["grace"] = json!(1);
    let mut party = Party::of(&house, setup).await;
    let bob = party.players.pop().unwrap();
    drop(bob);
    let ann = &mut party.players[0];
    ann.until(|player| player.info["seats"][1]["here"] == false).await;
    ann.until(|player| !player.info["seats"][1]["stand_in"].is_null()).await;
    let mut bob = house.connect(&party.table, &party.tokens[1]).await;
    ann.until(|player| player.info["seats"][1]["stand_in"].is_null()).await;
    assert_eq!(ann.act("bet").await["say"], "accepted");
    bob.until(|player| !player.choices().is_empty()).await;
    assert_eq!(bob.act("fold").await["say"], "accepted");
    let replay = house.get(&format!("/api/replays/{}", party.table)).await;
    let lines = replay["lines"].to_string();
    assert!(lines.contains("bot 1 ") && lines.contains("\"name 1 P1\",\"0: bet\",\"1: fold\""), "{lines}");
}

#[tokio::test]
async fn who_leaves_is_replaced_at_once_and_may_return() {
    let house = House::open().await;
    let mut party = Party::of(&house, small()).await;
    let path = format!("/api/tables/{}", party.table);
    house.post(&format!("{path}/leave"), &party.tokens[1], Value::Null).await;
    party.players[0].until(|player| !player.info["seats"][1]["stand_in"].is_null()).await;
    house.post(&format!("{path}/seats/1"), &party.tokens[1], Value::Null).await;
    party.players[0].until(|player| player.info["seats"][1]["stand_in"].is_null()).await;
    assert_eq!(party.players[0].act("bet").await["say"], "accepted");
    party.players[1].until(|player| !player.choices().is_empty()).await;
    assert_eq!(party.players[1].act("fold").await["say"], "accepted");
}

#[tokio::test]
async fn the_same_people_play_again() {
    let house = House::open().await;
    let mut party = Party::of(&house, small()).await;
    let mut taste = 1;
    while party.step(&mut taste).await.is_some() {}
    let path = format!("/api/tables/{}/rematch", party.table);
    let next = text(&house.post(&path, &party.tokens[1], Value::Null).await["rematch"]);
    assert_eq!(text(&house.post(&path, &party.tokens[0], Value::Null).await["rematch"]), next, "one rematch for all");
    let info = house.get(&format!("/api/tables/{next}")).await;
    assert_eq!(info["seats"][0]["owner"]["name"], "P0");
    assert_ne!(info["commitment"], party.players[0].info["commitment"], "a new deal has a new secret");
    for token in &party.tokens {
        house.post(&format!("/api/tables/{next}/ready"), token, json!({ "ready": true })).await;
    }
    house.post(&format!("/api/tables/{next}/start"), &party.tokens[1], Value::Null).await;
    assert_eq!(house.get(&format!("/api/tables/{next}")).await["state"], "playing");
}

#[tokio::test]
async fn talk_is_limited_and_can_be_reported() {
    let house = House::open().await;
    let mut party = Party::of(&house, small()).await;
    let say = |id: u32, talk: Value| json!({ "ask": "say", "id": id, "talk": talk });
    let refused = party.players[0].send(say(1, json!({ "kind": "text", "text": "hi" }))).await;
    assert_eq!(refused["refused"]["code"], "not_allowed", "this table has no free chat");
    let hello = json!({ "kind": "phrase", "key": "hello" });
    assert_eq!(party.players[0].send(say(2, hello.clone())).await["say"], "accepted");
    let unknown = party.players[0].send(say(3, json!({ "kind": "emote", "key": "bomb" }))).await;
    assert_eq!(unknown["refused"]["code"], "not_found");
    party.players[1].until(|player| player.log.iter().any(|message| message["say"] == "talk")).await;
    let report = json!({ "ask": "report", "id": 1, "line": 1 });
    assert_eq!(party.players[1].send(report).await["say"], "accepted");
    let mut codes = Vec::new();
    for id in 4..14 {
        codes.push(party.players[0].send(say(id, hello.clone())).await["refused"]["code"].clone());
    }
    assert!(codes.contains(&json!("too_fast")), "{codes:?}");
}

#[tokio::test]
async fn an_action_is_taken_back_when_everybody_agrees() {
    let house = House::open().await;
    let mut setup = small();
    setup["take_back"] = json!(true);
    let mut party = Party::of(&house, setup).await;
    let ask = |id: u32| json!({ "ask": "take_back", "id": id });
    assert_eq!(party.players[0].send(ask(1)).await["refused"]["code"], "not_allowed", "nothing was done yet");
    party.players[0].next_id = 2;
    assert_eq!(party.players[0].act("bet").await["say"], "accepted");
    assert_eq!(party.players[0].send(ask(3)).await["say"], "accepted");
    party.players[1].until(|player| player.info["take_back_by"] == 0).await;
    let no = json!({ "ask": "consent", "id": 1, "yes": false });
    assert_eq!(party.players[1].send(no).await["say"], "accepted");
    party.players[0].until(|player| player.info["take_back_by"].is_null()).await;
    assert_eq!(party.players[0].send(ask(4)).await["say"], "accepted");
    party.players[1].until(|player| player.info["take_back_by"] == 0).await;
    let yes = json!({ "ask": "consent", "id": 2, "yes": true });
    assert_eq!(party.players[1].send(yes).await["say"], "accepted");
    party.players[0].until(|player| player.choices() == ["check", "bet"]).await;
    party.players[0].next_id = 5;
    assert_eq!(party.players[0].act("check").await["say"], "accepted");
    party.players[1].until(|player| player.choices() == ["check", "bet"]).await;
    party.players[1].next_id = 3;
    assert_eq!(party.players[1].act("check").await["say"], "accepted");
    let replay = house.get(&format!("/api/replays/{}", party.table)).await;
    assert_eq!(replay["lines"].as_array().unwrap()[2..], [json!("0: check"), json!("1: check")]);
}

#[tokio::test]
async fn what_revealed_something_is_not_taken_back() {
    let house = House::open().await;
    // The first game of the catalog deals cards from a pile: whoever ends a turn has seen new ones.
    let Some(entry) = table::CATALOG.first() else { return };
    let mut setup = crate::common::setup_of(entry);
    setup["take_back"] = json!(true);
    let mut party = Party::of(&house, setup).await;
    let mut taste = 2;
    let (mut refused, mut last) = (0, None);
    for _ in 0..30 {
        let Some(seat) = party.step(&mut taste).await else { break };
        let told = party.players[seat].update["told"].to_string();
        if let Some(before) = last.replace(seat).filter(|before| *before != seat) {
            // Somebody else has played an open card from the hand since: that was hidden before.
            let told = party.players[before].update["told"].as_array().unwrap().clone();
            let from_hand = |told: &Value| told["from"]["name"] == "hand" && told["card"]["face"].is_string();
            if told.iter().any(from_hand) {
                let answer = party.players[before].ask(json!({ "ask": "take_back" })).await;
                assert_eq!(answer["refused"]["code"], "not_allowed", "{told:?}");
            }
        }
        let answer = party.players[seat].ask(json!({ "ask": "take_back" })).await;
        refused += u32::from(answer["say"] == "refused");
        if told.contains("shuffled") {
            assert_eq!(answer["say"], "refused", "{told}");
        }
        if answer["say"] == "accepted" {
            let other = (seat + 1) % party.players.len();
            party.players[other].until(|player| player.info["take_back_by"] == seat).await;
            let no = party.players[other].ask(json!({ "ask": "consent", "yes": false })).await;
            assert_eq!(no["say"], "accepted");
            party.catch_up().await;
        }
    }
    assert!(refused > 0, "some steps revealed something");
}

#[tokio::test]
async fn a_seat_whose_time_is_up_is_decided_for() {
    let house = House::open().await;
    let mut setup = small();
    setup["pace"] = json!({ "pace": "decision", "seconds": 1 });
    let mut party = Party::of(&house, setup).await;
    assert!(party.players[0].update["clock"]["deadline"].is_number());
    assert!(party.players[1].update["clock"]["deadline"].is_null());
    party.players[1].until(|player| player.is_over()).await;
}

#[tokio::test]
async fn an_idle_room_leaves_memory_and_comes_back() {
    let house = House::with(|config| config.idle = Duration::from_millis(50)).await;
    let mut setup = small();
    setup["grace"] = json!(0);
    let mut party = Party::of(&house, setup).await;
    let epoch = party.players[0].epoch();
    assert_eq!(party.players[0].act("check").await["say"], "accepted");
    party.players.clear();
    loop {
        tokio::time::sleep(Duration::from_millis(60)).await;
        let ann = house.connect(&party.table, &party.tokens[0]).await;
        if ann.epoch() != epoch {
            break;
        }
    }
    let mut bob = house.connect(&party.table, &party.tokens[1]).await;
    bob.until(|player| !player.choices().is_empty()).await;
    assert_eq!(bob.act("check").await["say"], "accepted");
}

#[tokio::test]
async fn bots_are_added_and_changed_while_the_match_runs() {
    let house = House::open().await;
    let party = Party::of(&house, small()).await;
    let bot = |seat: u8| format!("/api/tables/{}/seats/{seat}/bot", party.table);
    let kind = json!({ "kind": "random" });
    assert_eq!(code(&house, "POST", &bot(1), &party.tokens[0], kind.clone()).await, "taken", "Bob is here");
    assert_eq!(code(&house, "POST", &bot(0), &party.tokens[1], kind.clone()).await, "not_host");
    let mut players = party.players;
    drop(players.pop());
    let mut ann = players.pop().unwrap();
    ann.until(|player| player.info["seats"][1]["here"] == false).await;
    assert_eq!(code(&house, "POST", &bot(1), &party.tokens[0], kind).await, "done", "Bob is away");
    assert_eq!(code(&house, "POST", &bot(1), &party.tokens[0], json!({ "kind": "greedy" })).await, "done");
    ann.until(|player| player.info["seats"][1]["stand_in"] == "greedy").await;
    while !ann.is_over() {
        ann.until(|player| player.is_over() || !player.choices().is_empty()).await;
        if let Some(action) = ann.choices().first().cloned() {
            ann.act(&action).await;
        }
    }
    let lines = house.get(&format!("/api/replays/{}", party.table)).await["lines"].to_string();
    assert!(lines.contains("\"name 1 P1\"") && lines.contains("\"bot 1 random\",\"bot 1 greedy\""), "{lines}");
}

#[tokio::test]
async fn who_is_muted_is_not_heard_by_that_seat_alone() {
    let house = House::open().await;
    let mut party = Party::of(&house, small()).await;
    assert_eq!(party.players[0].ask(json!({ "ask": "mute", "name": "P1", "on": true })).await["say"], "accepted");
    let hello = json!({ "ask": "say", "talk": { "kind": "phrase", "key": "hello" } });
    assert_eq!(party.players[1].ask(hello.clone()).await["say"], "accepted");
    party.catch_up().await;
    let talks = |player: &crate::common::Player| player.log.iter().filter(|message| message["say"] == "talk").count();
    assert_eq!((talks(&party.players[0]), talks(&party.players[1])), (0, 1));
    let again = house.connect(&party.table, &party.tokens[0]).await;
    assert_eq!(again.welcome["talk"], json!([]), "nor after coming back");
    assert_eq!(party.players[0].ask(json!({ "ask": "mute", "name": "P1", "on": false })).await["say"], "accepted");
    assert_eq!(party.players[1].ask(hello).await["say"], "accepted");
    party.catch_up().await;
    assert_eq!(talks(&party.players[0]), 1);
}

#[tokio::test]
async fn in_a_race_the_order_of_arrival_decides_and_the_loser_hears_why() {
    let house = House::open().await;
    let mut party = Party::of(&house, small()).await;
    // Two hands at one seat: both act at once, without having seen the other.
    let mut twin = house.connect(&party.table, &party.tokens[0]).await;
    assert_eq!(party.players[0].ask(json!({ "ask": "act", "action": "check" })).await["say"], "accepted");
    twin.next_id = 50;
    let lost = twin.ask(json!({ "ask": "act", "action": "check" })).await;
    assert_eq!((&lost["refused"]["code"], &lost["refused"]["clause"]), (&json!("illegal"), &json!("KP-4.1")), "{lost}");
    let pong = twin.send(json!({ "ask": "ping", "at": 4 })).await;
    assert_eq!(pong["at"], 4, "the way there and back can be measured");
}
