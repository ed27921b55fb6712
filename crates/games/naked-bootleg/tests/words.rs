//! The game in words, in all its languages: every card, option, choice, note and refusal can be said.

use conformance::{options, scene};
use kernel::{
    CardId, Chance, Fact, Facts, Game, Millis, Said, Seat, SeatSet, Settings, Stage, Stamped, Stream, Text, Values,
    Viewer,
};
use naked_bootleg::{Action, Colour, Kind, LotKind, NakedBootleg, Note, Options, Owned};
use words::{LANGUAGES, Speaker, Tongue, english, in_language, name_of};

fn staged(chosen: &str, text: &str) -> NakedBootleg {
    NakedBootleg::stage(&options(chosen), 4, &scene(text), Chance::Fast(1)).expect("a position")
}

/// Each action is allowed and is labelled so.
fn labels(game: &NakedBootleg, seat: u8, expected: &[(&str, &str)]) {
    for (text, action) in expected {
        let action: Action = action.parse().expect("an action");
        game.check(Seat::new(seat), action).expect(text);
        assert_eq!(english(game, &game.label(Seat::new(seat), action)), *text);
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
            ("Lay down Spies …", "begin set SP"),
            ("Lay down Pick Sixes …", "begin set P6"),
            ("Lay down a disguise …", "begin disguise"),
            ("Lay down Spies: Blue Spy, Red Spy and Black Spy", "lay set SP bSP rSP kSP"),
            ("Challenge Seat 1’s disguise", "challenge 1a"),
            ("Catch Seat 3: no Omaha!", "catch 3"),
        ],
    );
    let naked = "turn 0; hand 0 gXX; discard NB; down 1a set SG bSG rSG gSG kSG; down 2a set NI bNI rNI gNI; phase effect 0 naked 1a";
    labels(&staged("", naked), 0, &[("No second set", "none"), ("Steal Seat 2’s Nickels: redzone!", "steal 2a")]);
}

#[test]
fn labels_say_where_a_choice_leads() {
    let redzone = format!("turn 0; discard gPI; hand 0 gXX kNI; {REDZONE}");
    labels(
        &staged("", &redzone),
        0,
        &[
            ("Hit their own Nickels with the black Nickel – Omaha!", "hit kNI 0b omaha"),
            ("Discard the green X – silently", "discard gXX"),
        ],
    );
    let last = format!("turn 0; discard gPI; hand 0 gXX; {REDZONE}");
    labels(&staged("", &last), 0, &[("Discard the green X: touchdown!", "discard gXX")]);
    let actions = "turn 0; did picked; discard gPI; hand 0 gHO gDP gP6 gRV gFR gSP gIN WC HM BL NB; hand 1 bST rOO; \
        down 2a set NI bNI rNI gNI; down 3a set DI bDI rDI gDI";
    labels(
        &staged("", actions),
        0,
        &[
            ("Discard the green Handoff: Seat 1 is skipped", "discard gHO"),
            ("Discard the green Draw Play: Seat 1 picks up one", "discard gDP"),
            ("Discard the green Pick Six: Seat 1 picks up 6", "discard gP6"),
            ("Discard the green Reverse: play turns around", "discard gRV"),
            ("Discard the green Fumblerooski", "discard gFR"),
            ("Discard the Green Spy: spy on Seat 1", "discard gSP"),
            ("Discard the green Interception: steal from Seat 1", "discard gIN"),
            ("Discard the Wildcat: name a colour", "discard WC"),
            ("Discard the Hail Mary: name a colour, and go again", "discard HM"),
            ("Discard the Bootleg: steal, and name a colour", "discard BL"),
        ],
    );
    let chain = "turn 0; hand 0 gXX; hand 1 kP6 gXX' gOO; discard kDP; phase chain 4 1 0";
    labels(
        &staged("", chain),
        1,
        &[("Pick up 4 cards and lose your turn", "decline"), ("Answer with the black Trick Six", "answer kP6")],
    );
    let six = "turn 0; hand 0 gXX; hand 1 bP6 gXX' gOO; discard bDP; phase chain 1 1 0";
    labels(&staged("", six), 1, &[("Answer with the blue Pick Six: Seat 2 picks up 7", "answer bP6")]);
    let fumble = format!("turn 0; hand 0 gXX; discard gFR; {REDZONE}; down 1a set DI bDI rDI gDI kDI; phase fumble 1");
    labels(&staged("", &fumble), 1, &[("Take Seat 0’s Shotguns: redzone!", "fumble a")]);
    let skip = "turn 0; hand 0 gXX; discard kHO; phase effect 0 skip 1 3";
    labels(
        &staged("", skip),
        0,
        &[
            ("Skip one player: Seat 2 is next", "skip 1"),
            // Nobody reads this as "you".
            ("Skip 3 players: Seat 0 is next", "skip 3"),
        ],
    );
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

/// Says it in every language, to those at the table and to somebody who looks on.
fn say(game: &NakedBootleg, said: &Said) {
    for (language, _) in LANGUAGES {
        let tongue = Tongue::of(NakedBootleg::WORDS, language);
        assert!(tongue.has(&said.id), "{language} lacks {}", said.id);
        for you in [None, Some(Seat::new(0)), Some(Seat::new(1))] {
            let (seat, face) = (|seat: Seat| format!("Ann{seat}"), |notation: &str| name_of(game, notation));
            let text = Speaker { tongue: &tongue, seat: &seat, you, face: &face }.try_say(said);
            let text = text.unwrap_or_else(|why| panic!("{language}: {said:?}: {why}"));
            assert!(text.len() > 1 && !text.contains(['{', '$']), "{language}: {text:?}");
        }
    }
}

#[test]
fn every_card_has_a_name_and_help() {
    for chosen in [
        "",
        "blindside=sets chain_match=free crazy_eight=natural_pair wild_streak_card=true black_spy=1",
        "blindside=one",
    ] {
        let game = NakedBootleg::deal(&options(chosen), 4, Chance::Fast(3)).expect("a table");
        for card in 0..game.cards().count() {
            let face = game.cards().face_of(CardId(card as u8));
            say(&game, &game.name(face));
            let help = game.help(face);
            say(&game, &help.does);
            say(&game, &help.when);
            help.signs.iter().for_each(|sign| say(&game, sign));
            assert!(!help.clauses.is_empty() && !help.signs.is_empty());
        }
    }
}

#[test]
fn names_bend_as_each_language_bends_them() {
    let game = NakedBootleg::deal(&Options::default(), 4, Chance::Fast(3)).expect("a table");
    let card = |face: &str, language: &str| {
        let action: Action = format!("discard {face}").parse().expect("an action");
        in_language(&game, &game.label(Seat::new(0), action), language).expect("words")
    };
    assert_eq!(card("rXX", "de"), "Das rote X abwerfen");
    assert_eq!(card("kNI", "de"), "Den schwarzen Nickel abwerfen");
    assert_eq!(card("kFR", "en"), "Discard The Fumble");
    assert_eq!(card("rSG", "es"), "Descartar la Shotgun roja");
    assert_eq!(card("gDI", "fr"), "Défausser le Dime vert");
}

/// Ids that no code names: zones, options and their values, refusals, what the game is.
#[test]
fn what_is_named_by_convention_has_words() {
    let mut ids: Vec<String> = ["about", "goal", "lesson-first"].map(String::from).into();
    let word = |value: &str| value.replace(|c: char| !c.is_ascii_alphanumeric(), "-");
    ids.extend(NakedBootleg::META.zones.iter().map(|zone| format!("zone-{}", word(zone.name))));
    for spec in Options::SPECS {
        ids.push(format!("option-{}", word(spec.key)));
        match spec.values {
            Values::Words(values) => {
                ids.extend(values.iter().map(|value| format!("option-{}-{}", word(spec.key), word(value))));
            }
            Values::OffOrNumber { .. } => ids.push(format!("option-{}-off", word(spec.key))),
            Values::Number { .. } | Values::Deck => {}
        }
    }
    ids.extend(refusing().into_iter().map(|clause| format!("why-{}", clause.replace('.', "-"))));
    for (language, text) in NakedBootleg::WORDS {
        for id in &ids {
            assert!(text.contains(&format!("\n{id} = ")), "{language} lacks {id}");
        }
        let tongue = Tongue::of(NakedBootleg::WORDS, language);
        for spec in Options::SPECS {
            let id = format!("option-{}", word(spec.key));
            assert!(tongue.attribute(&id, "help").is_some(), "{language}: {id} has no help");
        }
    }
}

/// The clauses that the rules can refuse with, read from where they do.
fn refusing() -> Vec<String> {
    let chapters = [
        include_str!("../src/rules/refuse.rs"),
        include_str!("../src/rules/refuse/laying.rs"),
        include_str!("../src/rules/setup.rs"),
    ];
    let named = |text: &'static str| text.split("::NB_").skip(1);
    let clauses = chapters.into_iter().flat_map(named).map(|rest| {
        let number = rest.split(|c: char| !c.is_ascii_digit() && c != '_').next().unwrap_or_default();
        format!("NB-{}", number.replace('_', "."))
    });
    let mut clauses: Vec<String> = clauses.collect();
    clauses.sort();
    clauses.dedup();
    assert!(clauses.len() > 50 && clauses.contains(&"NB-2.2".to_string()), "{clauses:?}");
    clauses
}

/// Random matches of many kinds: nothing that can be chosen, that happens or that can be read is without words.
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
        let (mut stream, mut list, mut now) = (Stream::fast(5), Vec::new(), Millis(0));
        while let Some(seat) = game.to_act().first() {
            list.clear();
            game.legal(seat, &mut list);
            for &action in &list {
                assert!(NakedBootleg::META.clauses.contains(&game.clause(seat, action)));
                say(&game, &game.label(seat, action));
            }
            for viewer in [Viewer::Public, Viewer::Seat(seat)] {
                game.status(viewer).iter().for_each(|said| say(&game, said));
            }
            let strikes = game.wakes_at().filter(|_| stream.below(9) == 0);
            now = strikes.unwrap_or(now);
            let action = *stream.pick(&list).expect("there is something to do");
            let step = if strikes.is_some() { Stamped::clock(now) } else { Stamped::act(now, seat, action) };
            let mut facts = Facts::default();
            game.apply(step, &mut facts);
            for (fact, _) in &facts.0 {
                if let Fact::Note(note) = fact {
                    say(&game, &game.cue(note));
                    game.log(note).iter().for_each(|said| say(&game, said));
                }
            }
        }
        assert!(game.lines(Viewer::Public).contains(&("phase".to_string(), "over".to_string())));
        game.status(Viewer::Truth).iter().for_each(|said| say(&game, said));
        assert!(game.round() >= 1);
    }
}

/// What players at random seldom get to: each has its words all the same.
#[test]
fn rare_notes_and_choices_have_words() {
    let game = staged("", &format!("turn 0; discard gPI; hand 0 gXX kNI; {REDZONE}"));
    let [ann, ben] = [0, 1].map(Seat::new);
    let sorts =
        [LotKind::Set(Kind::X), LotKind::Forgiven, LotKind::Disguise, LotKind::Streak(Colour::Red), LotKind::None];
    let mut notes = vec![Note::Grounded(ann), Note::FalseStart(ben), Note::Flipped(ann), Note::Deflected(ben)];
    notes.extend([Note::Challenged(ann, ben, false), Note::FlagNeutral, Note::CrazyEight(ann), Note::Left(ben)]);
    notes.extend([
        Note::Overtime,
        Note::Coin(ann),
        Note::Kept(ann, 0),
        Note::Kept(ben, 1),
        Note::PickedUp(ann, 0, false),
    ]);
    for owned in sorts.map(|sort| Owned(ben, sort)) {
        notes.extend([Note::Steals(ann, owned), Note::FumblePitched(owned), Note::Hit(ben, kernel::Face(0), owned)]);
    }
    for note in &notes {
        say(&game, &game.cue(note));
        assert!(game.log(note).is_none_or(|said| said == game.cue(note)));
    }
    for action in
        ["pick discard", "flip", "deflect gDF", "flag 2", "dealer 1", "forfeit", "lay disguise bXX", "fumble b"]
    {
        say(&game, &game.label(ann, action.parse().expect("an action")));
    }
    let counter = "turn 0; discard gDF; hand 0 gXX; hand 1 gOO; phase counter 1 0 gIN";
    let game = staged("", counter);
    game.status(Viewer::Public).iter().for_each(|said| say(&game, said));
}

#[test]
fn the_table_is_told_in_sentences() {
    let text = format!("turn 0; discard gPI; hand 0 gXX kNI; {REDZONE}; down 1a disguise bCV rCV WC; hand 1 #5");
    let game = staged("", &text);
    let said = |viewer: Viewer| game.status(viewer).iter().map(|said| english(&game, said)).collect::<Vec<_>>();
    let own = said(Viewer::Seat(Seat::new(0)));
    for line in [
        "The colour of play is green.",
        "Play goes clockwise.",
        "Seat 0 has down: 4 Shotguns and 3 Nickels.",
        "Seat 1 has down: a disguise of 3.",
        "In the redzone: Seat 0.",
        "Redzone! Get rid of every card.",
    ] {
        assert!(own.contains(&line.to_string()), "{line}: {own:?}");
    }
    assert!(!said(Viewer::Public).iter().any(|line| line.starts_with("Redzone!")));
}

#[test]
fn notes_name_what_they_are_about() {
    let position = format!("turn 0; did picked; discard gPI; hand 0 gXX kNI rOO kOO; {REDZONE}");
    let told = |game: &mut NakedBootleg, actions: &str| {
        let mut lines = Vec::new();
        for action in actions.split("; ") {
            let mut facts = Facts::default();
            let action: Action = action.parse().expect("an action");
            game.check(Seat::new(0), action).expect("it is allowed");
            game.apply(Stamped::act(Millis(0), Seat::new(0), action), &mut facts);
            for (fact, _) in &facts.0 {
                if let Fact::Note(note) = fact {
                    lines.extend(game.log(note).map(|said| english(game, &said)));
                }
            }
        }
        lines
    };
    let mut game = staged("omaha=auto", &position);
    assert_eq!(told(&mut game, "hit kNI 0b"), ["Seat 0 hits their own Nickels with the black Nickel."]);
    let mut game = staged("", &format!("turn 0; did picked; discard gPI; hand 0 gOO kOO rOO bSG'; {REDZONE}"));
    let stack = told(&mut game, "discard gOO; stack kOO; stack rOO; stack done omaha");
    assert_eq!(stack[0], "Seat 0 discards a stack: green O and black O, and the red O on top.");
    let mut game = staged("", "turn 0; hand 0 bNI rNI WC bXX rOO kDI");
    assert_eq!(
        told(&mut game, "lay set NI bNI rNI WC"),
        ["Seat 0 lays down Nickels: blue Nickel, red Nickel and Wildcat."]
    );
    let mut game = staged("", "turn 0; hand 0 bNI rNI WC bXX rOO kDI");
    let disguise = told(&mut game, "lay disguise bNI rOO bXX");
    assert_eq!(disguise, ["Seat 0 lays down a disguise of 3 cards."]);
}

#[test]
fn several_people_are_one_sentence() {
    let game = staged("", &format!("turn 0; discard gPI; hand 0 gXX kNI; {REDZONE}"));
    let both: SeatSet = [0, 2].into_iter().map(Seat::new).collect();
    assert_eq!(english(&game, &kernel::said!("status-redzone", who: both)), "In the redzone: Seat 0 and Seat 2.");
}
