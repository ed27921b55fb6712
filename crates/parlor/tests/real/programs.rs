//! Other programs: a bot in Python, export, verify; and what the log must not say.

use crate::process::{PROGRAM, Process, folder, post};
use serde_json::{Value, json};
use server::client::request;
use std::path::Path;
use std::process::{Command, Output};

fn parlor(arguments: &[&str]) -> Output {
    Command::new(PROGRAM).args(arguments).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_in_python_plays_and_its_match_is_exported_and_verified() {
    let data = folder();
    let mut process = Process::start(&data, None);
    let server = format!("http://{}", process.address);
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let bot = |arguments: &[&str]| {
        let played = Command::new("python3").arg(&script).arg(&server).args(arguments).output().unwrap();
        (text(&played.stdout), text(&played.stderr))
    };
    for entry in table::catalog::all() {
        let slug = entry.meta.slug;
        let short: &[&str] = if slug == "dream-team-soccer" { &["--option", "rounds=1"] } else { &[] };
        let (said, trouble) = bot(&[&["--game", slug], short].concat());
        assert!(said.starts_with("scores: ["), "{slug}: {said} {trouble}");
    }
    let (_, trouble) = bot(&["--game", "whist"]);
    assert!(trouble.contains("there is no game \"whist\""), "{trouble}");
    let out = folder();
    let out_text = out.to_str().unwrap();
    process.kill();
    let exported = parlor(&["export", out_text, "--data", data.to_str().unwrap()]);
    assert!(exported.status.success(), "{}", text(&exported.stderr));
    let files: Vec<_> = std::fs::read_dir(&out).unwrap().flatten().map(|file| file.path()).collect();
    assert!(!files.is_empty());
    for file in &files {
        let verified = parlor(&["verify", file.to_str().unwrap()]);
        assert!(verified.status.success(), "{}", text(&verified.stderr));
        assert!(parlor(&["check", file.to_str().unwrap()]).status.success());
    }
    let honest = std::fs::read_to_string(&files[0]).unwrap();
    let seed = honest.lines().find(|line| line.starts_with("seed ")).unwrap();
    for (from, to) in
        [(seed, "seed 7"), ("# deal entropy 0 ", "# deal entropy 0 x"), ("# deal secret ", "# deal secret 0")]
    {
        let forged = out.join("forged.play");
        std::fs::write(&forged, honest.replacen(from, to, 1)).unwrap();
        let verified = parlor(&["verify", forged.to_str().unwrap()]);
        assert!(!verified.status.success(), "{from} -> {to} was not noticed");
    }
    let process = Process::start(&data, None);
    let id = files[0].file_stem().unwrap().to_str().unwrap();
    let verified = parlor(&["verify", &format!("http://{}/replay/{id}", process.address)]);
    assert!(text(&verified.stdout).contains("dealt again"), "{}", text(&verified.stderr));
    for folder in [data, out] {
        let _ = std::fs::remove_dir_all(folder);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_log_holds_a_token_a_secret_or_a_seed() {
    let data = folder();
    let mut process = Process::start(&data, None);
    let server = process.address;
    let guest = post(server, "/api/guests", "", json!({ "name": "Ann" })).await.unwrap();
    let token = guest["token"].as_str().unwrap();
    let setup = json!({ "game": "template", "seats": 2 });
    let table = post(server, "/api/tables", token, setup).await.unwrap()["id"].as_str().unwrap().to_string();
    let at = |path: &str| format!("/api/tables/{table}{path}");
    post(server, &at("/seats/1/bot"), token, json!({ "kind": "random" })).await.unwrap();
    post(server, &at("/ready"), token, json!({ "ready": true, "entropy": "e" })).await.unwrap();
    post(server, &at("/start"), token, Value::Null).await.unwrap();
    post(server, &at("/leave"), token, Value::Null).await.unwrap();
    let secret = loop {
        let info = request(server, "GET", &at(""), None, None).await.unwrap().json();
        if let Some(secret) = info["secret"].as_str() {
            break secret.to_string();
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    };
    let seed = server::fair::hex(&server::fair::seed(&secret, &["e".into(), String::new()]).0);
    process.kill();
    let log = process.log.lock().unwrap().clone();
    for hidden in [token, &secret, &seed] {
        assert!(!log.contains(hidden), "the log holds what it must not");
    }
    let _ = std::fs::remove_dir_all(data);
}

#[test]
fn what_cannot_be_served_is_one_sentence() {
    let run = |arguments: &[&str]| {
        let output = parlor(arguments);
        assert!(!output.status.success());
        text(&output.stderr)
    };
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let place = folder();
    let said = run(&["serve", "--listen", &address, "--data", place.to_str().unwrap()]);
    assert!(said.contains("is taken") && said.lines().count() == 1, "{said}");
    let said = run(&["serve", "--listen", "127.0.0.1:0", "--data", "/dev/null/x"]);
    assert!(said.contains("cannot write to the data folder") && said.lines().count() == 1, "{said}");
    let said = run(&["serve", "--config", "/no/such/file"]);
    assert!(said.contains("cannot read /no/such/file"), "{said}");
}
