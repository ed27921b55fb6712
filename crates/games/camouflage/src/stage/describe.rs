//! Describes a table so that setting it up again gives the same truth.

use super::reply;
use crate::board::{Laid, Loc};
use crate::card::Name;
use crate::next::TOPICS;
use crate::rules::clock;
use crate::state::{BOX, Camouflage, LOOSE, Phase, hand, pile};
use crate::text;
use kernel::{Face, Millis, Scene, Seat, SeatSet, Zone, next};

type Lines = Vec<(&'static str, String)>;

/// The table as a scene.
pub fn scene(game: &Camouflage) -> Scene {
    let mut lines = Lines::new();
    if game.bench.is_none() {
        seats(game, &mut lines);
        cards(game, &mut lines);
    }
    phase(game, &mut lines);
    puzzle(game, &mut lines);
    let answered = |seat: Seat| Some(("reply", format!("{seat} {}", reply::words(game, game.players[seat].reply?))));
    lines.extend(Seat::all(game.seats).filter_map(answered));
    let mut scene = Scene::of(lines);
    scene.entries.extend(next::write(TOPICS, game.seats, game, &game.chance));
    scene
}

fn set(seats: SeatSet) -> String {
    seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" ")
}

fn say_set(lines: &mut Lines, key: &'static str, seats: SeatSet) {
    if !seats.is_empty() {
        lines.push((key, set(seats)));
    }
}

fn names(game: &Camouflage, zone: Zone) -> String {
    let name = |card| Name(game.cards.face(card)).to_string();
    match game.cards.iter(zone).map(name).collect::<Vec<_>>() {
        names if names.is_empty() => "-".to_string(),
        names => names.join(" "),
    }
}

fn seats(game: &Camouflage, lines: &mut Lines) {
    if !matches!(game.phase, Phase::Side { .. }) {
        lines.push(("side", game.side.word().to_string()));
    }
    for seat in Seat::all(game.seats) {
        let player = &game.players[seat];
        if let Some(deck) = player.deck {
            lines.push(("deck", format!("{seat} {}", deck.code())));
        }
        for (key, until) in [("lock", player.lock), ("hint", player.hint)] {
            if until > Millis(0) {
                lines.push((key, format!("{seat} {until}")));
            }
        }
    }
    say_set(lines, "automatic", game.automatic);
    say_set(lines, "stuck", game.stuck);
}

fn cards(game: &Camouflage, lines: &mut Lines) {
    for card in game.board.laid() {
        lines.push(("lay", laid(game, card)));
    }
    let dealt =
        !matches!(game.phase, Phase::Side { .. } | Phase::Decks { .. } | Phase::Build { .. } | Phase::Location { .. });
    for seat in game.present().filter(|_| dealt) {
        lines.push(("hand", format!("{seat} {}", names(game, hand(seat)))));
        lines.push(("pile", format!("{seat} {}", names(game, pile(seat)))));
    }
    if !game.cards.is_empty(LOOSE) {
        lines.push(("loose", names(game, LOOSE)));
    }
    lines.push(("box", names(game, BOX)));
}

fn laid(game: &Camouflage, card: &Laid) -> String {
    let mut words = card.put.to_string();
    if card.loc != Loc::COMMON {
        words += &format!(" {}", card.loc);
    }
    if card.by < game.seats {
        words += &format!(" by {} at {}", card.by, card.at);
    }
    if !card.right {
        words += " wrong";
    }
    words
}

fn phase(game: &Camouflage, lines: &mut Lines) {
    say_set(lines, "gone", game.gone);
    let word = text::phase_word(game);
    match game.phase {
        Phase::Over { how, at } => {
            lines.push(("phase", format!("{word} {}", text::ending_word(how))));
            lines.push(("until", at.to_string()));
        }
        _ => lines.push(("phase", word.to_string())),
    }
    match game.phase {
        Phase::Side { votes, .. } => {
            let vote = |seat: Seat| Some(("vote", format!("{seat} {}", votes[seat]?.word())));
            lines.extend(Seat::all(game.seats).filter_map(vote));
        }
        Phase::Location { chosen, .. } => {
            let choice = |seat: Seat| Some(("chosen", format!("{seat} {}", Name(chosen[seat]?))));
            lines.extend(Seat::all(game.seats).filter_map(choice));
        }
        Phase::Build { confirmed, .. } => say_set(lines, "confirmed", confirmed),
        Phase::Ready { ready, .. } => say_set(lines, "ready", ready),
        Phase::Turn(turn) => {
            lines.push(("turn", turn.seat.to_string()));
            lines.push(("first", turn.first.to_string()));
            say_set(lines, "passed", turn.passed);
            lines.extend(turn.rounds.map(|rounds| ("rounds", rounds.to_string())));
        }
        _ => {}
    }
    times(game, lines);
}

fn times(game: &Camouflage, lines: &mut Lines) {
    let until = match game.phase {
        Phase::Play { since } => Some(since),
        Phase::Countdown { until, .. } => until,
        Phase::Puzzle | Phase::Over { .. } => None,
        _ => clock::wakes_at(game),
    };
    lines.extend(until.map(|until| ("until", until.to_string())));
    match game.phase {
        Phase::Countdown { go, until } => {
            lines.push(("go", go.to_string()));
            if until.is_none() {
                lines.push(("last", String::new()));
            }
        }
        _ if game.go > Millis(0) => lines.push(("go", game.go.to_string())),
        _ => {}
    }
}

fn puzzle(game: &Camouflage, lines: &mut Lines) {
    let Some(bench) = &game.bench else { return };
    lines.extend(bench.laid().iter().map(|put| ("table", put.to_string())));
    lines.push(("loose", names(game, LOOSE)));
    let held =
        |card: Face| bench.holder(card).map(|hold| ("held", format!("{} {} {}", Name(card), hold.seat, hold.until)));
    lines.extend(bench.puzzle.cards().filter_map(held));
    lines.push(("hints", bench.hints.to_string()));
    lines.extend(bench.checked.map(|answer| ("checked", answer.code().to_string())));
}
