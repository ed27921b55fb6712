//! What changed in a JSON text since the one before it, found without keeping that one.
//!
//! A table is written as text after every step, and most of it is as it was. Of the text before, only sums of its parts
//! are kept, a few bytes for each: a part whose sum is the same has not changed. What has changed is said as a patch:
//! `[value]` is a new value, `[]` is nothing from here on, `{"field": patch}` changes a field of an object, or an item of
//! a list by its number.
//!
//! Always holds: the patch put upon the text before gives this text, and it is never longer than saying it anew.

use std::ops::Range;

/// Parts are told apart down to this depth; what lies deeper changes as a whole.
const DEPTH: u8 = 6;
/// What is shorter than this changes as a whole: a patch would not be shorter.
const SHORT: usize = 12;

/// What is kept of a text: its parts, each followed by the parts within it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parts(Vec<Part>);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Part {
    /// Tells its content apart.
    sum: u32,
    /// Tells its fields apart: nothing for a plain value, one for a list.
    shape: u32,
    /// How many parts, with this one and all within it.
    size: u16,
    /// How many parts directly within it.
    inner: u16,
}

const PLAIN: u32 = 0;
const LIST: u32 = 1;

/// Where a part stands in its text, and its name within the object it belongs to.
#[derive(Clone, Debug)]
struct Place {
    value: Range<usize>,
    name: Range<usize>,
}

impl Parts {
    /// Whether nothing is known of a text before.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Forgets the text before.
    pub fn clear(&mut self) {
        *self = Parts::default();
    }

    /// Learns this text without asking what changed.
    pub fn learn(&mut self, text: &[u8]) {
        self.0 = Reader::read(text).parts;
        self.0.shrink_to_fit();
    }

    /// Appends what changed in `text` since the one before, and learns it; false, and nothing, if nothing did.
    pub fn patch(&mut self, text: &[u8], out: &mut Vec<u8>) -> bool {
        let new = Reader::read(text);
        let changed = self.0.first().map(|part| part.sum) != new.parts.first().map(|part| part.sum);
        if changed {
            Change { text, new: &new, old: &self.0 }.write(0, 0, out);
            self.0.clear();
            self.0.extend_from_slice(&new.parts);
        }
        changed
    }
}

/// Reads a text into its parts.
struct Reader<'a> {
    text: &'a [u8],
    parts: Vec<Part>,
    places: Vec<Place>,
}

impl<'a> Reader<'a> {
    fn read(text: &'a [u8]) -> Reader<'a> {
        let mut reader = Reader { text, parts: Vec::with_capacity(128), places: Vec::with_capacity(128) };
        reader.part(0, 0..0, 0);
        reader
    }

    /// Reads the value that begins here; says where it ends.
    fn part(&mut self, at: usize, name: Range<usize>, depth: u8) -> usize {
        let own = self.parts.len();
        self.parts.push(Part { sum: 0, shape: PLAIN, size: 1, inner: 0 });
        self.places.push(Place { value: at..at, name });
        let end = match self.text[at] {
            open @ (b'{' | b'[') if depth < DEPTH => self.inside(at, own, open == b'{', depth),
            _ => skip(self.text, at),
        };
        self.places[own].value.end = end;
        if self.parts[own].inner == 0 || end - at < SHORT {
            self.parts.truncate(own + 1);
            self.places.truncate(own + 1);
            self.parts[own] = Part { sum: sum(&self.text[at..end]), shape: PLAIN, size: 1, inner: 0 };
        }
        self.parts[own].size = (self.parts.len() - own) as u16;
        end
    }

    /// Reads what is within an object or a list; says where it ends.
    fn inside(&mut self, at: usize, own: usize, named: bool, depth: u8) -> usize {
        let (mut place, mut inner, mut shape, mut total) = (at + 1, 0, LIST, LIST);
        while !matches!(self.text[place], b'}' | b']') {
            let from = place;
            let name = if named { from..skip(self.text, from) } else { 0..0 };
            if named {
                place = name.end + 1;
                shape = mixed(shape, sum(&self.text[name.clone()]));
            }
            let child = self.parts.len();
            place = self.part(place, name, depth + 1);
            total = mixed(total, self.parts[child].sum);
            inner += 1;
            place += usize::from(self.text[place] == b',');
        }
        self.parts[own] = Part { sum: mixed(total, shape ^ inner), shape, size: 1, inner: inner as u16 };
        place + 1
    }
}

/// Where the value that begins here ends.
fn skip(text: &[u8], at: usize) -> usize {
    match text[at] {
        b'"' => string(text, at),
        b'{' | b'[' => {
            let (mut depth, mut place) = (0usize, at);
            loop {
                match text[place] {
                    b'"' => place = string(text, place) - 1,
                    b'{' | b'[' => depth += 1,
                    b'}' | b']' => depth -= 1,
                    _ => {}
                }
                place += 1;
                if depth == 0 {
                    return place;
                }
            }
        }
        _ => at + text[at..].iter().position(|byte| matches!(byte, b',' | b'}' | b']')).unwrap_or(text.len() - at),
    }
}

/// Where the string that begins here ends.
fn string(text: &[u8], at: usize) -> usize {
    let mut place = at + 1;
    loop {
        match text[place] {
            b'"' => return place + 1,
            b'\\' => place += 2,
            _ => place += 1,
        }
    }
}

/// Writes what changed.
struct Change<'a> {
    text: &'a [u8],
    new: &'a Reader<'a>,
    old: &'a [Part],
}

impl Change<'_> {
    /// The patch of a part that is not as it was.
    fn write(&self, new: usize, old: usize, out: &mut Vec<u8>) {
        let value = &self.text[self.new.places[new].value.clone()];
        let from = out.len();
        let before = self.old.get(old);
        if before.is_some_and(|before| before.shape == self.new.parts[new].shape && before.inner > 0) {
            self.write_inner(new, old, out);
            if out.len() - from < value.len() + 2 {
                return;
            }
            out.truncate(from);
        }
        out.push(b'[');
        out.extend_from_slice(value);
        out.push(b']');
    }

    fn write_inner(&self, new: usize, old: usize, out: &mut Vec<u8>) {
        let (parts, before) = (&self.new.parts, self.old[old]);
        let (mut one, mut other) = (new + 1, old + 1);
        let mut sign = b'{';
        for number in 0..parts[new].inner {
            let known = (number < before.inner).then(|| self.old[other]);
            if known.is_none_or(|known| known.sum != parts[one].sum) {
                self.write_name(sign, one, number, out);
                self.write(one, if known.is_some() { other } else { usize::MAX }, out);
                sign = b',';
            }
            one += parts[one].size as usize;
            other += known.map_or(0, |known| known.size as usize);
        }
        if before.inner > parts[new].inner {
            out.extend_from_slice(format!("{}\"{}\":[]", sign as char, parts[new].inner).as_bytes());
            sign = b',';
        }
        if sign == b'{' {
            out.push(b'{');
        }
        out.push(b'}');
    }

    fn write_name(&self, sign: u8, part: usize, number: u16, out: &mut Vec<u8>) {
        out.push(sign);
        match self.new.places[part].name.clone() {
            name if name.is_empty() => out.extend_from_slice(format!("\"{number}\"").as_bytes()),
            name => out.extend_from_slice(&self.text[name]),
        }
        out.push(b':');
    }
}

fn mixed(one: u32, other: u32) -> u32 {
    let wide = u64::from(one ^ 0x9e37_79b9).wrapping_mul(0x2545_f491_4f6c_dd1d) ^ u64::from(other);
    let wide = wide.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (wide >> 32) as u32
}

/// Tells texts apart, eight bytes at a time.
fn sum(text: &[u8]) -> u32 {
    const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
    let mix = |state: u64, word: u64| {
        let wide = u128::from(state ^ word) * u128::from(ODD);
        (wide as u64) ^ (wide >> 64) as u64
    };
    let (words, rest) = text.as_chunks::<8>();
    let state = words.iter().fold(text.len() as u64 ^ ODD, |state, word| mix(state, u64::from_le_bytes(*word)));
    let last = rest.iter().fold(0u64, |last, byte| last << 8 | u64::from(*byte));
    (mix(state, last) >> 32) as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    /// Puts a patch upon a value, as a client does.
    fn patched(value: &mut Value, patch: &Value) {
        match patch {
            Value::Array(new) => *value = new[0].clone(),
            Value::Object(fields) => {
                for (name, patch) in fields {
                    match value {
                        Value::Object(own) => patched(own.get_mut(name).unwrap(), patch),
                        Value::Array(list) => {
                            let at: usize = name.parse().unwrap();
                            match patch {
                                Value::Array(new) if new.is_empty() => list.truncate(at),
                                _ if at < list.len() => patched(&mut list[at], patch),
                                _ => {
                                    list.push(Value::Null);
                                    patched(&mut list[at], patch);
                                }
                            }
                        }
                        other => panic!("{other} has no parts"),
                    }
                }
            }
            other => panic!("{other} is no patch"),
        }
    }

    fn patch(from: &Value, to: &Value) -> Option<String> {
        let mut parts = Parts::default();
        parts.learn(from.to_string().as_bytes());
        let mut out = Vec::new();
        let changed = parts.patch(to.to_string().as_bytes(), &mut out);
        let mut fresh = Parts::default();
        fresh.learn(to.to_string().as_bytes());
        assert_eq!(parts, fresh, "it knows the new text");
        let text = String::from_utf8(out).unwrap();
        if !changed {
            assert_eq!((from, text.as_str()), (to, ""));
            return None;
        }
        let mut value = from.clone();
        patched(&mut value, &serde_json::from_str(&text).unwrap());
        assert_eq!(value, *to, "{text}");
        Some(text)
    }

    #[test]
    fn only_what_changed_is_said() {
        let table =
            json!({"scores": [0, 0], "zones": {"hand:0": ["R5", "R10", "R15", "C30"], "draw": 31}, "over": false});
        let mut later = table.clone();
        assert_eq!(patch(&table, &later), None);
        later["zones"]["draw"] = json!(30);
        assert_eq!(patch(&table, &later).unwrap(), r#"{"zones":{"draw":[30]}}"#);
        later["zones"]["hand:0"] = json!(["R5", "R10", "R15", "C30", "PAN"]);
        assert_eq!(patch(&table, &later).unwrap(), r#"{"zones":{"draw":[30],"hand:0":{"4":["PAN"]}}}"#);
        later["zones"]["hand:0"] = json!(["R5", "R10"]);
        later["zones"]["draw"] = json!(31);
        assert_eq!(patch(&table, &later).unwrap(), r#"{"zones":{"hand:0":{"2":[]}}}"#);
    }

    #[test]
    fn odd_texts_are_read() {
        let odd = json!({"a\"b": "x\\\"}", "c": [[], {}, [{"d": "]"}], "ä", -3, null], "empty": {}, "long": "0123456789012345"});
        let mut other = odd.clone();
        other["c"][2][0]["d"] = json!("[");
        other["empty"] = json!({"now": "it has a field"});
        assert!(patch(&odd, &other).is_some() && patch(&other, &odd).is_some());
        assert!(patch(&json!([1, 2]), &json!({"it": "is something else now"})).is_some());
    }

    #[test]
    fn any_change_of_any_text_can_be_patched() {
        let mut stream = kernel::Stream::fast(11);
        fn random(stream: &mut kernel::Stream, depth: u8) -> Value {
            match stream.below(if depth > 3 { 3 } else { 6 }) {
                0 => json!(stream.below(40)),
                1 => json!("a text of some length".split_at(stream.below(20) as usize).0),
                2 => Value::Null,
                3 | 4 => (0..stream.below(6)).map(|_| random(stream, depth + 1)).collect(),
                _ => {
                    let fields = (0..stream.below(5)).map(|n| (format!("f{n}"), random(stream, depth + 1)));
                    Value::Object(fields.collect())
                }
            }
        }
        fn changed(value: &mut Value, stream: &mut kernel::Stream) {
            match value {
                Value::Array(list) if !list.is_empty() && stream.below(4) > 0 => {
                    let at = stream.below(list.len() as u32) as usize;
                    changed(&mut list[at], stream);
                }
                Value::Object(fields) if !fields.is_empty() && stream.below(4) > 0 => {
                    let at = stream.below(fields.len() as u32) as usize;
                    changed(fields.values_mut().nth(at).unwrap(), stream);
                }
                other => *other = random(stream, 2),
            }
        }
        for _ in 0..3000 {
            let value = random(&mut stream, 0);
            let mut other = value.clone();
            (0..stream.below(3)).for_each(|_| changed(&mut other, &mut stream));
            patch(&value, &other);
        }
    }
}
