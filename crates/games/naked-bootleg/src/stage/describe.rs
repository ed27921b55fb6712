//! A table as a position that sets it up again.

use crate::action::{Slot, Target};
use crate::card::{Colour, FACES, face_text};
use crate::next::TOPICS;
use crate::state::{
    Aim, Chain, DISCARD, Effect, LotKind, NakedBootleg, Only, PYLON, Phase, Player, TAKEN, Theft, Then, down, hand,
};
use kernel::{CardId, Entry, Eyes, Face, Scene, Seat, Viewer, next};

/// All lines of the position, hidden cards included.
pub fn scene(game: &NakedBootleg) -> Scene {
    let mut lines = Lines(Vec::new());
    seats(game, &mut lines);
    cards(game, &mut lines);
    known(game, &mut lines);
    counters(game, &mut lines);
    turn(game, &mut lines);
    lines.put("phase", phase(game));
    lines.0.extend(next::write(TOPICS, game.seats, game, &game.chance));
    Scene { entries: lines.0 }
}

struct Lines(Vec<Entry>);

impl Lines {
    fn put(&mut self, key: &str, text: impl AsRef<str>) {
        let words = text.as_ref().split_whitespace().map(str::to_string).collect();
        self.0.push(Entry { key: key.to_string(), words, line: 0 });
    }

    fn number(&mut self, key: &str, number: u32) {
        if number > 0 {
            self.put(key, number.to_string());
        }
    }

    /// The seats for which something holds, if any.
    fn marks(&mut self, game: &NakedBootleg, key: &str, holds: impl Fn(&Player) -> bool) {
        self.seats(key, Seat::all(game.seats).filter(|&seat| holds(game.player(seat))));
    }

    fn seats(&mut self, key: &str, seats: impl Iterator<Item = Seat>) {
        let text = seats.map(|seat| seat.to_string()).collect::<Vec<_>>().join(" ");
        if !text.is_empty() {
            self.put(key, text);
        }
    }
}

fn words(game: &NakedBootleg, cards: impl Iterator<Item = CardId>) -> String {
    let words: Vec<String> = cards.map(|card| face_text(game.cards.face(card))).collect();
    if words.is_empty() { "-".to_string() } else { words.join(" ") }
}

/// Cards without an order, written in the order of their faces.
fn sorted(game: &NakedBootleg, cards: impl Iterator<Item = CardId>) -> String {
    let mut cards: Vec<CardId> = cards.collect();
    cards.sort_by_key(|card| game.cards.face(*card));
    words(game, cards.into_iter())
}

fn seat_list(seats: impl Iterator<Item = Seat>) -> String {
    let words: Vec<String> = seats.map(|seat| seat.to_string()).collect();
    if words.is_empty() { "-".to_string() } else { words.join(" ") }
}

fn seats(game: &NakedBootleg, lines: &mut Lines) {
    lines.put("dealer", game.dealer.to_string());
    lines.put("turn", game.turn.seat.to_string());
    lines.put("round", game.round.to_string());
    lines.put("direction", if game.clockwise { "clockwise" } else { "counter" });
    lines.put("playing", seat_list(game.playing.iter()));
    lines.put("exited", seat_list(Seat::all(game.seats).filter(|&seat| game.has_exited(seat))));
    let mut out: Vec<Seat> = game.outs().iter().collect();
    out.sort_by_key(|seat| game.out[seat.index()]);
    if !out.is_empty() {
        lines.put("out", seat_list(out.into_iter()));
    }
}

fn cards(game: &NakedBootleg, lines: &mut Lines) {
    for seat in Seat::all(game.seats) {
        lines.put("hand", format!("{seat} {}", words(game, game.cards.iter(hand(seat)))));
    }
    let pylon: Vec<CardId> = game.cards.iter(PYLON).collect();
    lines.put("pylon", words(game, pylon.into_iter().rev()));
    let discard: Vec<String> = game.cards.iter(DISCARD).map(|card| discarded(game, card)).collect();
    lines.put("discard", if discard.is_empty() { "-".to_string() } else { discard.join(" ") });
    if !game.cards.is_empty(TAKEN) {
        lines.put("taken", words(game, game.cards.iter(TAKEN)));
    }
    for target in Seat::all(game.seats).flat_map(|seat| Slot::ALL.map(|slot| Target { seat, slot })) {
        if game.lot(target).is_some() {
            lines.put("down", lot(game, target));
        }
    }
}

fn discarded(game: &NakedBootleg, card: CardId) -> String {
    let named = Colour::ALL.into_iter().find(|&colour| game.named[colour as usize].contains(card));
    let mut text = face_text(game.cards.face(card));
    if let Some(colour) = named {
        text += &format!(":{colour}");
    }
    if !game.cards.sees(Viewer::Public, card) {
        text += "?";
        let seers = Seat::all(game.seats).filter(|&seat| game.cards.sees(Viewer::Seat(seat), card));
        seers.for_each(|seat| text += &seat.to_string());
    }
    text
}

fn lot(game: &NakedBootleg, target: Target) -> String {
    let lot = game.lot(target);
    let sort = match lot.kind {
        LotKind::Set(kind) => format!("set {kind}"),
        LotKind::Streak(colour) => format!("streak {colour}"),
        LotKind::Forgiven => "forgiven".to_string(),
        LotKind::Disguise | LotKind::None => "disguise".to_string(),
    };
    let is_disguise = lot.kind == LotKind::Disguise;
    let card = |card: CardId| {
        let up = is_disguise && game.cards.sees(Viewer::Public, card);
        format!("{}{}", face_text(game.cards.face(card)), if up { "+" } else { "" })
    };
    let cards: Vec<String> = game.cards.iter(down(target)).map(card).collect();
    let spied = if lot.spied { " spied" } else { "" };
    let covers = if lot.covers > 0 { format!(" covers {}", lot.covers) } else { String::new() };
    format!("{target} {sort} {} number {}{spied}{covers}", cards.join(" "), lot.id)
}

/// What others know to be in a hand: first what everybody knows, then what a seat knows besides.
fn known(game: &NakedBootleg, lines: &mut Lines) {
    for holder in Seat::all(game.seats) {
        let seen =
            |viewer: Viewer| game.cards.set(hand(holder)).iter().filter(move |&card| game.cards.sees(viewer, card));
        let public = sorted(game, seen(Viewer::Public));
        if public != "-" {
            lines.put("known", format!("all {holder} {public}"));
        }
        for seat in Seat::all(game.seats).filter(|&seat| seat != holder) {
            let hidden = |card: &CardId| game.cards.eyes_on(*card) != Eyes::ALL;
            let more = sorted(game, seen(Viewer::Seat(seat)).filter(hidden));
            if more != "-" {
                lines.put("known", format!("{seat} {holder} {more}"));
            }
        }
    }
}

fn counters(game: &NakedBootleg, lines: &mut Lines) {
    for seat in Seat::all(game.seats) {
        let numbers = [
            ("score", game.scores[seat.index()] as u32),
            ("wins", game.wins[seat.index()] as u32),
            ("lost", game.player(seat).lost_turns as u32),
            ("drawn", game.inside.drawn[seat.index()] as u32),
        ];
        for (key, number) in numbers.into_iter().filter(|(_, number)| *number > 0) {
            lines.put(key, format!("{seat} {number}"));
        }
    }
    lines.put("downs", game.downs.to_string());
    lines.number("turns", game.turns as u32);
    lines.number("idle", game.idle as u32);
    lines.number("asked", game.asked);
    lines.number("deadline", game.deadline.0);
    lines.number("inside-hidden", game.inside.hidden as u32);
    if game.inside.is_known() {
        let each = (0..FACES).flat_map(|face| std::iter::repeat_n(Face(face as u8), game.inside.faces[face] as usize));
        lines.put("inside", each.map(face_text).collect::<Vec<_>>().join(" "));
    }
    if let Some(holder) = game.flag {
        lines.put("flag", holder.to_string());
    }
    lines.marks(game, "said", |player| player.omaha_said);
    lines.seats("exposed", game.exposed.iter());
    lines.seats("fresh", game.fresh.iter());
    lines.marks(game, "disguised", |player| player.disguise_used);
    lines.marks(game, "penalised", |player| player.penalised);
}

fn turn(game: &NakedBootleg, lines: &mut Lines) {
    let turn = &game.turn;
    let did = [
        ("picked", turn.picked),
        ("downed", turn.downed),
        ("hit", turn.hit),
        ("moved", turn.moved),
        ("dead", turn.dead_discard),
        ("flag", turn.had_flag),
        ("extra", turn.is_extra),
    ];
    let did: Vec<&str> = did.into_iter().filter(|(_, done)| *done).map(|(word, _)| word).collect();
    if !did.is_empty() {
        lines.put("did", did.join(" "));
    }
    lines.number("laid", turn.disguise as u32);
    match turn.only {
        Only::Free => {}
        Only::Steal => lines.put("only", "steal"),
        Only::Complete => lines.put("only", "complete"),
    }
}

fn phase(game: &NakedBootleg) -> String {
    match game.phase {
        Phase::Main => "main".to_string(),
        Phase::Build { what, lot } if lot.is_empty() => format!("build {what}"),
        Phase::Build { what, lot } => format!("build {what} {}", sorted(game, lot.iter())),
        Phase::Stack(pile) => format!("stack {}", words(game, pile.cards().iter().copied())),
        Phase::Effect(seat, effect) => format!("effect {seat} {}", effect_words(effect)),
        Phase::Deflect(theft, Aim::Lot(target)) => format!("deflect {} steal {target}", theft_words(theft)),
        Phase::Deflect(theft, Aim::Hand(count)) => format!("deflect {} grab {count}", theft_words(theft)),
        Phase::Counter(theft) => format!("counter {}", theft_words(theft)),
        Phase::Keep(theft) => {
            format!("keep {}{}", theft_words(theft), if theft.is_counter { " counter" } else { "" })
        }
        Phase::Chain(chain) => format!("chain {}", chain_words(chain)),
        Phase::Fumble { taker } => format!("fumble {taker}"),
        Phase::Pitch => "pitch".to_string(),
        Phase::KeepOne { winner, loser } => format!("keepone {winner} {loser}"),
        Phase::Capture(then) => format!("capture {}", then_words(then)),
        Phase::HandFlag(seat, then) => format!("handflag {seat} {}", then_words(then)),
        Phase::Coin(seat) => format!("coin {seat}"),
        Phase::Over => format!("over {}", seat_list(game.winners.iter())),
    }
}

fn effect_words(effect: Effect) -> String {
    match effect {
        Effect::Skip { least, most } => format!("skip {least} {}", most.min(8)),
        Effect::Blindside(chain) => format!("blindside {} {}", chain.total, chain.holder),
        Effect::Trick(chain) => format!("trick {} {}", chain.total, chain.holder),
        Effect::Spy => "spy".to_string(),
        Effect::Intercept => "intercept".to_string(),
        Effect::Bootleg => "bootleg".to_string(),
        Effect::Naked(first) => format!("naked {}", first.map_or(String::new(), |target| target.to_string())),
        Effect::Colour(loot) => {
            let loot: Vec<String> = loot.into_iter().flatten().map(|target| target.to_string()).collect();
            format!("colour {}", loot.join(" "))
        }
        Effect::Again => "again".to_string(),
    }
}

fn theft_words(theft: Theft) -> String {
    format!("{} {} {}", theft.thief, theft.victim, face_text(theft.card))
}

fn chain_words(chain: Chain) -> String {
    format!("{} {} {}", chain.total, chain.target, chain.holder)
}

fn then_words(then: Then) -> String {
    match then {
        Then::Main => "main".to_string(),
        Then::Turn(seat) => format!("turn {seat}"),
        Then::Effect => "effect".to_string(),
        Then::Answer { by, chain } => format!("answer {by} {}", chain_words(chain)),
        Then::Counter(theft) => format!("counter {}", theft_words(theft)),
    }
}
