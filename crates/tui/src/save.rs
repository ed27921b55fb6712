//! Writing the record of a match to a file.

use kernel::{Said, said};
use std::fs;
use std::path::{Path, PathBuf};
use table::AnyTable;

/// Where records of this session go, and where the last one went.
#[derive(Clone, Debug, Default)]
pub struct Shelf {
    /// The file that was asked for when the program was started.
    pub wished: Option<PathBuf>,
    /// The file that was written last.
    pub saved: Option<PathBuf>,
}

impl Shelf {
    /// Writes the record to `path`. A file that this session did not write is left alone.
    pub fn save_as(&mut self, table: &dyn AnyTable, path: &Path) -> Result<Said, Said> {
        let is_ours = [&self.wished, &self.saved].into_iter().flatten().any(|ours| ours == path);
        if !is_ours && path.exists() {
            return Err(said!("tui-file-exists", file: path.display().to_string()));
        }
        self.write(table, path)
    }

    /// Writes the record where it was asked for, if it was.
    pub fn save_as_wished(&mut self, table: &dyn AnyTable) -> Result<(), Said> {
        match self.wished.clone() {
            Some(path) => self.write(table, &path).map(|_| ()),
            None => Ok(()),
        }
    }

    fn write(&mut self, table: &dyn AnyTable, path: &Path) -> Result<Said, Said> {
        let file = path.display().to_string();
        if let Err(why) = fs::write(path, table.to_play()) {
            return Err(said!("tui-file-unwritten", file: file, why: why.to_string()));
        }
        self.saved = Some(path.to_path_buf());
        Ok(said!("tui-saved", file: file))
    }
}

/// A name to offer for the record: one that no file has yet.
pub fn usual_name(table: &dyn AnyTable) -> String {
    let slug = table.entry().meta.slug;
    let names = (1..).map(|number| if number == 1 { format!("{slug}.play") } else { format!("{slug}-{number}.play") });
    names.take(1_000).find(|name| !Path::new(name).exists()).unwrap_or_else(|| format!("{slug}.play"))
}

/// What was typed as a path; a name without an ending gets `.play`.
pub fn path_of(typed: &str) -> PathBuf {
    let path = PathBuf::from(typed.trim());
    if path.extension().is_some() { path } else { path.with_extension("play") }
}
