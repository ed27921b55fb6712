//! The game in words.

use crate::action::{Action, Spot};
use crate::card::{self, LOOTER, UNSEEN};
use crate::clause;
use crate::options::End;
use crate::rules::score;
use crate::state::{BagOLoot, Note, Phase, hand, zone};
use crate::view::{bag_name, cards_in, set_name};
use kernel::{Clause, Face, Seat, Text, Touch, Viewer};

impl Text for BagOLoot {
    fn face(&self, face: Face) -> String {
        card::word(face)
    }

    fn old_face_name(&self, face: Face) -> String {
        match face {
            LOOTER => "looter".to_string(),
            UNSEEN => "hidden card".to_string(),
            coin => format!("coin {}", card::word(coin)),
        }
    }

    fn old_label(&self, _seat: Seat, action: Action) -> String {
        label(self, action)
    }

    fn old_sentence(&self, note: &Note) -> String {
        sentence(note)
    }

    /// What was laid into a set that has become a shut bag is for memory, not for the log (BL-7.2).
    fn withheld(&self, note: &Note) -> bool {
        let set = match *note {
            Note::Opened(_, set, _) | Note::Built(_, set, _) | Note::Pinched(_, set, _) | Note::Stole { set, .. } => {
                set
            }
            _ => return false,
        };
        self.bags_are_shut() && self.lots.bags().contains(set)
    }

    fn touches(&self, seat: Seat, action: Action) -> Vec<Touch> {
        touches(seat, action)
    }

    fn clause(&self, _seat: Seat, action: Action) -> &'static Clause {
        explains(action)
    }

    fn lines(&self, viewer: Viewer) -> Vec<(String, String)> {
        lines(self, viewer)
    }
}

fn a_card(face: Face) -> String {
    match face {
        LOOTER => "a looter".to_string(),
        UNSEEN => "a hidden card".to_string(),
        coin if matches!(coin.0 + 1, 8 | 11) => format!("an {}", card::word(coin)),
        coin => format!("a {}", card::word(coin)),
    }
}

/// The cards of a new set: `7 7 L`.
fn cards(rank: Face, coins: u8, looters: u8) -> String {
    let coins = (0..coins).map(|_| card::word(rank));
    coins.chain((0..looters).map(|_| card::word(LOOTER))).collect::<Vec<_>>().join(" ")
}

/// Whose set it is and of what: `s3, the 7s of seat 2`.
fn the_set(game: &BagOLoot, set: Spot) -> String {
    match game.lots.get(set) {
        Some(lot) => format!("{}, the {}s of seat {}", set_name(set), card::word(lot.rank), lot.owner),
        None => set_name(set),
    }
}

fn the_bag(game: &BagOLoot, bag: Spot) -> String {
    match game.lots.get(bag) {
        Some(lot) => format!("{} of seat {}", bag_name(bag), lot.owner),
        None => bag_name(bag),
    }
}

fn label(game: &BagOLoot, action: Action) -> String {
    match action {
        Action::Draw => "Draw a card".to_string(),
        Action::Open { rank, coins, looters } => format!("Open {}", cards(rank, coins, looters)),
        Action::Build { set, card } => format!("Build on {} with {}", the_set(game, set), a_card(card)),
        Action::Steal { set, card } => format!("Steal {} with {}", the_set(game, set), a_card(card)),
        Action::Bag { set, card } => format!("Bag {} with {}", the_set(game, set), a_card(card)),
        Action::Pinch { set, coin } => format!("Pinch a looter from {} with {}", the_set(game, set), a_card(coin)),
        Action::Snitch { bag, coin } => format!("Snitch: show {}, point to {}", a_card(coin), the_bag(game, bag)),
        Action::Ditch { coin } => format!("Ditch {}", a_card(coin)),
        Action::Knock => "Knock: done".to_string(),
        Action::Forfeit { to } => format!("Forfeit a card to seat {to}"),
        Action::ForfeitByLot => "Forfeit a card to somebody drawn by lot".to_string(),
        Action::Challenge => "Show me the loot!".to_string(),
        Action::LetGo => "Let it go".to_string(),
        Action::TakeBag { bag } => format!("Take bag {}", the_bag(game, bag)),
        Action::TakeSets => match game.phase {
            Phase::Penalty { challenger, .. } => format!("Take all sets of seat {challenger}"),
            _ => "Take all sets".to_string(),
        },
        Action::Bonus { bag } => format!("Bonus: take bag {}", the_bag(game, bag)),
        Action::Answer => "Answer".to_string(),
    }
}

fn sentence(note: &Note) -> String {
    match *note {
        Note::Round(round, dealer) => format!("Round {round}: seat {dealer} deals."),
        Note::Turn(seat) => format!("It is the turn of seat {seat}."),
        Note::Opened(seat, set, lot) => {
            format!("Seat {seat} opens {}: {}.", set_name(set), cards(lot.rank, lot.coins(), lot.looters))
        }
        Note::Built(seat, set, card) => format!("Seat {seat} builds on {} with {}.", set_name(set), a_card(card)),
        Note::Stole { seat, set, from, card } => {
            format!("Seat {seat} steals {} from seat {from} with {}.", set_name(set), a_card(card))
        }
        Note::Bagged { seat, bag, from } if seat == from => format!("Seat {seat} makes Bag-O-Loot {}.", bag_name(bag)),
        Note::Bagged { seat, bag, from } => {
            format!("Seat {seat} makes Bag-O-Loot {} of a set of seat {from}.", bag_name(bag))
        }
        Note::Pinched(seat, set, coin) => {
            format!("Seat {seat} pinches a looter from {} with {}.", set_name(set), a_card(coin))
        }
        Note::Snitched(seat, bag, true) => format!("Seat {seat} snitches on {} and is right.", bag_name(bag)),
        Note::Snitched(seat, bag, false) => format!("Seat {seat} snitches on {} and is wrong.", bag_name(bag)),
        Note::Ditched(seat, coin) => format!("Seat {seat} ditches {}.", a_card(coin)),
        Note::Knocked(seat) => format!("Seat {seat} knocks."),
        Note::Forfeited(from, to) => format!("Seat {from} forfeits a card to seat {to}."),
        _ => sentence_of_events(note),
    }
}

/// What the rules announce, rather than what a turn player does.
fn sentence_of_events(note: &Note) -> String {
    match *note {
        Note::LetGo(_) => "You let it go.".to_string(),
        Note::TooLate(_) => "Somebody else was quicker: your challenge does not count.".to_string(),
        Note::AllLetGo(bag) => format!("Everybody has let {} go: you may begin.", bag_name(bag)),
        Note::Unchallenged(bag) => format!("Nobody challenges {}.", bag_name(bag)),
        Note::Closed(bag) => format!("{} can no longer be challenged.", bag_name(bag)),
        Note::Challenged(seat, bag) => format!("Seat {seat} challenges {}: show me the loot!", bag_name(bag)),
        Note::Verdict { bag, genuine: true } => format!("{} is genuine.", bag_name(bag)),
        Note::Verdict { bag, genuine: false } => format!("{} is a bluff.", bag_name(bag)),
        Note::TookBag(seat, bag, from) => format!("Seat {seat} takes {} from seat {from}.", bag_name(bag)),
        Note::TookSets(seat, from) => format!("Seat {seat} takes all sets of seat {from}."),
        Note::WentOut(seat) => format!("Seat {seat} has played the last card and goes out."),
        Note::Bonus(seat, bag, from) => format!("Seat {seat} takes {} from seat {from} as a bonus.", bag_name(bag)),
        Note::Stalemate => "Nobody plays any more: the round ends in a stalemate.".to_string(),
        Note::Scored(seat, points) => format!("Seat {seat} scores {points}."),
        Note::TimeUp => "Time is up: this round is the last.".to_string(),
        Note::Hurried(seat) => format!("The time of seat {seat} is up."),
        Note::ExtraRound => "The lead is shared: another round is played.".to_string(),
        Note::Over => "The game is over.".to_string(),
        _ => String::new(),
    }
}

fn touches(seat: Seat, action: Action) -> Vec<Touch> {
    let own = |face| Touch::Card(hand(seat), face);
    let lot = |spot| Touch::Zone(zone(spot));
    match action {
        Action::Open { rank, looters: 0, .. } => vec![own(rank)],
        Action::Open { rank, .. } => vec![own(rank), own(LOOTER)],
        Action::Build { set, card } | Action::Steal { set, card } | Action::Bag { set, card } => {
            vec![own(card), lot(set)]
        }
        Action::Pinch { set, coin } => vec![own(coin), lot(set), Touch::Card(zone(set), LOOTER)],
        Action::Snitch { bag, coin } => vec![own(coin), lot(bag)],
        Action::Ditch { coin } => vec![own(coin), Touch::Zone(crate::state::DISCARD)],
        Action::Draw => vec![Touch::Zone(crate::state::PILE)],
        Action::Forfeit { to } => vec![Touch::Seat(to)],
        Action::TakeBag { bag } | Action::Bonus { bag } => vec![lot(bag)],
        Action::Knock
        | Action::ForfeitByLot
        | Action::Challenge
        | Action::LetGo
        | Action::TakeSets
        | Action::Answer => Vec::new(),
    }
}

fn explains(action: Action) -> &'static Clause {
    match action {
        Action::Draw => clause::BL_4_2,
        Action::Open { .. } => clause::BL_5_7,
        Action::Build { .. } => clause::BL_5_11,
        Action::Steal { .. } => clause::BL_5_13,
        Action::Bag { .. } => clause::BL_5_17,
        Action::Pinch { .. } => clause::BL_5_22,
        Action::Snitch { .. } => clause::BL_5_28,
        Action::Ditch { .. } => clause::BL_5_48,
        Action::Knock => clause::BL_4_15,
        Action::Forfeit { .. } | Action::ForfeitByLot => clause::BL_4_17,
        Action::Challenge => clause::BL_4_31,
        Action::LetGo | Action::Answer => clause::BL_4_41,
        Action::TakeBag { .. } | Action::TakeSets => clause::BL_5_42,
        Action::Bonus { .. } => clause::BL_6_5,
    }
}

fn lines(game: &BagOLoot, viewer: Viewer) -> Vec<(String, String)> {
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
