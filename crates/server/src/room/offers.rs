//! What a seat was offered before: a choice is described once, and from then on named by its number.
//!
//! Always holds: a number means the same to everybody who sees as this viewer, from one `"from":0` to the next.

use super::fanout::hash;
use std::collections::HashMap;
use std::io::Write;

/// So many choices are remembered; then they are described anew.
const KNOWN_MAX: usize = 1024;

/// What a viewer was offered.
#[derive(Clone, Default)]
pub struct Offers {
    /// The number of each description.
    numbers: HashMap<u64, u16>,
    /// What was offered last; none if the next message must say it in any case.
    last: Option<Vec<u16>>,
}

impl Offers {
    /// Forgets everything: the next message describes all that it offers.
    pub fn forget(&mut self) {
        *self = Offers::default();
    }

    /// Appends what is offered, if it is not what was offered last. `ends` says where each description ends.
    pub fn write(&mut self, descriptions: &[u8], ends: &[usize], out: &mut Vec<u8>) {
        if self.numbers.len() + ends.len() > KNOWN_MAX {
            self.forget();
        }
        let from = self.numbers.len() as u16;
        let (mut now, mut more, mut start) = (Vec::with_capacity(ends.len()), Vec::new(), 0);
        for end in ends {
            let text = &descriptions[start..*end];
            start = *end;
            let next = self.numbers.len() as u16;
            let number = *self.numbers.entry(hash(text)).or_insert(next);
            if number == next {
                more.push(text);
            }
            now.push(number);
        }
        if self.last.as_ref() != Some(&now) {
            write_choices(from, &more, &now, out);
            self.last = Some(now);
        }
    }
}

fn write_choices(from: u16, more: &[&[u8]], now: &[u16], out: &mut Vec<u8>) {
    let put = |out: &mut Vec<u8>, number: u16| write!(out, "{number}").expect("writing to memory cannot fail");
    out.extend_from_slice(br#","choices":{"from":"#);
    put(out, from);
    out.extend_from_slice(br#","more":["#);
    out.extend_from_slice(&more.join(&b","[..]));
    out.extend_from_slice(br#"],"now":["#);
    for (place, number) in now.iter().enumerate() {
        if place > 0 {
            out.push(b',');
        }
        put(out, *number);
    }
    out.extend_from_slice(b"]}");
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(offers: &mut Offers, choices: &[&str]) -> String {
        let (mut text, mut ends, mut out) = (Vec::new(), Vec::new(), Vec::new());
        for choice in choices {
            text.extend_from_slice(choice.as_bytes());
            ends.push(text.len());
        }
        offers.write(&text, &ends, &mut out);
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn a_choice_is_described_once() {
        let mut offers = Offers::default();
        assert_eq!(said(&mut offers, &["a", "b"]), r#","choices":{"from":0,"more":[a,b],"now":[0,1]}"#);
        assert_eq!(said(&mut offers, &["a", "b"]), "", "nothing has changed");
        assert_eq!(said(&mut offers, &[]), r#","choices":{"from":2,"more":[],"now":[]}"#);
        assert_eq!(said(&mut offers, &["b", "c"]), r#","choices":{"from":2,"more":[c],"now":[1,2]}"#);
        offers.forget();
        assert_eq!(said(&mut offers, &[]), r#","choices":{"from":0,"more":[],"now":[]}"#, "a newcomer is told");
    }

    #[test]
    fn when_too_many_are_known_they_are_described_anew() {
        let mut offers = Offers::default();
        for number in 0..2 * KNOWN_MAX {
            let text = said(&mut offers, &[&number.to_string()]);
            assert!(text.contains(&format!(r#""more":[{number}]"#)), "{text}");
            assert!(offers.numbers.len() <= KNOWN_MAX);
        }
    }
}
