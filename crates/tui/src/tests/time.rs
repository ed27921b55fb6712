//! Clocks of games, and the pace of bots.

use super::fake::Fake;
use super::{app, drawn, press, seated};
use crate::app::{App, Scene};
use crate::paint::Paint;
use crate::play::Play;
use kernel::Millis;
use ratatui::layout::Rect;
use std::time::Duration;

#[test]
fn the_time_left_is_shown_and_runs_out() {
    let fake = Fake { turn_ms: Some(20_000), ..Fake::new(2) };
    let mut app = app(seated(Box::new(fake), 1), 80, 24);
    assert!(drawn(&app).contains("0:19 left"), "{}", drawn(&app));
    app.tick(Millis(15_500));
    assert!(drawn(&app).contains("0:05 left"), "{}", drawn(&app));
    app.tick(Millis(20_000));
    let seen = drawn(&app);
    assert!(
        seen.contains("The time is up.") && seen.contains("You check.") && seen.contains("Bot 1 checks."),
        "{seen}"
    );
    assert!(seen.contains("0:20 left"), "a new turn has its own time:\n{seen}");
}

#[test]
fn moves_are_stamped_only_where_a_clock_runs() {
    for (turn_ms, stamped) in [(None, false), (Some(60_000), true)] {
        let mut app = app(seated(Box::new(Fake { turn_ms, ..Fake::new(2) }), 1), 80, 24);
        app.tick(Millis(7_000));
        press(&mut app, "1");
        let at = app.view.wakes_at;
        assert_eq!(at.is_some(), stamped);
        if let Some(at) = at {
            assert!(at >= 67_000, "{at}");
        }
    }
}

#[test]
fn the_clock_stands_while_the_screen_is_handed_over() {
    let fake = Fake { turn_ms: Some(20_000), ..Fake::new(2) };
    let mut app = app(seated(Box::new(fake), 2), 80, 24);
    assert!(matches!(app.scene, Scene::HandOver { .. }));
    app.tick(Millis(500_000));
    press(&mut app, "<enter>");
    assert!(drawn(&app).contains("0:20 left"), "{}", drawn(&app));
    press(&mut app, "1");
    app.tick(Millis(900_000));
    assert!(matches!(app.scene, Scene::HandOver { .. }), "Bob has not looked yet, so his time has not begun");
}

#[test]
fn when_time_is_up_the_screen_goes_to_the_next_person_and_every_window_closes() {
    let fake = Fake { turn_ms: Some(20_000), ..Fake::new(2) };
    let mut app = app(seated(Box::new(fake), 2), 80, 24);
    press(&mut app, "<enter>t");
    assert!(drawn(&app).contains("SECRET0") || app.overlay.is_some());
    app.tick(app.wall.plus(30_000));
    let seen = drawn(&app);
    assert!(seen.contains("Pass the screen to Bob") && !seen.contains("SECRET"), "{seen}");
}

fn paced(fake: Fake, people: u8) -> App {
    let play = Play { pace: Duration::from_millis(700), ..seated(Box::new(fake), people) };
    App::new(play, Paint { colour: false }, Rect::new(0, 0, 80, 24))
}

#[test]
fn bots_take_a_moment() {
    let mut app = paced(Fake { turn: 1, ..Fake::new(3) }, 1);
    app.tick(Millis(699));
    assert_eq!(app.session.table.steps(), 0);
    assert!(drawn(&app).contains("Waiting for Bot 1"), "{}", drawn(&app));
    assert!(app.patience() <= Duration::from_millis(10));
    app.tick(Millis(700));
    assert_eq!(app.session.table.steps(), 1);
    app.tick(Millis(1_399));
    assert_eq!(app.session.table.steps(), 1, "each bot takes its own moment");
    app.tick(Millis(1_400));
    assert_eq!(app.session.table.steps(), 2);
    assert!(app.is_asked());
}

#[test]
fn where_a_person_may_act_too_bots_wait_longer() {
    let mut app = paced(Fake { together: true, ..Fake::new(2) }, 1);
    app.tick(Millis(3_000));
    assert_eq!(app.session.table.steps(), 0);
    app.tick(Millis(3_500));
    assert_eq!(app.session.table.steps(), 1);
}

#[test]
fn racing_bots_need_as_long_as_their_level() {
    let scene = "lay CH1 0 0 0; lay CH2 2 -2 0; lay CH6 1 0 2; hand 0 FR1 FR2 FR3; hand 1 OW1 OW2 OW3";
    let first_card = |kind: &str| {
        let mut table = super::open(table::puzzles::GAME, "side=animal", 2, scene);
        table.sit(kernel::Seat::new(0), "Ann").unwrap();
        table.seat_bot(kernel::Seat::new(1), kind, 3).unwrap();
        let mut app = app(Play::new(table, kernel::SeatSet::one(kernel::Seat::new(0))), 80, 24);
        let mut wall = 0;
        while app.session.table.steps() == 0 && wall < 100_000 {
            wall += app.patience().as_millis() as u32;
            app.tick(Millis(wall));
        }
        wall
    };
    let (beginner, expert) = (first_card("beginner"), first_card("expert"));
    assert!(beginner > expert && beginner > 4_000, "{beginner} and {expert} ms");
}

#[test]
fn bots_stand_still_while_the_screen_is_handed_over() {
    let mut app = paced(Fake { turn: 2, ..Fake::new(3) }, 2);
    app.tick(Millis(700));
    assert!(matches!(app.scene, Scene::HandOver { .. }));
    app.tick(Millis(60_000));
    assert_eq!(app.session.table.steps(), 1);
}

#[test]
fn what_one_points_at_stays_while_others_act() {
    let mut app = paced(Fake { together: true, more: 5, ..Fake::new(2) }, 1);
    app.tick(Millis(1_000));
    press(&mut app, "<down><down><down>");
    assert_eq!(app.pointed().unwrap().action, "more 1");
    app.tick(Millis(3_500));
    assert_eq!(app.session.table.steps(), 1, "the bot has acted");
    assert_eq!(app.pointed().unwrap().action, "more 1");
    press(&mut app, "<esc><right><right>");
    app.tick(Millis(7_000));
    assert_eq!((app.session.table.steps(), app.picked), (2, Some(1)));
}

#[test]
fn a_key_does_not_make_a_choice_that_has_only_just_appeared() {
    let mut app = paced(Fake { turn: 1, ..Fake::new(2) }, 1);
    app.tick(Millis(700));
    assert!(app.is_asked());
    let key = |code| crossterm::event::Event::Key(crossterm::event::KeyEvent::from(code));
    app.update(&key(crossterm::event::KeyCode::Char('1')));
    assert_eq!(app.session.table.steps(), 1, "the key was pressed while the bot was still thinking");
    app.tick(Millis(1_000));
    app.update(&key(crossterm::event::KeyCode::Char('2')));
    app.update(&key(crossterm::event::KeyCode::Char('2')));
    assert_eq!(app.session.table.steps(), 3, "one's own steps may follow each other as fast as one types");
}
