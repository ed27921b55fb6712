//! Two servers and one database: the second is told who has it, or takes over; and whoever was replaced while it stood
//! still can store nothing when it wakes up.
//!
//! `PARLOR_TAKE_OVERS` says how often; the quick check is content with a few.

use crate::kill::{Counts, check_all, players, times};
use crate::postgres::Postgres;
use crate::process::{PROGRAM, Process, begin, folder, post};
use rustix::process::Signal;
use serde_json::{Value, json};
use server::client::Socket;
use server::{Config, Exporter};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::watch;

/// A server counts as gone after a third of a second.
const SHORT: &[&str] = &["--lease", "300"];
/// So long that a test which waits for it does not pass.
const LONG: &[&str] = &["--lease", "3600000"];

/// Where no server is.
const NOWHERE: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 1);

/// Where a database can be.
enum Place {
    Folder,
    SqliteUrl(String),
    Postgres(Postgres),
}

impl Place {
    fn url(&self) -> Option<String> {
        match self {
            Place::Folder => None,
            Place::SqliteUrl(url) => Some(url.clone()),
            Place::Postgres(postgres) => Some(postgres.url()),
        }
    }
}

fn both() -> Vec<Place> {
    [Some(Place::Folder), Postgres::start().map(Place::Postgres)].into_iter().flatten().collect()
}

/// What a server says that does not start.
fn refusal(data: &Path, url: Option<&str>) -> String {
    let mut command = Command::new(PROGRAM);
    command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(data).env("PARLOR_LOG", "warn");
    let output = command.args(url.map(|url| ["--database-url", url]).into_iter().flatten()).output().unwrap();
    assert!(!output.status.success(), "the second server has started");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// A match in which seat 0 is to act, and how that seat is connected.
async fn waiting(process: &Process) -> (String, String, Socket) {
    let (table, tokens) = begin(process.address, "template").await.unwrap();
    let ann = Socket::table(process.address, &table, Some(&tokens[0]), None).await.unwrap();
    (table, tokens[0].clone(), ann)
}

async fn act(socket: &mut Socket, id: u32, action: &str) {
    let act = json!({ "ask": "act", "id": id, "seen": 1000, "action": action });
    socket.send(&act.to_string()).await.unwrap();
}

/// The answer to an intent; none if the connection ends first.
async fn answer(socket: &mut Socket, id: u32) -> Option<Value> {
    loop {
        let message = socket.message().await.ok()?;
        if message["id"] == id {
            return Some(message);
        }
    }
}

#[tokio::test]
async fn the_second_server_says_who_has_the_database_and_does_not_start() {
    let file = folder();
    std::fs::create_dir_all(&file).unwrap();
    let url = format!("sqlite:{}?mode=rwc", file.join("cards.db").display());
    for place in both().into_iter().chain([Place::SqliteUrl(url)]) {
        let data = folder();
        let url = place.url();
        let first = Process::start_with(&data, url.as_deref(), SHORT);
        let (table, token, mut ann) = waiting(&first).await;
        act(&mut ann, 1, "check").await;
        assert_eq!(answer(&mut ann, 1).await.unwrap()["say"], "accepted");
        let said = refusal(&data, url.as_deref());
        let who = format!("process {}, since ", first.child.id());
        assert!(said.contains("belongs to another server (host ") && said.contains(&who), "{said}");
        assert!(said.contains("--take-over") && said.lines().count() == 1, "{said}");
        // The first one has not noticed.
        let (_, _, mut bob) = waiting(&first).await;
        act(&mut bob, 1, "bet").await;
        assert_eq!(answer(&mut bob, 1).await.unwrap()["say"], "accepted");
        drop(first);
        let again = Process::start(&data, url.as_deref());
        let mut ann = Socket::table(again.address, &table, Some(&token), None).await.unwrap();
        act(&mut ann, 1, "check").await;
        assert_eq!(answer(&mut ann, 1).await.unwrap()["say"], "accepted", "it was stored once, and is known");
    }
    let _ = std::fs::remove_dir_all(file);
}

#[tokio::test]
async fn a_server_that_is_asked_stops_and_the_next_one_has_its_port_and_its_matches() {
    for place in both() {
        let (data, url) = (folder(), place.url());
        let mut first = Process::start_with(&data, url.as_deref(), SHORT);
        let (table, token, mut ann) = waiting(&first).await;
        act(&mut ann, 1, "check").await;
        assert_eq!(answer(&mut ann, 1).await.unwrap()["say"], "accepted");
        drop(ann);
        let address = first.address.to_string();
        let next = Process::start_with(&data, url.as_deref(), &["--take-over", "--listen", &address]);
        assert_eq!(next.address, first.address);
        let (status, _) = first.wait();
        assert!(status.success(), "{status}: {}", first.log.lock().unwrap());
        let mut ann = Socket::table(next.address, &table, Some(&token), None).await.unwrap();
        act(&mut ann, 1, "check").await;
        assert_eq!(answer(&mut ann, 1).await.unwrap()["say"], "accepted");
        let _ = std::fs::remove_dir_all(data);
    }
}

#[tokio::test]
async fn after_a_kill_or_a_stop_nobody_waits_for_a_lease() {
    for place in both() {
        let (data, url) = (folder(), place.url());
        let mut first = Process::start_with(&data, url.as_deref(), LONG);
        first.kill();
        let mut second = Process::start_with(&data, url.as_deref(), LONG);
        second.signal(Signal::TERM);
        assert!(second.wait().0.success());
        let third = Process::start_with(&data, url.as_deref(), LONG);
        assert!(post(third.address, "/api/guests", "", json!({ "name": "Ann" })).await.is_some());
        let _ = std::fs::remove_dir_all(data);
    }
}

#[tokio::test]
async fn a_port_that_a_silent_server_holds_is_taken_over_with_its_database() {
    let data = folder();
    let mut first = Process::start_with(&data, None, SHORT);
    let address = first.address.to_string();
    first.signal(Signal::STOP);
    let next = Process::start_with(&data, None, &["--take-over", "--listen", &address]);
    assert_eq!(first.wait().0.signal(), Some(9));
    assert!(post(next.address, "/api/guests", "", json!({ "name": "Ann" })).await.is_some());
    let _ = std::fs::remove_dir_all(data);
}

/// One server after the other is paused under load and replaced, and wakes up with something to do.
async fn take_overs(url: Option<String>, count: u32) {
    let data = folder();
    let mut first = Process::start_with(&data, url.as_deref(), SHORT);
    let (say, server) = watch::channel(Some(first.address));
    let counts = Arc::new(Counts::default());
    let players = players(&server, &counts);
    let (mut ghosts, mut ended) = (Vec::new(), 0);
    for round in 0..count {
        let (table, _, mut ghost) = waiting(&first).await;
        counts.more(round).await;
        if round % 2 == 1 {
            // Everybody has gone: it is not in the middle of a write.
            say.send(Some(NOWHERE)).unwrap();
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        first.signal(Signal::STOP);
        let next = Process::start_with(&data, url.as_deref(), &[SHORT, &["--take-over"]].concat());
        say.send(Some(next.address)).unwrap();
        // It waits in a socket of the server that was replaced.
        act(&mut ghost, 1, "bet").await;
        counts.more(round).await;
        first.signal(Signal::CONT);
        let answer = answer(&mut ghost, 1).await;
        assert_ne!(answer.as_ref().map(|answer| &answer["say"]), Some(&json!("accepted")), "{answer:?}");
        ghosts.push(table);
        let (status, last) = first.wait();
        if status.signal() == Some(9) {
            // SQLite lets nobody write while a process stands still in the middle of a write: that one was ended.
            assert!(url.is_none(), "{last}");
            ended += 1;
        } else {
            let who = format!("process {}, since ", next.child.id());
            assert!(last.contains("has taken over the database") && last.contains(&who), "{status}: {last}");
        }
        first = next;
    }
    first.kill();
    say.send(None).unwrap();
    drop(say);
    let config = Config { data: data.clone(), database_url: url, ..Config::default() };
    let store = Exporter::open(&config).await.unwrap();
    for table in ghosts {
        let events = store.events(&table).await.unwrap();
        assert!(!events.iter().any(|event| event.starts_with("act ")), "a replaced server has stored {events:?}");
    }
    let (acknowledged, matches) = check_all(players, &config).await;
    assert!(ended < count, "nobody has woken up");
    assert!(acknowledged as u32 > 2 * count, "only {acknowledged} moves were acknowledged");
    let refused = counts.unavailable.load(Ordering::Relaxed);
    println!(
        "{count} take-overs ({ended} ended in the middle of a write, {refused} moves refused): \
         {acknowledged} acknowledged moves of {matches} matches are all there, none twice"
    );
    println!("proof: take-overs from a paused server = {count}");
    println!("proof: acknowledged moves after take-overs, none lost, none doubled = {acknowledged}");
    let _ = std::fs::remove_dir_all(data);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_paused_owner_that_was_replaced_stores_nothing_on_sqlite() {
    take_overs(None, times("PARLOR_TAKE_OVERS", 3)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_paused_owner_that_was_replaced_stores_nothing_on_postgresql() {
    let Some(postgres) = Postgres::start() else { return };
    take_overs(Some(postgres.url()), times("PARLOR_TAKE_OVERS", 3)).await;
}
