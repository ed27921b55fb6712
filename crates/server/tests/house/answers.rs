//! Every answer over HTTP is as the OpenAPI document says, and every refusal has a code and a sentence.

use crate::common::{House, PATIENCE, Party, send, small};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// What is asked, and the status of the answer; `TABLE` is one that is open, `TOKEN` its host's.
const CASES: &[(&str, &str, &str, u16)] = &[
    ("GET", "/api/games", "", 200),
    ("GET", "/api/tables/TABLE", "", 200),
    ("GET", "/api/nothing", "", 404),
    ("GET", "/api/tables/x", "", 404),
    ("GET", "/api/games/whist/rules", "", 404),
    ("GET", "/api/games/whist/lessons/one", "", 404),
    ("GET", "/api/me", "", 401),
    ("GET", "/api/me/tables?before=x", "TOKEN", 400),
    ("GET", "/api/tables?before=x", "", 400),
    ("GET", "/api/tables?state=somewhere", "", 400),
    ("GET", "/api/replays?before=1e9", "", 400),
    ("GET", "/api/replays/TABLE", "", 403),
    ("GET", "/api/replays/TABLE/steps/x", "", 400),
    ("GET", "/api/replays/TABLE/steps?count=-1", "", 400),
    ("GET", "/api/replays/%FF", "", 400),
    ("GET", "/api/tables/TABLE/socket?protocol=2", "", 426),
    ("POST", "/api/tables/TABLE/seats/x", "TOKEN", 400),
    ("POST", "/api/tables/TABLE/seats/256", "TOKEN", 400),
    ("POST", "/api/tables/TABLE/seats/9", "TOKEN", 400),
    ("POST", "/api/tables/TABLE/seats/1", "", 401),
    ("POST", "/api/tables/TABLE/start", "TOKEN", 403),
    ("PUT", "/api/games", "", 405),
    ("DELETE", "/api/tables/TABLE", "TOKEN", 405),
    ("PATCH", "/api/guests", "", 405),
];

/// Bodies of a request for a new guest, their type, and the status.
const BODIES: &[(&str, &str, u16)] = &[
    ("application/json", "{\"name\":\"Ann\"}", 200),
    ("application/json; charset=utf-8", "{\"name\":\"Ann\"}", 200),
    ("application/json", "{\"name\":", 400),
    ("application/json", "", 400),
    ("application/json", "{\"name\":7}", 400),
    ("application/json", "{\"name\":\"\"}", 400),
    ("application/json", "{\"nom\":\"Ann\"}", 400),
    ("application/json", "[]", 400),
    ("text/plain", "{\"name\":\"Ann\"}", 415),
    ("application/x-www-form-urlencoded", "name=Ann", 415),
];

async fn ask(house: &House, method: &str, path: &str, more: &str, body: &str) -> (u16, String, Value) {
    let length = body.len();
    let head = format!("{method} {path} HTTP/1.1\r\nHost: parlor\r\nConnection: close\r\nContent-Length: {length}\r\n");
    let text = format!("{head}{more}\r\n{body}");
    let response =
        tokio::time::timeout(PATIENCE, send(house.address, &text)).await.expect("the server answers").unwrap();
    let body = response.json();
    (response.status, response.head, body)
}

/// A refusal is JSON with a code and a sentence.
fn is_refusal(head: &str, body: &Value) -> bool {
    let full = |name: &str| body[name].as_str().is_some_and(|text| !text.is_empty());
    head.to_lowercase().contains("content-type: application/json") && full("code") && full("sentence")
}

#[tokio::test]
async fn every_refusal_has_a_code_and_a_sentence() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let table = house.table(small(), &[&ann]).await;
    for (method, path, token, status) in CASES {
        let header = if token.is_empty() { String::new() } else { format!("Authorization: Bearer {ann}\r\n") };
        let (came, head, body) = ask(&house, method, &path.replace("TABLE", &table), &header, "").await;
        assert_eq!(came, *status, "{method} {path}: {body}");
        assert!(came == 200 || is_refusal(&head, &body), "{method} {path}: {head}\n{body}");
    }
    for (kind, text, status) in BODIES {
        let (came, head, body) = ask(&house, "POST", "/api/guests", &format!("Content-Type: {kind}\r\n"), text).await;
        assert_eq!(came, *status, "{kind} {text}: {body}");
        assert!(came == 200 || is_refusal(&head, &body), "{kind} {text}: {head}\n{body}");
    }
    let long = format!("{{\"name\":\"{}\"}}", "x".repeat(70_000));
    let (came, head, body) = ask(&house, "POST", "/api/guests", "Content-Type: application/json\r\n", &long).await;
    assert!(came == 413 && body["code"] == "too_long" && is_refusal(&head, &body), "{came} {head} {body}");
}

#[tokio::test]
async fn a_refusal_is_said_in_the_language_that_was_asked_for() {
    let house = House::open().await;
    for (language, sentence) in [
        ("en", "There is no such game."),
        ("de", "Dieses Spiel gibt es nicht."),
        ("es", "Ese juego no existe."),
        ("fr", "Ce jeu n'existe pas."),
        ("xx", "There is no such game."),
    ] {
        let path = "/api/games/whist/rules";
        let (_, _, named) = ask(&house, "GET", &format!("{path}?language={language}"), "", "").await;
        let (_, _, accepted) = ask(&house, "GET", path, &format!("Accept-Language: {language}\r\n"), "").await;
        assert_eq!((&named["sentence"], &accepted["sentence"]), (&json!(sentence), &json!(sentence)), "{language}");
        assert_eq!(named["said"], json!(["no-such-game", {}]));
    }
    let phrases = house.get("/api/games?language=de").await["phrases"].take();
    assert_eq!(phrases[0], json!(["hello", "Hallo!"]));
}

/// Every path of the document with every method that it does not name.
#[tokio::test]
async fn a_method_that_is_not_taken_is_refused_with_those_that_are() {
    let house = House::open().await;
    let document = house.get("/api/openapi.json").await;
    for (path, operations) in document["paths"].as_object().unwrap() {
        let named: BTreeSet<&str> = operations.as_object().unwrap().keys().map(String::as_str).collect();
        for method in ["get", "post", "put", "delete", "patch", "options"] {
            if named.contains(method) {
                continue;
            }
            let (came, head, body) = ask(&house, &method.to_uppercase(), &path.replace(['{', '}'], ""), "", "").await;
            assert!(came == 405 && is_refusal(&head, &body), "{method} {path}: {came} {head} {body}");
            let allow = head.lines().find(|line| line.to_lowercase().starts_with("allow:")).unwrap().to_lowercase();
            assert!(named.iter().all(|name| allow.contains(name)), "{method} {path}: {allow}");
        }
    }
}

#[tokio::test]
async fn every_status_that_comes_is_in_the_document() {
    let house = House::open().await;
    let document = house.get("/api/openapi.json").await;
    let mut party = Party::of(&house, small()).await;
    let (table, ann) = (party.table.clone(), party.tokens[0].clone());
    let documented = |method: &str, path: &str, status: u16| {
        document["paths"][path][method]["responses"][status.to_string()].is_object()
    };
    let ids = ["x".to_string(), "00000000000000000000000000".to_string(), table.clone()];
    for round in 0..2 {
        for (path, operations) in document["paths"].as_object().unwrap() {
            for method in operations.as_object().unwrap().keys() {
                for id in &ids {
                    for (token, body) in
                        [("", Value::Null), (&*ann, Value::Null), (&*ann, json!({})), (&*ann, json!([]))]
                    {
                        let filled = path.replace("{table}", id).replace("{seat}", "0").replace("{step}", "1");
                        let filled = filled.replace("{game}", "template").replace("{lesson}", "x");
                        let came = house.call(&method.to_uppercase(), &filled, token, body).await.status;
                        assert!(documented(method, path, came), "{method} {path}: {came} is not in the document");
                    }
                }
            }
        }
        if round == 0 {
            while party.step(&mut 5).await.is_some() {}
        }
    }
}

/// What stands in an address in braces is a part of its path, and everything else is asked behind it.
#[tokio::test]
async fn the_document_says_where_everything_stands() {
    let document = House::open().await.get("/api/openapi.json").await;
    let mut asked = 0;
    for (path, operations) in document["paths"].as_object().unwrap() {
        for (method, operation) in operations.as_object().unwrap() {
            for parameter in operation["parameters"].as_array().into_iter().flatten() {
                let is_part = path.contains(&format!("{{{}}}", parameter["name"].as_str().unwrap()));
                let place = if is_part { "path" } else { "query" };
                assert_eq!(parameter["in"], place, "{method} {path}: {parameter}");
                asked += usize::from(!is_part);
            }
            let body = &operation["requestBody"];
            assert!(body.is_null() || body["required"] == true, "{method} {path}: it cannot be left out");
        }
    }
    assert!(asked > 5);
}
