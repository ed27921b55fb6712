//! What must not get out: hidden cards, the secret of the deal, tokens.

use crate::common::{House, Party, seats_of, setup_of, small, text};
use kernel::{Budget, Millis, Scene, Seat, Stream, Viewer};
use serde_json::{Value, json};
use server::fair;
use table::catalog::all;
use table::{AnyTable, Seed, Setup};

/// A random match of a game, stopped at every step.
pub fn walk(entry: &'static table::Entry, seed: u64, mut look: impl FnMut(&dyn AnyTable)) {
    let seats = seats_of(entry);
    let setup = Setup { seats, options: vec![], seed: Seed::number(seed), scene: Scene::default() };
    let mut table = (entry.open)(&setup).unwrap();
    let mut stream = Stream::fast(seed);
    let mut now = Millis(0);
    for _ in 0..120 {
        look(table.as_ref());
        if table.is_over() {
            return;
        }
        let able: Vec<Seat> = table.to_act().iter().filter(|seat| !table.legal(*seat).is_empty()).collect();
        let Some(seat) = stream.pick(&able).copied() else {
            now = table.wakes_at().unwrap();
            table.tick(now);
            continue;
        };
        let legal = table.legal(seat);
        table.act(seat, stream.pick(&legal).unwrap(), now).unwrap();
    }
}

/// Everything a viewer is sent about a table, as it is sent.
fn sent(table: &dyn AnyTable, viewer: Viewer) -> String {
    let mut sent = Vec::new();
    table.brief(viewer, &mut sent);
    if let Viewer::Seat(seat) = viewer {
        table.brief_choices(seat, &mut sent, &mut Vec::new());
    }
    String::from_utf8(sent).unwrap()
}

#[test]
fn what_a_viewer_is_sent_does_not_change_when_all_it_may_not_know_is_dealt_anew() {
    for entry in all() {
        for seed in 0..3 {
            walk(entry, seed, |table| {
                for seat in Seat::all(table.seats()) {
                    for world in 0..2 {
                        let other = table.imagined(seat, seed * 100 + world);
                        for viewer in [Viewer::Seat(seat), Viewer::Public] {
                            let slug = entry.meta.slug;
                            assert_eq!(sent(table, viewer), sent(other.as_ref(), viewer), "{slug}, {viewer}");
                        }
                        assert_eq!(table.wakes_at(), other.wakes_at());
                    }
                }
            });
        }
    }
}

#[test]
fn bots_decide_the_same_when_all_they_may_not_know_is_dealt_anew() {
    for entry in all() {
        for seed in 0..4 {
            walk(entry, seed, |table| {
                for seat in table.to_act().iter() {
                    let think = |world: u64, kind: &str| {
                        let mut other = table.imagined(seat, world);
                        other.seat_bot(seat, kind, 5).unwrap();
                        other.think(seat, Budget { iterations: 20 })
                    };
                    for kind in table::BOTS {
                        assert_eq!(think(1, kind), think(2, kind), "{} {kind}", entry.meta.slug);
                    }
                }
            });
        }
    }
}

#[tokio::test]
async fn the_secret_and_the_seed_are_in_no_message_before_the_end() {
    let house = House::open().await;
    let mut party = Party::of(&house, small()).await;
    let mut watcher = house.connect(&party.table, "").await;
    let mut taste = 3;
    let mut said: Vec<String> = vec![house.get(&format!("/api/tables/{}", party.table)).await.to_string()];
    said.push(house.get("/api/tables?state=playing").await.to_string());
    while party.step(&mut taste).await.is_some() {}
    watcher.until(|player| player.info["state"] == "over").await;
    let info = house.get(&format!("/api/tables/{}", party.table)).await;
    let secret = text(&info["secret"]);
    assert_eq!(fair::commitment(&secret), text(&info["commitment"]), "the promise is kept");
    let seed = fair::hex(&fair::seed(&secret, &["seat-0".into(), "seat-1".into()]).0);
    let logs = party.players.iter().map(|player| &player.log).chain([&watcher.log]);
    let running = |message: &&Value| message["info"]["state"] != "over";
    said.extend(logs.flatten().filter(running).map(Value::to_string));
    assert!(said.len() > 10);
    for message in said {
        assert!(!message.contains(&secret) && !message.contains(&seed), "{message}");
    }
    let file = house.call("GET", &format!("/api/replays/{}/play", party.table), "", Value::Null).await.body;
    let deal = fair::Deal::read(&file).unwrap();
    assert_eq!(deal.check(table::play::parse(&file).unwrap().header.seed), Ok(()), "anybody can check it");
    table::play::run(&table::play::parse(&file).unwrap()).unwrap();
}

#[tokio::test]
async fn a_match_cannot_be_replayed_while_it_runs() {
    let house = House::open().await;
    let party = Party::of(&house, small()).await;
    for path in ["", "/play", "/steps/1?as=truth", "/steps/1?as=0"] {
        let response = house.call("GET", &format!("/api/replays/{}{path}", party.table), "", Value::Null).await;
        assert_eq!((response.status, response.json()["code"].as_str()), (403, Some("not_allowed")), "{path}");
    }
}

#[tokio::test]
async fn spectators_see_what_is_public_and_only_where_they_may() {
    let house = House::open().await;
    let party = Party::of(&house, small()).await;
    let mut watcher = house.connect(&party.table, "").await;
    watcher.until(|player| !player.update.is_null()).await;
    let zones = watcher.update["table"]["zones"].as_object().unwrap();
    assert!(zones.values().all(Value::is_number), "no hand is open: {zones:?}");
    assert_eq!(watcher.update["choices"]["actions"], json!([]));
    let mut setup = small();
    setup["spectators"] = json!(false);
    let closed = Party::of(&house, setup).await;
    let mut socket = server::client::Socket::table(house.address, &closed.table, None, None).await.unwrap();
    let refused = socket.message().await.unwrap();
    assert_eq!(refused["refused"]["code"], "not_allowed");
}

#[tokio::test]
async fn whoever_sends_gets_only_the_types_of_the_protocol() {
    let house = House::open().await;
    for entry in all() {
        let mut party = Party::of(&house, setup_of(entry)).await;
        let mut taste = 17;
        for _ in 0..30 {
            if party.step(&mut taste).await.is_none() {
                break;
            }
        }
        for message in party.players.iter().flat_map(|player| &player.log) {
            let read: Result<table::wire::Message, _> = serde_json::from_value(message.clone());
            let back = serde_json::to_value(read.unwrap_or_else(|error| panic!("{error}: {message}"))).unwrap();
            assert_eq!(back, *message);
        }
    }
}
