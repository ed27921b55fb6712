//! What is stored of a match: one line for each thing that happened, in order. Everything else is computed from it.

use std::fmt;

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat acted; with the client's id of the intent, if a client sent one.
    Act { seat: u8, at: u32, intent: Option<u32>, action: String },
    /// Every moment up to this one came that the rules had asked for.
    Clock { at: u32 },
    /// A person took a seat, or came back to it.
    Sit { seat: u8, name: String },
    /// A bot plays from here on; the same seed plays the same way.
    Bot { seat: u8, kind: String, seed: u64 },
    /// The last so many acts and clocks were taken back.
    Back { steps: usize },
}

impl Event {
    /// Whether it is a step of the match, which can be taken back.
    pub fn is_step(&self) -> bool {
        matches!(self, Event::Act { .. } | Event::Clock { .. })
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Act { seat, at, intent: Some(intent), action } => write!(f, "act {seat} {at} {intent} {action}"),
            Event::Act { seat, at, intent: None, action } => write!(f, "act {seat} {at} - {action}"),
            Event::Clock { at } => write!(f, "clock {at}"),
            Event::Sit { seat, name } => write!(f, "sit {seat} {name}"),
            Event::Bot { seat, kind, seed } => write!(f, "bot {seat} {kind} {seed}"),
            Event::Back { steps } => write!(f, "back {steps}"),
        }
    }
}

/// Reads a line of a record; none if a newer program wrote it.
pub fn read(line: &str) -> Option<Event> {
    let (kind, rest) = line.split_once(' ')?;
    match kind {
        "act" => {
            let [seat, at, intent, action] = words(rest)?;
            let intent = if intent == "-" { None } else { Some(intent.parse().ok()?) };
            Some(Event::Act { seat: seat.parse().ok()?, at: at.parse().ok()?, intent, action: action.to_string() })
        }
        "clock" => Some(Event::Clock { at: rest.parse().ok()? }),
        "sit" => {
            let [seat, name] = words(rest)?;
            Some(Event::Sit { seat: seat.parse().ok()?, name: name.to_string() })
        }
        "bot" => {
            let [seat, kind, seed] = words(rest)?;
            Some(Event::Bot { seat: seat.parse().ok()?, kind: kind.to_string(), seed: seed.parse().ok()? })
        }
        "back" => Some(Event::Back { steps: rest.parse().ok()? }),
        _ => None,
    }
}

/// The first words of a text; the last one is the rest of it.
fn words<const N: usize>(text: &str) -> Option<[&str; N]> {
    let parts: Vec<&str> = text.splitn(N, ' ').collect();
    parts.try_into().ok()
}

/// The events of a record with what was taken back left out.
pub fn fold(record: &str) -> Option<Vec<Event>> {
    let mut events: Vec<Event> = Vec::new();
    for line in record.lines() {
        match read(line)? {
            Event::Back { steps } => take_back(&mut events, steps),
            event => events.push(event),
        }
    }
    Some(events)
}

/// Removes the last `steps` steps; who sat down in between stays seated.
pub fn take_back(events: &mut Vec<Event>, steps: usize) {
    for _ in 0..steps {
        if let Some(last) = events.iter().rposition(Event::is_step) {
            events.remove(last);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_read_back_as_written() {
        let events = [
            Event::Act { seat: 1, at: 250, intent: Some(7), action: "pass 5-20 C30".into() },
            Event::Act { seat: 0, at: 250, intent: None, action: "bet".into() },
            Event::Clock { at: 9 },
            Event::Sit { seat: 0, name: "Ann B".into() },
            Event::Bot { seat: 1, kind: "greedy".into(), seed: 3 },
            Event::Back { steps: 2 },
        ];
        for event in events {
            assert_eq!(read(&event.to_string()), Some(event));
        }
        assert_eq!(read("act 1 x 7 bet"), None);
    }

    #[test]
    fn what_was_taken_back_is_left_out_and_sitting_down_is_not() {
        let record = "sit 0 Ann\nact 0 1 1 check\nbot 1 random 0\nact 1 2 - bet\nback 2\nact 0 3 2 bet\n";
        let events: Vec<String> = fold(record).unwrap().iter().map(Event::to_string).collect();
        assert_eq!(events, ["sit 0 Ann", "bot 1 random 0", "act 0 3 2 bet"]);
    }
}
