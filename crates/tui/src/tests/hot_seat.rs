//! Several people at one terminal: nobody ever sees what another one holds.

use super::fake::Fake;
use super::{app, click, drawn, kuhn, press, seated};
use crate::app::Scene;
use kernel::{Seat, Viewer};

const ANN: Seat = Seat::new(0);
const BOB: Seat = Seat::new(1);

#[test]
fn the_screen_is_handed_over_before_each_persons_decision() {
    let mut app = app(kuhn(2, "hand 0 Q; hand 1 K"), 80, 24);
    let seen = drawn(&app);
    assert_eq!(app.scene, Scene::HandOver { to: ANN });
    assert!(seen.contains("Pass the screen to Ann; press Enter when ready."), "{seen}");
    assert!(!seen.contains("queen") && !seen.contains("king"), "{seen}");

    press(&mut app, "<enter>");
    let seen = drawn(&app);
    assert!(seen.contains("queen") && !seen.contains("king"), "{seen}");

    press(&mut app, "2");
    let seen = drawn(&app);
    assert!(seen.contains("Pass the screen to Bob") && seen.contains("Ann bets one chip."), "{seen}");
    assert!(!seen.contains("queen") && !seen.contains("king"), "{seen}");

    press(&mut app, "<enter>");
    let seen = drawn(&app);
    assert!(seen.contains("king") && !seen.contains("queen") && seen.contains("Fold"), "{seen}");
}

#[test]
fn a_fold_shows_no_card_at_the_end() {
    let mut app = app(kuhn(2, "hand 0 Q; hand 1 K"), 80, 24);
    press(&mut app, "<enter>2<enter>1");
    assert_eq!((app.scene, app.viewer), (Scene::Over, Viewer::Public));
    for keys in ["", "l", "<esc>t"] {
        press(&mut app, keys);
        let seen = drawn(&app);
        assert!(!seen.contains("queen") && !seen.contains("king"), "{seen}");
    }
}

#[test]
fn a_key_held_too_long_does_not_take_the_screen() {
    let mut app = app(kuhn(2, ""), 80, 24);
    press(&mut app, "<enter><down><enter>");
    let scene = app.scene;
    assert_eq!(scene, Scene::HandOver { to: BOB });
    app.tick(app.wall);
    let mut fresh = super::app(kuhn(2, ""), 80, 24);
    press(&mut fresh, "<enter>");
    for _ in 0..3 {
        let enter =
            crossterm::event::KeyEvent::new(crossterm::event::KeyCode::Enter, crossterm::event::KeyModifiers::NONE);
        fresh.update(&crossterm::event::Event::Key(enter));
    }
    assert_eq!(fresh.scene, Scene::HandOver { to: BOB }, "the same keystroke is not Bob's");
    assert_eq!(fresh.session.table.steps(), 1);
}

#[test]
fn a_click_does_not_take_the_screen_and_no_window_opens_on_it() {
    let mut app = app(kuhn(2, "hand 0 Q; hand 1 K"), 80, 24);
    click(&mut app, "Pass the screen");
    press(&mut app, "lt?s:h12");
    assert_eq!((app.scene, app.overlay.clone()), (Scene::HandOver { to: ANN }, None));
}

#[test]
fn who_learned_a_secret_may_look_at_it_before_the_screen_goes_on() {
    let mut app = app(seated(Box::new(Fake { together: true, ..Fake::new(2) }), 2), 100, 30);
    press(&mut app, "<enter>");
    press(&mut app, "2");
    assert_eq!(app.scene, Scene::Look { next: BOB });
    let seen = drawn(&app);
    assert!(seen.contains("You draw SECRET0 drawn") && seen.contains("hide your cards for Bob"), "{seen}");
    press(&mut app, "<enter>");
    let seen = drawn(&app);
    assert!(seen.contains("Pass the screen to Bob") && seen.contains("Seat 0 draws a card"), "{seen}");
    assert!(!seen.contains("SECRET"), "{seen}");
    press(&mut app, "<enter>");
    let seen = drawn(&app);
    assert!(seen.contains("SECRET1") && !seen.contains("SECRET0"), "{seen}");
}

#[test]
fn no_drawn_screen_of_a_whole_match_shows_another_hand() {
    for (width, height) in [(80, 24), (40, 12), (160, 50)] {
        let mut app = app(seated(Box::new(Fake { rows: 2, ..Fake::new(4) }), 3), width, height);
        let mut hand_overs = 0;
        while app.scene != Scene::Over {
            hand_overs += usize::from(matches!(app.scene, Scene::HandOver { .. }));
            for keys in ["<enter>", "l", "<esc>t", "<end>", "<esc>", "2", "<enter>", "1"] {
                press(&mut app, keys);
                let seen = drawn(&app);
                for seat in 0..4 {
                    let may_see = app.scene == Scene::Table && app.viewer == Viewer::Seat(Seat::new(seat))
                        || matches!(app.scene, Scene::Look { .. }) && app.viewer == Viewer::Seat(Seat::new(seat));
                    assert!(may_see || !seen.contains(&Fake::secret(seat)), "{width}×{height} seat {seat}:\n{seen}");
                }
            }
        }
        assert!(hand_overs > 5, "people take turns");
    }
}

#[test]
fn where_nothing_is_hidden_people_look_together() {
    let puzzle = || seated(super::open(table::puzzles::GAME, "mode=puzzle puzzle=a-0001", 2, ""), 2);
    let mut app = app(puzzle(), 80, 24);
    assert_eq!((app.scene, app.viewer), (Scene::Table, Viewer::Seat(ANN)));
    press(&mut app, "<enter><right>rr<enter>");
    assert_eq!((app.scene, app.viewer), (Scene::Table, Viewer::Seat(ANN)), "{}", drawn(&app));
    press(&mut app, "<enter><down><down><enter><enter><left><up>rrr<enter>");
    assert_eq!(app.scene, Scene::Over, "{}", drawn(&app));

    let mut said = Vec::new();
    crate::plain(puzzle(), &b"lay GE5 2 2 1\nquit\nyes\n"[..], &mut said).map(|_| ()).unwrap();
    let said = String::from_utf8(said).unwrap();
    assert!(said.contains("Bob is next.") && !said.contains("Pass the screen"), "{said}");
}

#[test]
fn the_screen_goes_on_without_a_curtain_while_nothing_has_been_hidden() {
    let mut app = app(seated(super::open(table::puzzles::GAME, "", 2, ""), 2), 80, 24);
    assert_eq!((app.scene, app.viewer), (Scene::Table, Viewer::Seat(ANN)), "votes are open");
    press(&mut app, "1");
    assert_eq!((app.scene, app.viewer), (Scene::Table, Viewer::Seat(BOB)));
    let scene = "lay CH1 0 0 0; lay CH2 2 -2 0; lay CH6 1 0 2; hand 0 FR1 FR2 FR3; hand 1 OW1 OW2 OW3";
    let held = super::app(seated(super::open(table::puzzles::GAME, "side=animal", 2, scene), 2), 80, 24);
    assert!(matches!(held.scene, Scene::HandOver { .. }), "hands are hidden");
}

#[test]
fn one_person_needs_no_hand_over() {
    let mut app = app(kuhn(1, ""), 80, 24);
    assert_eq!(app.scene, Scene::Table);
    press(&mut app, "1");
    assert!(!matches!(app.scene, Scene::HandOver { .. }));
}
