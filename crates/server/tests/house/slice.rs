//! The thinnest way through: one table, one game, two sockets, a store that survives.

use crate::common::{House, small};

#[tokio::test]
async fn two_people_play_a_match_over_sockets_and_it_is_replayed() {
    let house = House::open().await;
    let (ann, bob) = (house.guest("Ann").await, house.guest("Bob").await);
    let table = house.table(small(), &[&ann, &bob]).await;
    house.start(&table, &[&ann, &bob]).await;
    let (mut a, mut b) = (house.connect(&table, &ann).await, house.connect(&table, &bob).await);
    a.until(|player| !player.choices().is_empty()).await;
    assert_eq!(a.act("bet").await["say"], "accepted");
    b.until(|player| !player.choices().is_empty()).await;
    assert_eq!(b.act("call").await["say"], "accepted");
    a.until(|player| player.is_over() && player.info["state"] == "over").await;
    b.until(|player| player.is_over() && player.info["state"] == "over").await;
    let replay = house.get(&format!("/api/replays/{table}")).await;
    assert_eq!(replay["lines"], serde_json::json!(["name 0 Ann", "name 1 Bob", "0: bet", "1: call"]));
    let step = house.get(&format!("/api/replays/{table}/steps/4?as=truth")).await;
    assert_eq!(step["table"]["over"], true);
}

#[tokio::test]
async fn a_match_goes_on_after_the_server_was_restarted() {
    let house = House::open().await;
    let (ann, bob) = (house.guest("Ann").await, house.guest("Bob").await);
    let table = house.table(small(), &[&ann, &bob]).await;
    house.start(&table, &[&ann, &bob]).await;
    let mut a = house.connect(&table, &ann).await;
    a.until(|player| !player.choices().is_empty()).await;
    assert_eq!(a.act("check").await["say"], "accepted");
    let house = house.restart().await;
    let mut b = house.connect(&table, &bob).await;
    b.until(|player| !player.choices().is_empty()).await;
    assert_eq!(b.choices(), ["check", "bet"]);
    assert_eq!(b.act("bet").await["say"], "accepted");
}
