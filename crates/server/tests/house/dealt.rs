//! What follows from the deal and the seating alone: a match that is over before anybody has acted, and a table of bots.

use crate::common::{House, text};
use serde_json::{Value, json};

/// A table of three where the deal decides: one round of Dream Team Soccer, over at once if somebody is dealt a Hat Trick.
fn one_round() -> Value {
    json!({ "game": "dream-team-soccer", "seats": 3, "options": [["rounds", "1"]], "public": true, "grace": 0 })
}

/// Starts matches of the same setup with other entropy until one is over with its deal; its id, and its person's token.
async fn over_at_once(house: &House) -> (String, String) {
    let ann = house.guest("Ann").await;
    for number in 0..30 {
        let table = house.table(one_round(), &[&ann]).await;
        for seat in 1..3 {
            house.post(&format!("/api/tables/{table}/seats/{seat}/bot"), &ann, json!({ "kind": "greedy" })).await;
        }
        let ready = json!({ "ready": true, "entropy": format!("deal-{number}") });
        house.post(&format!("/api/tables/{table}/ready"), &ann, ready).await;
        let info = house.post(&format!("/api/tables/{table}/start"), &ann, Value::Null).await;
        if info["state"] == "over" {
            return (table, ann);
        }
        assert_eq!(info["state"], "playing");
        let mut player = house.connect(&table, &ann).await;
        player.until(|player| !player.update.is_null()).await;
        assert!(!player.is_over(), "a match that is over says so");
    }
    panic!("a Hat Trick is dealt to one of three players in every third deal or so");
}

#[tokio::test]
async fn a_match_that_is_over_with_its_deal_has_a_result_a_secret_a_replay_and_a_rematch() {
    let house = House::with(|config| config.seed = Some(1)).await;
    let (table, ann) = over_at_once(&house).await;
    let mut player = house.connect(&table, &ann).await;
    player.until(|player| player.is_over() && player.info["state"] == "over").await;
    assert_eq!(text(&player.info["secret"]).len(), 64, "the secret of the deal is shown");
    assert!(player.choices().is_empty());
    let listed = house.get("/api/replays").await;
    let found = listed.as_array().unwrap().iter().find(|one| one["id"] == json!(table)).expect("it is listed");
    assert_eq!(found["scores"].as_array().unwrap().iter().filter(|score| **score == json!(3)).count(), 1);
    let replay = house.get(&format!("/api/replays/{table}")).await;
    assert_eq!(replay["lines"], json!(["name 0 Ann", "bot 1 greedy", "bot 2 greedy"]));
    let step = house.get(&format!("/api/replays/{table}/steps/3?as=truth")).await;
    assert_eq!((&step["table"]["over"], &step["steps"]), (&json!(true), &json!(3)));
    let story = house.get(&format!("/api/replays/{table}/story")).await;
    assert_eq!(story["moments"].as_array().unwrap().len(), 4);
    let review = house.get(&format!("/api/replays/{table}/review")).await;
    assert_eq!(review["decisions"], json!([]));
    let play = house.call("GET", &format!("/api/replays/{table}/play"), "", Value::Null).await.body;
    assert!(table::play::run(&table::play::parse(&play).unwrap()).unwrap().table.unwrap().is_over(), "{play}");
    let again = house.post(&format!("/api/tables/{table}/rematch"), &ann, Value::Null).await;
    assert!(again["rematch"].is_string(), "{again}");
    // It is as much over after a restart.
    let house = house.restart().await;
    let info = house.get(&format!("/api/tables/{table}")).await;
    assert_eq!((&info["state"], info["secret"].is_string()), (&json!("over"), true));
}

#[tokio::test]
async fn who_sits_at_a_table_decides_what_follows_from_it() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let setup =
        json!({ "game": "bag-o-loot", "seats": 3, "options": [["mode", "advanced"], ["rounds", "1"]], "grace": 0 });
    let people = json!(["people", "no"]);
    for with_ann in [true, false] {
        let table = house.table(setup.clone(), &[&ann]).await;
        let at = |path: &str| format!("/api/tables/{table}{path}");
        for seat in u8::from(with_ann)..3 {
            if seat == 0 {
                house.post(&at("/leave"), &ann, Value::Null).await;
            }
            house.post(&at(&format!("/seats/{seat}/bot")), &ann, json!({ "kind": "greedy" })).await;
        }
        if with_ann {
            house.post(&at("/ready"), &ann, json!({ "ready": true })).await;
        }
        let info = house.post(&at("/start"), &ann, Value::Null).await;
        let options = info["options"].as_array().unwrap();
        assert_eq!(options.contains(&people), !with_ann, "{info}");
    }
    let games = house.get("/api/games").await;
    let bag = games["games"].as_array().unwrap().iter().find(|game| game["slug"] == "bag-o-loot").unwrap();
    let keys: Vec<&str> = bag["options"].as_array().unwrap().iter().filter_map(|one| one["key"].as_str()).collect();
    assert!(keys.contains(&"mode") && !keys.contains(&"people"), "nobody is asked for what Parlor sees: {keys:?}");
}
