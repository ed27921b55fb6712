//! The server under load, watched from outside, and the figures.

use super::drive::Seen;
use serde_json::json;
use server::client::Site;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// A server whose processor time and memory can be read, if it is our own.
pub struct Watched {
    pub site: Site,
    child: Option<(Child, PathBuf)>,
}

impl Watched {
    /// Somebody else's server.
    pub fn running(site: Site) -> Watched {
        Watched { site, child: None }
    }

    /// Starts this very program as a server in a folder of its own.
    pub fn start(settings: &[String]) -> Result<Watched, String> {
        let failed = |error| format!("cannot start a server: {error}");
        let folder = std::env::temp_dir().join(format!("parlor-load-{}", std::process::id()));
        let program = std::env::current_exe().map_err(failed)?;
        let limits = ["--requests", "--messages", "--tables", "--connections"].map(|limit| [limit, "1000000"]);
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(&folder)
            .args(limits.as_flattened())
            .arg("--reference-games")
            .args(settings)
            .env("PARLOR_LOG", "warn")
            .stdout(Stdio::piped())
            .spawn()
            .map_err(failed)?;
        let output = child.stdout.take().ok_or("the server has no output")?;
        let mut line = String::new();
        BufReader::new(output).read_line(&mut line).map_err(failed)?;
        let address = line.trim().rsplit("http://").next().and_then(|address| address.parse::<SocketAddr>().ok());
        let address = address.ok_or_else(|| format!("the server did not say where it is: {line:?}"))?;
        Ok(Watched { site: address.into(), child: Some((child, folder)) })
    }

    fn stat(&self, file: &str) -> Option<String> {
        let (child, _) = self.child.as_ref()?;
        std::fs::read_to_string(format!("/proc/{}/{file}", child.id())).ok()
    }

    /// The processor time it has used.
    pub fn cpu(&self) -> Duration {
        let ticks = self.stat("stat").and_then(|stat| {
            let fields: Vec<&str> = stat.rsplit(')').next()?.split_whitespace().collect();
            Some(fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?)
        });
        // Linux counts in hundredths of a second.
        Duration::from_millis(ticks.unwrap_or(0) * 10)
    }

    /// The bytes of memory it holds.
    pub fn memory(&self) -> u64 {
        let status = self.stat("status").unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<u64>().ok()).unwrap_or(0) * 1024
    }

    /// Ends it, if it is our own, and removes its folder.
    pub fn stop(&mut self) {
        if let Some((mut child, folder)) = self.child.take() {
            let _ = child.kill();
            let _ = child.wait();
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}

impl Drop for Watched {
    fn drop(&mut self) {
        self.stop();
    }
}

/// What was measured.
pub struct Figures {
    game: String,
    matches: usize,
    seats: u8,
    seen: Seen,
    elapsed: Duration,
    cpu: Duration,
    empty: u64,
    full: u64,
}

impl Figures {
    pub fn new(game: String, matches: usize, seats: u8, empty: u64, full: u64) -> Figures {
        let seen = Seen::default();
        Figures { game, matches, seats, seen, elapsed: Duration::ZERO, cpu: Duration::ZERO, empty, full }
    }

    pub fn add(&mut self, mut seen: Seen) {
        self.seen.latencies.append(&mut seen.latencies);
        self.seen.refused += seen.refused;
        self.seen.updates += seen.updates;
        self.seen.bytes += seen.bytes;
        self.seen.matches += seen.matches;
    }

    /// The memory of matches that wait.
    pub fn settle(&mut self, full: u64) {
        self.full = full;
    }

    pub fn finish(&mut self, elapsed: Duration, cpu: Duration, _memory: u64) {
        self.elapsed = elapsed;
        self.cpu = cpu;
        self.seen.latencies.sort_unstable();
    }

    fn moves(&self) -> u64 {
        self.seen.latencies.len() as u64
    }

    fn rate(&self) -> f64 {
        self.moves() as f64 / self.elapsed.as_secs_f64().max(0.001)
    }

    /// Bytes of an update, on average over everybody who was sent one.
    fn bytes_per_update(&self) -> u64 {
        self.seen.bytes / self.seen.updates.max(1)
    }

    /// The latency that so many of a thousand moves did not exceed, in milliseconds.
    fn latency(&self, of_thousand: usize) -> f64 {
        let last = self.seen.latencies.len().saturating_sub(1);
        let index = (self.seen.latencies.len() * of_thousand / 1000).min(last);
        f64::from(self.seen.latencies.get(index).copied().unwrap_or(0)) / 1000.0
    }

    fn cpu_per_move(&self) -> f64 {
        self.cpu.as_secs_f64() * 1e6 / self.moves().max(1) as f64
    }

    fn memory_per_match(&self) -> u64 {
        self.full.saturating_sub(self.empty) / self.matches as u64
    }

    pub fn json(&self) -> String {
        let figures = json!({
            "game": self.game, "matches": self.matches, "seats": self.seats, "seconds": self.elapsed.as_secs_f64(),
            "moves": self.moves(), "moves_per_second": self.rate(), "refused": self.seen.refused,
            "matches_ended": self.seen.matches, "p50_ms": self.latency(500), "p99_ms": self.latency(990),
            "max_ms": self.latency(1000), "bytes_per_update": self.bytes_per_update(), "server_cpu_us_per_move": self.cpu_per_move(),
            "memory_bytes_per_match": self.memory_per_match(),
        });
        format!("{figures:#}\n")
    }

    pub fn text(&self) -> String {
        format!(
            "{} matches of {} seats of {}\n{:.0} moves/s ({} moves, {} refused, {} matches ended, {:.1} s)\n\
             latency p50 {:.1} ms, p99 {:.1} ms, max {:.1} ms\nserver: {:.1} µs per move, {} bytes per update, {} bytes per match\n",
            self.matches,
            self.seats,
            self.game,
            self.rate(),
            self.moves(),
            self.seen.refused,
            self.seen.matches,
            self.elapsed.as_secs_f64(),
            self.latency(500),
            self.latency(990),
            self.latency(1000),
            self.cpu_per_move(),
            self.bytes_per_update(),
            self.memory_per_match(),
        )
    }
}
