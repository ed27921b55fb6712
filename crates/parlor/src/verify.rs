//! `parlor verify`: was this match dealt as promised, and did every step follow the rules?

use crate::print;
use crate::serve::runtime;
use server::client::{Site, request};
use server::fair::Deal;
use std::path::{Path, PathBuf};
use table::play;

#[derive(clap::Args)]
pub struct Args {
    /// A play file, or the address of a finished match (https://host/replay/…)
    what: String,
    /// A file of certificates (PEM) to trust instead of the usual authorities
    #[arg(long, value_name = "FILE")]
    ca: Option<PathBuf>,
}

pub fn run(args: &Args) -> Result<(), String> {
    let text = if args.what.contains("://") {
        fetch(&args.what, args.ca.as_deref())?
    } else {
        std::fs::read_to_string(&args.what).map_err(|error| format!("cannot read {}: {error}", args.what))?
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
fn fetch(address: &str, ca: Option<&Path>) -> Result<String, String> {
    let (site, path) = Site::parse(address, ca)?;
    let mut parts = path.trim_matches('/').rsplit('/');
    let id = parts.find(|part| !["play", ""].contains(part)).ok_or("the address names no match")?;
    let path = format!("/api/replays/{id}/play");
    let got = runtime()?.block_on(request(&site, "GET", &path, None, None));
    let response = got.map_err(|error| format!("{} does not answer: {error}", site.host()))?;
    match response.status {
        200 => Ok(response.body),
        _ => Err(response.json()["sentence"].as_str().unwrap_or("the server has no such match").to_string()),
    }
}
