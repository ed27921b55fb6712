//! What is drawn, at every size.

use super::fake::Fake;
use super::{app, drawn, kuhn, mouse, over_with_its_deal, press, seated};
use crate::app::Scene;
use crate::paint::Paint;
use crate::play::Wish;
use crossterm::event::{Event, MouseEventKind};
use ratatui::layout::Rect;

#[test]
fn the_table_is_drawn_from_the_viewers_eyes() {
    for (width, height) in [(80, 24), (40, 12), (160, 50)] {
        let app = app(kuhn(1, "hand 0 Q; hand 1 K"), width, height);
        let seen = drawn(&app);
        for text in
            ["Kuhn Poker", "Ann", "Bot 1", "queen", "Your turn", "Check: bet nothing", "Bet one chip", "Nothing"]
        {
            assert!(seen.contains(text), "{width}×{height} lacks {text}:\n{seen}");
        }
        assert!(!seen.contains("king") && !seen.contains("jack"), "{width}×{height} shows a secret:\n{seen}");
    }
}

#[test]
fn a_match_that_is_over_with_its_deal_shows_its_end() {
    let mut app = app(over_with_its_deal(), 80, 24);
    assert_eq!(app.scene, Scene::Over);
    let seen = drawn(&app);
    assert!(seen.contains(" wins.") && seen.contains("3 points"), "{seen}");
    press(&mut app, "n");
    assert_eq!(app.wish, Some(Wish::Again));
}

#[test]
fn eight_seats_and_dozens_of_zones_have_room_somewhere() {
    for (width, height) in [(80, 24), (40, 12), (120, 40), (160, 50)] {
        let table = Fake { rows: 6, cards: 30, more: 60, ..Fake::new(8) };
        let mut app = app(seated(Box::new(table), 1), width, height);
        let seen = drawn(&app);
        assert!(seen.contains("Your turn") && seen.contains("TOP"), "{width}×{height}:\n{seen}");
        assert!(height < 24 || (1..8).all(|seat| seen.contains(&format!("Bot {seat}"))), "{width}×{height}:\n{seen}");
        press(&mut app, "t");
        let mut pages = drawn(&app);
        for _ in 0..40 {
            press(&mut app, "<pgdn>");
            pages += &drawn(&app);
        }
        for seat in 1..8 {
            assert!(pages.contains(&format!("Bot {seat}")), "{width}×{height} never shows bot {seat}");
        }
        assert!(pages.contains("OLD · TOP"), "the whole table shows whole piles");
        assert!(pages.contains("row 5"), "every zone is in the whole table");
    }
}

#[test]
fn what_a_game_says_stands_where_it_belongs() {
    let app = app(seated(Box::new(Fake::new(2)), 1), 120, 40);
    let seen = drawn(&app);
    let (theirs, rest) = seen.split_once("Table").unwrap();
    assert!(!theirs.contains("phase main") && rest.contains("phase main"), "{seen}");
    assert!(!seen.contains("plays"), "notation is for play files:\n{seen}");
}

#[test]
fn a_small_window_asks_to_be_enlarged_and_nothing_panics() {
    let mut app = app(seated(Box::new(Fake { cards: 30, more: 30, ..Fake::new(8) }), 1), 39, 12);
    assert!(drawn(&app).contains("Please enlarge"));
    for keys in ["", "?", "<esc>l", "<esc>t", "<esc>h", "<esc>:", "<esc>q"] {
        press(&mut app, keys);
        for (width, height) in
            (0..60).step_by(3).flat_map(|width| (0..30).step_by(3).map(move |height| (width, height)))
        {
            app.update(&Event::Resize(width, height));
            drawn(&app);
            mouse(&mut app, MouseEventKind::ScrollDown, width / 2, height / 2);
        }
    }
    app.update(&Event::Resize(80, 24));
    assert!(drawn(&app).contains("Leave this match?"));
}

#[test]
fn a_window_that_shrank_since_the_state_was_made_is_survived() {
    let app = app(kuhn(1, ""), 160, 50);
    let mut terminal = ratatui::Terminal::new(ratatui::backend::TestBackend::new(50, 14)).unwrap();
    terminal.draw(|frame| crate::render::render(&app, frame)).unwrap();
}

#[test]
fn without_colours_nothing_is_lost() {
    let mut app = app(kuhn(1, "hand 0 Q; hand 1 K"), 80, 24);
    let coloured = drawn(&app);
    app.paint = Paint { colour: false };
    assert_eq!(drawn(&app), coloured, "marks and words stay");
    let mut terminal = ratatui::Terminal::new(ratatui::backend::TestBackend::new(80, 24)).unwrap();
    terminal.draw(|frame| crate::render::render(&app, frame)).unwrap();
    let is_plain = |colour| colour == ratatui::style::Color::Reset;
    assert!(terminal.backend().buffer().content().iter().all(|cell| is_plain(cell.fg) && is_plain(cell.bg)));
}

#[test]
fn the_end_shows_places_and_offers_another_match() {
    let mut app = app(kuhn(1, "hand 0 K; hand 1 Q"), 80, 24);
    press(&mut app, "2");
    assert_eq!(app.scene, Scene::Over);
    let seen = drawn(&app);
    assert!(seen.contains("Ann wins") && seen.contains("1. ● Ann") && seen.contains("2. ■ Bot 1"), "{seen}");
    assert!(seen.contains("new game"), "{seen}");
    press(&mut app, "n");
    assert_eq!(app.wish, Some(Wish::Again));
    let ended = app.end().unwrap();
    assert!(ended.table.is_over() && ended.wish == Wish::Again && ended.saved.is_none());
}

#[test]
fn a_tie_names_everybody() {
    let mut app = app(seated(Box::new(Fake { steps: 39, ..Fake::new(2) }), 1), 80, 24);
    press(&mut app, "1");
    assert_eq!(app.scene, Scene::Over);
    app.view.places = Some(vec![1, 1]);
    assert!(drawn(&app).contains("everybody shares the first place"), "{}", drawn(&app));
}

#[test]
fn quitting_asks_first() {
    let mut app = app(kuhn(1, ""), 80, 24);
    press(&mut app, "q");
    assert!(drawn(&app).contains("Leave this match?"));
    press(&mut app, "n");
    assert!(app.wish.is_none() && !drawn(&app).contains("Leave this match?"));
    press(&mut app, "qy");
    assert_eq!(app.wish, Some(Wish::Leave));
    assert!(!app.end().unwrap().table.is_over());
}

#[test]
fn watching_bots_needs_no_person() {
    let mut app = app(kuhn(0, ""), 80, 24);
    app.size = Rect::new(0, 0, 80, 24);
    assert_eq!(app.scene, Scene::Over, "bots without a pause play to the end");
    assert!(drawn(&app).contains("wins"));
}

#[test]
fn the_record_is_saved_where_one_wants_it_and_no_other_file_is_touched() {
    let folder = std::env::temp_dir().join(format!("parlor-tui-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let (theirs, ours) = (folder.join("theirs.play"), folder.join("ours"));
    std::fs::write(&theirs, "theirs").unwrap();
    let mut app = app(kuhn(1, ""), 120, 24);
    press(&mut app, "s");
    assert!(drawn(&app).contains("Save as: template.play"));
    press(&mut app, &"<back>".repeat(13));
    press(&mut app, &format!("{}<enter>", theirs.display()));
    assert!(drawn(&app).contains("exists already"), "{}", drawn(&app));
    assert_eq!(std::fs::read_to_string(&theirs).unwrap(), "theirs");
    press(&mut app, "s");
    press(&mut app, &"<back>".repeat(13));
    press(&mut app, &format!("{}<enter>", ours.display()));
    assert!(drawn(&app).contains("Saved as"), "{}", drawn(&app));
    let written = std::fs::read_to_string(ours.with_extension("play")).unwrap();
    assert!(table::play::run(&table::play::parse(&written).unwrap()).is_ok(), "{written}");
    assert_eq!(app.end().unwrap().saved, Some(ours.with_extension("play")));
    std::fs::remove_dir_all(&folder).unwrap();
}
