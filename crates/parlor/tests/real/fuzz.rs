//! Frames and intents by chance against the real program: nothing panics, others play on, and memory stays where it was.
//! `PARLOR_FUZZ` says how many are sent.

use crate::process::{PROGRAM, Process, begin, folder};
use server::client::{Frame, Socket};
use std::net::SocketAddr;
use std::process::Command;
use std::time::Duration;
use tokio::time::timeout;

/// No answer takes longer.
const PATIENCE: Duration = Duration::from_secs(120);
/// So much the memory may grow after the first quarter, however many are sent.
const GROWTH_MAX: u64 = 24 << 20;

/// Numbers by chance, the same in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }

    fn of<'a>(&mut self, words: &[&'a str]) -> &'a str {
        words[self.below(words.len())]
    }

    /// A number as programs get them wrong.
    fn number(&mut self) -> String {
        match self.below(6) {
            0 => "4294967295".into(),
            1 => "4294967296".into(),
            2 => "-1".into(),
            3 => "1e99".into(),
            _ => self.below(40).to_string(),
        }
    }

    /// An intent that is well formed, or nearly so.
    fn intent(&mut self) -> Vec<u8> {
        let (id, seen, seat) = (self.number(), self.number(), self.below(4));
        let action = self.of(&[
            "check",
            "bet",
            "run 5",
            "pass",
            "draw",
            "",
            "κόσμε",
            "run 999999999999",
            "\\u0000",
            "open 7 x3",
        ]);
        let text = self.of(&["hi", "<script>", "", "\\ud800", "\u{202e}", "{}"]);
        let yes = self.of(&["true", "false", "null", "1"]);
        match self.below(9) {
            0..3 => format!(r#"{{"ask":"act","id":{id},"seen":{seen},"seat":{seat},"action":"{action}"}}"#),
            3 => format!(r#"{{"ask":"standing","id":{id},"action":"{action}"}}"#),
            4 => format!(r#"{{"ask":"why","id":{id},"action":"{action}"}}"#),
            5 => format!(r#"{{"ask":"say","id":{id},"talk":{{"kind":"text","text":"{text}"}}}}"#),
            6 => format!(r#"{{"ask":"consent","id":{id},"yes":{yes}}}"#),
            7 => format!(r#"{{"ask":"report","id":{id},"line":{seen}}}"#),
            _ => format!(r#"{{"ask":"mute","id":{id},"name":"{text}","on":{yes}}}"#),
        }
        .into_bytes()
    }

    /// The same with some bytes changed.
    fn damaged(&mut self) -> Vec<u8> {
        let mut bytes = self.intent();
        for _ in 0..=self.below(4) {
            let at = self.below(bytes.len());
            match self.below(3) {
                0 => bytes[at] = self.below(256) as u8,
                1 => drop(bytes.remove(at)),
                _ => bytes.insert(at, self.below(128) as u8),
            }
        }
        bytes
    }

    /// One frame: mostly good ones with something strange inside, some that are no frames.
    fn frame(&mut self) -> Vec<u8> {
        let (mut first, content) = match self.below(40) {
            0..26 => (0x81, self.intent()),
            26..30 => (0x89, vec![self.below(256) as u8; self.below(126)]),
            30..33 => (0x8a, self.damaged()),
            33..36 => (0x01, self.intent()),
            36..38 => (0x80, self.intent()),
            _ => (0x81, self.damaged()),
        };
        if self.below(200) == 0 {
            first = self.below(256) as u8;
        }
        let mut bytes = framed(first, &content);
        if self.below(300) == 0 {
            let at = self.below(bytes.len());
            bytes[at] ^= 1 << self.below(8);
        }
        bytes
    }
}

fn framed(first: u8, content: &[u8]) -> Vec<u8> {
    let mut bytes = vec![first];
    match content.len() {
        length @ ..126 => bytes.push(0x80 | length as u8),
        length => bytes.extend([0xfe, (length >> 8) as u8, length as u8]),
    }
    bytes.extend([0; 4]);
    bytes.extend(content);
    bytes
}

/// Sends frames over one connection until `batch` are sent or the server has closed it; says how many were sent.
async fn pester(server: SocketAddr, table: &str, token: Option<&str>, chance: &mut Chance, batch: usize) -> usize {
    let mut socket = Socket::table(server, table, token, None).await.expect("the server takes connections");
    let mut sent = 0;
    while sent < batch {
        let frames: Vec<u8> = (0..10).flat_map(|_| chance.frame()).collect();
        sent += 10;
        // What is no frame may have ended it already; so may a ping in the middle of a message.
        let alive = socket.send_raw(&frames).await.is_ok() && socket.send(r#"{"ask":"ping","at":1}"#).await.is_ok();
        if !alive || !answered(&mut socket).await {
            break;
        }
    }
    sent
}

/// Reads until the ping is answered; says whether the connection goes on.
async fn answered(socket: &mut Socket) -> bool {
    loop {
        match timeout(PATIENCE, socket.next()).await.expect("the server answers or closes") {
            Ok(Frame::Text(text)) if text.starts_with(r#"{"say":"pong""#) => return true,
            Ok(Frame::Close(..)) | Err(_) => return false,
            Ok(_) => {}
        }
    }
}

/// The most memory that the process has ever held.
fn peak(process: &Process) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", process.child.id())).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
    line.trim().trim_end_matches(" kB").parse::<u64>().unwrap() * 1024
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn fuzzed_frames_do_no_harm_and_take_no_memory() {
    let count: usize = std::env::var("PARLOR_FUZZ").ok().and_then(|count| count.parse().ok()).unwrap_or(5_000);
    let data = folder();
    let mut command = Command::new(PROGRAM);
    command.env("PARLOR_MESSAGES", "1000000").env("PARLOR_CONNECTIONS", "1000").env("PARLOR_LOG", "warn");
    let mut process = Process::spawn(command, &data, None);
    let server = process.address;
    let mut tables = Vec::new();
    for entry in table::catalog::all().filter(|entry| entry.meta.seats.contains(&2)) {
        tables.extend(begin(server, entry.meta.slug).await);
    }
    assert!(!tables.is_empty());
    let (mut sent, mut chance, mut quarter) = (0, Chance(99), None);
    while sent < count {
        let (table, tokens) = &tables[chance.below(tables.len())];
        let token = [None, Some(tokens[0].as_str()), Some(tokens[1].as_str())][chance.below(3)];
        sent += pester(server, table, token, &mut chance, 500).await;
        if sent >= count / 4 && quarter.is_none() {
            quarter = Some(peak(&process));
        }
    }
    let (quarter, end) = (quarter.unwrap(), peak(&process));
    assert!(end < quarter + GROWTH_MAX, "{sent} frames: from {quarter} to {end} bytes");
    assert!(begin(server, "template").await.is_some(), "others play on");
    process.kill();
    let log = process.log.lock().unwrap().clone();
    assert!(!log.contains("panicked"), "something panicked: {log}");
    println!("proof: fuzzed frames = {sent}");
    println!("fuzz: {sent} frames, {} KB at a quarter, {} KB at the end", quarter / 1024, end / 1024);
    let _ = std::fs::remove_dir_all(data);
}
