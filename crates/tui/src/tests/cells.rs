//! Laying cards on cells with a cursor, in the one game that has them.

use super::{app, drawn, open, press, seated};
use crate::app::{App, Scene};
use crate::paint::Paint;
use crate::play::Play;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use std::time::Duration;
use table::puzzles::GAME;

/// Three cards lie; seat 0 holds three frogs and a person sits there. The bot takes its time.
fn table(options: &str) -> App {
    let scene = "lay CH1 0 0 0; lay CH2 2 -2 0; lay CH6 1 0 2; hand 0 FR1 FR2 FR3; hand 1 OW1 OW2 OW3";
    let play = seated(open(GAME, &format!("side=animal {options}"), 2, scene), 1);
    app(Play { pace: Duration::from_secs(60), ..play }, 80, 24)
}

#[test]
fn a_card_is_moved_turned_and_laid_with_keys() {
    let mut app = table("pace=turns");
    let seen = drawn(&app);
    assert!(seen.contains("L°G#G#G#T/") && seen.contains("L°◎ G#◎ Z="), "letters and signs:\n{seen}");
    press(&mut app, "<right><right> ");
    assert!(drawn(&app).contains("FR2 at (-1,1)"), "{}", drawn(&app));
    press(&mut app, "<left><left><left><up>rrr");
    assert!(drawn(&app).contains("FR2 turned three times at (-4,0)"), "{}", drawn(&app));
    assert_eq!(app.session.table.steps(), 0, "nothing is done before Enter");
    press(&mut app, "<enter>");
    assert!(app.lifted.is_none() && drawn(&app).contains("You lay frog 2"), "{}", drawn(&app));
}

#[test]
fn a_refusal_names_the_square_and_the_card_stays_in_the_air() {
    for (pace, steps) in [("turns", 0), ("realtime", 1)] {
        let mut app = table(&format!("pace={pace}"));
        press(&mut app, " <right><right><up><up><enter>");
        let seen = drawn(&app);
        assert!(seen.contains("Why not? The centre at (0,0) would be covered."), "{pace}:\n{seen}");
        assert_eq!((app.blamed, app.session.table.steps()), (Some((0, 0)), steps), "{pace}");
        assert!(seen.contains("Z!") || seen.contains("G!"), "the square is marked:\n{seen}");
        press(&mut app, "?");
        assert!(drawn(&app).contains("CA-5.") || drawn(&app).contains("CA-4."), "{}", drawn(&app));
        press(&mut app, "<esc><left>");
        assert!(app.blamed.is_none() && app.lifted.is_some() && app.notice.is_none());
        press(&mut app, "<esc>");
        assert!(app.lifted.is_none());
    }
}

#[test]
fn enter_takes_up_a_card_and_makes_no_choice_that_nobody_pointed_at() {
    let mut app = table("");
    assert!(drawn(&app).contains("Enter lay it") && !drawn(&app).contains('▸'), "{}", drawn(&app));
    press(&mut app, "<enter>");
    assert_eq!((app.lifted.is_some(), app.session.table.steps()), (true, 0), "{}", drawn(&app));
    press(&mut app, "<esc><down>");
    assert!(drawn(&app).contains('▸'), "{}", drawn(&app));
    press(&mut app, "<enter>");
    assert!(app.lifted.is_none() && drawn(&app).contains("You are stuck."), "{}", drawn(&app));
}

/// With the card in the air at each place, what is drawn under its nine squares.
fn under(app: &mut App) -> String {
    let mut all = String::new();
    for _ in 0..6 {
        press(app, "<right>");
        all += &drawn(app);
    }
    all
}

#[test]
fn whether_a_card_fits_is_shown_only_where_the_table_allows_it() {
    let signs = ['✓', '✗'];
    let mut silent = table("assist=none");
    press(&mut silent, " ");
    assert!(!under(&mut silent).contains(signs));
    press(&mut silent, "<left>");
    let seen = drawn(&silent);
    assert!(seen.contains("Lz") && seen.contains("Gz") && seen.contains("Zl"), "what lies below:\n{seen}");
    let mut hinted = table("assist=hint");
    press(&mut hinted, " ");
    assert!(!under(&mut hinted).contains(signs));
    let mut shown = table("assist=preview");
    press(&mut shown, "<right><right> <left><left><left><up>rrr");
    let fits = drawn(&shown);
    assert!(fits.contains('✓') && !fits.contains('✗'), "{fits}");
    press(&mut shown, "r");
    assert!(drawn(&shown).contains('✗'), "{}", drawn(&shown));
}

#[test]
fn cells_need_no_colours_and_fit_into_every_window() {
    for (width, height) in [(80, 24), (40, 12), (120, 40), (60, 16)] {
        let mut app = table("");
        app.size = ratatui::layout::Rect::new(0, 0, width, height);
        for keys in ["", " ", "<right><right><right><right><right><right><right><right>", "<down><down>r"] {
            press(&mut app, keys);
            let coloured = drawn(&app);
            app.paint = Paint { colour: false };
            assert_eq!(drawn(&app), coloured, "{width}×{height}");
            let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
            terminal.draw(|frame| crate::render::render(&app, frame)).unwrap();
            app.paint = Paint { colour: true };
        }
        assert!(drawn(&app).contains("at (3,3)"), "no further than two beyond the edge:\n{}", drawn(&app));
    }
}

#[test]
fn a_puzzle_is_solved_with_the_cursor() {
    let mut app = app(seated(open(GAME, "mode=puzzle puzzle=a-0001", 1, ""), 1), 80, 24);
    let seen = drawn(&app);
    assert!(seen.contains("· · · ■") || seen.contains("··■ ··"), "the outline:\n{seen}");
    assert!(
        seen.contains("Cards 3") && seen.contains("│ gecko 5 │") && seen.contains("GE5"),
        "loose cards stand on the ledge:\n{seen}"
    );
    press(&mut app, " <right>rr<enter>");
    assert!(app.lifted.is_none(), "{}", drawn(&app));
    press(&mut app, " <down><down><enter> <left><up>rrr<enter>");
    assert_eq!(app.scene, Scene::Over, "{}", drawn(&app));
    assert!(drawn(&app).contains("The puzzle is solved!"), "{}", drawn(&app));
}

#[test]
fn several_boards_stand_side_by_side_where_there_is_room() {
    let scene = "lay CH1 0 0 0 S0; lay FR2 0 0 0 S1; lay GE1 0 0 0 S2; hand 0 CH2 CH3 CH4; hand 1 FR1 FR3 FR4";
    let play = || seated(open(GAME, "side=animal mode=not_my_stack", 3, scene), 1);
    let mut app = app(Play { pace: Duration::from_secs(60), ..play() }, 120, 40);
    let seen = drawn(&app);
    assert!(["1/3", "2/3", "3/3"].iter().all(|number| seen.contains(number)), "{seen}");
    press(&mut app, "<enter>");
    assert_eq!((app.looked_at, app.lifted.is_some()), (1, true), "not over the own location:\n{}", drawn(&app));
    press(&mut app, "b");
    assert_eq!(app.looked_at, 2, "{}", drawn(&app));
    app.size = ratatui::layout::Rect::new(0, 0, 40, 12);
    let seen = drawn(&app);
    assert!(seen.contains("3/3") && !seen.contains("1/3"), "only the one that is looked at:\n{seen}");
}

#[test]
fn a_click_lets_the_card_hang_there() {
    let mut app = table("");
    press(&mut app, " ");
    let before = app.lifted.clone().unwrap();
    let mat = app.places().mat;
    super::mouse(
        &mut app,
        crossterm::event::MouseEventKind::Down(crossterm::event::MouseButton::Left),
        mat.x + mat.width / 2,
        mat.y + 3,
    );
    let after = app.lifted.clone().unwrap();
    assert!((before.x, before.y) != (after.x, after.y) && before.face == after.face, "{before:?} {after:?}");
}
