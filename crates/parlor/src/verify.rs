//! `parlor verify`: was this match dealt as promised, and did every step follow the rules?

use crate::print;
use crate::serve::runtime;
use server::fair::Deal;
use std::net::ToSocketAddrs;
use table::play;

#[derive(clap::Args)]
pub struct Args {
    /// A play file, or the address of a finished match (http://host:port/replay/…)
    what: String,
}

pub fn run(args: &Args) -> Result<(), String> {
    let text = match args.what.strip_prefix("http://") {
        Some(rest) => fetch(rest)?,
        None if args.what.starts_with("https://") => {
            return Err("this program speaks no TLS: download the match with a browser and verify the file".into());
        }
        None => std::fs::read_to_string(&args.what).map_err(|error| format!("cannot read {}: {error}", args.what))?,
    };
    let file = play::parse(&text).map_err(|error| error.to_string())?;
    let deal = Deal::read(&text).ok_or("this match says nothing about its deal: it was not played on a server")?;
    deal.check(file.header.seed)?;
    print("the secret is the one that was promised before the deal\n")?;
    print(&format!("the seed is the hash of the secret and what {} seats added\n", deal.entropy.len()))?;
    let outcome = play::run(&file).map_err(|error| format!("line {error}"))?;
    print(&format!("dealt again, {} steps follow the rules, {} checks hold\n", outcome.steps, outcome.checks))
}

/// The play file of a finished match on a server.
fn fetch(rest: &str) -> Result<String, String> {
    let (host, path) = rest.split_once('/').ok_or("the address names no match")?;
    let id = path.trim_end_matches('/').rsplit('/').find(|part| *part != "play").ok_or("the address names no match")?;
    let full = if host.contains(':') { host.to_string() } else { format!("{host}:80") };
    let address = full.to_socket_addrs().ok().and_then(|mut found| found.next());
    let address = address.ok_or_else(|| format!("there is no server {host}"))?;
    let path = format!("/api/replays/{id}/play");
    let got = runtime()?.block_on(server::client::request(address, "GET", &path, None, None));
    let response = got.map_err(|error| format!("{host} does not answer: {error}"))?;
    match response.status {
        200 => Ok(response.body),
        _ => Err(response.json()["sentence"].as_str().unwrap_or("the server has no such match").to_string()),
    }
}
