//! `parlor export`: finished matches as play files, with what proves their deals.

use crate::print;
use crate::serve;
use server::Exporter;
use std::path::PathBuf;

#[derive(clap::Args)]
pub struct Args {
    /// The folder to write to
    folder: PathBuf,
    #[command(flatten)]
    server: serve::Args,
}

pub fn run(args: &Args) -> Result<(), String> {
    let folder = &args.folder;
    let wrong = |error| format!("cannot write to {}: {error}", folder.display());
    std::fs::create_dir_all(folder).map_err(wrong)?;
    let config = args.server.config()?;
    let count = serve::runtime()?.block_on(async {
        let mut exporter = Exporter::open(&config).await?;
        let mut count = 0;
        while let Some((id, text)) = exporter.next().await? {
            std::fs::write(folder.join(format!("{id}.play")), text).map_err(wrong)?;
            count += 1;
        }
        Ok::<usize, String>(count)
    })?;
    print(&format!("{count} matches written to {}\n", folder.display()))
}
