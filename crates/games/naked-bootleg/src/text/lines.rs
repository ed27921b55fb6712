//! The table in lines, for play files and terminals.

use crate::state::{Aim, Effect, LotKind, NakedBootleg, Phase, Player};
use crate::view::{self, sees_draft};
use kernel::{Seat, Viewer};

pub fn lines(game: &NakedBootleg, viewer: Viewer) -> Vec<(String, String)> {
    let mut lines = Vec::new();
    let mut put = |key: &str, value: String| lines.push((key.to_string(), value));
    put("phase", phase(game, viewer).to_string());
    put("turn", game.turn.seat.to_string());
    put("colour", game.colour_of_play().map_or("-".to_string(), |colour| colour.to_string()));
    put("direction", (if game.clockwise { "clockwise" } else { "counter" }).to_string());
    put("round", game.round.to_string());
    put("dealer", game.dealer.to_string());
    put("turns", game.turns.to_string());
    put("downs", game.downs.to_string());
    put("flag", game.flag.map_or("-".to_string(), |seat| seat.to_string()));
    put("active", seats(game.active.iter()));
    put("out", seats(game.outs().iter()));
    put("redzone", seats(game.playing.iter().filter(|&seat| game.is_in_redzone(seat))));
    put("said", marked(game, |player| player.omaha_said));
    put("exposed", seats(game.fresh.union(game.exposed).iter()));
    put("lost", lost(game));
    if let Some(pending) = pending(game) {
        put("pending", pending);
    }
    if let Some(draft) = view::view(game, viewer).draft {
        put(
            "draft",
            format!("{} {}", draft.what.unwrap_or("stack".to_string()), draft.cards.join(" ")).trim().to_string(),
        );
    }
    lots(game, &mut lines);
    lines
}

fn seats(seats: impl Iterator<Item = Seat>) -> String {
    let words: Vec<String> = seats.map(|seat| seat.to_string()).collect();
    if words.is_empty() { "-".to_string() } else { words.join(" ") }
}

fn marked(game: &NakedBootleg, holds: impl Fn(&Player) -> bool) -> String {
    seats(Seat::all(game.seats).filter(|&seat| holds(game.player(seat))))
}

/// Lost turns of each seat.
fn lost(game: &NakedBootleg) -> String {
    let turns: Vec<String> = Seat::all(game.seats).map(|seat| game.player(seat).lost_turns.to_string()).collect();
    turns.join(" ")
}

fn phase(game: &NakedBootleg, viewer: Viewer) -> &'static str {
    match game.phase {
        Phase::Build { .. } if sees_draft(game, viewer) => "build",
        Phase::Stack(_) if sees_draft(game, viewer) => "stack",
        Phase::Main | Phase::Build { .. } | Phase::Stack(_) => "main",
        Phase::Effect(_, effect) => match effect {
            Effect::Skip { .. } => "skip",
            Effect::Blindside(_) => "blindside",
            Effect::Trick(_) => "trick",
            Effect::Spy => "spy",
            Effect::Intercept => "intercept",
            Effect::Bootleg | Effect::Naked(_) => "bootleg",
            Effect::Colour(_) => "colour",
            Effect::Again => "again",
        },
        Phase::Deflect(..) => "deflect",
        Phase::Counter(_) => "counter",
        Phase::Keep(_) => "keep",
        Phase::Chain(_) => "chain",
        Phase::Fumble { .. } => "fumble",
        Phase::Pitch => "pitch",
        Phase::KeepOne { .. } => "keepone",
        Phase::Capture(_) => "capture",
        Phase::HandFlag(..) => "handflag",
        Phase::Coin(_) => "coin",
        Phase::Over => "over",
    }
}

/// What is on its way: `7 for 2` cards, or `0 takes 1a`.
fn pending(game: &NakedBootleg) -> Option<String> {
    Some(match game.phase {
        Phase::Chain(chain) => format!("{} for {}", chain.total, chain.target),
        Phase::Deflect(theft, Aim::Lot(target)) => format!("{} takes {target}", theft.thief),
        Phase::Deflect(theft, Aim::Hand(count)) => format!("{} takes {count} from {}", theft.thief, theft.victim),
        Phase::Counter(theft) | Phase::Keep(theft) => format!("{} against {}", theft.thief, theft.victim),
        _ => return None,
    })
}

/// What the downed cards are: `lot 1a` is `set NI`.
fn lots(game: &NakedBootleg, lines: &mut Vec<(String, String)>) {
    for target in game.lots() {
        let what = match game.lot(target).kind {
            LotKind::Set(kind) => format!("set {kind}"),
            LotKind::Disguise => "disguise".to_string(),
            LotKind::Forgiven => "forgiven".to_string(),
            LotKind::Streak(colour) => format!("streak {colour}"),
            LotKind::None => continue,
        };
        lines.push((format!("lot {target}"), what));
    }
}
