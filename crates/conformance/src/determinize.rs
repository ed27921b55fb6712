//! The law of imagined worlds: the seat that imagines one cannot tell it from the true one, by nothing it is given.

use crate::Subject;
use crate::law::{Broken, Law};
use crate::outcome::fresh_chance;
use crate::scene::truth_differs;
use crate::sight::{Sight, unlike};
use crate::walk::{Desk, Watch, check_cards, faces, finish};
use kernel::{Seat, Senses, Shown, Stream, Viewer, Zone, ZoneKind};
use std::collections::HashSet;

/// Positions of a match in which every seat imagines.
const WISH: u32 = 8;
/// Other deals that are tried at the start of a match.
const DEALS: usize = 16;
/// Worlds that must agree before anything is said.
const WORLDS: usize = 64;
/// A pile with fewer different faces might leave a hand as it is by luck.
const FACES_MIN: usize = 3;
/// One in so many imagined worlds is played to its end.
const FINISH: u32 = 4;

/// A seat cannot tell an imagined world from the true one.
pub(crate) struct Determinize;

impl<G: Subject> Watch<G> for Determinize {
    fn position(&mut self, game: &G, desk: &mut Desk<'_, G>) -> Result<(), Broken> {
        if desk.steps == 0 {
            other_deals(game, desk)?;
            hands_are_open(game, desk)?;
        }
        if !desk.sample(WISH) {
            return Ok(());
        }
        let faces = faces(game);
        for seat in desk.seats() {
            let mut world = game.clone();
            world.determinize(seat, &mut desk.stream);
            // What varies a little is as good as what was imagined.
            while desk.one_in(2) && world.vary(seat, &mut desk.stream) {}
            let is_whole = check_cards(&world, &faces).map_err(|broken| broken.why);
            is_whole.or_else(|why| Law::Determinize.broken(format!("seat {seat} imagines a broken world: {why}")))?;
            same_eyes(game, &world, seat, desk)?;
            if desk.one_in(FINISH) {
                let inside = |why| format!("in a world that seat {seat} imagines, {why}");
                finish(world, desk).map_err(|broken| Broken { why: inside(broken.why), ..broken })?;
            }
        }
        Ok(())
    }
}

/// Other deals that look the same to a seat (small decks have them) lead it to the same imagined worlds.
fn other_deals<G: Subject>(game: &G, desk: &mut Desk<'_, G>) -> Result<(), Broken> {
    let seat = desk.any_seat();
    let viewer = Viewer::Seat(seat);
    let sight = Sight::of(game, viewer);
    for _ in 0..DEALS {
        let dealt = G::deal(&desk.mode.options, desk.mode.seats, fresh_chance(&mut desk.stream));
        let other = dealt.expect("the mode can be dealt");
        if sight.difference(&Sight::of(&other, viewer), desk.mode.seats).is_none() {
            imagines_alike(game, &other, seat, desk)?;
        }
    }
    Ok(())
}

/// At the start, the hands of others differ between imagined worlds if there is a common pile to exchange cards with.
fn hands_are_open<G: Subject>(game: &G, desk: &mut Desk<'_, G>) -> Result<(), Broken> {
    let (seat, other) = (desk.any_seat(), desk.any_seat());
    let is_back = |card: &Shown| matches!(card, Shown::Down(_));
    let is_unseen = |zone: Zone| game.cards().shown(zone, Viewer::Seat(seat)).iter().all(is_back);
    let faces = |zone: Zone| game.cards().shown(zone, Viewer::Truth).into_iter().collect::<HashSet<_>>();
    let specs = || G::META.zones.iter();
    let is_open = specs().any(|spec| {
        spec.kind == ZoneKind::Pile && !spec.per_seat && is_unseen(spec.first) && faces(spec.first).len() > FACES_MIN
    });
    for spec in specs().filter(|spec| is_open && spec.kind == ZoneKind::Hand && spec.per_seat) {
        let hand = Zone(spec.first.0 + other.number());
        let truth = game.cards().shown(hand, Viewer::Truth);
        if seat == other || truth.is_empty() || !is_unseen(hand) {
            continue;
        }
        let differs = (0..WORLDS).any(|_| {
            let mut world = game.clone();
            world.determinize(seat, &mut desk.stream);
            world.cards().shown(hand, Viewer::Truth) != truth
        });
        Law::Determinize
            .holds(differs, || format!("every world that seat {seat} imagines has the true hand of {other}"))?;
    }
    Ok(())
}

/// With the same luck a seat imagines the same, whichever of two deals it cannot tell apart is the true one: otherwise a
/// bot that decides by imagined worlds would decide by what is hidden. (Only of deals, where the same physical cards lie
/// in the same places: after hidden choices they do not, and luck then falls on other cards.)
fn imagines_alike<G: Subject>(one: &G, two: &G, seat: Seat, desk: &mut Desk<'_, G>) -> Result<(), Broken> {
    let luck = desk.stream.word64();
    let [here, there] = [one, two].map(|truth| {
        let mut imagined = truth.clone();
        imagined.determinize(seat, &mut Stream::fast(luck));
        imagined
    });
    let found = truth_differs(&here, &there, desk.mode.seats);
    found
        .map_or(Ok(()), |why| Law::Determinize.broken(format!("what seat {seat} imagines depends on the truth: {why}")))
}

fn same_eyes<G: Subject>(game: &G, world: &G, seat: Seat, desk: &mut Desk<'_, G>) -> Result<(), Broken> {
    let viewer = Viewer::Seat(seat);
    let seen = Sight::of(game, viewer).difference(&Sight::of(world, viewer), desk.mode.seats);
    let found = seen.or_else(|| answers_differ(game, world, seat, desk));
    found.map_or(Ok(()), |why| Law::Determinize.broken(format!("seat {seat} can tell its imagined world by {why}")))
}

/// What the seat hears back for each action it may try.
fn answers_differ<G: Subject>(game: &G, world: &G, seat: Seat, desk: &mut Desk<'_, G>) -> Option<String> {
    let mut list = Vec::new();
    game.legal(seat, &mut list);
    if let Some(why) = senses_differ(game, world, seat, &list) {
        return Some(why);
    }
    for number in (0..4).map(|_| desk.stream.below(G::ACTIONS)).collect::<Vec<_>>() {
        let (here, there) = (game.numbered(seat, number), world.numbered(seat, number));
        if let Some(why) = unlike(&format!("the action with the number {number}"), &here, &there) {
            return Some(why);
        }
    }
    if let Some(why) = unlike("the call it is advised", &game.call(seat), &world.call(seat)) {
        return Some(why);
    }
    let listed = list.len();
    list.extend(desk.pool.candidates(4, &mut desk.stream));
    list.iter().enumerate().find_map(|(number, &action)| {
        let here = (game.check(seat, action), game.off_list(seat, action));
        let there = (world.check(seat, action), world.off_list(seat, action));
        let answer = unlike(&format!("the answer to {action}"), &here, &there);
        answer.or_else(|| if number < listed { words_differ(game, world, seat, action) } else { None })
    })
}

/// What a bot that has learned the game is given; where there is no choice it is not asked.
fn senses_differ<G: Subject>(game: &G, world: &G, seat: Seat, list: &[G::Action]) -> Option<String> {
    let senses = |game: &G| {
        let (mut senses, mut advice) = (Senses::default(), Vec::new());
        game.rate_all(seat, list, &mut advice);
        (!list.is_empty() && game.sense(seat, list, &advice, &mut senses)).then_some(senses)
    };
    unlike("what its choices look like", &senses(game), &senses(world))
}

/// What the seat is advised and told about an action it may choose.
fn words_differ<G: Subject>(game: &G, world: &G, seat: Seat, action: G::Action) -> Option<String> {
    unlike(&format!("the rating of {action}"), &game.rate(seat, action), &world.rate(seat, action))
        .or_else(|| unlike(&format!("the label of {action}"), &game.label(seat, action), &world.label(seat, action)))
        .or_else(|| unlike("what an action touches", &game.touches(seat, action), &world.touches(seat, action)))
        .or_else(|| unlike("the help on an action", &game.clause(seat, action), &world.clause(seat, action)))
        .or_else(|| unlike("what others learn", &game.outside(seat, action), &world.outside(seat, action)))
}
