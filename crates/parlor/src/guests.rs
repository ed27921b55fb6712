//! Networks from outside the house that take part under the name `onnx:FILE`. Reading them is a feature of the build: the
//! runtime is larger than the rest of the program.

use table::{Entry, Guests};

/// How the name of a network begins.
const ONNX: &str = "onnx:";

/// Reads the networks among these bots.
pub fn invite<S: AsRef<str>>(entry: &Entry, bots: &[S]) -> Result<Guests, String> {
    let mut guests = Guests::new();
    for name in bots.iter().map(AsRef::as_ref) {
        if let Some(file) = name.strip_prefix(ONNX) {
            guests.insert(name.to_string(), read(entry, file)?);
        }
    }
    Ok(guests)
}

#[cfg(feature = "onnx")]
fn read(entry: &Entry, file: &str) -> Result<std::sync::Arc<dyn table::Network>, String> {
    let (cells, actions) = (kernel::encode::size(entry.planes), kernel::encode::size(entry.numbers));
    let model = crate::onnx::Model::read(file, cells, actions);
    let model = model.map_err(|why| format!("{file} cannot play {}: {why}", entry.meta.name))?;
    Ok(std::sync::Arc::new(model))
}

#[cfg(not(feature = "onnx"))]
fn read(_entry: &Entry, file: &str) -> Result<std::sync::Arc<dyn table::Network>, String> {
    Err(format!("this parlor was built without networks, so {file} cannot play: build it with --features onnx"))
}

#[cfg(all(test, not(feature = "onnx")))]
mod tests {
    #[test]
    fn a_build_without_networks_says_so() {
        let entry = table::catalog::all().next().expect("there are games");
        let why = super::invite(entry, &["greedy", "onnx:mine.onnx"]).err().expect("there is no runtime");
        assert!(why.contains("mine.onnx") && why.contains("--features onnx"), "{why}");
        assert!(super::invite(entry, &["greedy"]).is_ok_and(|guests| guests.is_empty()));
    }
}
