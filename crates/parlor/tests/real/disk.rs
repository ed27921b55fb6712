//! A full disk: what cannot be stored is refused, nothing is done by halves, and it goes on when there is space again.
//!
//! The disk of the process is made full by a limit on the size of its files (`prlimit` of util-linux).

use crate::parts;
use crate::process::{PROGRAM, Process, begin, folder, post};
use serde_json::{Value, json};
use server::client::{Socket, request};
use std::process::Command;
use std::time::{Duration, Instant};

fn limit(process: &Process, bytes: &str) -> bool {
    let pid = process.child.id().to_string();
    Command::new("prlimit")
        .args(["--pid", &pid, &format!("--fsize={bytes}:unlimited")])
        .status()
        .is_ok_and(|s| s.success())
}

async fn ready(process: &Process) -> u16 {
    request(process.address, "GET", "/readyz", None, None).await.unwrap().status
}

/// A trial is good for a second: waits for the next one that says this.
async fn becomes(process: &Process, status: u16) {
    let begin = Instant::now();
    while ready(process).await != status {
        assert!(begin.elapsed() < Duration::from_secs(60), "/readyz never is {status}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

async fn answer(socket: &mut Socket, intent: &Value) -> Value {
    socket.send(&intent.to_string()).await.unwrap();
    loop {
        let message = socket.message().await.unwrap();
        if message["id"] == intent["id"] {
            return message;
        }
    }
}

#[tokio::test]
async fn a_full_disk_refuses_and_recovers() {
    let data = folder();
    // A write beyond the limit would end the program by a signal; ignored, it is an error like a full disk.
    let mut command = Command::new("bash");
    command.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\"", PROGRAM]);
    let process = Process::spawn(command, &data, None);
    let (table, tokens) = begin(process.address, "template").await.unwrap();
    let mut ann = Socket::table(process.address, &table, Some(&tokens[0]), None).await.unwrap();
    assert_eq!(ready(&process).await, 200);
    if !limit(&process, "0") {
        return parts::missing("prlimit", "util-linux");
    }
    becomes(&process, 503).await;
    let bet = json!({ "ask": "act", "id": 1, "seen": 1000, "action": "bet" });
    let refused = answer(&mut ann, &bet).await;
    assert_eq!(refused["refused"]["code"], "unavailable", "{refused}");
    assert!(limit(&process, "unlimited"));
    let begin = Instant::now();
    while answer(&mut ann, &bet).await["say"] != "accepted" {
        assert!(begin.elapsed() < Duration::from_secs(60), "it goes on when there is space");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    becomes(&process, 200).await;
    // Whichever connection to the database serves them: all are as good as new.
    for number in 0..20 {
        let guest = post(process.address, "/api/guests", "", json!({ "name": format!("Guest {number}") })).await;
        assert!(guest.is_some(), "guest {number} is refused");
    }
    let mut bob = Socket::table(process.address, &table, Some(&tokens[1]), None).await.unwrap();
    let fold = json!({ "ask": "act", "id": 1, "seen": 1000, "action": "fold" });
    let folded = answer(&mut bob, &fold).await;
    assert_eq!(folded["say"], "accepted", "{folded}");
    let _ = std::fs::remove_dir_all(data);
}
