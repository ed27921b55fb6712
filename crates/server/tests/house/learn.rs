//! What people read and try: rules, lessons, positions, why not; and the API that describes itself.

use crate::common::{House, Party, small, text};
use serde_json::{Value, json};
use table::catalog::all;

#[tokio::test]
async fn rules_are_read_clause_by_clause() {
    let house = House::open().await;
    for entry in all() {
        let page = house.get(&format!("/api/games/{}/rules", entry.meta.slug)).await;
        let sections = page["sections"].as_array().unwrap();
        let clauses = sections.iter().flat_map(|section| section["clauses"].as_array().unwrap());
        let ids: Vec<&str> = clauses.map(|clause| clause["id"].as_str().unwrap()).collect();
        assert!(entry.meta.clauses.iter().all(|clause| ids.contains(&clause.id)), "{}", entry.meta.slug);
        assert!(house.get(&format!("/api/games/{}/lessons", entry.meta.slug)).await.is_array());
    }
    let language =
        async |query: &str| house.get(&format!("/api/games/jukem-football/rules{query}")).await["language"].take();
    assert_eq!((language("").await, language("?language=de").await), (json!("en"), json!("de")));
    assert_eq!(language("?language=xx").await, "en");
    assert_eq!(house.call("GET", "/api/games/no-such/rules", "", Value::Null).await.status, 404);
    assert_eq!(house.call("GET", "/api/games/template/lessons/no-such", "", Value::Null).await.status, 404);
}

#[tokio::test]
async fn a_position_can_be_looked_at_and_tried() {
    let house = House::open().await;
    let play = "parlor 1\ngame template\nseats 2\nseed 7\n0: check\n1: bet\n";
    let study =
        |seat: u8, line: Value, action: Value| json!({ "play": play, "seat": seat, "line": line, "action": action });
    let now = house.post("/api/study", "", study(0, Value::Null, Value::Null)).await;
    assert_eq!(now["choices"][0]["action"], "fold");
    assert_eq!(now["refused"], Value::Null);
    let tried = house.post("/api/study", "", study(0, Value::Null, json!("check"))).await;
    assert_eq!(tried["refused"]["code"], "illegal", "{tried}");
    let earlier = house.post("/api/study", "", study(1, json!(5), json!("bet"))).await;
    assert_eq!((&earlier["refused"], &earlier["choices"]), (&Value::Null, &json!([])), "it was done");
    let hidden = &house.post("/api/study", "", study(0, json!(5), Value::Null)).await["table"];
    assert_eq!(faces(hidden), 1, "a seat sees its own card only: {hidden}");
    for wrong in [json!({ "play": "parlor 9", "seat": 0 }), json!({ "play": play, "seat": 9 }), json!({ "seat": 0 })] {
        assert_eq!(house.call("POST", "/api/study", "", wrong.clone()).await.status, 400, "{wrong}");
    }
}

#[tokio::test]
async fn why_not_is_answered_without_doing_anything() {
    let house = House::open().await;
    let mut party = Party::of(&house, small()).await;
    for (seat, action, code) in [(0, "bet", Value::Null), (0, "call", json!("illegal")), (1, "bet", json!("illegal"))] {
        party.catch_up().await;
        let before = party.players[1 - seat].log.len();
        party.players[seat].socket.send(&json!({ "ask": "why", "id": 3, "action": action }).to_string()).await.unwrap();
        let why = loop {
            let message = party.players[seat].read().await;
            if message["say"] == "why" {
                break message;
            }
        };
        assert_eq!(why["id"], 3);
        assert_eq!(why["refused"]["code"], code, "{why}");
        assert!(code.is_null() || why["refused"]["clause"].is_string(), "{why}");
        party.catch_up().await;
        assert_eq!(party.players[1 - seat].log.len(), before + 1, "others hear nothing");
    }
    assert_eq!(
        party.players[0].act("bet").await["say"],
        "accepted",
        "ids are not used up: {}",
        party.players[0].next_id
    );
}

#[tokio::test]
async fn people_find_their_tables_again() {
    let house = House::open().await;
    let mut party = Party::of(&house, small()).await;
    let mut taste = 4;
    while party.step(&mut taste).await.is_some() {}
    let next = text(
        &house.post(&format!("/api/tables/{}/rematch", party.table), &party.tokens[0], Value::Null).await["rematch"],
    );
    for (seat, token) in party.tokens.iter().enumerate() {
        let tables = house.call("GET", "/api/me/tables", token, Value::Null).await.json();
        let found: Vec<(String, String)> =
            tables.as_array().unwrap().iter().map(|table| (text(&table["id"]), text(&table["state"]))).collect();
        assert_eq!(found, [(next.clone(), "open".to_string()), (party.table.clone(), "over".to_string())]);
        assert_eq!(tables[0]["you"], seat);
    }
    assert_eq!(house.call("GET", "/api/me/tables", "", Value::Null).await.status, 401);
}

#[tokio::test]
async fn a_replay_is_shown_step_by_step_from_any_side() {
    let house = House::open().await;
    let mut party = Party::of(&house, small()).await;
    for (seat, action) in [(0, "check"), (1, "bet"), (0, "fold")] {
        party.catch_up().await;
        assert_eq!(party.players[seat].act(action).await["say"], "accepted");
    }
    let at = |path: &str| format!("/api/replays/{}{path}", party.table);
    let film = house.get(&at("/steps?as=0")).await;
    assert_eq!(film.as_array().unwrap().len(), 6, "the deal, two who sit down, three actions");
    for (number, step) in film.as_array().unwrap().iter().enumerate() {
        assert_eq!(*step, house.get(&at(&format!("/steps/{number}?as=0"))).await);
    }
    assert_eq!(house.get(&at("/steps?from=2&count=2&as=0")).await, json!([film[2], film[3]]));
    let faces = |step: &Value| faces(&step["table"]);
    let first = |side: &str| at(&format!("/steps/2?as={side}"));
    let (public, own, truth) =
        (house.get(&first("public")).await, house.get(&first("1")).await, house.get(&first("truth")).await);
    assert!(faces(&public) < faces(&own) && faces(&own) < faces(&truth), "{public} {own} {truth}");
    assert_eq!(house.call("GET", &at("/steps?as=7"), "", Value::Null).await.status, 400);
}

#[tokio::test]
async fn a_review_knows_where_its_steps_are_in_the_replay() {
    let house = House::open().await;
    let mut party = Party::of(&house, small()).await;
    let review = format!("/api/replays/{}/review", party.table);
    assert_eq!(house.call("GET", &review, "", Value::Null).await.status, 403, "a match that is on is not looked at");
    for (seat, action) in [(0, "check"), (1, "bet"), (0, "fold")] {
        party.catch_up().await;
        assert_eq!(party.players[seat].act(action).await["say"], "accepted");
    }
    let first = house.get(&review).await;
    assert_eq!(first["moments"], json!([3, 4, 5]), "after two who sat down");
    assert_eq!(first["decisions"].as_array().unwrap().len(), 3);
    assert_eq!(first, house.get(&review).await, "it is kept");
}

/// Every reference of the document leads somewhere, and lists are described as lists.
#[tokio::test]
async fn the_api_describes_itself() {
    let house = House::open().await;
    let document = house.get("/api/openapi.json").await;
    assert!(text(&document["openapi"]).starts_with("3.1"), "{}", document["openapi"]);
    let whole = document.to_string();
    let references = whole.split("\"$ref\":\"#").skip(1).map(|rest| rest.split('"').next().unwrap());
    let mut count = 0;
    for pointer in references {
        assert!(document.pointer(pointer).is_some(), "{pointer} leads nowhere");
        count += 1;
    }
    assert!(count > 40, "{count} references");
    assert!(!whole.contains("nullable"), "that is OpenAPI 3.0");
    for path in ["/api/tables/{table}/socket", "/api/me/tables", "/api/study", "/api/games/{game}/rules"] {
        assert!(document["paths"][path].is_object(), "{path}");
    }
    assert_eq!(document["components"]["schemas"]["LobbyTables"]["type"], "array");
    assert_eq!(house.call("GET", "/healthz", "", Value::Null).await.body, "alive\n");
    assert_eq!(house.call("GET", "/api", "", Value::Null).await.status, 200);
}

#[tokio::test]
async fn options_are_described_so_that_a_form_can_be_built() {
    let house = House::open().await;
    let games = house.get("/api/games").await;
    let ann = house.guest("Ann").await;
    for (game, entry) in games["games"].as_array().unwrap().iter().zip(all()) {
        for option in game["options"].as_array().unwrap() {
            let default = text(&option["default"]);
            let values = &option["values"];
            let words = values["words"].as_array();
            // A default may be a word of its own, such as `auto`: it is what an option that is left out means.
            let fits = default == "auto"
                || match values["kind"].as_str().unwrap() {
                    "words" => words.unwrap().iter().any(|word| *word == option["default"]),
                    "number" => default == "off" || in_range(values, &default),
                    _ => true,
                };
            assert!(fits, "{} {option}", entry.meta.slug);
        }
        let named = game["options"].as_array().unwrap().iter().find(|option| option["known"] != json!([]));
        if let Some(option) = named {
            let value = [text(&option["key"]), text(&option["known"][0]["value"])];
            let mut setup = crate::common::setup_of(entry);
            setup["options"] = json!([value]);
            let answer = house.call("POST", "/api/tables", &ann, setup.clone()).await;
            assert!(answer.status == 200 || !answer.body.contains("there is no"), "{setup}: {}", answer.body);
        }
    }
}

fn in_range(values: &Value, text: &str) -> bool {
    let number = text.parse::<i64>().ok();
    values["min"].as_i64() <= number && number <= values["max"].as_i64()
}

/// How many cards of a table are seen.
fn faces(table: &Value) -> usize {
    let cards = table["zones"].as_array().unwrap().iter().flat_map(|zone| zone["cards"].as_array().unwrap());
    cards.filter(|card| card.is_string()).count()
}
