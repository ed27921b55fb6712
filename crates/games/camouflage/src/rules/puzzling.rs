//! Solving a puzzle, alone or together (CA-5.50 to CA-5.64).

use super::{ending, refuse};
use crate::action::Action;
use crate::board::Put;
use crate::clause;
use crate::note::Note;
use crate::options::Centers;
use crate::puzzle::{Answer, accept};
use crate::state::{BOARD, Bench, Camouflage, Ending, Hold, LOOSE, Reply};
use kernel::{Eyes, Face, Illegal, Millis, Seat, Sink, Zone};

/// A hold ends so long after its holder's last move with the card (CA-5.58).
const HOLD_MS: u32 = 10_000;
/// No card lies further out (CA-5.57).
const REACH: u8 = 120;

impl Bench {
    /// The cards on the table from the bottom to the top.
    pub(crate) fn laid(&self) -> &[Put] {
        &self.laid[..self.count as usize]
    }

    fn layer(&self, card: Face) -> Option<usize> {
        self.laid().iter().position(|put| put.card == card)
    }

    pub(crate) fn slot(&self, card: Face) -> Option<usize> {
        self.puzzle.answer().iter().position(|put| put.card == card)
    }

    /// Who holds `card`.
    pub(crate) fn holder(&self, card: Face) -> Option<Hold> {
        self.slot(card).and_then(|slot| self.holds[slot])
    }

    fn remove(&mut self, layer: usize) -> Put {
        let put = self.laid[layer];
        self.laid.copy_within(layer + 1..self.count as usize, layer);
        self.count -= 1;
        // Room that is not in use is blank, so that equal tables are equal.
        self.laid[self.count as usize] = Put { card: Face(0), rot: 0, y: 0, x: 0 };
        put
    }

    pub(crate) fn push(&mut self, put: Put) {
        self.laid[self.count as usize] = put;
        self.count += 1;
    }
}

/// When the next hold ends.
pub fn wakes_at(game: &Camouflage) -> Option<Millis> {
    let bench = game.bench.as_ref()?;
    bench.holds.iter().flatten().map(|hold| hold.until).min()
}

/// Holds that are over (CA-5.64).
pub fn let_go(game: &mut Camouflage, due: Millis, sink: &mut impl Sink<Note>) {
    release(game, |hold| hold.until <= due, sink);
}

/// A seat that leaves holds nothing any more.
pub fn let_go_of(game: &mut Camouflage, seat: Seat, sink: &mut impl Sink<Note>) {
    release(game, |hold| hold.seat == seat, sink);
}

fn release(game: &mut Camouflage, over: impl Fn(&Hold) -> bool, sink: &mut impl Sink<Note>) {
    let Some(bench) = &mut game.bench else { return };
    let puzzle = bench.puzzle;
    // In the order of the cards: that of the answer is a secret.
    for card in puzzle.cards() {
        if let Some(slot) = bench.slot(card)
            && bench.holds[slot].take_if(|hold| over(hold)).is_some()
        {
            sink.note(Note::Free(card));
        }
    }
}

/// Moves that lead on: every loose card in every turn on every free black square, a hint while there is one, the
/// answer. With hidden centres every place that lies within the outline counts as a black square. That list tells
/// nothing but what the puzzle shows.
pub fn legal(game: &Camouflage, out: &mut Vec<Action>) {
    let Some(bench) = &game.bench else { return };
    let start = out.len();
    for card in game.cards.iter(LOOSE).map(|card| game.cards.face(card)) {
        for (x, y) in places(game, bench) {
            out.extend((0..4).map(|rot| Action::Lay(Put { card, rot, y, x })));
        }
    }
    if (bench.hints as usize) < bench.puzzle.len() {
        out.push(Action::Hint);
    }
    out.push(Action::Answer);
    out[start..].sort_unstable();
}

/// Where a centre may belong, as far as the puzzle shows.
fn places<'a>(game: &'a Camouflage, bench: &'a Bench) -> impl Iterator<Item = (i8, i8)> + 'a {
    let (width, height) = bench.puzzle.size();
    let cells = (1..height as i8 - 1).flat_map(move |y| (1..width as i8 - 1).map(move |x| (x, y)));
    cells.filter(|&(x, y)| is_place(game, bench, x, y))
}

fn is_place(game: &Camouflage, bench: &Bench, x: i8, y: i8) -> bool {
    let puzzle = &bench.puzzle;
    let within = || (-1..=1).all(|dy| (-1..=1).all(|dx| puzzle.filled(x + dx, y + dy)));
    let free = bench.laid().iter().all(|put| (put.x, put.y) != (x, y));
    free && match game.terms.puzzle_centers {
        Centers::Shown => puzzle.centre(x, y),
        Centers::Hidden => within(),
    }
}

/// Whether [`legal`] lists this move.
pub fn is_listed(game: &Camouflage, action: Action) -> bool {
    let Some(bench) = &game.bench else { return false };
    let inside = |put: &Put| {
        let (width, height) = bench.puzzle.size();
        (1..width as i8 - 1).contains(&put.x) && (1..height as i8 - 1).contains(&put.y)
    };
    match action {
        Action::Lay(put) => {
            let loose = bench.puzzle.lists(put.card) && bench.layer(put.card).is_none();
            loose && put.rot < 4 && inside(&put) && is_place(game, bench, put.x, put.y)
        }
        Action::Hint => (bench.hints as usize) < bench.puzzle.len(),
        Action::Answer => true,
        _ => false,
    }
}

/// Anybody may try anything with the cards of the puzzle; what is wrong with it is answered (CA-5.64).
pub fn check(game: &Camouflage, seat: Seat, action: Action) -> Result<(), Illegal> {
    Illegal::unless(!game.gone.contains(seat), clause::CA_5_64)?;
    match action {
        Action::Lay(_)
        | Action::Lift(_)
        | Action::Raise(_)
        | Action::Turn(_)
        | Action::Grab(_)
        | Action::Release(_)
        | Action::Check
        | Action::Hint
        | Action::Answer => Ok(()),
        _ => Err(Illegal::by(clause::CA_5_57)),
    }
}

/// What a person is offered beside the cards: what can be done with those on the table, and asking.
pub fn offers(game: &Camouflage, seat: Seat, out: &mut Vec<Action>) {
    let Some(bench) = &game.bench else { return };
    for put in bench.laid() {
        let free = bench.holder(put.card).is_none_or(|hold| hold.seat == seat);
        if free {
            out.extend([Action::Lift(put.card), Action::Raise(put.card), Action::Turn(put.card)]);
        }
    }
    out.extend([Action::Check, Action::Answer]);
    if (bench.hints as usize) < bench.puzzle.len() {
        out.push(Action::Hint);
    }
}

/// Carries out a move, or answers why not; then looks whether the puzzle is solved.
pub fn apply(game: &mut Camouflage, seat: Seat, action: Action, at: Millis, sink: &mut impl Sink<Note>) {
    if let Err(reply) = judge(game, seat, action) {
        return refuse(game, seat, reply, sink);
    }
    game.players[seat].reply = None;
    match action {
        Action::Lay(put) => lay(game, seat, put, sink),
        Action::Lift(card) => lift(game, seat, card, sink),
        Action::Raise(card) => raise(game, seat, card, at, sink),
        Action::Turn(card) => turn(game, seat, card, at, sink),
        Action::Grab(card) => grab(game, seat, card, at, sink),
        Action::Release(card) => drop_hold(game, seat, card, sink),
        Action::Check => say(game, seat, sink),
        Action::Hint => hint(game, sink),
        Action::Answer => return answer(game, at, sink),
        _ => {}
    }
    if verdict(game) == Some(Answer::Ok) {
        ending::end(game, Ending::Solved, at, sink);
    }
}

/// The first thing wrong, in the order of CA-5.64.
fn judge(game: &Camouflage, seat: Seat, action: Action) -> Result<(), Reply> {
    let bench = game.bench.as_ref().ok_or(Reply::NotPlaying)?;
    let (card, must_lie) = match action {
        Action::Lay(put) => (put.card, false),
        Action::Grab(card) | Action::Release(card) => (card, false),
        Action::Lift(card) | Action::Raise(card) | Action::Turn(card) => (card, true),
        _ => return Ok(()),
    };
    if !bench.puzzle.lists(card) {
        return Err(Reply::Cards);
    }
    if bench.holder(card).is_some_and(|hold| hold.seat != seat) {
        return Err(Reply::Held);
    }
    if let Action::Lay(put) = action
        && (put.rot > 3 || put.x.unsigned_abs() > REACH || put.y.unsigned_abs() > REACH)
    {
        return Err(Reply::BadCoords);
    }
    if must_lie && bench.layer(card).is_none() { Err(Reply::NotOnTable) } else { Ok(()) }
}

/// What CA-5.55 says of the table, once all cards lie there.
fn verdict(game: &Camouflage) -> Option<Answer> {
    let bench = game.bench.as_ref()?;
    (bench.count as usize == bench.puzzle.len()).then(|| judge_table(game, bench))
}

fn judge_table(game: &Camouflage, bench: &Bench) -> Answer {
    let centres = game.terms.puzzle_centers == Centers::Shown;
    accept(&bench.puzzle, bench.laid(), &game.faces[game.side.index()], centres)
}

/// Lays a loose card, or moves one, on top of all others; a hold of it is over.
fn lay(game: &mut Camouflage, seat: Seat, put: Put, sink: &mut impl Sink<Note>) {
    shift(game, put.card, BOARD, sink);
    if let Some(bench) = &mut game.bench {
        if let Some(layer) = bench.layer(put.card) {
            bench.remove(layer);
        }
        bench.push(put);
    }
    sink.note(Note::Put(seat, put));
    drop_hold(game, seat, put.card, sink);
}

fn lift(game: &mut Camouflage, seat: Seat, card: Face, sink: &mut impl Sink<Note>) {
    shift(game, card, LOOSE, sink);
    if let Some(bench) = &mut game.bench
        && let Some(layer) = bench.layer(card)
    {
        bench.remove(layer);
    }
    sink.note(Note::Loose(seat, card));
    drop_hold(game, seat, card, sink);
}

/// The card goes on top of a zone, from wherever it lies.
fn shift(game: &mut Camouflage, card: Face, to: Zone, sink: &mut impl Sink<Note>) {
    let id = game.cards.find(LOOSE, card).or(game.cards.find(BOARD, card)).expect("listed cards are loose or laid");
    game.cards.move_to(id, to, Eyes::ALL, sink);
}

fn raise(game: &mut Camouflage, seat: Seat, card: Face, at: Millis, sink: &mut impl Sink<Note>) {
    shift(game, card, BOARD, sink);
    if let Some(bench) = &mut game.bench
        && let Some(layer) = bench.layer(card)
    {
        let put = bench.remove(layer);
        bench.push(put);
    }
    sink.note(Note::Raised(seat, card));
    hold_on(game, seat, card, at);
}

fn turn(game: &mut Camouflage, seat: Seat, card: Face, at: Millis, sink: &mut impl Sink<Note>) {
    if let Some(bench) = &mut game.bench
        && let Some(layer) = bench.layer(card)
    {
        bench.laid[layer].rot = (bench.laid[layer].rot + 1) % 4;
    }
    sink.note(Note::Turned(seat, card));
    hold_on(game, seat, card, at);
}

/// The first grab counts (CA-5.58).
fn grab(game: &mut Camouflage, seat: Seat, card: Face, at: Millis, sink: &mut impl Sink<Note>) {
    if let Some(bench) = &mut game.bench
        && let Some(slot) = bench.slot(card)
    {
        bench.holds[slot] = Some(Hold { seat, until: at.plus(HOLD_MS) });
    }
    sink.note(Note::Held(seat, card));
}

/// A move of the holder with its card lengthens the hold.
fn hold_on(game: &mut Camouflage, seat: Seat, card: Face, at: Millis) {
    if let Some(bench) = &mut game.bench
        && let Some(slot) = bench.slot(card)
        && let Some(hold) = &mut bench.holds[slot]
        && hold.seat == seat
    {
        hold.until = at.plus(HOLD_MS);
    }
}

fn drop_hold(game: &mut Camouflage, seat: Seat, card: Face, sink: &mut impl Sink<Note>) {
    let slot = game.bench.as_ref().and_then(|bench| bench.slot(card));
    if let (Some(bench), Some(slot)) = (&mut game.bench, slot)
        && bench.holds[slot].take_if(|hold| hold.seat == seat).is_some()
    {
        sink.note(Note::Free(card));
    }
}

/// Answers whether the puzzle is solved (CA-5.57). All who solve together hear it.
fn say(game: &mut Camouflage, seat: Seat, sink: &mut impl Sink<Note>) {
    let Some(bench) = &game.bench else { return };
    let answer = judge_table(game, bench);
    if let Some(bench) = &mut game.bench {
        bench.checked = Some(answer);
    }
    sink.note(Note::Checked(seat, answer));
}

/// Shows the lowest card of the answer that was not shown yet.
fn hint(game: &mut Camouflage, sink: &mut impl Sink<Note>) {
    if let Some(bench) = &mut game.bench
        && let Some(put) = bench.puzzle.answer().get(bench.hints as usize).copied()
    {
        bench.hints += 1;
        sink.note(Note::Clue(put));
    }
}

/// Shows everything; the puzzle counts as looked up.
fn answer(game: &mut Camouflage, at: Millis, sink: &mut impl Sink<Note>) {
    if let Some(bench) = &mut game.bench {
        for put in &bench.puzzle.answer()[bench.hints as usize..] {
            sink.note(Note::Clue(*put));
        }
        bench.hints = bench.puzzle.len() as u8;
    }
    ending::end(game, Ending::LookedUp, at, sink);
}
