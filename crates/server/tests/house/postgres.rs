//! A private PostgreSQL server on loopback, from the system's packages; it ends with the test.

use super::parts;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

pub struct Postgres {
    bin: PathBuf,
    folder: PathBuf,
    port: u16,
}

impl Postgres {
    /// Starts one; none where PostgreSQL is missing and that is allowed.
    pub fn start() -> Option<Postgres> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let Some(bin) = binaries() else {
            parts::missing("PostgreSQL", "postgresql");
            return None;
        };
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("parlor-pg-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        if is_root() {
            run(Command::new("chown").arg("postgres").arg(&folder));
        }
        let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let postgres = Postgres { bin, folder, port };
        let data = postgres.folder.join("data");
        let mut init = postgres.command("initdb");
        run(init.arg("-D").arg(&data).args([
            "-U",
            "postgres",
            "-A",
            "trust",
            "--no-sync",
            "--locale=C.UTF-8",
            "-E",
            "UTF8",
        ]));
        postgres.up();
        Some(postgres)
    }

    /// Starts the server again after [`Postgres::down`].
    pub fn up(&self) {
        let options =
            format!("-p {} -c listen_addresses=127.0.0.1 -k {} -c fsync=off", self.port, self.folder.display());
        let mut start = self.command("pg_ctl");
        start.arg("-D").arg(self.folder.join("data")).args(["-w", "-l"]).arg(self.folder.join("log"));
        run(start.args(["-o", &options, "start"]));
    }

    /// Stops the server at once.
    pub fn down(&self) {
        let mut stop = self.command("pg_ctl");
        let _ = stop.arg("-D").arg(self.folder.join("data")).args(["-m", "immediate", "stop"]).output();
    }

    /// Lets every process of the server stand still, or go on: it is there and does not answer.
    #[allow(dead_code)] // Not every program that shares this file does that.
    pub fn pause(&self, is_paused: bool) {
        let signal = if is_paused { "-STOP" } else { "-CONT" };
        let head = std::fs::read_to_string(self.folder.join("data/postmaster.pid")).unwrap();
        let first = head.lines().next().unwrap().to_string();
        let parent = format!("\nPPid:\t{first}\n");
        let processes = std::fs::read_dir("/proc").unwrap().flatten().filter(|process| {
            std::fs::read_to_string(process.path().join("status")).is_ok_and(|status| status.contains(&parent))
        });
        let all = processes.map(|process| process.file_name()).chain([first.into()]);
        run(Command::new("sh").args(["-c", "kill \"$@\"", "kill", signal]).args(all));
    }

    pub fn url(&self) -> String {
        self.url_of("postgres")
    }

    fn url_of(&self, database: &str) -> String {
        format!("postgres://postgres@127.0.0.1:{}/{database}", self.port)
    }

    /// Writes a backup and restores it into another database, as the documentation says; gives that one's URL.
    #[allow(dead_code)] // Only one of the programs that share this file makes backups.
    pub fn restored(&self) -> String {
        let (dump, copy) = (self.folder.join("parlor.dump"), self.url_of("copy"));
        run(self.command("pg_dump").args(["-Fc", "-f"]).arg(&dump).arg(self.url()));
        run(self.command("psql").args(["-c", "CREATE DATABASE copy"]).arg(self.url()));
        run(self.command("pg_restore").args(["-d", &copy]).arg(&dump));
        copy
    }

    /// PostgreSQL refuses to run as root: then it runs as its own user.
    fn command(&self, program: &str) -> Command {
        let program = self.bin.join(program);
        if !is_root() {
            return Command::new(program);
        }
        let mut command = Command::new("runuser");
        command.args(["-u", "postgres", "--"]).arg(program);
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.down();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn binaries() -> Option<PathBuf> {
    let told = Command::new("pg_config").arg("--bindir").output().ok().filter(|output| output.status.success());
    let told = told.map(|output| PathBuf::from(String::from_utf8_lossy(&output.stdout).trim()));
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let found = versions.map(|version| version.path().join("bin"));
    told.into_iter().chain(found).find(|bin| has(bin, "initdb") && has(bin, "pg_ctl"))
}

fn has(bin: &Path, program: &str) -> bool {
    bin.join(program).exists()
}

fn is_root() -> bool {
    let user = Command::new("id").arg("-u").output();
    user.is_ok_and(|output| output.stdout.starts_with(b"0"))
}

fn run(command: &mut Command) {
    // A server that is started inherits nothing it could keep open.
    let command = command.stdin(std::process::Stdio::null()).current_dir("/");
    let status = command.stdout(std::process::Stdio::null()).stderr(std::process::Stdio::null()).status().unwrap();
    assert!(status.success(), "{command:?} failed");
}
