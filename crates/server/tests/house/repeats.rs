//! Networks repeat, delay and lose: whatever arrives again, late or in another order, the record is that of sending once.

use crate::common::{House, Party, setup_of};
use serde_json::{Value, json};
use server::Exporter;
use table::catalog::all;

/// Seat, id and action of everything that was carried out, as the store holds it.
async fn record(house: &House, table: &str) -> Vec<(usize, u64, String)> {
    let exporter = Exporter::open(&house.config).await.unwrap();
    let events = exporter.events(table).await.unwrap();
    let act = |line: &String| {
        let words: Vec<&str> = line.strip_prefix("act ")?.splitn(4, ' ').collect();
        Some((words[0].parse().unwrap(), words[2].parse().unwrap(), words[3].to_string()))
    };
    events.iter().filter_map(act).collect()
}

/// Plays some steps of a game over a bad network; says what was sent and accepted once.
async fn play_badly(house: &House, party: &mut Party, steps: u32) -> Vec<(usize, u64, String)> {
    let mut sent: Vec<(usize, Value, Value)> = Vec::new();
    let mut taste = 23u64;
    let mut pick = move |below: usize| {
        taste = taste.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (taste >> 33) as usize % below
    };
    for _ in 0..steps {
        party.catch_up().await;
        let able: Vec<usize> =
            (0..party.players.len()).filter(|seat| !party.players[*seat].choices().is_empty()).collect();
        if able.is_empty() || party.players[0].is_over() {
            break;
        }
        let seat = able[pick(able.len())];
        let choices = party.players[seat].choices();
        let action = choices[pick(choices.len())].clone();
        let id = party.players[seat].next_id;
        party.players[seat].next_id += 1;
        let intent = json!({ "ask": "act", "id": id, "seen": party.players[seat].number, "action": action });
        let answer = party.players[seat].send(intent.clone()).await;
        sent.push((seat, intent, answer));
        // What was sent before comes again, the newest or any other one, perhaps after a reconnect.
        for _ in 0..=pick(3) {
            let (seat, intent, first) = sent[if pick(2) == 0 { sent.len() - 1 } else { pick(sent.len()) }].clone();
            if pick(3) == 0 {
                let next_id = party.players[seat].next_id;
                party.players[seat] = house.connect(&party.table, &party.tokens[seat]).await;
                party.players[seat].next_id = next_id;
            }
            let again = party.players[seat].send(intent.clone()).await;
            let forgotten = again["refused"]["code"] == "old_intent";
            assert!(forgotten || (&again["say"], &again["refused"]) == (&first["say"], &first["refused"]), "{again}");
        }
    }
    let accepted = sent.into_iter().filter(|(_, _, answer)| answer["say"] == "accepted");
    accepted
        .map(|(seat, intent, _)| (seat, intent["id"].as_u64().unwrap(), intent["action"].as_str().unwrap().to_string()))
        .collect()
}

#[tokio::test]
async fn repeated_late_and_shuffled_intents_give_the_record_of_sending_once() {
    let house = House::open().await;
    for entry in all() {
        let mut party = Party::of(&house, setup_of(entry)).await;
        let once = play_badly(&house, &mut party, 25).await;
        assert!(!once.is_empty(), "{}", entry.meta.slug);
        assert_eq!(record(&house, &party.table).await, once, "{}", entry.meta.slug);
    }
}
