//! The layouts as grids of letters, for clients that lay cards with a cursor (CA-8.8).
//!
//! What can be taken up says nothing about where it fits: only `assist=preview` lets a client compare (CA-4.14).

use super::{names, replies};
use crate::action::Action;
use crate::board::{Loc, Put};
use crate::card::{Name, Side, Square};
use crate::options::{Assist, Centers, Mode};
use crate::rules::{build, place, to_act, turns};
use crate::state::{Bench, Camouflage, LOOSE, Phase, Reply};
use kernel::{Blame, Face, Grid, Mark, Piece, Said, Seat, Viewer, said};

/// Larger layouts are not drawn.
const GRID_MAX: i16 = 100;

/// The layouts as `viewer` sees them.
pub fn grids(game: &Camouflage, viewer: Viewer) -> Vec<Grid> {
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public | Viewer::Truth => None,
    };
    if let Some(bench) = &game.bench {
        return puzzle(game, bench, seat).into_iter().collect();
    }
    let building = matches!(game.phase, Phase::Build { .. });
    let locations = [Loc::COMMON].into_iter().chain(Seat::all(game.seats).map(Loc::of));
    let lies = |loc: &Loc| building && *loc == Loc::COMMON || game.board.laid().iter().any(|card| card.loc == *loc);
    locations.filter(lies).filter_map(|loc| location(game, loc, seat)).collect()
}

fn location(game: &Camouflage, loc: Loc, seat: Option<Seat>) -> Option<Grid> {
    let puts: Vec<Put> = game.board.laid().iter().filter(|card| card.loc == loc).map(|card| card.put).collect();
    let name = loc.seat(game.seats).map_or(said!("grid-board"), |owner| said!("grid-location", who: owner));
    let compare = (game.terms.assist == Assist::Preview).then_some(game.board.fit().wild);
    let pieces = seat.map_or(Vec::new(), |seat| pieces(game, loc, seat));
    let refused = seat.and_then(|seat| refused(game, seat));
    Some(Grid { pieces, compare, refused, ..drawing(game, name, &puts, None)? })
}

/// The cards that `seat` may try to lay on a location: its hand, or the loose ones while the board is built.
fn pieces(game: &Camouflage, loc: Loc, seat: Seat) -> Vec<Piece> {
    if !to_act(game).contains(seat) {
        return Vec::new();
    }
    match game.phase {
        Phase::Build { .. } => {
            let first = game.board.laid().is_empty();
            let loose = game.cards.iter(LOOSE).map(|card| game.cards.face(card));
            // The first card lies unturned (CA-3.5).
            loose.map(|card| piece(game, card, if first { 1 } else { 4 }, "lay", String::new())).collect()
        }
        Phase::Play { .. } | Phase::Overtime { .. } | Phase::Turn(_) => {
            let owner = loc.seat(game.seats);
            if owner == Some(seat) || owner.is_some_and(|owner| game.players[owner].out != 0) {
                return Vec::new();
            }
            let place = if loc == Loc::COMMON { String::new() } else { format!(" {loc}") };
            let seen = format!("{place} seen {}", game.board.changes());
            place::held(game, seat).map(|card| piece(game, card, 4, "p", seen.clone())).collect()
        }
        _ => Vec::new(),
    }
}

fn piece(game: &Camouflage, card: Face, turns: u8, verb: &str, rest: String) -> Piece {
    let rows = |rot: u8| game.ring(card).turned(rot).text(game.side).split('/').map(str::to_string).collect();
    let face = Name(card).to_string();
    let action = format!("{verb} {face} {{turns}} {{x}} {{y}}{rest}");
    Piece { face, turns: (0..turns).map(rows).collect(), at: None, action }
}

/// The table of a puzzle: what lies there, and the outline below.
fn puzzle(game: &Camouflage, bench: &Bench, seat: Option<Seat>) -> Option<Grid> {
    let puzzle = &bench.puzzle;
    let hidden = game.terms.puzzle_centers == Centers::Hidden;
    let row = |row: String| if hidden { row.replace('#', "o") } else { row };
    let outline: Vec<String> = puzzle.outline().into_iter().map(row).collect();
    let playing = seat.filter(|seat| to_act(game).contains(*seat)).is_some();
    let laid = |card: Face| bench.laid().iter().find(|put| put.card == card);
    let one = |card: Face| {
        let at = laid(card).map(|put| (put.rot as usize, put.x as i16, put.y as i16));
        Piece { at, ..piece(game, card, 4, "lay", String::new()) }
    };
    Some(Grid {
        pieces: if playing { puzzle.cards().map(one).collect() } else { Vec::new() },
        refused: seat.and_then(|seat| refused(game, seat)),
        ..drawing(game, puzzle.name(), bench.laid(), Some(&outline))?
    })
}

/// What shows of cards that lie in this order, with an outline below that begins at (0,0); none if it is too large.
fn drawing(game: &Camouflage, name: Said, puts: &[Put], outline: Option<&[String]>) -> Option<Grid> {
    let size = outline.map(|rows| (rows.first().map_or(0, String::len) as i16, rows.len() as i16));
    let bounds = |at: fn(&Put) -> i8, size: Option<i16>| {
        let cards = puts.iter().map(|put| (at(put) as i16 - 1, at(put) as i16 + 1));
        let all = cards.chain(size.map(|size| (0, size - 1)));
        all.reduce(|(low, high), (from, to)| (low.min(from), high.max(to))).unwrap_or((0, -1))
    };
    let (left, right) = bounds(|put| put.x, size.map(|size| size.0));
    let (top, bottom) = bounds(|put| put.y, size.map(|size| size.1));
    if right - left > GRID_MAX || bottom - top > GRID_MAX {
        return None;
    }
    let letter = |x: i16, y: i16| {
        let (dx, dy) = (move |put: &Put| x - put.x as i16, move |put: &Put| y - put.y as i16);
        let top = puts.iter().rev().find(|put| dx(put).abs() <= 1 && dy(put).abs() <= 1);
        let square = top.map(|put| game.ring(put.card).turned(put.rot).square(dx(put) as i8, dy(put) as i8));
        square.map_or('.', |square| square.letter(game.side))
    };
    let shape = Grid { wanted: outline.map_or(Vec::new(), <[String]>::to_vec), ..Grid::new(name) };
    let draw = |cell: &dyn Fn(i16, i16) -> char| -> Vec<String> {
        (top..=bottom).map(|y| (left..=right).map(|x| cell(x, y)).collect()).collect()
    };
    let wanted = if outline.is_some() { draw(&|x, y| shape.wish(x, y)) } else { Vec::new() };
    Some(Grid { left, top, rows: draw(&letter), wanted, marks: marks(game.side), ..shape })
}

/// The four patterns: letter, a sign that looks like the pattern, name.
fn marks(side: Side) -> Vec<Mark> {
    let signs = match side {
        Side::Animal => ['°', '=', '/', '#'],
        Side::Gems => ['*', '¤', '^', '~'],
    };
    let mark = |(number, sign)| {
        let square = Square::Pattern(number);
        Mark { letter: square.letter(side), sign, name: names::square(side, square) }
    };
    (0..).zip(signs).map(mark).collect()
}

fn refused(game: &Camouflage, seat: Seat) -> Option<Blame> {
    game.players[seat].reply.map(|reply| blame_of(game, reply))
}

fn blame_of(game: &Camouflage, reply: Reply) -> Blame {
    let at = replies::cell(reply).map(|(x, y)| (i16::from(x), i16::from(y)));
    Blame { said: replies::said(game, reply), clause: turns::rule(game, reply), at }
}

/// Why a placement that was refused does not fit.
pub fn blame(game: &Camouflage, seat: Seat, action: Action) -> Option<Blame> {
    if !to_act(game).contains(seat) {
        return None;
    }
    let reply = match (action, game.phase) {
        (Action::Place { put, loc, .. }, _) if game.terms.mode != Mode::Puzzle => {
            place::judge(game, seat, put, loc).err()?
        }
        (Action::Lay(put), Phase::Build { .. }) if !game.board.laid().is_empty() && !build::is_laid(game, put.card) => {
            let ring = game.ring(put.card).turned(put.rot);
            Reply::Miss(game.board.judge(put, ring, Loc::COMMON).err()?)
        }
        _ => return None,
    };
    Some(blame_of(game, reply))
}
