//! The answer that a seat got to its last move, as a line of a position: `reply 0 RACE 1`.

use crate::board::Miss;
use crate::card::{Side, Square};
use crate::state::{Camouflage, Reply};
use crate::text::reply_code;
use kernel::{Entry, Misplaced, Seat};

/// Answers that are told by their code alone.
const PLAIN: [Reply; 10] = [
    Reply::NotPlaying,
    Reply::Locked,
    Reply::NotInHand,
    Reply::BadLocation,
    Reply::Frozen,
    Reply::BadCoords,
    Reply::TooSoon,
    Reply::Cards,
    Reply::Held,
    Reply::NotOnTable,
];

/// The code, and what is to blame.
pub fn words(game: &Camouflage, reply: Reply) -> String {
    let code = reply_code(reply);
    let letter = |square: Square| square.letter(game.side);
    match reply {
        Reply::Miss(Miss::Centre { x, y }) => format!("{code} {x} {y}"),
        Reply::Miss(Miss::Mismatch { x, y, new, old, wrong }) => {
            format!("{code} {x} {y} {} {} {wrong}", letter(new), letter(old))
        }
        Reply::Miss(Miss::TooFew { matched, covered }) => format!("{code} {matched} {covered}"),
        Reply::Race(quicker) => format!("{code} {quicker}"),
        _ => code.to_string(),
    }
}

/// Reads `reply 0 MISMATCH 2 0 L Z 1`; the letters are those of the side in play.
pub fn read(entry: &Entry, seats: u8, side: Side) -> Result<(Seat, Reply), Misplaced> {
    let (seat, words) = entry.seat_and_rest(seats)?;
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let reply = match words[..] {
        [code] => PLAIN.into_iter().find(|reply| reply_code(*reply) == code),
        ["CENTER", x, y] => cell(x, y).map(|(x, y)| Reply::Miss(Miss::Centre { x, y })),
        ["MISMATCH", x, y, new, old, wrong] => mismatch(side, cell(x, y), [new, old], wrong),
        ["TOO_FEW", matched, covered] => match (matched.parse(), covered.parse()) {
            (Ok(matched), Ok(covered)) => Some(Reply::Miss(Miss::TooFew { matched, covered })),
            _ => None,
        },
        ["RACE", quicker] => Seat::parse(quicker, seats).map(Reply::Race),
        _ => None,
    };
    let right = "a reply is a seat, a code such as NOT_IN_HAND, and what is to blame: CENTER X Y, MISMATCH X Y NEW OLD \
                 COUNT, TOO_FEW MATCHED COVERED, RACE SEAT";
    Ok((seat, reply.ok_or_else(|| entry.wrong(right))?))
}

fn cell(x: &str, y: &str) -> Option<(i8, i8)> {
    Some((x.parse().ok()?, y.parse().ok()?))
}

fn mismatch(side: Side, cell: Option<(i8, i8)>, squares: [&str; 2], wrong: &str) -> Option<Reply> {
    let ((x, y), wrong) = (cell?, wrong.parse().ok()?);
    let square = |word: &str| {
        let letters = (0..4).map(Square::Pattern).chain([Square::Centre]);
        letters.into_iter().find(|square| word.chars().eq([square.letter(side)]))
    };
    Some(Reply::Miss(Miss::Mismatch { x, y, new: square(squares[0])?, old: square(squares[1])?, wrong }))
}
