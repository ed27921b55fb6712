//! The store: both databases do the same, and what cannot be stored is not done.

use crate::common::{House, PATIENCE, Party, folder, small};
use crate::postgres::Postgres;
use serde_json::{Value, json};
use server::Server;
use sqlx::Connection;
use std::time::Duration;

/// Everything that reads or writes the store, once.
async fn exercise(house: House) {
    let mut setup = small();
    (setup["public"], setup["take_back"]) = (json!(true), json!(true));
    let mut party = Party::of(&house, setup).await;
    assert_eq!(house.get("/api/tables?state=playing").await.as_array().unwrap().len(), 1);
    assert_eq!(party.players[0].act("check").await["say"], "accepted");
    assert_eq!(party.players[0].send(json!({ "ask": "take_back", "id": 2 })).await["say"], "accepted");
    party.players[1].send(json!({ "ask": "consent", "id": 1, "yes": true })).await;
    let say = json!({ "ask": "say", "id": 2, "talk": { "kind": "emote", "key": "smile" } });
    assert_eq!(party.players[1].send(say).await["say"], "accepted");
    assert_eq!(party.players[1].send(json!({ "ask": "report", "id": 3, "line": 1 })).await["say"], "accepted");
    let (table, tokens) = (party.table.clone(), party.tokens.clone());
    drop(party);
    let house = house.restart().await;
    let (mut a, mut b) = (house.connect(&table, &tokens[0]).await, house.connect(&table, &tokens[1]).await);
    a.until(|player| player.choices() == ["check", "bet"]).await;
    assert_eq!(a.act("bet").await["say"], "accepted");
    b.until(|player| !player.choices().is_empty()).await;
    assert_eq!(b.act("fold").await["say"], "accepted");
    let replays = house.get("/api/replays").await;
    assert_eq!(replays[0]["scores"], json!([1, -1]), "{replays}");
    let next = house.post(&format!("/api/tables/{table}/rematch"), &tokens[0], Value::Null).await;
    assert!(next["rematch"].is_string());
    assert_eq!(house.call("GET", "/readyz", "", Value::Null).await.status, 200);
    let metrics = async |token| house.call("GET", "/metrics", token, Value::Null).await;
    assert!(metrics("sesame").await.body.contains("parlor_moves"));
    for stranger in ["", "sesam"] {
        assert_eq!(metrics(stranger).await.status, 403, "they count hidden answers one by one");
    }
}

#[tokio::test]
async fn every_query_runs_on_sqlite() {
    exercise(House::open().await).await;
}

#[tokio::test]
async fn every_query_runs_on_postgresql() {
    let Some(postgres) = Postgres::start() else { return };
    exercise(House::with(|config| config.database_url = Some(postgres.url())).await).await;
}

/// How a database goes away and comes back.
#[derive(Clone, Copy, PartialEq)]
enum Absence {
    /// Nobody is there.
    Gone,
    /// Somebody is there and says nothing.
    Silent,
}

/// While the database is away everything is refused soon, and then it goes on by itself.
async fn without_its_database(absence: Absence) {
    let Some(postgres) = Postgres::start() else { return };
    let house = House::with(|config| config.database_url = Some(postgres.url())).await;
    let mut party = Party::of(&house, small()).await;
    assert_eq!(party.players[0].act("check").await["say"], "accepted");
    party.players[1].until(|player| !player.choices().is_empty()).await;
    let bet = |seen| json!({ "ask": "act", "id": 1, "seen": seen, "seat": null, "action": "bet" });
    match absence {
        Absence::Gone => postgres.down(),
        Absence::Silent => postgres.pause(true),
    }
    // A server that lets people wait for its timeouts does not get through this in a minute.
    let refusals = async {
        for round in 0..20 {
            let seen = party.players[1].number;
            let answer = party.players[1].send(bet(seen)).await;
            assert_eq!(answer["refused"]["code"], "unavailable", "{round}: {answer}");
            assert_eq!(house.call("POST", "/api/guests", "", json!({ "name": "Eve" })).await.status, 503);
            assert_eq!(house.call("GET", "/api/replays", "", Value::Null).await.status, 503);
            assert_eq!(house.call("GET", "/readyz", "", Value::Null).await.status, 503);
            assert_eq!(house.call("GET", "/healthz", "", Value::Null).await.status, 200);
        }
    };
    tokio::time::timeout(PATIENCE, refusals).await.expect("refusals come at once");
    match absence {
        Absence::Gone => postgres.up(),
        Absence::Silent => postgres.pause(false),
    }
    // The same intent again, until the store is back: it is done exactly once.
    let begin = std::time::Instant::now();
    loop {
        let seen = party.players[1].number;
        let answer = party.players[1].send(bet(seen)).await;
        if answer["say"] == "accepted" {
            break;
        }
        assert!(begin.elapsed() < PATIENCE, "{answer}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    // What failed a moment ago is tried again after a second.
    while house.call("GET", "/readyz", "", Value::Null).await.status != 200 {
        assert!(begin.elapsed() < PATIENCE, "it can store and does not say so");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    party.players[0].until(|player| player.choices() == ["fold", "call"]).await;
    assert_eq!(party.players[0].act("call").await["say"], "accepted");
    let replay = house.get(&format!("/api/replays/{}", party.table)).await;
    assert_eq!(replay["lines"].as_array().unwrap()[2..], [json!("0: check"), json!("1: bet"), json!("0: call")]);
}

#[tokio::test]
async fn while_the_database_is_gone_nothing_is_done_and_then_it_goes_on_by_itself() {
    without_its_database(Absence::Gone).await;
}

#[tokio::test]
async fn a_database_that_does_not_answer_makes_nobody_wait() {
    without_its_database(Absence::Silent).await;
}

#[tokio::test]
async fn what_cannot_be_opened_is_one_clear_sentence() {
    let house = House::open().await;
    let taken = Server::open(server::Config { listen: house.address, ..house.config.clone() }).await.err().unwrap();
    assert!(taken.contains("is taken") && taken.contains("--listen"), "{taken}");
    let place = folder();
    std::fs::write(&place, "a file").unwrap();
    let mut config = crate::common::config(&place);
    let unwritable = Server::open(config.clone()).await.err().unwrap();
    assert!(unwritable.contains("cannot write to the data folder"), "{unwritable}");
    std::fs::remove_file(&place).unwrap();
    config.database_url = Some("mysql://x".into());
    let unknown = Server::open(config).await.err().unwrap();
    assert!(unknown.contains("postgres:"), "{unknown}");
    assert!([taken, unwritable, unknown].iter().all(|sentence| !sentence.contains('\n')));
}

#[tokio::test]
async fn a_backup_of_the_data_folder_can_be_restored() {
    let mut house = House::open().await;
    let mut party = Party::of(&house, small()).await;
    assert_eq!(party.players[0].act("check").await["say"], "accepted");
    house.stop().await;
    let copy = folder();
    std::fs::create_dir_all(&copy).unwrap();
    for file in std::fs::read_dir(&house.config.data).unwrap().flatten() {
        std::fs::copy(file.path(), copy.join(file.file_name())).unwrap();
    }
    let restored = House::with(|config| config.data = copy.clone()).await;
    let mut bob = restored.connect(&party.table, &party.tokens[1]).await;
    bob.until(|player| !player.choices().is_empty()).await;
    assert_eq!(bob.act("check").await["say"], "accepted");
    drop(restored);
    let _ = std::fs::remove_dir_all(copy);
}

#[tokio::test]
async fn a_backup_of_postgresql_can_be_restored() {
    let Some(postgres) = Postgres::start() else { return };
    let mut house = House::with(|config| config.database_url = Some(postgres.url())).await;
    let mut party = Party::of(&house, small()).await;
    assert_eq!(party.players[0].act("check").await["say"], "accepted");
    // While it runs: the newest moves are in the journal only.
    let copy = postgres.restored();
    let restored = House::with(|config| config.database_url = Some(copy)).await;
    let mut bob = restored.connect(&party.table, &party.tokens[1]).await;
    bob.until(|player| !player.choices().is_empty()).await;
    assert_eq!(bob.act("check").await["say"], "accepted");
    house.stop().await;
}

/// Changes what is stored while nobody is there.
async fn tamper(house: House, sql: &str) -> House {
    let path = house.config.data.join("parlor.db");
    let changed = async {
        let mut database = sqlx::SqliteConnection::connect(&format!("sqlite:{}", path.display())).await.unwrap();
        let done = sqlx::query(sqlx::AssertSqlSafe(sql)).execute(&mut database).await.unwrap();
        assert!(done.rows_affected() > 0);
        database.close().await.unwrap();
    };
    house.restart_after(changed).await
}

/// A match of other rules is not replayed wrongly: whoever wants to see it is told why, and may take its record home.
#[tokio::test]
async fn a_match_of_other_rules_says_so_and_its_record_is_kept() {
    let house = House::open().await;
    let mut party = Party::of(&house, small()).await;
    let running = Party::of(&house, small()).await.table;
    while party.step(&mut 5).await.is_some() {}
    let (table, tokens) = (party.table.clone(), party.tokens.clone());
    let open = house.table(small(), &[&tokens[0]]).await;
    let lines = house.get(&format!("/api/replays/{table}")).await["lines"].clone();
    drop(party);
    let house =
        tamper(house, "UPDATE tables SET setup = replace(setup, '\"seats\":2', '\"seats\":2,\"rules\":7')").await;
    for (path, kept) in [
        (format!("/api/tables/{table}"), "its record is kept"),
        (format!("/api/replays/{table}/story"), "its record is kept"),
        (format!("/api/replays/{table}/steps"), "its record is kept"),
        (format!("/api/replays/{table}/review"), "its record is kept"),
        (format!("/api/tables/{running}"), "it cannot go on"),
    ] {
        let refused = house.call("GET", &path, &tokens[0], Value::Null).await;
        let sentence = refused.json()["sentence"].as_str().unwrap().to_string();
        assert_eq!(refused.status, 403, "{path}: {sentence}");
        let versions = "version 7 of the rules of Kuhn Poker, and this program plays version 1";
        assert!(sentence.contains(versions) && sentence.contains(kept), "{path}: {sentence}");
    }
    assert_eq!(house.get(&format!("/api/replays/{table}")).await["lines"], lines);
    let record = house.call("GET", &format!("/api/replays/{table}/play"), "", Value::Null).await;
    assert_eq!(record.status, 200, "{}", record.body);
    assert!(record.body.contains("\nrules 7\n") && record.body.contains("# deal secret "), "{}", record.body);
    for line in lines.as_array().unwrap() {
        assert!(record.body.contains(&format!("\n{}", line.as_str().unwrap())), "{line}: {}", record.body);
    }
    // What was not begun is played by the rules of today.
    assert_eq!(house.get(&format!("/api/tables/{open}")).await["state"], "open");
    let mut exporter = server::Exporter::open(&house.config).await.unwrap();
    assert_eq!(
        exporter.next().await.unwrap(),
        Some((table, record.body)),
        "and it does not keep others from going home"
    );
    assert_eq!(exporter.next().await.unwrap(), None);
}
