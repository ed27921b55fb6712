//! A table as a position that sets it up again.

use crate::card;
use crate::next::TOPICS;
use crate::state::{Back, BagOLoot, DISCARD, PILE, Phase, hand, zone};
use crate::view::{bag_name, set_name};
use kernel::{CardId, CardSet, Entry, Scene, Seat, SeatSet, Viewer, next};

/// All lines of the position, hidden cards included.
pub fn scene(game: &BagOLoot) -> Scene {
    let mut lines = Lines(Vec::new());
    cards(game, &mut lines);
    known(game, &mut lines);
    counters(game, &mut lines);
    moment(game, &mut lines);
    lines.0.extend(next::write(TOPICS, game.seats, game, &game.chance));
    Scene { entries: lines.0 }
}

struct Lines(Vec<Entry>);

impl Lines {
    fn put(&mut self, key: impl Into<String>, text: impl AsRef<str>) {
        let words = text.as_ref().split_whitespace().map(str::to_string).collect();
        self.0.push(Entry { key: key.into(), words, line: 0 });
    }

    fn flag(&mut self, key: &str, set: bool) {
        self.put(key, if set { "yes" } else { "no" });
    }
}

fn cards(game: &BagOLoot, lines: &mut Lines) {
    for seat in Seat::all(game.seats) {
        lines.put("hand", format!("{seat} {}", words(game, game.cards.iter(hand(seat)))));
    }
    let pile: Vec<CardId> = game.cards.iter(PILE).collect();
    lines.put("pile", words(game, pile.into_iter().rev()));
    if !game.cards.is_empty(DISCARD) {
        lines.put("discard", words(game, game.cards.iter(DISCARD)));
    }
    for spot in game.lots.all().iter() {
        let owner = game.lots.at(spot).owner;
        let mut text = format!("{owner} {}", words(game, game.cards.iter(zone(spot))));
        let made = game.lots.bags_made().iter().position(|&bag| bag == spot);
        let Some(made) = made else {
            lines.put(set_name(spot), text);
            continue;
        };
        text += &format!(" made {}", made + 1);
        if game.is_advanced() {
            let fifth = game.cards.top(zone(spot));
            let sees = |viewer: Viewer| fifth.is_some_and(|card| game.cards.sees(viewer, card));
            text += " seen";
            match Seat::all(game.seats).filter(|seat| sees(Viewer::Seat(*seat))).collect::<SeatSet>() {
                _ if sees(Viewer::Public) => text += " all",
                nobody if nobody.is_empty() => {}
                some => text += &format!(" {}", seats(some)),
            }
        }
        if game.challenged.contains(spot) {
            text += " challenged";
        }
        lines.put(bag_name(spot), text);
    }
}

/// What others know to be in a hand: first what everybody knows, then what a seat knows besides.
fn known(game: &BagOLoot, lines: &mut Lines) {
    for holder in Seat::all(game.seats) {
        let held = game.cards.set(hand(holder));
        let public = held.intersection(game.cards.sight(Viewer::Public));
        if !public.is_empty() {
            lines.put("known", format!("all {holder} {}", sorted(game, public.iter())));
        }
        for seat in Seat::all(game.seats).filter(|&seat| seat != holder) {
            let more = besides(game, held.intersection(game.cards.sight(Viewer::Seat(seat))), public);
            if !more.is_empty() {
                lines.put("known", format!("{seat} {holder} {}", sorted(game, more.into_iter())));
            }
        }
    }
}

/// The cards of `known` that remain when for each of `public` one with the same face is taken away.
fn besides(game: &BagOLoot, known: CardSet, public: CardSet) -> Vec<CardId> {
    let mut left: Vec<CardId> = known.iter().collect();
    for card in public.iter() {
        let same = left.iter().position(|&other| game.cards.face(other) == game.cards.face(card));
        if let Some(place) = same {
            left.remove(place);
        }
    }
    left
}

fn counters(game: &BagOLoot, lines: &mut Lines) {
    lines.put("dealer", game.dealer.to_string());
    lines.put("turn", game.turn.seat.to_string());
    lines.put("extra", game.extra.to_string());
    lines.put("round", game.round.to_string());
    for seat in Seat::all(game.seats) {
        lines.put("score", format!("{seat} {}", game.scores[seat.index()]));
    }
    lines.put("plays", game.turn.plays.to_string());
    lines.flag("bagged", game.turn.bag_made);
    lines.put("ditches", game.turn.ditches.to_string());
    lines.flag("dry", game.turn.began_dry);
    lines.put("barren", game.barren.to_string());
    lines.flag("timeup", game.time_up);
    lines.put("picks", game.picks.to_string());
    if let Some(deadline) = game.deadline {
        lines.put("deadline", deadline.to_string());
    }
}

fn moment(game: &BagOLoot, lines: &mut Lines) {
    if let Some(window) = &game.window {
        let mut text =
            format!("{} {} opened {} last {}", bag_name(window.bag), window.maker, window.opened, window.last_play);
        if !window.let_go.is_empty() {
            text += &format!(" letgo {}", seats(window.let_go));
        }
        text += if window.grace_over { " grace-over" } else { "" };
        text += if window.played_on { " played-on" } else { "" };
        lines.put("window", text);
    }
    let phase = match game.phase {
        Phase::TurnStart => "start".to_string(),
        Phase::Play => "play".to_string(),
        Phase::LastCall => "lastcall".to_string(),
        Phase::Bonus => "bonus".to_string(),
        Phase::Over => "over".to_string(),
        Phase::Contest(question) => format!("contest {}", back(question.back)),
        Phase::Penalty { maker, challenger, back: after } => format!("penalty {maker} {challenger} {}", back(after)),
    };
    lines.put("phase", phase);
    if let Phase::Contest(question) = game.phase {
        for seat in question.answered.iter() {
            let answer = if question.calls.contains(seat) { "challenge" } else { "letgo" };
            lines.put("answer", format!("{seat} {answer}"));
        }
    }
}

fn back(back: Back) -> &'static str {
    match back {
        Back::TurnStart => "start",
        Back::Play => "play",
        Back::TurnEnd => "end",
        Back::GoingOut => "out",
    }
}

fn seats(seats: SeatSet) -> String {
    seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" ")
}

/// Cards without an order, written in the order of their faces.
fn sorted(game: &BagOLoot, cards: impl Iterator<Item = CardId>) -> String {
    let mut cards: Vec<CardId> = cards.collect();
    cards.sort_by_key(|&card| game.cards.face(card));
    words(game, cards.into_iter())
}

fn words(game: &BagOLoot, cards: impl Iterator<Item = CardId>) -> String {
    let words: Vec<String> = cards.map(|id| card::word(game.cards.face(id))).collect();
    if words.is_empty() { "-".to_string() } else { words.join(" ") }
}
