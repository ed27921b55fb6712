//! Chapter 4: challenging a bag of the Advanced game, live (`next_draw`) or by questions (`all_respond`).
//!
//! Who may challenge depends on sets and bags that lie openly, so windows open and close the same way whatever anybody
//! holds.

use super::{score, turn};
use crate::action::{Action, Spot};
use crate::card::{UNSEEN, fits};
use crate::clause;
use crate::next;
use crate::options::Close;
use crate::state::{Back, BagOLoot, Contest, Note, Phase, Window, hand, zone};
use kernel::{Clause, Eyes, Fact, Illegal, Millis, SEATS_MAX, Seat, SeatSet, Sink, Use};

const RACE: Use = Use(3);

impl Window {
    /// The maker has played again: what was said about the bag counts no longer (BL-4.49).
    #[inline]
    pub(super) fn played_on(&mut self, now: Millis) {
        self.let_go = SeatSet::EMPTY;
        self.played_on = true;
        self.last_play = now;
    }
}

/// Opens the window on a bag just made (BL-4.30) and, with `all_respond`, asks the first question (BL-4.45).
pub fn open(game: &mut BagOLoot, maker: Seat, bag: Spot, sink: &mut impl Sink<Note>) {
    // A Bag is a play; that it may be the last one is settled after the window (BL-6.4).
    game.turn.plays += 1;
    let grace_over = matches!(game.close(), Some(Close::NextDraw { grace: 0, .. }));
    let (let_go, now) = (SeatSet::EMPTY, game.now);
    game.window = Some(Window { bag, maker, let_go, played_on: false, grace_over, opened: now, last_play: now });
    let is_out = game.cards.is_empty(hand(maker));
    match (game.is_live(), is_out) {
        (true, false) => {}
        (true, true) => score::go_out(game, sink),
        (false, false) => ask(game, Back::Play, sink),
        (false, true) => {
            sink.note(Note::WentOut(maker));
            ask(game, Back::GoingOut, sink);
        }
    }
}

/// The seats that may challenge (BL-4.31): not the maker, and only with a bag or a set to lose.
pub fn eligible(game: &BagOLoot, window: &Window) -> SeatSet {
    game.lots.owners().without(window.maker)
}

/// The seats that may call in a live window.
pub fn callers(game: &BagOLoot) -> SeatSet {
    match &game.window {
        Some(window) if game.is_live() => eligible(game, window),
        _ => SeatSet::EMPTY,
    }
}

/// The seats that may call in a live window and whose Let Go does not count.
pub fn undecided(game: &BagOLoot) -> SeatSet {
    let let_go = game.window.map_or(SeatSet::EMPTY, |window| window.let_go);
    callers(game).iter().filter(|&seat| !let_go.contains(seat)).collect()
}

/// The seats that have not answered a question.
pub fn silent(question: &Contest) -> SeatSet {
    question.asked.iter().filter(|&seat| !question.answered.contains(seat)).collect()
}

/// Whether the turn player may act: the next player must leave the others time to call (BL-4.41, BL-8.6). Nothing else
/// is waited for (BL-4.42).
#[inline]
pub fn may_begin(game: &BagOLoot) -> bool {
    match &game.window {
        None => true,
        Some(window) => window.maker == game.turn.seat || window.grace_over || undecided(game).is_empty(),
    }
}

/// The first action of the next player shuts the window (BL-4.32, BL-4.33).
#[inline]
pub fn shut_by(game: &mut BagOLoot, seat: Seat, sink: &mut impl Sink<Note>) {
    if game.window.is_some_and(|window| window.maker != seat) {
        shut(game, sink);
    }
}

fn shut(game: &mut BagOLoot, sink: &mut impl Sink<Note>) {
    if let Some(window) = game.window.take() {
        sink.note(Note::Closed(game.label_of(window.bag)));
    }
}

/// Why `seat` may not challenge the bag of `window`, if it may not.
fn barrier(game: &BagOLoot, seat: Seat, window: &Window) -> Option<&'static Clause> {
    if seat == window.maker {
        return Some(clause::BL_5_45);
    }
    (!eligible(game, window).contains(seat)).then_some(clause::BL_4_31)
}

/// Whether there is a bag to be challenged by `seat` at all.
fn check_window(game: &BagOLoot, seat: Seat) -> Result<(), Illegal> {
    Illegal::unless(game.is_advanced(), clause::BL_4_30)?;
    let window = game.window.as_ref().ok_or(Illegal::by(closed_by(game)))?;
    if let Phase::Contest(question) = game.phase {
        let answers_now = silent(&question).contains(seat);
        return Illegal::unless(answers_now, barrier(game, seat, window).unwrap_or(clause::BL_4_45));
    }
    Illegal::unless(game.is_live(), clause::BL_4_45)?;
    barrier(game, seat, window).map_or(Ok(()), |clause| Err(Illegal::by(clause)))
}

/// Why no window is open: the last bag was challenged already, or its time is over.
fn closed_by(game: &BagOLoot) -> &'static Clause {
    match game.lots.bags_made().last() {
        Some(&bag) if game.challenged.contains(bag) => clause::BL_4_35,
        _ => clause::BL_4_32,
    }
}

pub fn check_challenge(game: &BagOLoot, seat: Seat) -> Result<(), Illegal> {
    check_window(game, seat)
}

/// A Let Go that still counts cannot be sent again (BL-4.49).
pub fn check_let_go(game: &BagOLoot, seat: Seat) -> Result<(), Illegal> {
    check_window(game, seat)?;
    let counts = game.is_live() && !undecided(game).contains(seat);
    Illegal::unless(!counts, clause::BL_4_49)
}

/// Appends what `seat` may say in a live window. Who has let go is offered nothing more, but is still heard.
#[inline]
pub fn list_live(game: &BagOLoot, seat: Seat, out: &mut Vec<Action>) {
    if game.window.is_some() && undecided(game).contains(seat) {
        out.extend([Action::Challenge, Action::LetGo]);
    }
}

/// Appends what `seat` may answer.
pub fn list_answers(question: &Contest, seat: Seat, out: &mut Vec<Action>) {
    if silent(question).contains(seat) {
        out.extend([Action::Challenge, Action::LetGo]);
    }
}

/// Whether `seat` has let go and may still change its mind (BL-4.41).
pub fn may_change_mind(game: &BagOLoot, seat: Seat) -> bool {
    let asked = matches!(game.phase, Phase::TurnStart | Phase::Play | Phase::LastCall);
    asked && callers(game).contains(seat) && !undecided(game).contains(seat)
}

/// Asks everybody who may challenge (BL-4.45, BL-4.46); without anybody to ask, play goes on (BL-4.48).
fn ask(game: &mut BagOLoot, back: Back, sink: &mut impl Sink<Note>) {
    let window = game.window.expect("a question is about the bag of a window");
    let asked = eligible(game, &window);
    let question = Contest { asked, answered: SeatSet::EMPTY, calls: SeatSet::EMPTY, back };
    if asked.is_empty() {
        return unchallenged(game, question, sink);
    }
    game.phase = Phase::Contest(question);
}

/// After the maker's last play or knock: with `all_respond` the second question, if the table has changed since the
/// first (BL-4.46), then what the end of the turn brings.
pub fn ask_again(game: &mut BagOLoot, sink: &mut impl Sink<Note>) {
    match game.window {
        Some(window) if !game.is_live() && window.played_on => ask(game, Back::TurnEnd, sink),
        Some(_) if !game.is_live() => {
            shut(game, sink);
            turn::end(game, sink);
        }
        _ => turn::end(game, sink),
    }
}

/// The maker has gone out: settles the window before anything else (BL-6.4).
pub fn last_call(game: &mut BagOLoot, sink: &mut impl Sink<Note>) {
    match game.close() {
        Some(Close::AllRespond { .. }) if game.window.is_some() => ask(game, Back::GoingOut, sink),
        Some(Close::NextDraw { last_call, .. }) if last_call > 0 && !callers(game).is_empty() => {
            game.phase = Phase::LastCall;
        }
        _ => lapse(game, sink),
    }
}

/// Nobody challenged at the last call.
pub fn lapse(game: &mut BagOLoot, sink: &mut impl Sink<Note>) {
    shut(game, sink);
    score::offer_bonus(game, sink);
}

/// A question that nobody answered with Challenge. Only the first one leaves the window open.
fn unchallenged(game: &mut BagOLoot, question: Contest, sink: &mut impl Sink<Note>) {
    if question.back != Back::Play {
        shut(game, sink);
    } else if let Some(window) = &game.window {
        sink.note(Note::Unchallenged(game.label_of(window.bag)));
    }
    resume(game, question.back, sink);
}

/// Goes on where the challenge broke in (BL-4.36).
fn resume(game: &mut BagOLoot, back: Back, sink: &mut impl Sink<Note>) {
    match back {
        Back::TurnStart => game.phase = Phase::TurnStart,
        Back::Play => game.phase = Phase::Play,
        Back::TurnEnd => turn::end(game, sink),
        Back::GoingOut => score::offer_bonus(game, sink),
    }
}

pub fn challenge(game: &mut BagOLoot, seat: Seat, sink: &mut impl Sink<Note>) {
    let back = match game.phase {
        Phase::Contest(question) => return answer(game, seat, question, true, sink),
        Phase::TurnStart => Back::TurnStart,
        Phase::LastCall => Back::GoingOut,
        _ => Back::Play,
    };
    verdict(game, seat, back, sink);
}

/// Nobody else is told (BL-4.49). When all have let go, a last call is over (BL-4.34).
pub fn let_go(game: &mut BagOLoot, seat: Seat, sink: &mut impl Sink<Note>) {
    sink.emit(Fact::Note(Note::LetGo(seat)), Eyes::seat(seat));
    if let Phase::Contest(question) = game.phase {
        return answer(game, seat, question, false, sink);
    }
    if let Some(window) = &mut game.window {
        window.let_go = window.let_go.with(seat);
    }
    if game.phase == Phase::LastCall && undecided(game).is_empty() {
        return lapse(game, sink);
    }
    tell_next(game, sink);
}

/// The next player alone learns that everybody has let go, from being allowed to begin (BL-4.41).
#[inline]
pub fn tell_next(game: &BagOLoot, sink: &mut impl Sink<Note>) {
    let Some(window) = &game.window else { return };
    if window.maker != game.turn.seat && !window.grace_over && undecided(game).is_empty() {
        sink.emit(Fact::Note(Note::AllLetGo(game.turn.seat, game.label_of(window.bag))), Eyes::seat(game.turn.seat));
    }
}

/// Writes an answer down; the last one ends the question.
fn answer(game: &mut BagOLoot, seat: Seat, question: Contest, call: bool, sink: &mut impl Sink<Note>) {
    let calls = if call { question.calls.with(seat) } else { question.calls };
    let question = Contest { answered: question.answered.with(seat), calls, ..question };
    if question.answered != question.asked {
        game.phase = Phase::Contest(question);
        return;
    }
    match first_of(game, calls) {
        None => unchallenged(game, question, sink),
        Some(challenger) => {
            game.picks += 1;
            for late in calls.without(challenger).iter() {
                sink.emit(Fact::Note(Note::TooLate(late)), Eyes::seat(late));
            }
            verdict(game, challenger, question.back, sink);
        }
    }
}

/// Who of `calls` is the challenger (BL-4.47). Chance puts all seats in an order and the first caller counts, so that who
/// else called makes no difference to what chance brings later.
fn first_of(game: &mut BagOLoot, calls: SeatSet) -> Option<Seat> {
    let maker = game.window?.maker;
    let mut order = [Seat::new(0); SEATS_MAX];
    let mut seat = maker;
    for place in &mut order[..game.seats as usize] {
        seat = seat.next(game.seats);
        *place = seat;
    }
    let order = &mut order[..game.seats as usize];
    if matches!(game.close(), Some(Close::AllRespond { clockwise: false })) {
        game.chance.stream(RACE, game.picks).shuffle(order);
        if let Some(told) = next::challenger(game, calls) {
            return Some(told);
        }
    }
    order.iter().copied().find(|&seat| calls.contains(seat))
}

/// What others learn of a choice: not the fifth card of a bag, and not what was answered; who the challenger is, if
/// anybody, is announced when all have answered.
pub fn outside(game: &BagOLoot, action: Action) -> Action {
    match action {
        Action::Bag { set, .. } if game.is_advanced() => Action::Bag { set, card: UNSEEN },
        Action::LetGo => Action::Answer,
        Action::Challenge if matches!(game.phase, Phase::Contest(_)) => Action::Answer,
        open => open,
    }
}

/// Whether a note tells what nobody could know: secret answers, what a fifth card is, and which card the lot has drawn
/// for a forfeit.
pub fn reveals(note: &Note) -> bool {
    matches!(
        note,
        Note::Forfeited(..)
            | Note::Challenged(..)
            | Note::Verdict { .. }
            | Note::TooLate(_)
            | Note::AllLetGo(..)
            | Note::Unchallenged(_)
            | Note::Closed(_)
    )
}

/// The challenger alone looks at the fifth card; everybody learns what it was worth (BL-5.40).
fn verdict(game: &mut BagOLoot, challenger: Seat, back: Back, sink: &mut impl Sink<Note>) {
    let Window { bag, maker, .. } = game.window.take().expect("a challenge is about the bag of a window");
    let label = game.label_of(bag);
    sink.note(Note::Challenged(challenger, label));
    let fifth = game.cards.top(zone(bag)).expect("a bag has five cards");
    game.cards.turn(fifth, Eyes::seat(challenger), sink);
    game.challenged.insert(bag);
    let genuine = fits(game.cards.face(fifth), game.lots.at(bag).rank);
    sink.note(Note::Verdict { challenger, bag: label, genuine });
    if genuine {
        game.phase = Phase::Penalty { maker, challenger, back };
    } else {
        // BL-5.41: the bag is lost, wrong card and all. Hands and turns stay as they are (BL-5.46).
        game.lots.give(bag, challenger);
        resume(game, back, sink);
    }
}

fn check_prize(game: &BagOLoot, seat: Seat) -> Result<Seat, Illegal> {
    match game.phase {
        Phase::Penalty { maker, challenger, .. } if maker == seat => Ok(challenger),
        _ => Err(Illegal::by(clause::BL_5_42)),
    }
}

pub fn check_take_bag(game: &BagOLoot, seat: Seat, bag: Spot) -> Result<(), Illegal> {
    let challenger = check_prize(game, seat)?;
    Illegal::unless(game.lots.bags().contains(bag), clause::BL_4_14)?;
    Illegal::unless(game.lots.at(bag).owner == challenger, clause::BL_5_42)
}

pub fn check_take_sets(game: &BagOLoot, seat: Seat) -> Result<(), Illegal> {
    let challenger = check_prize(game, seat)?;
    Illegal::unless(game.lots.sets_of(challenger).next().is_some(), clause::BL_5_43)
}

/// Appends the prizes there are (BL-5.42); declining is none of them (BL-5.43).
pub fn list_prizes(game: &BagOLoot, challenger: Seat, out: &mut Vec<Action>) {
    let of_challenger = |&bag: &Spot| game.lots.at(bag).owner == challenger;
    out.extend(game.lots.bags().iter().filter(of_challenger).map(|bag| Action::TakeBag { bag }));
    if game.lots.sets_of(challenger).next().is_some() {
        out.push(Action::TakeSets);
    }
}

pub fn take_bag(game: &mut BagOLoot, bag: Spot, sink: &mut impl Sink<Note>) {
    let Phase::Penalty { maker, back, .. } = game.phase else { return };
    sink.note(Note::TookBag(maker, game.label_of(bag)));
    game.lots.give(bag, maker);
    resume(game, back, sink);
}

/// The sets stay as they are, each by itself, and belong to the maker (BL-5.44).
pub fn take_sets(game: &mut BagOLoot, sink: &mut impl Sink<Note>) {
    let Phase::Penalty { maker, challenger, back } = game.phase else { return };
    sink.note(Note::TookSets(maker, challenger));
    for set in game.lots.sets().iter() {
        if game.lots.at(set).owner == challenger {
            game.lots.give(set, maker);
        }
    }
    resume(game, back, sink);
}
