//! What a position must be to come about by the rules, as far as later rules rely on it.

use super::{find, moment};
use crate::options::{Close, End};
use crate::rules::{contest, score};
use crate::state::{Back, BagOLoot, DISCARD, PILE, Phase, Window, hand};
use kernel::{Misplaced, Scene, Seat};

/// A rule of the position: whether it holds, the line to blame, and what would be right.
type Rule = (bool, &'static str, &'static str);

/// Whether everything fits together.
pub fn validate(game: &BagOLoot, scene: &Scene) -> Result<(), Misplaced> {
    let rules = counters(game).into_iter().chain(table(game)).chain(window(game)).chain(phase(game));
    for (holds, key, why) in rules {
        if !holds {
            let line = find(scene, key).map_or(0, |entry| entry.line);
            return Err(Misplaced { line, why: why.to_string() });
        }
    }
    Ok(())
}

fn counters(game: &BagOLoot) -> Vec<Rule> {
    let turn = &game.turn;
    let dry = game.cards.is_empty(PILE);
    let by_time = matches!(game.house.end, End::Minutes(_));
    vec![
        (!turn.bag_made || turn.plays > 0, "bagged", "a Bag is a play: set plays as well"),
        (turn.ditches <= turn.plays, "ditches", "a Ditch is a play: there are at least as many plays"),
        (turn.ditches == 0 || game.is_advanced(), "ditches", "ditching belongs to the Advanced game"),
        (!turn.began_dry || dry, "dry", "a turn can begin without a draw only if the pile is empty"),
        (game.barren == 0 || dry, "barren", "turns are barren only once the pile is empty"),
        (
            game.barren < game.seats || game.phase == Phase::Over,
            "barren",
            "a round ends when nobody has played in a whole round of turns",
        ),
        (!game.time_up || by_time, "timeup", "time can be up only in a game by end_after_minutes"),
        (game.round <= score::rounds_max(game), "round", "there are not so many rounds"),
    ]
}

fn table(game: &BagOLoot) -> Vec<Rule> {
    let has_bag = |rank| game.lots.bags_made().iter().any(|&bag| game.lots.at(bag).rank == rank);
    let ditched = game.cards.iter(DISCARD).all(|card| game.is_advanced() && has_bag(game.cards.face(card)));
    let goes_on = matches!(game.phase, Phase::TurnStart | Phase::Play);
    let somebody = Seat::all(game.seats).any(|seat| !game.cards.is_empty(hand(seat)));
    vec![
        (ditched, "discard", "only coins with the rank of a bag are ditched, in the Advanced game"),
        (somebody || !goes_on, "phase", "while a round goes on, somebody holds a card"),
    ]
}

fn window(game: &BagOLoot) -> Vec<Rule> {
    let Some(window) = &game.window else { return Vec::new() };
    let Window { bag, maker, .. } = *window;
    let own_turn = maker == game.turn.seat && game.turn.bag_made;
    let next_turn = maker.next(game.seats) == game.turn.seat && game.turn.plays == 0 && game.is_live();
    let goes_on = matches!(game.phase, Phase::TurnStart | Phase::Play | Phase::Contest(_) | Phase::LastCall);
    vec![
        (game.is_advanced(), "window", "there are challenges in the Advanced game only"),
        (game.lots.bags_made().last() == Some(&bag), "window", "only the bag made last can be challenged"),
        (!game.challenged.contains(bag), "window", "a bag is challenged once"),
        (game.lots.at(bag).owner == maker, "window", "an unchallenged bag belongs to its maker"),
        (
            own_turn || next_turn,
            "window",
            "a window is open in the turn of the maker, who is bagged, or right after it",
        ),
        (goes_on, "window", "the window shuts before the bonus, and a prize ends it"),
    ]
}

fn phase(game: &BagOLoot) -> Vec<Rule> {
    let empty = game.cards.is_empty(hand(game.turn.seat));
    let played = game.turn.plays > 0;
    match game.phase {
        Phase::TurnStart => vec![
            (moment::can_draw(game), "phase", "the draw is an action only with next_draw and cards in the pile"),
            (!played, "plays", "before the draw there are no plays"),
        ],
        Phase::Play => {
            let idle = game.cards.is_empty(PILE) && !played;
            vec![(!empty || idle, "phase", "an empty hand has gone out, or has nothing to draw and no play made")]
        }
        Phase::Contest(question) => contest_rules(game, question.back, empty),
        Phase::LastCall => vec![
            (
                matches!(game.close(), Some(Close::NextDraw { last_call: 1.., .. })),
                "phase",
                "a last call needs next_draw",
            ),
            (empty && played, "phase", "before a last call the turn player has gone out"),
            (!contest::undecided(game).is_empty(), "phase", "in a last call somebody can still challenge"),
        ],
        Phase::Penalty { maker, challenger, back } => penalty_rules(game, (maker, challenger), back),
        Phase::Bonus => vec![
            (empty && played, "phase", "who takes the bonus has gone out"),
            (
                game.lots.bags().iter().any(|bag| game.lots.at(bag).owner != game.turn.seat),
                "phase",
                "a bonus needs a bag of another player",
            ),
        ],
        Phase::Over => Vec::new(),
    }
}

fn contest_rules(game: &BagOLoot, back: Back, empty: bool) -> Vec<Rule> {
    let Phase::Contest(question) = game.phase else { return Vec::new() };
    let played_on = game.window.is_some_and(|window| window.played_on);
    let fits = match back {
        Back::Play => !empty && !played_on,
        Back::TurnEnd => !empty && played_on,
        Back::GoingOut => empty,
        Back::TurnStart => false,
    };
    let foreign = question.answered.union(question.asked) != question.asked;
    vec![
        (game.window.is_some() && !game.is_live(), "phase", "a contest needs all_respond and a window"),
        (fits, "phase", "the first question comes before play goes on, the second after a further play at the end"),
        (!foreign, "answer", "only who may challenge answers"),
        (!contest::silent(&question).is_empty(), "answer", "a question is over when all have answered"),
    ]
}

fn penalty_rules(game: &BagOLoot, (maker, challenger): (Seat, Seat), back: Back) -> Vec<Rule> {
    let own = maker == game.turn.seat;
    let next = maker.next(game.seats) == game.turn.seat && game.turn.plays == 0 && game.is_live();
    let empty = game.cards.is_empty(hand(game.turn.seat));
    let fits = match back {
        Back::TurnStart => next && moment::can_draw(game),
        Back::Play => (own && !empty) || next,
        Back::TurnEnd => own && !empty && !game.is_live(),
        Back::GoingOut => own && empty,
    };
    let judged = game.lots.bags_made().last().is_some_and(|&bag| {
        game.challenged.contains(bag) && crate::view::is_genuine(game, bag) && game.lots.at(bag).owner == maker
    });
    vec![
        (judged, "phase", "a prize is for the maker of the bag made last, which was challenged and is genuine"),
        (
            maker != challenger && game.lots.owners().contains(challenger),
            "phase",
            "the challenger has a bag or a set to lose",
        ),
        (fits, "phase", "what goes on after the prize does not fit the turn"),
    ]
}
