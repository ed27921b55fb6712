//! What chance is told in positions happens, is written down until then, and is refused where it cannot be.

use table::play;

/// Everything that is wrong with a file, as `line:column: why`.
fn faults(text: &str) -> Vec<String> {
    let none = |name: &str| Err(format!("there is no {name}"));
    let examined = play::parse_all(text).and_then(|file| play::examine(&file, &none));
    examined.err().unwrap_or_default().iter().map(ToString::to_string).collect()
}

/// Whatever the seed is, what is expected comes; and what is told is written back in the same words, by every seed.
fn happens(text: &str) {
    for seed in 0..5 {
        let seeded = text.replacen("seats", &format!("seed {seed}\nseats"), 1);
        assert_eq!(faults(&seeded), [""; 0], "{seeded}");
    }
    let (head, body) = text.split_at(text.find("set ").expect("a position"));
    let position: String =
        body.lines().filter(|line| line.starts_with("set ")).map(|line| format!("{line}\n")).collect();
    let written = |position: &str| {
        let file = play::parse(&format!("{head}{position}")).expect("a position that can be read");
        play::open(&file).unwrap_or_else(|error| panic!("{error}\n{position}")).to_scene()
    };
    let once = written(&position);
    for line in position.lines().filter(|line| line.starts_with("set next") && !line.starts_with("set next draw")) {
        assert!(once.iter().any(|other| other == line), "{line} is not written down:\n{}", once.join("\n"));
    }
    assert_eq!(once, written(&(once.join("\n") + "\n")));
}

#[test]
fn bag_o_loot_is_told_what_is_dealt_drawn_and_forfeited() {
    happens(
        "parlor 1\ngame bag-o-loot\nseats 4\nset turn 0\nset hand 0 6 6\nset s1 0 1 1 1\nset b2 2 4 4 4 4 4\n\
        set next deal 0 7 7 L\nset next deal 2 9\nset next deal pile 1 2 3\n\
        0: open 6 x2\n0: bonus b2\nexpect round = 2 of 4\nexpect hand 0 contains 7 7 L\nexpect hand 2 contains 9\n\
        expect top pile = 2\n",
    );
    happens(
        "parlor 1\ngame bag-o-loot\nseats 4\nset turn 0\nset hand 0 6 7 8 L\nset hand 1 1 2\nset next draw 9 L\nset next forfeit L\n\
        0: forfeit 2\nexpect hand 0 = 6 7 8\nexpect hand 2 contains L\nexpect hand 1 = 1 2 9\n",
    );
    happens(
        "parlor 1\ngame bag-o-loot\nseats 4\nset turn 0\nset hand 0 6 7 8 L\nset next receiver 3\nset next forfeit 8\n\
        0: forfeit lot\nexpect hand 3 contains 8\nexpect hand 3 = #9\n",
    );
    happens(
        "parlor 1\ngame bag-o-loot\nseats 4\noption mode=advanced\noption challenge_close=all_respond\n\
        set turn 0\nset hand 0 11 6 6 5 9\nset hand 1 2 3\nset hand 2 1 4\nset hand 3 7 8\nset s1 1 5 5 5 5\nset s2 2 2 2\n\
        set s3 1 8 8\nset next challenger 2\n0: bag 11 s1\n1: challenge\n2: challenge\n\
        expect told public contains eat 2\n",
    );
}

#[test]
fn jukem_football_is_told_the_next_period_and_its_dealer() {
    let end = "set period 2\nset dealer 1\nset turn 0\nset score 0 10\nset score 1 10\nset phase offense\nset final yes\nset hand 0 R5\n";
    happens(&format!(
        "parlor 1\ngame jukem-football\nseats 2\noption overtime_dealer=random\n{end}set next deal 0 KR R5 R5\n\
        set next deal 1 SACK\nset next deal discard R10\nset next deal draw R30 FG\nset next dealer 1\n\
        0: end\nexpect period = 3\nexpect dealer = 1\nexpect hand 0 contains KR R5 R5\nexpect hand 1 contains SACK\n\
        expect discard = R10\nexpect top draw = R30\n",
    ));
    happens(
        "parlor 1\ngame jukem-football\nseats 2\nset turn 0\nset next draw KR\n0: draw\nexpect hand 0 contains KR\n",
    );
}

#[test]
fn dream_team_soccer_is_told_the_next_deal() {
    // The Hat Trick ends the round with the position itself, so that what was told has happened.
    let text = "parlor 1\ngame dream-team-soccer\nseats 5\nset podium 0 1 2 3 4\nset phase deal\nset hand 2 4 F F ...\n\
        set next deal 0 F Y\nset next deal 1 F R\nset next deal 4 10 10 10\n\
        expect hand 0 contains F Y\nexpect hand 1 contains F R\nexpect hand 4 contains 10 10 10\n";
    assert_eq!(faults(text), [""; 0]);
    happens(
        "parlor 1\ngame dream-team-soccer\nseats 3\nset podium 0 1 2\nset phase lead 0\nset hand 0 9\nset hand 1 10\n\
        set places 2\nset next deal 0 F Y\nset next deal 1 F R\n\
        0: play 9\nexpect round = 2 of 7\nexpect hand 0 contains F Y\nexpect hand 1 contains F R\n",
    );
}

#[test]
fn naked_bootleg_is_told_deals_pylons_picks_and_coins() {
    let win = "set dealer 2\nset turn 0\nset discard gXX\nset hand 0 gOO\nset down 0a set SG bSG rSG gSG kSG\n\
        set down 0b set PI bPI rPI gPI\n";
    happens(&format!(
        "parlor 1\ngame naked-bootleg\nseats 4\noption scored=true\n{win}set next deal 0 WC WC rXX\n\
        set next deal pylon NB BL\n0: discard gOO\nexpect round = 2\nexpect hand 0 contains WC WC rXX\nexpect top pylon = NB\n",
    ));
    happens(&format!(
        "parlor 1\ngame naked-bootleg\nseats 4\noption scored=true\nset round 4\nset score 1 8\n{win}set next coin 1\n\
        0: discard gOO\nexpect phase = coin\nexpect to act = 1\n",
    ));
    happens(
        "parlor 1\ngame naked-bootleg\nseats 4\nset turn 0\nset hand 0 kXX bXX gOO\nset hand 1 #45\nset hand 2 #28\n\
        set hand 3 #28\nset discard bPI rPI gPI kPI\nset pylon -\nset next pylon rPI\n0: pick pylon\n\
        expect hand 0 contains rPI\n",
    );
    happens(
        "parlor 1\ngame naked-bootleg\nseats 4\nset turn 0\nset did picked\nset hand 0 kXX bXX\nset discard gIN\n\
        set hand 1 rSG rNI rDI\nset phase effect 0 intercept\nset next pick rDI rSG\n0: grab 2\n1: decline\n\
        expect taken = rDI rSG\n",
    );
    happens(
        "parlor 1\ngame naked-bootleg\nseats 4\nset turn 0\nset hand 0 kCV bCV gNI rXX rOO kDI\nset next disguise gNI kCV bCV\n\
        0: lay disguise kCV bCV gNI\nexpect down-a 0 = gNI kCV bCV\n",
    );
    happens(
        "parlor 1\ngame naked-bootleg\nseats 4\nset turn 0\nset next draw NB\n0: pick pylon\nexpect hand 0 contains NB\n",
    );
}

#[test]
fn camouflage_is_told_all_that_chance_decides_before_go() {
    happens(
        "parlor 1\ngame camouflage\nseats 2\noption board_build=auto\noption pace=turns\nset phase side\nset next side gems\n\
        set next deck 0 FR\nset next deck 1 OW\nset next board deck GE\nset next first 1\nset next deal 0 FR3 FR1 FR6\n\
        0: auto\n1: auto\nexpect side = gems\nexpect decks = FR OW\nclock @3000\nexpect turn = 1\n",
    );
    // The board B0 of the rules page's examples.
    happens(
        "parlor 1\ngame camouflage\nseats 2\noption side=animal\noption board_build=auto\nset phase decks\n\
        set next board CH1 0 0 0 CH2 2 -2 0 CH6 1 0 2\nset next deal 0 FR3 FR1 FR6 FR2\n0: deck FR\n1: deck GE\n\
        expect board = CH1 CH2 CH6\n",
    );
    happens(
        "parlor 1\ngame camouflage\nseats 2\nset deck 0 FR\nset hand 0 FR1 FR2 FR3\nset next draw 0 FR6\nexpect top pile 0 = FR6\n",
    );
    happens(
        "parlor 1\ngame camouflage\nseats 3\noption mode=not_my_stack\noption side=animal\nset deck 0 FR\nset deck 1 OW\nset deck 2 GE\n\
        set phase location\nset next location 0 FR4\n0: auto\n1: auto\n2: auto\nexpect location 0 = FR4\n",
    );
}

#[test]
fn leduc_is_told_the_board() {
    happens("parlor 1\ngame leduc\nseats 2\nset hand 0 KS\nset next draw QH\n0: call\n1: call\nexpect board = QH\n");
}

#[test]
fn what_cannot_come_is_refused_at_its_own_line() {
    let said = |game: &str, seats: u8, lines: &str| faults(&format!("parlor 1\ngame {game}\nseats {seats}\n{lines}\n"));
    assert_eq!(
        said("leduc", 2, "set hand 0 QH\n  set next draw QH"),
        ["5:7: QH cannot be in the pile: it lies elsewhere"]
    );
    assert_eq!(
        said("jukem-football", 2, "set hand 0 KR ...\nset next draw KR"),
        ["5:5: all 1 of KR lie somewhere already"]
    );
    assert_eq!(
        said("jukem-football", 2, "set next deal 0 KR\nset next deal 1 KR"),
        ["5:5: there is no KR left for this line"]
    );
    let twice = said("bag-o-loot", 3, "set pile 7 ...\nset next draw 7");
    assert_eq!(twice, ["5:5: what is drawn next is set by the line about the pile already"]);
    assert_eq!(said("bag-o-loot", 3, "set next receiver 3"), ["4:5: \"3\" is no seat: say 0 to 2"]);
    let unknown = said("bag-o-loot", 3, "set next forfiet L");
    assert_eq!(unknown, ["4:5: in this game there is no next \"forfiet\". Did you mean forfeit?"]);
    assert_eq!(said("naked-bootleg", 2, "set next deal 0 kP6"), ["4:5: there is no kP6 left for this line"]);
    let long = "set next deal pylon WC WC WC WC\n".to_string()
        + &(0..3)
            .map(|seat| {
                format!("set next deal {seat} bXX rXX gXX kXX bOO rOO gOO kOO bNI rNI\n")
                    .replace("XX", ["XX", "SG", "PI"][seat])
                    .replace("OO", ["OO", "CV", "DI"][seat])
                    .replace("NI", ["NI", "PG", "HC"][seat])
            })
            .collect::<String>();
    let said = said("naked-bootleg", 4, &long);
    assert_eq!(said, ["7:5: all `next` lines together have too many words: name only what matters"]);
}
