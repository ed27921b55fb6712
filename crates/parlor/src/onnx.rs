//! A network in an ONNX file, asked through tract. It takes `[1, bytes of planes]` as 32-bit floats, and if it wants a second
//! input, the mask as `[1, actions]`; it gives `[1, actions]`, the higher the better.
//!
//! A file is tried once when it is read: one that does not fit the game is refused then, not in the middle of a match.

use table::Network;
use tract_onnx::onnx;
use tract_onnx::prelude::{DatumExt, Framework, InferenceModelExt, IntoRunnable, TValue, TVec, Tensor, TractResult};

/// Runs the network on its inputs.
type Run = Box<dyn Fn(TVec<TValue>) -> TractResult<TVec<TValue>> + Send + Sync>;

/// A network that was read from a file.
pub struct Model {
    run: Run,
    wants_mask: bool,
}

impl Model {
    /// Reads a network for a game with so many bytes of planes and so many actions.
    pub fn read(file: &str, cells: usize, actions: usize) -> Result<Model, String> {
        let (run, wants_mask) = open(file, cells, actions).map_err(|error| format!("{error:#}"))?;
        let model = Model { run, wants_mask };
        let ratings = model.ask(&vec![0; cells], &vec![1; actions]).map_err(|error| format!("{error:#}"))?;
        match ratings.len() {
            count if count == actions => Ok(model),
            count => Err(format!("it rates {count} actions, and the game has {actions}")),
        }
    }

    fn ask(&self, planes: &[u8], mask: &[u8]) -> TractResult<Vec<f32>> {
        let mut inputs: TVec<TValue> = TVec::new();
        inputs.push(row(planes)?);
        if self.wants_mask {
            inputs.push(row(mask)?);
        }
        let outputs = (self.run)(inputs)?;
        Ok(outputs[0].to_plain_array_view::<f32>()?.iter().copied().collect())
    }
}

impl Network for Model {
    fn rate(&self, planes: &[u8], mask: &[u8], out: &mut Vec<f32>) {
        out.extend(self.ask(planes, mask).expect("a network that ran when it was read runs again"));
    }
}

fn open(file: &str, cells: usize, actions: usize) -> TractResult<(Run, bool)> {
    let mut model = onnx().model_for_path(file)?;
    let wants_mask = model.inputs.len() > 1;
    let shapes = [cells, actions];
    for (input, size) in shapes.into_iter().enumerate().take(model.inputs.len()) {
        model.set_input_fact(input, f32::fact([1, size]).into())?;
    }
    let plan = model.into_optimized()?.into_runnable()?;
    Ok((Box::new(move |inputs| plan.run(inputs)), wants_mask))
}

/// Bytes as the one row of a batch.
fn row(bytes: &[u8]) -> TractResult<TValue> {
    let numbers: Vec<f32> = bytes.iter().map(|&byte| f32::from(byte)).collect();
    Ok(Tensor::from_shape(&[1, bytes.len()], &numbers)?.into())
}

#[cfg(test)]
mod tests;
