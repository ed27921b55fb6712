//! Every game of the catalog under random keys, clicks and sizes: nothing panics, and matches come to an end.

use super::{app, drawn, mouse, press, seated};
use crate::app::{App, Scene};
use crossterm::event::{Event, MouseButton, MouseEventKind};
use kernel::Stream;
use table::{CATALOG, Seed, Setup};

const KEYS: [&str; 24] = [
    "1", "2", "3", "<enter>", "<up>", "<down>", "<left>", "<right>", "<esc>", "<tab>", "?", "h", "l", "t", "s", ":",
    "q", "n", "<pgdn>", "<pgup>", "<home>", "<end>", "x", "<back>",
];

fn open(entry: &table::Entry, seats: u8, people: u8) -> Option<App> {
    let setup = Setup { seats, options: Vec::new(), seed: Seed::number(11), scene: kernel::Scene::default() };
    Some(app(seated((entry.open)(&setup).ok()?, people), 80, 24))
}

/// The fewest and the most seats with which the game is played if nothing is chosen.
fn fewest_and_most(entry: &'static table::Entry, people: u8) -> impl Iterator<Item = App> {
    let seats = entry.meta.seats.clone();
    let open = move |seats| open(entry, seats, people.min(seats));
    seats.clone().find_map(open).into_iter().chain(seats.rev().find_map(open))
}

#[test]
fn random_keys_clicks_and_sizes_break_nothing() {
    for entry in CATALOG.iter().chain(table::catalog::REFERENCE) {
        for mut app in fewest_and_most(entry, 2) {
            let mut stream = Stream::fast(u64::from(app.view.seats));
            for _ in 0..400 {
                match stream.below(10) {
                    0 => app.update(&Event::Resize(stream.below(130) as u16, stream.below(50) as u16)),
                    1 => {
                        let (x, y) = (stream.below(130) as u16, stream.below(50) as u16);
                        mouse(&mut app, MouseEventKind::Down(MouseButton::Left), x, y);
                    }
                    _ => press(&mut app, KEYS[stream.below(KEYS.len() as u32) as usize]),
                }
                drawn(&app);
                // A question to leave, or a name to save under, is not what this test is about.
                app.wish = None;
                app.overlay =
                    app.overlay.take().filter(|overlay| !matches!(overlay, crate::app::Overlay::Typing { .. }));
            }
        }
    }
}

#[test]
fn a_person_who_always_takes_the_first_choice_reaches_the_end_of_every_game() {
    for entry in CATALOG.iter().chain(table::catalog::REFERENCE) {
        let mut app = fewest_and_most(entry, 1).next().expect(entry.meta.slug);
        for _ in 0..5_000 {
            if app.scene == Scene::Over {
                break;
            }
            press(&mut app, "<enter>");
        }
        assert_eq!(app.scene, Scene::Over, "{}", entry.meta.slug);
        assert!(drawn(&app).contains("1. "), "{}", drawn(&app));
    }
}
