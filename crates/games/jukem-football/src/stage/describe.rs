//! The table as a scene that sets it up again.

use crate::next::TOPICS;
use crate::rules;
use crate::state::{DISCARD, DRAW, JukemFootball, OUT, Phase, SEATS, hand, scored};
use crate::text::{cards_text, phase_word, plays_text, yes};
use kernel::{Scene, Seat, Zone, next};

/// Every card and every counter, hidden cards included.
pub fn scene(game: &JukemFootball) -> Scene {
    let list = |zone: Zone| cards_text(game.prints(zone));
    let mut lines = vec![
        ("period", game.period.to_string()),
        ("dealer", game.dealer.to_string()),
        ("turn", game.active.to_string()),
        ("phase", phase_word(game.phase).to_string()),
        ("dry", game.dry.to_string()),
    ];
    lines.extend(details(game.phase));
    for seat in Seat::all(SEATS) {
        let mut held: Vec<_> = game.prints(hand(seat)).collect();
        held.sort_unstable();
        lines.push(("score", format!("{seat} {}", game.scores[seat.index()])));
        lines.push(("hand", format!("{seat} {}", cards_text(held))));
        lines.push(("known", format!("{seat} {}", cards_text(game.known(seat)))));
        lines.push(("drive", format!("{seat} {}", plays_text(game, seat))));
        lines.push(("scored", format!("{seat} {}", list(scored(seat)))));
    }
    let mut draw: Vec<_> = game.prints(DRAW).collect();
    draw.reverse();
    lines.push(("draw", cards_text(draw)));
    lines.push(("discard", list(DISCARD)));
    lines.push(("out", list(OUT)));
    lines.extend(rules::wakes_at(game).map(|deadline| ("deadline", deadline.to_string())));
    let mut scene = Scene::of(lines);
    scene.entries.extend(next::write(TOPICS, SEATS, game, &game.chance));
    scene
}

fn details(phase: Phase) -> Vec<(&'static str, String)> {
    match phase {
        Phase::Replenish { took, drew } => vec![("took", yes(took).to_string()), ("drew", yes(drew).to_string())],
        Phase::Offense { drew } => vec![("drew", yes(drew).to_string())],
        Phase::Over { conceded: Some(seat) } => vec![("conceded", seat.to_string())],
        Phase::Defense { .. } | Phase::Over { conceded: None } => Vec::new(),
    }
}
