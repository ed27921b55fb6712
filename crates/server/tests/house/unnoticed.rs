//! What nobody may notice: an answer that is hidden changes nothing that can be read anywhere, and no hand is open to those
//! who look on.

use crate::common::{House, Party, Player, setup_of};
use serde_json::{Value, json};
use table::catalog::all;
use table::wire::Card;

/// Everything that somebody without a seat can read, but for the time of day.
async fn readable(house: &House, table: &str, token: &str) -> Vec<String> {
    let mut read = Vec::new();
    let own = ["/api/tables", "/api/tables?state=playing", "/api/me/tables", "/api/replays", "/metrics", "/readyz"];
    let of_table = ["", "/story", "/review", "/play", "/steps", "/steps/3?as=truth"]
        .map(|path| format!("/api/replays/{table}{path}"));
    let paths = own.iter().map(ToString::to_string).chain(of_table).chain([format!("/api/tables/{table}")]);
    for path in paths {
        let response = house.call("GET", &path, token, Value::Null).await;
        let head: Vec<&str> = response.head.lines().filter(|line| !line.to_lowercase().starts_with("date:")).collect();
        read.push(format!("{path}: {} {}", head.join(" "), response.body));
    }
    read
}

/// The numbers of everybody who did not act: an update would have raised them.
async fn numbers(party: &mut Party, watcher: &mut Player, actor: usize) -> Vec<u64> {
    party.catch_up().await;
    watcher.send(json!({ "ask": "ping", "at": 9 })).await;
    let others = party.players.iter().enumerate().filter(|(seat, _)| *seat != actor).map(|(_, player)| player.number);
    others.chain([watcher.number]).collect()
}

#[tokio::test]
async fn a_hidden_answer_changes_nothing_that_anybody_can_read() {
    let house = House::open().await;
    let eve = house.guest("Eve").await;
    let mut hidden = 0;
    for entry in all() {
        let mut setup = setup_of(entry);
        (setup["public"], setup["take_back"]) = (json!(true), json!(true));
        let mut party = Party::of(&house, setup).await;
        let mut watcher = house.connect(&party.table, &eve).await;
        let mut taste = 5;
        for _ in 0..25 {
            let before = readable(&house, &party.table, &eve).await;
            let seats = party.players.len();
            let mut quiet = Vec::new();
            for actor in 0..seats {
                quiet.push(numbers(&mut party, &mut watcher, actor).await);
            }
            let Some(actor) = party.step(&mut taste).await else { break };
            if numbers(&mut party, &mut watcher, actor).await == quiet[actor] {
                let after = readable(&house, &party.table, &eve).await;
                assert_eq!(before, after, "{}: somebody could notice", entry.meta.slug);
                hidden += 1;
            }
        }
    }
    assert!(hidden > 5, "only {hidden} hidden answers");
    println!("proof: hidden answers that no page shows = {hidden}");
}

#[tokio::test]
async fn no_hand_is_open_to_those_who_look_on_in_any_game() {
    let (mut closed, house) = (0, House::open().await);
    for entry in all() {
        let mut party = Party::of(&house, setup_of(entry)).await;
        let mut watcher = house.connect(&party.table, "").await;
        let mut taste = 11;
        for _ in 0..30 {
            watcher.send(json!({ "ask": "ping", "at": 9 })).await;
            assert_eq!(watcher.update["choices"]["actions"], json!([]), "{}", entry.meta.slug);
            let answer = watcher.act("pass").await;
            assert_eq!(answer["refused"]["code"], "not_seated", "{}", entry.meta.slug);
            if party.step(&mut taste).await.is_none() {
                break;
            }
        }
        // What is open to the public is open to every seat, at every moment of a random match.
        crate::secrets::walk(entry, 3, |table| {
            let public = table.view(kernel::Viewer::Public);
            for seat in kernel::Seat::all(table.seats()) {
                let own = table.view(kernel::Viewer::Seat(seat));
                for (zone, own) in public.zones.iter().zip(&own.zones) {
                    assert_eq!(zone.zone, own.zone, "{}", entry.meta.slug);
                    for (card, own) in zone.cards.iter().zip(&own.cards) {
                        let is_up = |card: &Card| matches!(card, Card::Up { .. });
                        assert!(!is_up(card) || is_up(own), "{} {:?} {seat}", entry.meta.slug, zone.zone);
                        closed += usize::from(is_up(own) && !is_up(card));
                    }
                }
            }
        });
    }
    assert!(closed > 1000, "only {closed} cards were closed to those who look on");
    println!("proof: cards in hands closed to spectators = {closed}");
}
