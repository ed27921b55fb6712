//! A server in a process of its own.

use rustix::process::{Pid, Signal, kill_process};
use serde_json::{Value, json};
use server::client::request;
use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

pub struct Process {
    pub child: Child,
    pub address: SocketAddr,
    /// What it wrote to standard error so far.
    pub log: Arc<Mutex<String>>,
    reader: Option<JoinHandle<()>>,
}

pub const PROGRAM: &str = env!("CARGO_BIN_EXE_parlor");

/// A folder that no other test uses.
pub fn folder() -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    std::env::temp_dir().join(format!("parlor-real-{}-{number}", std::process::id()))
}

impl Process {
    /// Starts the program on a free port.
    pub fn start(data: &Path, url: Option<&str>) -> Process {
        Process::spawn(Command::new(PROGRAM), data, url)
    }

    /// Starts the program with more arguments.
    pub fn start_with(data: &Path, url: Option<&str>, more: &[&str]) -> Process {
        Process::run(Command::new(PROGRAM), data, url, more)
    }

    /// Starts the program by this command, which ends where its own arguments begin.
    pub fn spawn(command: Command, data: &Path, url: Option<&str>) -> Process {
        Process::run(command, data, url, &[])
    }

    fn run(mut command: Command, data: &Path, url: Option<&str>, more: &[&str]) -> Process {
        command.args(["serve", "--requests", "100000", "--bot-pause", "0", "--reference-games"]);
        if !more.contains(&"--listen") {
            command.args(["--listen", "127.0.0.1:0"]);
        }
        command.arg("--data").arg(data);
        if command.get_envs().all(|(name, _)| name != "PARLOR_LOG") {
            command.env("PARLOR_LOG", "trace");
        }
        if let Some(url) = url {
            command.args(["--database-url", url]);
        }
        command.args(more);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let log = Arc::new(Mutex::new(String::new()));
        let (mut errors, shared) = (child.stderr.take().unwrap(), log.clone());
        let reader = std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = errors.read(&mut bytes) {
                shared.lock().unwrap().push_str(&String::from_utf8_lossy(&bytes[..count]));
            }
        });
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().rsplit("http://").next().and_then(|address| address.parse().ok());
        let address = address.unwrap_or_else(|| panic!("no address in {line:?}: {}", log.lock().unwrap()));
        Process { child, address, log, reader: Some(reader) }
    }

    /// Lets it stand still, go on, or stop by itself.
    pub fn signal(&self, signal: Signal) {
        let pid = Pid::from_raw(self.child.id() as i32).unwrap();
        kill_process(pid, signal).unwrap();
    }

    /// Waits until it has ended by itself; says how, and the last line it wrote.
    pub fn wait(&mut self) -> (ExitStatus, String) {
        let begin = Instant::now();
        let status = loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                break status;
            }
            assert!(begin.elapsed() < Duration::from_secs(60), "it does not end");
            std::thread::sleep(Duration::from_millis(5));
        };
        let reader = self.reader.take();
        reader.into_iter().for_each(|reader| reader.join().unwrap());
        (status, self.log.lock().unwrap().lines().last().unwrap_or_default().to_string())
    }

    /// Ends it without a warning.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Sends a request; none if the server is not there.
pub async fn post(server: SocketAddr, path: &str, token: &str, body: Value) -> Option<Value> {
    let token = (!token.is_empty()).then_some(token);
    let response = request(server, "POST", path, token, Some(&body)).await.ok()?;
    (response.status == 200).then(|| response.json())
}

/// Two people at a table whose match has begun; none if the server went away meanwhile.
pub async fn begin(server: SocketAddr, game: &str) -> Option<(String, Vec<String>)> {
    let mut tokens = Vec::new();
    for name in ["Ann", "Bob"] {
        let guest = post(server, "/api/guests", "", json!({ "name": name })).await?;
        tokens.push(guest["token"].as_str()?.to_string());
    }
    let setup = json!({ "game": game, "seats": 2, "grace": 0 });
    let table = post(server, "/api/tables", &tokens[0], setup).await?["id"].as_str()?.to_string();
    post(server, &format!("/api/tables/{table}/seats/1"), &tokens[1], Value::Null).await?;
    for token in &tokens {
        post(server, &format!("/api/tables/{table}/ready"), token, json!({ "ready": true })).await?;
    }
    post(server, &format!("/api/tables/{table}/start"), &tokens[0], Value::Null).await?;
    Some((table, tokens))
}
