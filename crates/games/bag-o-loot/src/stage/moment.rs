//! The moment of a position: its phase, and the bag that can be challenged.

use super::{find, seat_of};
use crate::action::spot;
use crate::rules::contest;
use crate::state::{Back, BagOLoot, Contest, PILE, Phase, Window};
use kernel::{Entry, Millis, Misplaced, Scene, SeatSet};

/// Sets window and phase; the cards are in their places.
pub fn set(game: &mut BagOLoot, scene: &Scene) -> Result<(), Misplaced> {
    if let Some(entry) = find(scene, "window") {
        game.window = Some(window(game, entry)?);
    }
    game.phase = match find(scene, "phase") {
        Some(entry) => phase(game, entry)?,
        None => Phase::Play,
    };
    for entry in scene.entries.iter().filter(|entry| entry.key == "answer") {
        answer(game, entry)?;
    }
    Ok(())
}

fn phase(game: &BagOLoot, entry: &Entry) -> Result<Phase, Misplaced> {
    let words: Vec<&str> = entry.words.iter().map(String::as_str).collect();
    Ok(match words[..] {
        ["start"] => Phase::TurnStart,
        ["play"] => Phase::Play,
        ["lastcall"] => Phase::LastCall,
        ["bonus"] => Phase::Bonus,
        ["over"] => Phase::Over,
        ["contest", after] => {
            let Some(window) = &game.window else { return Err(entry.wrong("a contest needs a window")) };
            let (asked, back) = (contest::eligible(game, window), back(entry, after)?);
            Phase::Contest(Contest { asked, answered: SeatSet::EMPTY, calls: SeatSet::EMPTY, back })
        }
        ["penalty", _, _, after] => Phase::Penalty {
            maker: seat_of(entry, entry.words.get(1), game.seats)?,
            challenger: seat_of(entry, entry.words.get(2), game.seats)?,
            back: back(entry, after)?,
        },
        _ => {
            return Err(entry.wrong(
                "the phase is start, play, contest BACK, lastcall, penalty MAKER CHALLENGER BACK, bonus or over",
            ));
        }
    })
}

fn back(entry: &Entry, word: &str) -> Result<Back, Misplaced> {
    match word {
        "start" => Ok(Back::TurnStart),
        "play" => Ok(Back::Play),
        "end" => Ok(Back::TurnEnd),
        "out" => Ok(Back::GoingOut),
        _ => Err(entry.wrong(format!("what goes on afterwards is start, play, end or out, not {word:?}"))),
    }
}

/// `answer 1 challenge`.
fn answer(game: &mut BagOLoot, entry: &Entry) -> Result<(), Misplaced> {
    let (seat, words) = entry.seat_and_rest(game.seats)?;
    let Phase::Contest(question) = &mut game.phase else {
        return Err(entry.wrong("there are answers in a contest only"));
    };
    question.answered = question.answered.with(seat);
    match words.first().map(String::as_str) {
        Some("challenge") if words.len() == 1 => question.calls = question.calls.with(seat),
        Some("letgo") if words.len() == 1 => {}
        _ => return Err(entry.wrong("an answer is challenge or letgo")),
    }
    Ok(())
}

/// `window b2 0 opened 0 last 0 letgo 1 2 grace-over played-on`.
fn window(game: &BagOLoot, entry: &Entry) -> Result<Window, Misplaced> {
    let bag = entry.words.first().and_then(|word| spot(word, 'b')).filter(|&bag| game.lots.bags().contains(bag));
    let bag = bag.ok_or_else(|| entry.wrong("a window is about a bag on the table, such as window b2 0"))?;
    let maker = seat_of(entry, entry.words.get(1), game.seats)?;
    let (opened, last_play, let_go) = (Millis(0), Millis(0), SeatSet::EMPTY);
    let mut window = Window { bag, maker, let_go, played_on: false, grace_over: false, opened, last_play };
    let mut words = entry.words[2..].iter().peekable();
    while let Some(word) = words.next() {
        let mut moment = || words.next().and_then(|word| word.parse().ok()).map(Millis);
        let wrong = || entry.wrong(format!("{word} is followed by milliseconds"));
        match word.as_str() {
            "opened" => window.opened = moment().ok_or_else(wrong)?,
            "last" => window.last_play = moment().ok_or_else(wrong)?,
            "grace-over" => window.grace_over = true,
            "played-on" => window.played_on = true,
            "letgo" => {
                while let Some(seat) = words.peek().and_then(|word| kernel::Seat::parse(word, game.seats)) {
                    window.let_go = window.let_go.with(seat);
                    words.next();
                }
            }
            _ => return Err(entry.wrong("after bag and maker come opened, last, letgo, grace-over or played-on")),
        }
    }
    Ok(window)
}

/// Whether a turn can start with a draw here.
pub fn can_draw(game: &BagOLoot) -> bool {
    game.is_live() && !game.cards.is_empty(PILE)
}
