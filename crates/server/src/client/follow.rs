//! What a client knows: updates are differences, and this puts them together again.

use serde_json::{Value, json};

/// A client's table and the choices that were described to it.
#[derive(Default)]
pub struct Follower {
    table: Value,
    known: Vec<Value>,
    now: Vec<Value>,
}

impl Follower {
    /// Makes an update whole: its table, and in `choices.actions` what may be done now.
    pub fn follow(&mut self, update: &mut Value) {
        if let Some(table) = update.get("table") {
            self.table = table.clone();
        }
        if let Some(patch) = update.get("patch") {
            patch_with(&mut self.table, patch);
        }
        if let Some(choices) = update.get("choices") {
            let number = |value: &Value| value.as_u64().unwrap_or_default() as usize;
            self.known.truncate(number(&choices["from"]));
            self.known.extend(choices["more"].as_array().into_iter().flatten().cloned());
            let named = choices["now"].as_array().into_iter().flatten();
            self.now = named.map(|choice| self.known.get(number(choice)).cloned().unwrap_or_default()).collect();
        }
        update["table"] = self.table.clone();
        update["choices"] = json!({ "actions": self.now.iter().map(|choice| &choice[0]).collect::<Vec<_>>() });
    }
}

/// Puts a patch upon a value: `[new]`, `[]` for nothing from here on, or an object of patches.
pub fn patch_with(value: &mut Value, patch: &Value) {
    match patch {
        Value::Array(new) => *value = new.first().cloned().unwrap_or_default(),
        Value::Object(changes) => match value {
            Value::Array(list) => {
                let number = |key: &String| key.parse().unwrap_or(usize::MAX);
                let mut items: Vec<(usize, &Value)> =
                    changes.iter().map(|(key, change)| (number(key), change)).collect();
                // Items are added in their order, which is not that of their names: 9, 10.
                items.sort_by_key(|(at, _)| *at);
                items.into_iter().for_each(|(at, change)| patch_item(list, at, change));
            }
            other => changes.iter().for_each(|(key, change)| patch_with(&mut other[key], change)),
        },
        _ => {}
    }
}

fn patch_item(list: &mut Vec<Value>, at: usize, change: &Value) {
    if change.as_array().is_some_and(Vec::is_empty) {
        return list.truncate(at);
    }
    if at == list.len() {
        list.push(Value::Null);
    }
    if let Some(item) = list.get_mut(at) {
        patch_with(item, change);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn updates_are_put_together() {
        let mut follower = Follower::default();
        let mut first = json!({
            "table": { "scores": [0, 0], "hand": ["a", "b", "c"] },
            "choices": { "from": 0, "more": [["draw"], ["pass"]], "now": [0, 1] },
        });
        follower.follow(&mut first);
        assert_eq!(first["choices"]["actions"], json!(["draw", "pass"]));
        let mut next = json!({
            "patch": { "scores": { "1": [7] }, "hand": { "1": ["x"], "2": [] } },
            "choices": { "from": 2, "more": [["bet"]], "now": [2, 0] },
        });
        follower.follow(&mut next);
        assert_eq!(next["table"], json!({ "scores": [0, 7], "hand": ["a", "x"] }));
        assert_eq!(next["choices"]["actions"], json!(["bet", "draw"]));
        let more: serde_json::Map<String, Value> = (2..12).map(|at| (at.to_string(), json!([at]))).collect();
        let mut last = json!({ "patch": { "hand": more } });
        follower.follow(&mut last);
        assert_eq!(last["table"]["hand"], json!(["a", "x", 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]));
        assert_eq!(last["choices"]["actions"], json!(["bet", "draw"]), "nothing was said about them");
    }
}
