//! Talk: preset phrases and emotes always, free text where the table allows it. Text stays text.

use super::{Owner, Room};
use crate::id::Id;
use crate::names;
use kernel::{Seat, Viewer, said};
use std::time::Duration;
use table::wire::{Code, Refused, Talk, TalkLine};
use tokio::time::Instant;

/// The keys of the preset phrases; the words of each are the message `phrase-<key>`.
pub const PHRASES: &[&str] =
    &["hello", "good-luck", "well-played", "thanks", "sorry", "oops", "one-moment", "your-turn", "good-game", "again"];

/// The preset emotes: key and picture.
pub const EMOTES: &[(&str, &str)] =
    &[("smile", "🙂"), ("laugh", "😄"), ("wow", "😮"), ("think", "🤔"), ("cry", "😢"), ("clap", "👏"), ("heart", "❤️")];

/// The most characters of free text.
const TEXT_MAX: usize = 200;
/// How many lines a room remembers, and how many bytes of them.
const LINES_MAX: usize = 20;
const BYTES_MAX: usize = 2048;
/// How many people a seat can mute.
const MUTED_MAX: usize = 16;
/// How fast somebody may talk: so many at once, then one each second.
const BURST: u32 = 5;

impl Room {
    pub(super) fn say(&mut self, connection: u32, seat: Option<Seat>, talk: Talk) -> Result<(), Refused> {
        let talk = self.allowed(talk)?;
        let now = Instant::now();
        let Some(speaker) = self.connections.iter().find(|other| other.number == connection) else { return Ok(()) };
        if speaker.person.is_none() {
            return Err(Refused::new(Code::Unknown, said!("name-before-talk")));
        }
        let name = speaker.name.to_string();
        if seat.is_none() && self.is_taken(&name, speaker.person) {
            return Err(Refused::new(Code::Taken, said!("name-taken")));
        }
        let recent = self.spoken.iter().filter(|(who, when)| *who == speaker.person && now - *when < TALK_WINDOW);
        if recent.count() >= BURST as usize {
            return Err(Refused::new(Code::TooFast, said!("talk-too-fast")));
        }
        let person = speaker.person;
        self.spoken.retain(|(_, when)| now - *when < TALK_WINDOW);
        self.spoken.push((person, now));
        self.talk_lines += 1;
        let line = TalkLine { line: self.talk_lines, name, seat: seat.map(Seat::number), talk };
        self.talk.push_back(line.clone());
        while self.talk.len() > LINES_MAX || self.talk_bytes() > BYTES_MAX {
            self.talk.pop_front();
        }
        self.tell_talk(&line);
        Ok(())
    }

    /// Whether somebody else who has a seat could be taken for a person of this name.
    pub(super) fn is_taken(&self, name: &str, person: Option<Id>) -> bool {
        let others = self.chairs.iter().filter(|chair| chair.owner.person() != person);
        others
            .into_iter()
            .any(|chair| matches!(&chair.owner, Owner::Person { name: other, .. } if names::is_alike(name, other)))
    }

    /// A seat hears no more, or again, of what somebody says.
    pub(super) async fn mute(&mut self, seat: Seat, name: &str, on: bool) -> Result<(), Refused> {
        let mut chairs = self.chairs.clone();
        let muted = &mut chairs[seat.index()].muted;
        muted.retain(|other| other != name);
        if on {
            if muted.len() >= MUTED_MAX || name.chars().count() > TEXT_MAX {
                return Err(Refused::new(Code::TooLong, said!("mute-most", most: MUTED_MAX)));
            }
            muted.push(name.to_string());
        }
        self.seat_people(chairs).await.map(|_| ())
    }

    /// Whether a viewer hears what this person says.
    pub(super) fn hears(&self, viewer: Viewer, name: &str) -> bool {
        match viewer {
            Viewer::Seat(seat) => !self.chairs[seat.index()].muted.iter().any(|muted| muted == name),
            Viewer::Public | Viewer::Truth => true,
        }
    }

    fn talk_bytes(&self) -> usize {
        let bytes = |line: &TalkLine| if let Talk::Text { text } = &line.talk { text.len() } else { 16 };
        self.talk.iter().map(|line| bytes(line) + 64).sum()
    }

    fn allowed(&self, talk: Talk) -> Result<Talk, Refused> {
        match &talk {
            Talk::Phrase { key } if !PHRASES.contains(&key.as_str()) => {
                Err(Refused::new(Code::NotFound, said!("no-such-phrase")))
            }
            Talk::Emote { key } if !EMOTES.iter().any(|(known, _)| known == key) => {
                Err(Refused::new(Code::NotFound, said!("no-such-emote")))
            }
            Talk::Text { .. } if !self.setup.chat => Err(Refused::new(Code::NotAllowed, said!("no-free-chat"))),
            Talk::Text { text } => Ok(Talk::Text { text: clean(text)? }),
            Talk::Phrase { .. } | Talk::Emote { .. } => Ok(talk),
        }
    }
}

/// Joins the parts of some emoji.
const JOINER: char = '\u{200d}';

/// As long as the burst needs to be allowed again.
const TALK_WINDOW: Duration = Duration::from_secs(BURST as u64);

/// Text as others see it: one line, no control characters, not too long. It is not escaped here: it is never markup.
fn clean(text: &str) -> Result<String, Refused> {
    let shown = text.chars().filter(|c| *c == JOINER || !names::is_blank(*c));
    let visible: String = shown.map(|c| if c.is_control() { ' ' } else { c }).collect();
    let clean = visible.split_whitespace().collect::<Vec<_>>().join(" ");
    match clean.chars().count() {
        0 => Err(Refused::new(Code::Malformed, said!("nothing-to-say"))),
        n if n > TEXT_MAX => Err(Refused::new(Code::TooLong, said!("talk-too-long", most: TEXT_MAX, long: n))),
        _ => Ok(clean),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_one_short_line_and_keeps_its_signs() {
        assert_eq!(clean(" <b>hi</b>\n\u{202e}x ").unwrap(), "<b>hi</b> x");
        for nothing in ["\u{7}", "\u{3164}", "\u{2800}\u{200b}"] {
            assert_eq!(clean(nothing).unwrap_err().code, Code::Malformed);
        }
        assert_eq!(clean(&"x".repeat(201)).unwrap_err().code, Code::TooLong);
    }
}
