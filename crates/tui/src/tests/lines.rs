//! Whole matches through strings.

use super::fake::Fake;
use super::{kuhn, open, over_with_its_deal, seated};
use crate::plain::plain;
use crate::play::{Ended, Play, Wish};

fn talk(play: Play, typed: &str) -> (Ended, String) {
    let mut heard = Vec::new();
    let ended = plain(play, typed.as_bytes(), &mut heard).unwrap();
    (ended, String::from_utf8(heard).unwrap())
}

#[test]
fn a_whole_game_of_kuhn_against_a_bot() {
    let (ended, heard) = talk(kuhn(1, "hand 0 Q; hand 1 K"), "2\nquit\n");
    assert!(ended.table.is_over() && ended.wish == Wish::Leave);
    for text in [
        "Kuhn Poker. The smallest game of poker",
        "At the table: Ann and Bot 1 (greedy).",
        "Ann, it is your turn.",
        "Table: left over 1 card.",
        "Bot 1: 0 points; hand 1 card.",
        "You hold queen.",
        "1: Check: bet nothing (check)",
        "2: Bet one chip (bet)",
        "You bet one chip.",
        "Bot 1 calls.",
        "queen is shown in your hand.",
        "king is shown in Bot 1's hand.",
        "Bot 1 wins 2 chips.",
        "The match is over.",
        "1. Bot 1, 2 points",
        "2. Ann, -2 points",
    ] {
        assert!(heard.contains(text), "lacks {text:?}:\n{heard}");
    }
    assert_eq!(heard.matches("You bet one chip.").count(), 1, "nothing is said twice:\n{heard}");
}

#[test]
fn notation_works_and_another_match_can_be_wished_for() {
    let (ended, heard) = talk(kuhn(1, "hand 0 K; hand 1 Q"), "bet\nwhat\nagain\n");
    assert_eq!(ended.wish, Wish::Again);
    assert!(heard.contains("> Say again for another match, save FILE"), "{heard}");
}

#[test]
fn bad_input_is_answered_with_what_would_be_right() {
    let typed =
        "\n7\n0\nbte\nfold\n?\n? 1\n? kp-1.1\n? XX-9\nhelp\nlog\ntable\n\u{fffd}\nsave /no/such/folder/x\nquit\n";
    let (ended, heard) = talk(kuhn(1, "hand 0 K; hand 1 Q"), typed);
    assert!(!ended.table.is_over() && ended.table.steps() == 0);
    for text in [
        "Say a number from 1 to 2, an action such as check, or help.",
        "There is no choice 7.",
        "There is no choice 0.",
        "Did you mean bet?",
        "That is not allowed. You call or fold only once the other player has bet.",
        "KP-4.3: Once the other player has bet you may call",
        "KP-4.2: While nothing has been bet",
        "KP-1.1: The deck has three cards",
        "The rules have no XX-9; their numbers look like KP-1.1.",
        "save FILE writes the match down",
        "Nothing has happened yet.",
        "cannot be written",
        "You leave the match; it is not over yet.",
    ] {
        assert!(heard.contains(text), "lacks {text:?}:\n{heard}");
    }
}

#[test]
fn a_card_is_explained_by_its_notation_or_its_name() {
    let play = || seated(open("jukem-football", "", 2, "hand 0 R15; hand 1 R5"), 1);
    let (_, heard) = talk(play(), "? r15\nquit\n");
    let (_, by_name) = talk(play(), "? run 15\nquit\n");
    assert_eq!(heard, by_name);
    assert!(heard.contains("> RUN 15 (R15)\n") && heard.contains("\nJK-"), "{heard}");
}

#[test]
fn every_line_is_in_the_language_of_the_people() {
    let typed = "\n7\nhelp\nlog\ntable\nsave /no/such/folder/x\nquit\n";
    let heard = |language: &str| {
        let play = seated(open("jukem-football", "", 2, "hand 0 R15; hand 1 R5"), 1);
        talk(Play { language: language.to_string(), ..play }, typed).1
    };
    let english = heard("en_US.UTF-8");
    for (language, words) in
        [("de_DE.UTF-8", "Ann, du bist dran."), ("es", "Ann, te toca."), ("fr", "Ann, c'est ton tour.")]
    {
        let heard = heard(language);
        assert!(heard.contains(words), "{heard}");
        let is_said_in_both =
            |line: &&str| line.len() > 12 && line.contains(' ') && english.lines().any(|other| other == *line);
        let same: Vec<&str> = heard.lines().filter(is_said_in_both).collect();
        assert!(same.is_empty(), "{language}: {same:?}");
    }
}

#[test]
fn bytes_that_are_no_text_are_refused_like_any_other_action() {
    let mut heard = Vec::new();
    let ended = plain(kuhn(1, ""), &b"\xff\xfe\n"[..], &mut heard).unwrap();
    assert_eq!(ended.table.steps(), 0);
}

#[test]
fn the_end_of_the_input_leaves_the_match() {
    for typed in ["", "check", "?\n"] {
        let (ended, heard) = talk(kuhn(1, "hand 0 J; hand 1 K"), typed);
        assert_eq!(ended.wish, Wish::Leave);
        assert!(heard.contains("You leave the match"), "{heard}");
    }
}

#[test]
fn people_at_one_terminal_pass_the_screen() {
    let (ended, heard) = talk(kuhn(2, "hand 0 K; hand 1 Q"), "\nbet\n\nfold\n");
    assert!(ended.table.is_over(), "{heard}");
    let (before, after) = heard.split_once("Pass the screen to Bob; press Enter when ready.").unwrap();
    assert!(before.contains("Pass the screen to Ann") && before.contains("You hold king."), "{heard}");
    assert!(before.ends_with(&"\n".repeat(40)), "the first hand is pushed out of sight");
    assert!(after.contains("You hold queen.") && !after.contains("king"), "{after}");
    assert!(after.contains("Ann bets one chip."), "Bob is told what happened:\n{after}");
}

#[test]
fn nobody_waits_for_the_clock_and_everybody_gets_a_chance() {
    let (ended, heard) = talk(seated(Box::new(Fake { together: true, ..Fake::new(3) }), 1), &"pass\n".repeat(60));
    assert!(ended.table.is_over(), "{heard}");
    assert!(heard.contains("You check.") && heard.contains("Bot 1 checks.") && heard.contains("Bot 2 checks."));
}

#[test]
fn bots_alone_play_to_the_end() {
    let (ended, heard) = talk(kuhn(0, ""), "");
    assert!(ended.table.is_over() && heard.contains("wins"), "{heard}");
}

#[test]
fn a_match_that_is_over_with_its_deal_says_so_and_can_be_played_again() {
    let (ended, heard) = talk(over_with_its_deal(), "again\n");
    assert!(ended.table.is_over() && ended.wish == Wish::Again, "{heard}");
    assert!(heard.contains("The match is over.") && heard.contains("3 points"), "{heard}");
}

#[test]
fn a_seat_without_anybody_is_refused_at_once() {
    let mut play = kuhn(1, "");
    play.people = kernel::SeatSet::EMPTY;
    let why = plain(play, &b""[..], Vec::new()).map(|_| ()).unwrap_err();
    assert_eq!(why, "Seat 0 has neither a bot nor a person at this terminal.");
}

#[test]
fn the_wished_file_is_written_when_the_match_is_left() {
    let path = std::env::temp_dir().join(format!("parlor-tui-plain-{}.play", std::process::id()));
    let play = Play { save: Some(path.clone()), ..kuhn(1, "") };
    let (ended, _) = talk(play, "quit\n");
    assert_eq!(ended.saved, Some(path.clone()));
    assert!(std::fs::read_to_string(&path).unwrap().starts_with("parlor 1\ngame template"));
    std::fs::remove_file(&path).unwrap();
}
