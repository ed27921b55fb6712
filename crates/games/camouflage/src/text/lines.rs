//! The table as lines `key value`: what terminals show and play files compare.

use super::{ending_word, phase_word, reply_words};
use crate::board::{Laid, Loc, Put};
use crate::options::Mode;
use crate::rules::score;
use crate::state::{Bench, Camouflage, Phase};
use kernel::{Seat, SeatSet, Viewer};

type Lines = Vec<(String, String)>;

/// Larger layouts are not drawn.
const GRID_MAX: i16 = 100;

/// Everything about the table beyond zones and scores, as `viewer` sees it.
pub fn lines(game: &Camouflage, viewer: Viewer) -> Lines {
    let mut lines = Lines::new();
    let mut say = |key: &str, value: String| lines.push((key.to_string(), value));
    say("phase", phase_word(game).to_string());
    say("mode", game.terms.mode.word().to_string());
    if !matches!(game.phase, Phase::Side { .. }) {
        say("side", game.side.word().to_string());
    }
    if let Phase::Over { how, .. } = game.phase {
        say("ending", ending_word(how).to_string());
    }
    if let Some(bench) = &game.bench {
        puzzle(bench, game, &mut lines);
    } else {
        seats(game, &mut lines);
        layout(game, &mut lines);
    }
    if let Viewer::Seat(seat) = viewer {
        own(game, seat, &mut lines);
    }
    lines
}

/// One word for each seat.
fn each_seat(game: &Camouflage, word: impl Fn(Seat) -> Option<String>) -> String {
    let words: Vec<String> = Seat::all(game.seats).map(|seat| word(seat).unwrap_or("-".to_string())).collect();
    words.join(" ")
}

fn set(seats: SeatSet) -> String {
    let words: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
    if words.is_empty() { "-".to_string() } else { words.join(" ") }
}

fn seats(game: &Camouflage, lines: &mut Lines) {
    let mut say = |key: &str, value: String| lines.push((key.to_string(), value));
    say("decks", each_seat(game, |seat| game.players[seat].deck.map(|deck| deck.code().to_string())));
    match game.phase {
        Phase::Side { votes, .. } => {
            say("votes", each_seat(game, |seat| votes[seat].map(|side| side.word().to_string())));
        }
        Phase::Build { confirmed, .. } => say("confirmed", set(confirmed)),
        Phase::Ready { ready, .. } => say("ready", set(ready)),
        Phase::Turn(turn) => {
            say("turn", turn.seat.to_string());
            say("passed", set(turn.passed));
            say("rounds", turn.rounds.map_or("-".to_string(), |rounds| rounds.to_string()));
        }
        _ => {}
    }
    let token = |seat: Seat| (game.players[seat].token > 0).then(|| game.players[seat].token.to_string());
    say("unplayed", each_seat(game, |seat| Some(game.unplayed(seat).to_string())));
    say("tokens", each_seat(game, token));
    say("stuck", set(game.stuck));
    say("automatic", set(game.automatic));
    say("gone", set(game.gone));
    if game.terms.mode == Mode::NotMyStack {
        say("frozen", set(Seat::all(game.seats).filter(|&seat| game.players[seat].out != 0).collect()));
    }
}

/// The cards from the newest down: where they lie and what they are worth. Then the visible squares, row by row.
fn layout(game: &Camouflage, lines: &mut Lines) {
    let laid = game.board.laid();
    let down = |word: &dyn Fn(&Laid) -> String| match laid {
        [] => "-".to_string(),
        laid => laid.iter().rev().map(word).collect::<Vec<_>>().join(" "),
    };
    lines.push(("changes".to_string(), game.board.changes().to_string()));
    lines.push(("covers".to_string(), down(&|card| card.covers.to_string())));
    lines.push(("touches".to_string(), down(&|card| card.touches.to_string())));
    if matches!(game.phase, Phase::Over { .. }) && game.terms.has_points() {
        lines.push(("worth".to_string(), down(&|card| score::worth(game.terms.mode, card).to_string())));
    }
    for loc in [Loc::COMMON].into_iter().chain(Seat::all(game.seats).map(Loc::of)) {
        let name = if loc == Loc::COMMON { String::new() } else { format!("{loc} ") };
        let puts: Vec<Put> = laid.iter().filter(|card| card.loc == loc).map(|card| card.put).collect();
        grid(game, &puts, &name, lines);
    }
}

/// The visible squares of cards that lie in this order: a line for each row, from the leftmost column.
fn grid(game: &Camouflage, puts: &[Put], name: &str, lines: &mut Lines) {
    let bounds = |at: fn(&Put) -> i8| Some((puts.iter().map(at).min()? - 1, puts.iter().map(at).max()? + 1));
    let (Some((left, right)), Some((top, bottom))) = (bounds(|put| put.x), bounds(|put| put.y)) else { return };
    // In a puzzle cards may lie anywhere; nobody reads a drawing of nothing but gaps.
    if right as i16 - left as i16 > GRID_MAX || bottom as i16 - top as i16 > GRID_MAX {
        return;
    }
    lines.push((format!("{name}columns"), format!("{left} to {right}")));
    let letter = |x: i8, y: i8| {
        let top = puts.iter().rev().find(|put| (put.x - x).abs() <= 1 && (put.y - y).abs() <= 1);
        let square = top.map(|put| game.ring(put.card).turned(put.rot).square(x - put.x, y - put.y));
        square.map_or('.', |square| square.letter(game.side))
    };
    for y in top..=bottom {
        let row: Vec<String> = (left..=right).map(|x| letter(x, y).to_string()).collect();
        lines.push((format!("{name}row {y}"), row.join(" ")));
    }
}

fn own(game: &Camouflage, seat: Seat, lines: &mut Lines) {
    let player = &game.players[seat];
    let mut say = |key: &str, value: String| lines.push((key.to_string(), value));
    say("reply", player.reply.map_or("-".to_string(), |reply| reply_words(game, reply)));
    say("locked", player.lock.to_string());
    if let Phase::Location { chosen, .. } = game.phase {
        say("chosen", chosen[seat].map_or("-".to_string(), |card| crate::card::Name(card).to_string()));
    }
}

fn puzzle(bench: &Bench, game: &Camouflage, lines: &mut Lines) {
    let view = crate::view::puzzle(game, bench);
    let list = |words: Vec<String>| if words.is_empty() { "-".to_string() } else { words.join("; ") };
    let mut say = |key: &str, value: String| lines.push((key.to_string(), value));
    say("puzzle", view.id);
    say("stars", view.stars.to_string());
    say("wild", (if view.wild { "yes" } else { "no" }).to_string());
    say("cards", view.cards.join(" "));
    say("outline", view.outline.join(" "));
    say("table", list(bench.laid().iter().map(ToString::to_string).collect()));
    say("held", list(view.held.iter().map(|held| format!("{} {}", held.card, held.seat)).collect()));
    say("checked", view.checked.unwrap_or("-".to_string()));
    let hints = list(bench.puzzle.answer()[..bench.hints as usize].iter().map(ToString::to_string).collect());
    say("hints", hints);
    grid(game, bench.laid(), "", lines);
}
