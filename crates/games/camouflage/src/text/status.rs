//! How it stands, for people: what is played, what the table waits for, and what each seat has.

use super::names::{animal, gap, side};
use super::notes::{ending, verdict};
use crate::options::{Centers, Mode, Terms};
use crate::state::{Bench, Camouflage, LOOSE, Phase, hand, location, pile};
use kernel::{Cards, Gap, Said, Seat, SeatSet, Shown, Viewer, said};

/// What people read about the table as `viewer` sees it.
pub fn status(game: &Camouflage, viewer: Viewer) -> Vec<Said> {
    let mut out = vec![said!("status-game", mode: mode(game.terms.mode), goal: goal(game.terms.mode))];
    terms(&game.terms, &mut out);
    if !matches!(game.phase, Phase::Side { .. }) {
        out.push(said!("status-side", side: side(game.side)));
    }
    phase(game, &mut out);
    match &game.bench {
        Some(bench) => puzzle(game, bench, &mut out),
        None => seats(game, &mut out),
    }
    everybody(&mut out, game.gone, |who| said!("status-gone", who: who));
    squares(game, viewer, &mut out);
    out
}

fn mode(mode: Mode) -> Said {
    match mode {
        Mode::Speed => said!("option-mode-speed"),
        Mode::Diversify => said!("option-mode-diversify"),
        Mode::Cover => said!("option-mode-cover"),
        Mode::NotMyStack => said!("option-mode-not-my-stack"),
        Mode::Puzzle => said!("option-mode-puzzle"),
    }
}

fn goal(mode: Mode) -> Said {
    match mode {
        Mode::Speed => said!("goal-speed"),
        Mode::Diversify => said!("goal-diversify"),
        Mode::Cover => said!("goal-cover"),
        Mode::NotMyStack => said!("goal-not-my-stack"),
        Mode::Puzzle => said!("goal-puzzle"),
    }
}

fn terms(terms: &Terms, out: &mut Vec<Said>) {
    if terms.centers_wild {
        out.push(said!("status-wild"));
    }
    if terms.house_rules() {
        let counts = if terms.wild_counts { "yes" } else { "no" };
        out.push(said!("status-house-rules", min: terms.min_match, counts: counts));
    }
}

/// A line about several people, if there are any.
fn everybody(out: &mut Vec<Said>, who: SeatSet, line: impl Fn(SeatSet) -> Said) {
    if !who.is_empty() {
        out.push(line(who));
    }
}

fn phase(game: &Camouflage, out: &mut Vec<Said>) {
    match game.phase {
        Phase::Side { votes, .. } => {
            out.push(said!("status-phase-side"));
            let voted = Seat::all(game.seats).filter_map(|seat| Some((seat, votes[seat]?)));
            out.extend(voted.map(|(seat, vote)| said!("status-vote", who: seat, side: side(vote))));
        }
        Phase::Decks { .. } => out.push(said!("status-phase-decks")),
        Phase::Build { confirmed, .. } => {
            out.push(said!("status-phase-build"));
            everybody(out, confirmed, |who| said!("status-content", who: who));
        }
        Phase::Location { .. } => out.push(said!("status-phase-location")),
        Phase::Ready { ready, .. } => {
            out.push(said!("status-phase-ready"));
            everybody(out, ready, |who| said!("status-ready", who: who));
        }
        Phase::Countdown { .. } => out.push(said!("status-phase-countdown")),
        Phase::Overtime { .. } => out.push(said!("status-phase-overtime")),
        Phase::Turn(turn) => {
            out.extend(turn.rounds.map(|rounds| said!("status-rounds", rounds: rounds)));
            everybody(out, turn.passed, |who| said!("status-passed", who: who));
        }
        Phase::Over { how, .. } => out.push(ending(game, how)),
        Phase::Play { .. } | Phase::Puzzle => {}
    }
}

fn seats(game: &Camouflage, out: &mut Vec<Said>) {
    for seat in Seat::all(game.seats) {
        let player = &game.players[seat];
        let Some(deck) = player.deck else { continue };
        let left = game.unplayed(seat);
        out.push(said!("status-seat", who: seat, animal: animal(deck), left: left, token: player.token));
        // The first card of a location is its owner's own (CA-5.44).
        if let Some(cards) = game.cards.len(location(seat)).checked_sub(1) {
            let frozen = if player.out != 0 { "yes" } else { "no" };
            out.push(said!("status-stack", who: seat, cards: cards, frozen: frozen));
        }
    }
    everybody(out, game.stuck, |who| said!("status-stuck", who: who));
}

fn puzzle(game: &Camouflage, bench: &Bench, out: &mut Vec<Said>) {
    let puzzle = &bench.puzzle;
    let cards =
        Gap::Cards { cards: puzzle.cards().map(|card| crate::card::Name(card).to_string()).collect(), backs: 0 };
    out.push(said!("status-puzzle", puzzle: puzzle.name(), stars: puzzle.grade.stars, cards: cards));
    if puzzle.wild {
        out.push(said!("status-puzzle-wild"));
    }
    if game.terms.puzzle_centers == Centers::Hidden {
        out.push(said!("status-puzzle-hidden"));
    }
    // In the order of the cards, not of the answer, which is still a secret.
    let held = puzzle.answer().iter().zip(bench.holds).filter_map(|(put, hold)| Some((put.card, hold?.seat)));
    let mut held: Vec<_> = held.collect();
    held.sort_unstable();
    out.extend(held.into_iter().map(|(card, seat)| said!("status-held", who: seat, card: gap(card))));
    out.extend(bench.checked.map(verdict));
    if bench.hints > 0 {
        out.push(said!("status-hints", count: bench.hints));
    }
}

/// What the cards show that `viewer` may lay: whoever reads must be able to play (CA-8.8).
fn squares(game: &Camouflage, viewer: Viewer, out: &mut Vec<Said>) {
    if matches!(game.phase, Phase::Side { .. } | Phase::Over { .. }) {
        return;
    }
    let own = match viewer {
        Viewer::Seat(seat) if matches!(game.phase, Phase::Location { .. }) => Some(pile(seat)),
        Viewer::Seat(seat) => Some(hand(seat)),
        Viewer::Public | Viewer::Truth => None,
    };
    for zone in own.into_iter().chain([LOOSE]) {
        for card in game.cards.shown(zone, viewer) {
            if let Shown::Up(face) = card {
                out.push(said!("status-shows", card: gap(face), rows: game.ring(face).text(game.side)));
            }
        }
    }
}
