//! A second opinion on what is legal: the rules read off the page once more, slowly and from what the seat is shown.

use jukem_football::{Action, Deck, JukemFootball, Options, Print, Step, View};
use kernel::{Chance, Game, Millis, Seat, Settings, Stamped, Stream, Viewer};

/// Every action that can be written with the cards of the deck.
fn all_actions(deck: &Deck) -> Vec<Action> {
    let mut all = vec![Action::Draw, Action::Take, Action::Goal, Action::Allow, Action::End];
    let prints: Vec<Print> = deck.rows().map(|row| row.1).collect();
    for &print in &prints {
        all.extend([Action::Discard(print), Action::Defend(print)]);
        for jukem in [false, true] {
            match print {
                Print::Run(yards) => all.extend([false, true].map(|pancake| Action::Run { yards, pancake, jukem })),
                Print::KickReturn => all.push(Action::Return { jukem }),
                Print::Pass(lo, hi) => all.extend(prints.iter().filter_map(|other| match *other {
                    Print::Catch(catch) => Some(Action::Pass { lo, hi, catch, jukem }),
                    _ => None,
                })),
                _ => {}
            }
        }
    }
    all.sort();
    all
}

/// Whether the cards of the hand, the range and the yards allow this play (chapters 4 and 5).
fn is_play(view: &View, seat: usize, action: Action) -> bool {
    let drive = &view.drives[seat];
    let holds = |card: Print| view.hands[seat].cards.contains(&card.notation());
    let (base, boosts, fits) = match action {
        Action::Run { yards, pancake, jukem } => (if pancake { yards + 10 } else { yards }, jukem, true),
        Action::Pass { lo, hi, catch, jukem } => (catch, jukem, lo <= catch && catch <= hi),
        Action::Return { jukem } => (50, jukem, drive.plays.is_empty()),
        Action::Goal => return holds(Print::FieldGoal) && drive.total >= 70,
        _ => return false,
    };
    let yards = if boosts { 2 * base as u32 } else { base as u32 };
    fits && drive.total as u32 + yards <= 100 && action.cards().all(holds)
}

fn is_legal(view: &View, seat: usize, action: Action, all: &[Action], always: bool) -> bool {
    let is_active = view.active as usize == seat;
    let holds = |card: Print| view.hands[seat].cards.contains(&card.notation());
    match (view.step, action) {
        (Step::Replenish, Action::Draw) => is_active && view.draw > 0,
        (Step::Replenish, Action::Take) => is_active && view.discard_open && view.discard_count > 0,
        (Step::Offense, Action::Discard(card)) => {
            let stuck = || !all.iter().any(|&play| is_play(view, seat, play));
            is_active && !view.final_turn && holds(card) && (always || stuck())
        }
        (Step::Offense, Action::End) => is_active && view.final_turn,
        (Step::Offense, play) => is_active && is_play(view, seat, play),
        (Step::Defense, Action::Allow) => !is_active,
        (Step::Defense, Action::Defend(card)) => !is_active && card.is_defensive() && holds(card),
        _ => false,
    }
}

#[test]
fn the_lists_are_what_the_page_says() {
    let mut stream = Stream::fast(3);
    for (number, chosen) in ["forced_only", "always"].into_iter().enumerate() {
        let mut options = Options::default();
        options.set("discard_rule", chosen).expect("a known value");
        let all = all_actions(&Deck::default());
        for seed in 0..25 {
            let mut game = JukemFootball::deal(&options, 2, Chance::Fast(seed)).expect("these options");
            while let Some(to_act) = game.to_act().first() {
                for seat in [0, 1] {
                    let view = game.view(Viewer::Seat(Seat::new(seat)));
                    let legal = |action: &&Action| is_legal(&view, seat as usize, **action, &all, number == 1);
                    let expected: Vec<Action> = all.iter().filter(legal).copied().collect();
                    let mut listed = Vec::new();
                    game.legal(Seat::new(seat), &mut listed);
                    assert_eq!(listed, expected, "seat {seat}, {view:?}");
                    let accepted = |action: &&Action| game.check(Seat::new(seat), **action).is_ok();
                    assert!(all.iter().filter(accepted).eq(&expected));
                }
                let mut list = Vec::new();
                game.legal(to_act, &mut list);
                let action = *stream.pick(&list).expect("a choice");
                game.apply(Stamped::act(Millis(0), to_act, action), &mut ());
            }
        }
    }
}
