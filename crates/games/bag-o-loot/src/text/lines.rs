//! The table in notation, line by line: what play files compare.

use crate::options::End;
use crate::rules::score;
use crate::state::{BagOLoot, Phase};
use crate::view::{bag_name, cards_in, set_name};
use kernel::{Seat, Viewer};

pub fn lines(game: &BagOLoot, viewer: Viewer) -> Vec<(String, String)> {
    let phase = match game.phase {
        Phase::TurnStart => "start".to_string(),
        Phase::Play => "play".to_string(),
        Phase::Contest(_) => "contest".to_string(),
        Phase::LastCall => "lastcall".to_string(),
        Phase::Penalty { challenger, .. } => format!("penalty {challenger}"),
        Phase::Bonus => "bonus".to_string(),
        Phase::Over => "over".to_string(),
    };
    let round = match game.house.end {
        End::Rounds(rounds) => format!("{} of {}", game.round, rounds + game.extra),
        End::Minutes(_) => game.round.to_string(),
    };
    let window = game.window.map_or("-".to_string(), |window| format!("{} by {}", bag_name(window.bag), window.maker));
    let points: Vec<String> = Seat::all(game.seats).map(|seat| score::points(game, seat).to_string()).collect();
    let mut lines = vec![
        ("phase".to_string(), phase),
        ("turn".to_string(), game.turn.seat.to_string()),
        ("dealer".to_string(), game.dealer.to_string()),
        ("round".to_string(), round),
        ("plays".to_string(), game.turn.plays.to_string()),
        ("barren".to_string(), game.barren.to_string()),
        ("window".to_string(), window),
        ("points".to_string(), points.join(" ")),
    ];
    for seat in Seat::all(game.seats) {
        let sets = game.lots.sets_of(seat).map(|set| format!("{}[{}]", set_name(set), cards_in(game, set, viewer)));
        let bags = game.lots.bags_of(seat).map(|bag| format!("{}({})", bag_name(bag), cards_in(game, bag, viewer)));
        lines.push((format!("sets {seat}"), listed(sets)));
        lines.push((format!("bags {seat}"), listed(bags)));
    }
    lines
}

fn listed(words: impl Iterator<Item = String>) -> String {
    let words: Vec<String> = words.collect();
    if words.is_empty() { "-".to_string() } else { words.join(" ") }
}
