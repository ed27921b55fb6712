//! Keys and clicks: choosing, filtering by a card, typing, asking for the rule.

use super::fake::Fake;
use super::{app, click, drawn, kuhn, mouse, open, press, seated};
use crate::app::{Overlay, Scene};
use crate::play::Play;
use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseEventKind};
use kernel::Viewer;

#[test]
fn a_number_makes_its_choice() {
    let mut app = app(kuhn(1, "hand 0 J; hand 1 K"), 80, 24);
    press(&mut app, "1");
    assert!(drawn(&app).contains("You check."), "{}", drawn(&app));
    assert!(drawn(&app).contains("Bot 1 bets one chip."), "the bot moves by itself:\n{}", drawn(&app));
}

#[test]
fn arrows_point_and_enter_does() {
    let mut app = app(kuhn(1, "hand 0 K; hand 1 Q"), 80, 24);
    press(&mut app, "<down><down><down>");
    assert_eq!(app.pointed().unwrap().action, "bet");
    press(&mut app, "<up><down><enter>");
    assert!(drawn(&app).contains("You bet one chip."), "{}", drawn(&app));
}

#[test]
fn a_key_without_a_choice_does_nothing() {
    let mut app = app(kuhn(1, ""), 80, 24);
    press(&mut app, "9zX<pgdn>{~");
    assert_eq!(app.session.table.steps(), 0);
}

#[test]
fn pointing_at_a_card_leaves_the_choices_that_touch_it() {
    let mut app = app(seated(Box::new(Fake::new(2)), 1), 80, 24);
    press(&mut app, "<right>");
    assert!(app.shown().is_empty());
    assert!(drawn(&app).contains("Nothing to do with SECRET0 0"), "{}", drawn(&app));
    press(&mut app, "<right>");
    assert_eq!(app.pointed().unwrap().action, "draw");
    press(&mut app, "<esc>");
    assert_eq!(app.shown().len(), 2);
    press(&mut app, "<left>");
    assert_eq!(app.picked, Some(4), "to the left of none is the last card");
}

#[test]
fn a_click_picks_a_card_and_makes_a_choice() {
    for (width, height) in [(80, 24), (40, 12), (160, 50)] {
        let mut app = app(seated(Box::new(Fake { cards: 2, ..Fake::new(2) }), 1), width, height);
        let card = crate::hand::arrange(&app.hand, app.places().hand)[1].place;
        let left = MouseEventKind::Down(crossterm::event::MouseButton::Left);
        mouse(&mut app, left, card.x + 1, card.y);
        assert_eq!((app.picked, app.shown().len()), (Some(1), 1), "{width}×{height}");
        mouse(&mut app, left, card.x + 1, card.y);
        assert_eq!(app.picked, None, "a second click puts it back");
        click(&mut app, "Draw with");
        assert_eq!(app.session.table.steps(), 1, "{width}×{height}");
    }
}

#[test]
fn many_choices_have_pages() {
    let mut app = app(seated(Box::new(Fake { more: 60, ..Fake::new(2) }), 1), 80, 24);
    assert!(drawn(&app).contains("Choices 1–8 of 62"), "{}", drawn(&app));
    press(&mut app, "<end>");
    assert!(drawn(&app).contains("Another choice 59"), "{}", drawn(&app));
    mouse(&mut app, MouseEventKind::ScrollUp, 70, 20);
    assert_eq!(app.pointed().unwrap().action, "more 58");
    press(&mut app, "<home><pgdn>");
    assert_eq!(app.chosen, 8);
}

#[test]
fn a_typed_action_is_done_and_tab_completes_it() {
    let mut app = app(kuhn(1, "hand 0 K; hand 1 Q"), 80, 24);
    press(&mut app, ":c");
    assert!(drawn(&app).contains(" : c") && drawn(&app).contains("check"), "{}", drawn(&app));
    press(&mut app, "<tab>");
    assert_eq!(app.overlay, Some(Overlay::Typing { purpose: crate::app::Purpose::Act, text: "check".to_string() }));
    press(&mut app, "<enter>");
    assert!(drawn(&app).contains("You check."), "{}", drawn(&app));
}

#[test]
fn a_typo_is_answered_with_what_was_perhaps_meant() {
    let mut app = app(kuhn(1, "hand 0 K; hand 1 Q"), 120, 24);
    press(&mut app, ":bte<enter>");
    assert!(drawn(&app).contains("Did you mean bet?"), "{}", drawn(&app));
    press(&mut app, ":<tab><enter>");
    assert!(drawn(&app).contains("You bet one chip."), "{}", drawn(&app));
}

#[test]
fn a_refusal_leads_to_its_clause() {
    let mut app = app(kuhn(1, ""), 80, 24);
    press(&mut app, ":fold<enter>");
    assert!(drawn(&app).contains("Why not? You call or fold only once"), "{}", drawn(&app));
    press(&mut app, "?");
    let seen = drawn(&app);
    assert!(seen.contains(" KP-4.3 ") && seen.contains("which puts one chip in,"), "{seen}");
    press(&mut app, "<right>");
    assert!(drawn(&app).contains("KP-5.1"), "arrows turn the pages of the rules");
    press(&mut app, "<esc>");
    assert!(app.overlay.is_none());
}

#[test]
fn the_question_mark_explains_the_choice_that_is_pointed_at() {
    let mut app = app(kuhn(1, ""), 80, 24);
    press(&mut app, "<down>?");
    assert!(drawn(&app).contains("KP-4.2") && drawn(&app).contains("or bet one chip"), "{}", drawn(&app));
}

#[test]
fn the_question_mark_explains_the_card_that_is_pointed_at() {
    let hand = "hand 0 R15 C30; hand 1 R5";
    let play = || seated(open("jukem-football", "", 2, hand), 1);
    for (language, texts) in [("en", ["RUN 15 (R15)", "JK-"]), ("de", ["Esc schließen", "JK-"])] {
        let play = Play { language: language.to_string(), ..play() };
        let mut app = app(play, 80, 24);
        press(&mut app, "<right><right>");
        let face = app.hand[app.picked.unwrap()].face.clone();
        press(&mut app, "?");
        assert_eq!(app.overlay, Some(Overlay::Card { face, down: 0 }), "{}", drawn(&app));
        let seen = drawn(&app);
        assert!(texts.iter().all(|text| seen.contains(text)), "{language}:\n{seen}");
    }
}

#[test]
fn a_long_clause_scrolls_in_a_low_window() {
    let mut app = app(kuhn(1, ""), 40, 12);
    press(&mut app, "h");
    let top = drawn(&app);
    press(&mut app, "<pgdn>");
    assert_ne!(drawn(&app), top);
    press(&mut app, "<end>");
    let end = drawn(&app);
    assert!(end.contains("the table waits"), "{end}");
    press(&mut app, "<down>");
    assert_eq!(drawn(&app), end, "there is nothing below the end");
    press(&mut app, "<home>");
    assert_eq!(drawn(&app), top);
}

#[test]
fn the_log_scrolls_back_to_its_beginning() {
    let mut app = app(seated(Box::new(Fake::new(2)), 1), 80, 24);
    press(&mut app, "2");
    for _ in 0..18 {
        press(&mut app, "1");
        // What others have changed a moment ago takes no key yet.
        app.tick(app.wall.plus(400));
    }
    assert_eq!(app.scene, Scene::Table);
    press(&mut app, "l<home>");
    let from = drawn(&app);
    assert!(from.lines().nth(2).unwrap().contains("You draw SECRET0"), "{from}");
    press(&mut app, "<end>");
    assert!(!drawn(&app).contains("You draw"), "{}", drawn(&app));
    press(&mut app, "<pgup><pgup>");
    assert_eq!(drawn(&app), from);
}

#[test]
fn a_choice_that_tells_nothing_is_in_the_own_log_only() {
    let mut app = app(seated(Box::new(Fake::new(2)), 2), 80, 24);
    press(&mut app, "<enter>:hush<enter>");
    let log = |viewer| app.session.log(viewer).entries.iter().map(|entry| entry.text.clone()).collect::<Vec<_>>();
    assert_eq!(log(Viewer::Seat(kernel::Seat::new(0))), ["You choose: hush."]);
    assert!(log(Viewer::Seat(kernel::Seat::new(1))).is_empty() && log(Viewer::Public).is_empty());
}

#[test]
fn control_c_twice_leaves() {
    let mut app = app(kuhn(1, ""), 80, 24);
    let interrupt = Event::Key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL));
    app.update(&interrupt);
    assert!(app.wish.is_none() && drawn(&app).contains("Leave this match?"));
    app.update(&interrupt);
    assert!(app.wish.is_some());
}
