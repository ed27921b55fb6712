//! Every form of a line of a play file: where it holds, where it does not, and what is said then.

use table::{catalog, play};

const KUHN: &str = "parlor 1\ngame template\nseats 2\nset hand 0 K\nset hand 1 Q\n";

/// Everything that is wrong with a file, as `line:column: why`.
fn faults(text: &str) -> Vec<String> {
    faults_with(text, &|name| Err(format!("there is no {name}")))
}

fn faults_with(text: &str, shelf: play::Shelf<'_>) -> Vec<String> {
    let examined = play::parse_all(text).and_then(|file| play::examine(&file, shelf));
    examined.err().unwrap_or_default().iter().map(ToString::to_string).collect()
}

fn holds(text: &str) {
    assert_eq!(faults(text), [""; 0], "{text}");
}

/// The only thing that is wrong with a file.
fn fault(text: &str) -> String {
    let mut faults = faults(text);
    assert_eq!(faults.len(), 1, "{faults:#?}");
    faults.remove(0)
}

#[test]
fn every_failing_line_is_reported() {
    let text = format!("{KUHN}expect over = yes\n0: bet\nexpect hand 0 = Q\nexpect over = no\nlegal 1: chekc\n");
    let said = faults(&text);
    assert_eq!(said[0], "6:1: expected over = yes, but it is no");
    assert_eq!(said[1], "8:1: expected hand 0 = Q, but it is K");
    assert_eq!(said[2].split(": ").next(), Some("10:1"));
    assert_eq!(said.len(), 3, "{said:#?}");
}

#[test]
fn a_step_that_fails_ends_the_run_and_one_that_should_have_does_not() {
    let said = fault(&format!("{KUHN}1: bet\nexpect over = yes\nexpect over = yes\n"));
    assert!(
        said.starts_with("6:1: refused: KP-4.1") && said.ends_with("(the 2 lines after it were not run)"),
        "{said}"
    );
    let said = faults(&format!("{KUHN}0: bet\nrefused KP-4.1\nexpect phase = open 0\n0: check\nexpect phase = over\n"));
    assert_eq!(said[0], "6:1: expected to be refused by KP-4.1, but it is accepted");
    assert_eq!(said[1], "10:1: expected phase = over, but it is open 1", "the bet was not made");
}

#[test]
fn every_line_that_cannot_be_read_is_reported() {
    let said =
        faults("parlor 1\ngame template\nseats two\n  epxect over = yes\nrefused setup KP-1.1 now\nsame view 0\n");
    assert_eq!(said.len(), 4, "{said:#?}");
    assert_eq!(said[0], "3:7: seats is a number of players, not \"two\"");
    assert!(said[1].starts_with("4:3: ") && said[1].ends_with("Did you mean `expect`?"), "{said:#?}");
    assert!(said[2].contains("refused setup CLAUSE") && said[3].contains("same view 0 as OTHER.play"), "{said:#?}");
}

#[test]
fn a_table_that_must_be_refused_says_why() {
    let head = "parlor 1\ngame naked-bootleg\n";
    holds(&format!("{head}seats 5\noption teams=2v2\nrefused setup NB-2.2\n"));
    holds(&format!("{head}seats 9\nrefused setup NB-3.1\n"));
    holds(&format!("{head}seats 3\nset trun 0\nrefused setup: Did you mean turn?\n"));
    let said = fault(&format!("{head}seats 5\noption teams=2v2\nrefused setup NB-3.1\n"));
    assert!(
        said.starts_with("5:1: expected the table to be refused by NB-3.1, but it was refused so: NB-2.2"),
        "{said}"
    );
    let said = fault(&format!("{head}seats 4\noption teams=2v2\nrefused setup NB-2.2\n"));
    assert_eq!(said, "5:1: expected the table to be refused by NB-2.2, but it can be set up");
    let said = fault(&format!("{head}seats 9\nrefused setup NB-3.1\nexpect over = no\n"));
    assert!(said.starts_with("5:1: there is no table"), "{said}");
}

#[test]
fn what_cannot_be_set_up_is_blamed_on_its_own_line() {
    let head = "parlor 1\ngame jukem-football\n";
    let said = fault(&format!("{head}seats 2\noption discard_rule=always\n  option pratice=true\n"));
    assert_eq!(said, "5:10: there is no option \"pratice\". Did you mean practice?");
    let said = fault(&format!("{head}seats 2\noption discard_rule=alwys\n"));
    assert!(said.starts_with("4:8: option discard_rule is one of") && said.ends_with("Did you mean always?"), "{said}");
    assert!(fault(&format!("{head}seats 3\n")).starts_with("3:7: Jukem Football is played by exactly 2"));
    assert!(fault(&format!("{head}seats 2\noption practice=true\noption practice=true\n")).starts_with("5:8: "));
    assert_eq!(
        fault(&format!("{head}seats 2\nset dealer 0\n set trun 0\n")),
        "5:6: a position of this game has no \"trun\". Did you mean turn?"
    );
    assert!(
        fault("parlor 1\ngame jukem\nseats 2\n")
            .ends_with("2:6: there is no game \"jukem\". Did you mean jukem-football?")
    );
    assert_eq!(
        fault(&format!("{head}seats 2\nclauses JK-4.1 dinner\n")),
        "4:16: the rules of Jukem Football have no clause dinner"
    );
    let short = format!("{head}seats 2\nset turn 0\nset phase offense\nset hand 0 R5 R10\n");
    assert!(fault(&short).starts_with("6:5: the active player has five cards"), "{}", fault(&short));
    let pile = "parlor 1\ngame camouflage\nseats 2\nset deck 0 FR\nset pile 0 -\n";
    assert!(fault(pile).starts_with("5:5: seat 0 still has FR"), "{}", fault(pile));
}

#[test]
fn a_text_that_is_no_action_is_malformed() {
    holds(&format!("{KUHN}0: raise 7\nmalformed\n0: bet\n"));
    let said = fault(&format!("{KUHN}0: bet\nmalformed\n"));
    assert_eq!(said, "6:1: expected to be no action, but it is accepted");
    let said = fault(&format!("{KUHN}1: bet\nmalformed\n"));
    assert!(said.starts_with("6:1: expected to be no action, but it is refused so: KP-4.1"), "{said}");
    let said = fault(&format!("{KUHN}0: raise 7\nrefused KP-4.1\n"));
    assert!(said.starts_with("6:1: expected to be refused by KP-4.1, but it is refused so: "), "{said}");
    assert!(fault(&format!("{KUHN}malformed\n")).contains("belong directly under the step"));
}

#[test]
fn legal_lists_count_each_action() {
    holds(&format!("{KUHN}legal 0 = bet; check\n"));
    assert_eq!(fault(&format!("{KUHN}legal 0 = bet; check; bet\n")), "6:1: expected also: bet");
    assert_eq!(fault(&format!("{KUHN}legal 0 = bet\n")), "6:1: not expected, but legal: check");
}

#[test]
fn an_attempt_is_accepted_but_not_legal() {
    let head = "parlor 1\ngame camouflage\nseats 2\n";
    let wrong = "p FR1 0 50 50";
    let head = format!("{head}set deck 0 FR\nset hand 0 FR1 FR2 FR3\n");
    holds(&format!("{head}accepted 0: {wrong}\nnot legal 0: {wrong}\n"));
    let said = fault(&format!("{head}legal 0: {wrong}\n"));
    assert!(said.contains("is accepted as an attempt, but not listed: say `accepted`"), "{said}");
    holds(&format!("{KUHN}accepted 0: bet\nlegal 0: bet\nnot accepted 0: call\nnot legal 0: call\n"));
    assert!(fault(&format!("{KUHN}accepted 0: call\n")).contains("KP-4.3"));
    assert!(fault(&format!("{KUHN}not accepted 0: bet\n")).contains("not to be accepted of seat 0, but it is"));
}

#[test]
fn hands_contain_and_lack_cards() {
    let head = "parlor 1\ngame jukem-football\nseats 2\nset turn 0\nset hand 0 R5 R5 PAN R10\nset discard R20 R25\n";
    holds(&format!("{head}expect hand 0 contains R5 R5\nexpect hand 0 lacks KR FG\nexpect as 1 hand 0 lacks R5\n"));
    let said = fault(&format!("{head}expect hand 0 contains R5 R5 R5\n"));
    assert!(said.starts_with("7:1: expected hand 0 to contain R5 R5 R5, but R5 is missing in "), "{said}");
    assert!(fault(&format!("{head}expect hand 0 lacks KR PAN\n")).starts_with("7:1: expected hand 0 to lack KR PAN"));
    holds(&format!("{head}expect top discard = R25\nexpect top drive 0 = -\nexpect as 1 top draw = ?\n"));
    assert_eq!(fault(&format!("{head}expect top discard = R20\n")), "7:1: expected top discard = R20, but it is R25");
    assert!(fault(&format!("{head}expect discrad = R20\n")).ends_with("Did you mean \"discard\"?"));
}

#[test]
fn places_are_those_of_a_finished_match() {
    holds(&format!(
        "{KUHN}expect places = -\n0: bet\n1: call\nexpect places = 1 2\nexpect place 1 = 2\nexpect winners = 0\n"
    ));
    assert_eq!(fault(&format!("{KUHN}expect place 0 = 1\n")), "6:1: expected place 0 = 1, but it is -");
}

#[test]
fn what_a_seat_was_told_can_be_expected() {
    let head = "parlor 1\ngame jukem-football\nseats 2\nset turn 0\nset hand 0 R5 R10 PAN\nset draw KR ...\n0: draw\n";
    holds(&format!("{head}expect told 0 contains KR from draw to hand 0\nexpect told 1 lacks KR\n"));
    holds(&format!(
        "{head}expect told 1 contains a card face down from draw to hand 0\nexpect told truth contains KR\n"
    ));
    let said = fault(&format!("{head}expect told public contains KR\n"));
    assert!(said.starts_with("8:1: expected told public to contain \"KR\", but it is "), "{said}");
    assert!(
        fault(&format!("{head}expect told 0 = -\n")).starts_with("8:1: expected told 0 = -, but it is KR from draw")
    );
    assert!(fault(&format!("{head}expect told 5 = -\n")).contains("a viewer is a seat from 0 to 1"));
}

#[test]
fn two_files_can_look_the_same_to_a_seat() {
    let twin = "parlor 1\ngame template\nseats 2\nset hand 0 K\nset hand 1 J\n0: bet\n1: call\n";
    let shelf = |name: &str| if name == "twin.play" { Ok(twin.to_string()) } else { Err("is not there".to_string()) };
    let said = |line: &str| faults_with(&format!("{KUHN}0: bet\n{line}\n"), &shelf);
    assert_eq!(said("same view 0 as twin.play:6"), [""; 0]);
    assert_eq!(said("same view 1 as twin.play:6"), ["7:1: seat 1 sees hand 1 = Q here, and hand 1 = J there"]);
    assert_eq!(said("same view 0 as twin.play").len(), 1, "the other match is over");
    assert_eq!(said("same view 0 as other.play"), ["7:1: other.play: is not there"]);
}

/// `docs/play-files.md` lists for each game the keys that its positions know, and no others.
#[test]
fn every_key_of_a_position_stands_in_the_documentation() {
    let page = include_str!("../../../docs/play-files.md");
    for entry in catalog::all() {
        let heading = format!("### `{}`", entry.meta.slug);
        let from = page.find(&heading).unwrap_or_else(|| panic!("there is no heading {heading}"));
        let section = page[from + heading.len()..].split("\n##").next().unwrap_or_default();
        let rows = section.lines().filter_map(|line| line.strip_prefix("| `")?.split(['`', ' ']).next());
        let (mut listed, mut known) = (rows.collect::<Vec<_>>(), entry.keys.to_vec());
        listed.sort_unstable();
        listed.dedup();
        known.sort_unstable();
        assert_eq!(listed, known, "{heading}: listed, and known");
    }
}

/// A key that is listed is read: whatever is wrong with a bare one, it is not that nobody knows it.
#[test]
fn every_key_that_a_game_lists_is_read() {
    for entry in catalog::all() {
        for key in entry.keys {
            let head = format!("parlor 1\ngame {}\nseats {}\n", entry.meta.slug, entry.meta.seats.start());
            let said = faults(&format!("{head}set {key}\n")).join("\n");
            assert!(!said.contains("a position of this game has no"), "{}: {said}", entry.meta.slug);
        }
    }
}

/// The places of a match that is over are asked for in every game alike, also where a line of the game is called so.
#[test]
fn places_mean_the_same_in_every_game() {
    let medals = "set medals 2 1 0 0\nset medals 1 0 1 0\nset medals 0 0 0 1\n";
    let head = "parlor 1\ngame dream-team-soccer\nseats 3\noption rounds=1\n";
    holds(&format!("{head}set phase over\n{medals}expect places = 3 2 1\nexpect place 0 = 3\nexpect winners = 2\n"));
    holds(&format!("{head}set phase lead 0\nset hand 0 9 9\nset hand 1 10\nset places 2\nexpect places = 2\n"));
}

/// What the notation proposes is what was meant; nothing else is offered beside it.
#[test]
fn a_proposal_of_the_notation_is_the_only_one() {
    let lead = "parlor 1\ngame dream-team-soccer\nseats 3\nset phase lead 0\nset hand 0 5 5 7\n";
    assert_eq!(fault(&format!("{lead}0: play 5 5\n")), "6:1: refused: \"5 5\" is no play: say play 5x2");
}

/// Before the first step, what was told is the deal; a position tells nothing.
#[test]
fn the_deal_is_told() {
    let head = "parlor 1\ngame jukem-football\nseats 2\n";
    holds(&format!("{head}expect told 0 contains The first half begins.\nexpect told public lacks to hand 0 face\n"));
    holds(&format!("{head}set turn 0\nexpect told 0 = -\n"));
    let kuhn = "parlor 1\ngame template\nseats 2\nseed 1\n";
    let said = fault(&format!("{kuhn}expect told 0 = -\n"));
    assert!(said.contains("from pile to hand 0; a card face down from pile to hand 1"), "{said}");
}
