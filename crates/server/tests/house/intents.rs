//! Every intent is answered once, whatever happens on the way; and who may not act is told why.

use crate::common::{House, Party, setup_of, small};
use serde_json::{Value, json};

fn act(id: u32, seen: u64, action: &str) -> Value {
    json!({ "ask": "act", "id": id, "seen": seen, "seat": null, "action": action })
}

async fn lines(house: &House, table: &str) -> Vec<String> {
    let replay = house.get(&format!("/api/replays/{table}")).await;
    replay["lines"].as_array().unwrap().iter().map(|line| line.as_str().unwrap().to_string()).collect()
}

#[tokio::test]
async fn sending_twice_is_the_same_as_sending_once() {
    let house = House::open().await;
    let mut party = Party::of(&house, small()).await;
    let seen = party.players[0].number;
    for _ in 0..3 {
        let answer = party.players[0].send(act(1, seen, "check")).await;
        assert_eq!(answer["say"], "accepted", "{answer}");
    }
    let refused = party.players[0].send(act(2, seen, "check")).await;
    assert_eq!(refused["refused"]["code"], "stale", "another id is another intent, and this one comes too late");
    let again = party.players[0].send(act(2, seen + 9, "check")).await;
    assert_eq!(again["refused"], refused["refused"], "the same id gets the same answer");
    party.catch_up().await;
    let seen = party.players[1].number;
    assert_eq!(party.players[1].send(act(5, seen, "bet")).await["say"], "accepted");
    party.catch_up().await;
    let old = party.players[1].send(act(4, seen, "bet")).await;
    assert_eq!(old["refused"]["code"], "old_intent", "ids grow");
    let seen = party.players[0].number;
    assert_eq!(party.players[0].send(act(3, seen, "fold")).await["say"], "accepted");
    assert_eq!(lines(&house, &party.table).await[2..], ["0: check", "1: bet", "0: fold"]);
}

#[tokio::test]
async fn a_stale_command_is_answered_with_its_code_and_the_current_number() {
    let house = House::open().await;
    for entry in table::catalog::all() {
        let mut party = Party::of(&house, setup_of(entry)).await;
        let mut taste = 3;
        let old: Vec<u64> = party.players.iter().map(|player| player.number).collect();
        let seat = party.step(&mut taste).await.expect("somebody may act");
        let player = &mut party.players[seat];
        let late = json!({ "ask": "act", "seen": old[seat], "action": "anything" });
        let answer = player.ask(late).await;
        assert_eq!(answer["say"], "refused", "{}: {answer}", entry.meta.slug);
        assert_eq!(answer["refused"]["code"], "stale", "{}: {answer}", entry.meta.slug);
        assert_eq!(answer["number"], player.number, "{}: {answer}", entry.meta.slug);
        assert!(player.number > old[seat], "{}: its own act was told", entry.meta.slug);
    }
}

#[tokio::test]
async fn an_intent_sent_again_after_a_reconnect_or_a_restart_is_not_done_twice() {
    let house = House::open().await;
    let mut party = Party::of(&house, small()).await;
    let seen = party.players[0].number;
    assert_eq!(party.players[0].send(act(1, seen, "check")).await["say"], "accepted");
    let mut again = house.connect(&party.table, &party.tokens[0]).await;
    assert_eq!(again.send(act(1, seen, "check")).await["say"], "accepted");
    assert_eq!(again.next_id, 2, "the welcome says which ids are used up");
    drop(again);
    let (table, tokens) = (party.table.clone(), party.tokens.clone());
    drop(party);
    let house = house.restart().await;
    let mut ann = house.connect(&table, &tokens[0]).await;
    assert_eq!(ann.send(act(1, seen, "check")).await["say"], "accepted");
    let mut bob = house.connect(&table, &tokens[1]).await;
    bob.until(|player| !player.choices().is_empty()).await;
    let seen = bob.number;
    assert_eq!(bob.send(act(1, seen, "bet")).await["say"], "accepted");
    ann.until(|player| !player.choices().is_empty()).await;
    let seen = ann.number;
    assert_eq!(ann.send(act(2, seen, "call")).await["say"], "accepted");
    assert_eq!(lines(&house, &table).await[2..], ["0: check", "1: bet", "0: call"]);
}

#[tokio::test]
async fn who_may_not_act_is_told_why() {
    let house = House::open().await;
    let (ann, bob, eve) = (house.guest("Ann").await, house.guest("Bob").await, house.guest("Eve").await);
    let table = house.table(small(), &[&ann, &bob]).await;
    let mut a = house.connect(&table, &ann).await;
    assert_eq!(a.act("check").await["refused"]["code"], "not_started");
    house.start(&table, &[&ann, &bob]).await;
    let mut b = house.connect(&table, &bob).await;
    let mut e = house.connect(&table, &eve).await;
    a.until(|player| !player.update.is_null()).await;
    let code = |answer: Value| answer["refused"]["code"].as_str().unwrap_or("accepted").to_string();
    let number = a.number;
    let other = json!({ "ask": "act", "id": 50, "seen": number, "seat": 1, "action": "check" });
    assert_eq!(code(a.send(other).await), "not_your_seat");
    let answer = b.act("check").await;
    assert_eq!(answer["refused"]["clause"], "KP-4.1", "it is not their turn: {answer}");
    assert_eq!(code(b.act("call").await), "illegal");
    assert_eq!(code(e.act("check").await), "not_seated", "spectators only look on");
    let mut nobody = house.connect(&table, "").await;
    assert_eq!(code(nobody.act("check").await), "not_seated");
    a.next_id = 51;
    let answer = a.act("chekc").await;
    assert_eq!(answer["refused"]["meant"], "check", "{answer}");
    assert_eq!(code(a.act(&"x".repeat(600)).await), "too_long");
    assert_eq!(code(a.act("bet\nfold").await), "unknown_action");
    house.post(&format!("/api/tables/{table}/leave"), &bob, Value::Null).await;
    assert_eq!(code(b.act("check").await), "left");
    a.until(|player| !player.choices().is_empty()).await;
    assert_eq!(code(a.act("bet").await), "accepted");
    a.until(|player| player.is_over()).await;
    assert_eq!(code(a.act("bet").await), "over", "the bot has answered, and the match has ended");
}

#[tokio::test]
async fn an_answer_that_waits_is_given_when_it_is_asked_for() {
    let house = House::open().await;
    let mut party = Party::of(&house, small()).await;
    let standing = json!({ "ask": "standing", "id": 1, "action": "fold" });
    party.catch_up().await;
    let before = party.players[0].log.len();
    assert_eq!(party.players[1].send(standing).await["say"], "accepted");
    party.catch_up().await;
    assert_eq!(party.players[0].log.len(), before + 1, "nobody else hears of it: only the pong came");
    assert_eq!(party.players[0].act("bet").await["say"], "accepted");
    party.players[0].until(|player| player.is_over()).await;
    assert_eq!(lines(&house, &party.table).await[2..], ["0: bet", "1: fold"]);
}
