//! The game in words: every choice has a label, a clause and what it touches; every note a sentence.

use conformance::{options, scene};
use kernel::{Chance, Fact, Facts, Game, Millis, Seat, Stage, Stamped, Stream, Text, Viewer};
use naked_bootleg::{Action, NakedBootleg};

fn staged(chosen: &str, text: &str) -> NakedBootleg {
    NakedBootleg::stage(&options(chosen), 4, &scene(text), Chance::Fast(1)).expect("a position")
}

/// Each action is allowed and is labelled so.
fn labels(game: &NakedBootleg, seat: u8, expected: &[(&str, &str)]) {
    for (text, action) in expected {
        let action: Action = action.parse().expect("an action");
        game.check(Seat::new(seat), action).expect(text);
        assert_eq!(game.old_label(Seat::new(seat), action), *text);
    }
}

const REDZONE: &str = "down 0a set SG bSG rSG gSG kSG; down 0b set NI bNI rNI gNI";

#[test]
fn labels_say_what_a_choice_does() {
    let main = "turn 0; discard gPI; hand 0 kSP rSP bSP bP6 rP6 gP6 kRV gXX kOO; down 1a disguise bCV rCV WC; \
        hand 1 #5; down 2a streak red rST rXX rOO rDI rCV' rPG rHC; exposed 3; hand 3 bST";
    labels(
        &staged("", main),
        0,
        &[
            ("Draw from the pylon", "pick pylon"),
            ("Take the green Pistol", "pick discard"),
            ("Lay down a set of Spies", "begin set SP"),
            ("Lay down a set of Pick Sixes", "begin set P6"),
            ("Lay down a disguise", "begin disguise"),
            ("Challenge seat 1's disguise", "challenge 1a"),
            ("Catch seat 3: no Omaha!", "catch 3"),
        ],
    );
    let redzone = format!("turn 0; discard gPI; hand 0 gXX kNI; {REDZONE}");
    labels(
        &staged("", &redzone),
        0,
        &[
            ("Hit your own Nickels with the black Nickel, Omaha!", "hit kNI 0b omaha"),
            ("Discard the green X", "discard gXX"),
        ],
    );
    let chain = "turn 0; hand 0 gXX; hand 1 kP6 gXX' gOO; discard kDP; phase chain 4 1 0";
    labels(
        &staged("", chain),
        1,
        &[("Pick up 4 cards", "decline"), ("Answer with the Trick Six (black Pick Six)", "answer kP6")],
    );
    let fumble = format!("turn 0; hand 0 gXX; discard gFR; {REDZONE}; phase fumble 1");
    labels(&staged("", &fumble), 1, &[("Take the Shotguns", "fumble a")]);
    let naked = "turn 0; hand 0 gXX; discard NB; down 1a set SG bSG rSG gSG kSG; down 2a set NI bNI rNI gNI; phase effect 0 naked 1a";
    labels(&staged("", naked), 0, &[("No second set", "none"), ("Steal seat 2's Nickels", "steal 2a")]);
}

#[test]
fn what_is_wrong_with_an_action_is_said_with_what_would_be_right() {
    for (text, hint) in [
        ("dance", "is no action: say pick, begin"),
        ("discard XX", "is no card: say a colour letter"),
        ("hit gXX 9a", "names no downed cards: say a seat and a place"),
        ("begin set QQ", "is no kind: say one of SG"),
        ("name pink", "is no colour: say blue, red, green or black"),
        ("trick left", "is no neighbour: say next or behind"),
        ("pass omaha", "omaha goes with done"),
    ] {
        let wrong = text.parse::<Action>().expect_err(text);
        assert!(wrong.contains(hint), "{text}: {wrong}");
    }
}

/// Random matches of many kinds: nothing that can be chosen or that happens is without words.
#[test]
fn everything_has_words() {
    let tables = [
        (4, "clock=10 illegal_moves=penalise"),
        (6, "teams=2v2v2 remix=capture_the_flag"),
        (4, "remix=last_man_standing turn_cap=40 leaver=forfeit"),
        (2, "scored=true turn_cap=40 challenge_keep=seen"),
        (3, "remix=run_n_gun crazy_eight=natural_pair"),
    ];
    for (seats, chosen) in tables {
        let mut game = NakedBootleg::deal(&options(chosen), seats, Chance::Fast(3)).expect("a table");
        let (mut stream, mut list, mut facts, mut now) = (Stream::fast(5), Vec::new(), Facts::default(), Millis(0));
        while let Some(seat) = game.to_act().first() {
            list.clear();
            game.legal(seat, &mut list);
            for &action in &list {
                assert!(game.old_label(seat, action).len() > 2, "{action:?}");
                assert!(NakedBootleg::META.clauses.contains(&game.clause(seat, action)));
            }
            let strikes = game.wakes_at().filter(|_| stream.below(9) == 0);
            now = strikes.unwrap_or(now);
            let action = *stream.pick(&list).expect("there is something to do");
            let step = if strikes.is_some() { Stamped::clock(now) } else { Stamped::act(now, seat, action) };
            game.apply(step, &mut facts);
        }
        for (fact, _) in &facts.0 {
            if let Fact::Note(note) = fact {
                let sentence = game.old_sentence(note);
                assert!(sentence.ends_with(['.', '!']), "{note:?}: {sentence:?}");
            }
        }
        assert!(game.lines(Viewer::Public).contains(&("phase".to_string(), "over".to_string())));
    }
}
