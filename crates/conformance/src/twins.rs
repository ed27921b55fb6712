//! The law of twins: worlds that a viewer cannot tell apart tell it the same.
//!
//! Three kinds of twins are tried at sampled steps.
//!
//! 1. *Imagined*: the true world and one that a seat imagines, chance included.
//! 2. *Staged*: both set up again from their scenes with the same chance, so that steps that shuffle and deal can be
//!    compared as well.
//! 3. *Hidden choices*: the same world after two choices of a seat that look alike from outside.
//!
//! Invariant (no false alarms): a difference counts only between worlds in which the step reveals the same to the viewer,
//! and, for imagined twins, only if chance alone cannot make it.

use crate::Subject;
use crate::law::{Broken, Law};
use crate::outcome::{Outcome, Verdict, fresh_chance, other_chances};
use crate::scene::restage;
use crate::sight::Sight;
use crate::walk::{Desk, Taken, Watch};
use kernel::{Fact, Input, Seat, Shown, Stamped, Viewer, Zone};

/// Steps of a match that are tried.
const WISH: u32 = 6;
/// Worlds that each seat imagines at such a step.
const WORLDS: usize = 4;
/// Other chances that must agree before a difference is put down to what is hidden.
const CHANCES: usize = 24;

/// Worlds that a viewer cannot tell apart tell it the same. Counts what was compared.
#[derive(Default)]
pub(crate) struct Twins {
    compared: u64,
    excused: u64,
}

impl<G: Subject> Watch<G> for Twins {
    fn step(&mut self, taken: &Taken<'_, G>, desk: &mut Desk<'_, G>) -> Result<(), Broken> {
        if !desk.sample(WISH) {
            return Ok(());
        }
        for seat in desk.some_seats() {
            for _ in 0..WORLDS {
                self.imagined(taken, seat, desk)?;
                self.staged(taken, seat, desk)?;
            }
        }
        for seat in taken.before.to_act().iter() {
            self.hidden_choice(taken, seat, desk)?;
        }
        Ok(())
    }
}

impl Twins {
    /// How much was compared, in words.
    pub(crate) fn tally(&self) -> String {
        format!("{} pairs of worlds compared, {} told apart by what was revealed", self.compared, self.excused)
    }

    fn imagined<G: Subject>(&mut self, taken: &Taken<'_, G>, eyes: Seat, desk: &mut Desk<'_, G>) -> Result<(), Broken> {
        let mut world = taken.before.clone();
        world.determinize(eyes, &mut desk.stream);
        let Some(step) = same_from_outside(taken.before, &world, taken.step, eyes, desk) else { return Ok(()) };
        let (here, there) = (Outcome::of(taken.before, taken.step), Outcome::of(&world, step));
        for viewer in [Viewer::Seat(eyes), Viewer::Public] {
            if !looks_alike(taken.before, &world, viewer, desk.mode.seats) {
                continue;
            }
            if let Some(why) = self.judge(&here, &there, viewer, desk.mode.seats)
                && !is_chance(taken.before, taken.step, viewer, desk)
                && !is_chance(&world, step, viewer, desk)
            {
                return differs(viewer, &why);
            }
        }
        Ok(())
    }

    fn staged<G: Subject>(&mut self, taken: &Taken<'_, G>, eyes: Seat, desk: &mut Desk<'_, G>) -> Result<(), Broken> {
        let mut world = taken.before.clone();
        world.determinize(eyes, &mut desk.stream);
        let chance = fresh_chance(&mut desk.stream);
        let stages = (restage(taken.before, desk.mode, chance), restage(&world, desk.mode, chance));
        let (Ok(here), Ok(there)) = stages else { return Ok(()) };
        if kernel::record::admit(&here, &taken.step).is_err() {
            return Ok(());
        }
        let Some(step) = same_from_outside(&here, &there, taken.step, eyes, desk) else { return Ok(()) };
        let outcomes = (Outcome::of(&here, taken.step), Outcome::of(&there, step));
        for viewer in [Viewer::Seat(eyes), Viewer::Public] {
            if looks_alike(&here, &there, viewer, desk.mode.seats)
                && let Some(why) = self.judge(&outcomes.0, &outcomes.1, viewer, desk.mode.seats)
            {
                return differs(viewer, &why);
            }
        }
        Ok(())
    }

    /// Two choices of `seat` that look alike from outside.
    fn hidden_choice<G: Subject>(
        &mut self,
        taken: &Taken<'_, G>,
        seat: Seat,
        desk: &mut Desk<'_, G>,
    ) -> Result<(), Broken> {
        let game = taken.before;
        let mut list = Vec::new();
        game.legal(seat, &mut list);
        let Some(&one) = desk.stream.pick(&list) else { return Ok(()) };
        let outside = game.outside(seat, one);
        list.retain(|other| *other != one && game.outside(seat, *other) == outside);
        let Some(&two) = desk.stream.pick(&list) else { return Ok(()) };
        let [here, there] = [one, two].map(|action| Outcome::of(game, Stamped::act(taken.step.at, seat, action)));
        for viewer in Viewer::all(desk.mode.seats).filter(|viewer| *viewer != Viewer::Seat(seat)) {
            let found = self.judge(&here, &there, viewer, desk.mode.seats);
            if let Some(why) = found.or_else(|| shown_at_once(&here, &there, viewer)) {
                let choices = format!("{one} and {two} of seat {seat} look alike from outside");
                return Law::Twins.broken(format!("{choices}, but {viewer} {why}"));
            }
        }
        Ok(())
    }

    fn judge<G: Subject>(&mut self, one: &Outcome<G>, two: &Outcome<G>, viewer: Viewer, seats: u8) -> Option<String> {
        self.compared += 1;
        match one.compare(two, viewer, seats) {
            Verdict::Same => None,
            Verdict::Excused => {
                self.excused += 1;
                None
            }
            Verdict::Differs(why) => Some(why),
        }
    }
}

fn differs(viewer: Viewer, why: &str) -> Result<(), Broken> {
    Law::Twins.broken(format!("in two worlds that {viewer} cannot tell apart, after this step it {why}"))
}

/// The step in the other world that looks the same to `eyes`, if there is one.
fn same_from_outside<G: Subject>(
    here: &G,
    there: &G,
    step: Stamped<G::Action>,
    eyes: Seat,
    desk: &mut Desk<'_, G>,
) -> Option<Stamped<G::Action>> {
    let Input::Act { seat, action } = step.input else {
        return kernel::record::admit(there, &step).is_ok().then_some(step);
    };
    let mut alike = Vec::new();
    if seat != eyes {
        let outside = here.outside(seat, action);
        there.legal(seat, &mut alike);
        alike.retain(|other| there.outside(seat, *other) == outside);
    }
    let action = desk.stream.pick(&alike).copied().unwrap_or(action);
    there.check(seat, action).is_ok().then_some(Stamped::act(step.at, seat, action))
}

fn looks_alike<G: Subject>(one: &G, two: &G, viewer: Viewer, seats: u8) -> bool {
    Sight::of(one, viewer).difference(&Sight::of(two, viewer), seats).is_none()
}

/// Whether the step looks different to `viewer` by chance alone.
fn is_chance<G: Subject>(game: &G, step: Stamped<G::Action>, viewer: Viewer, desk: &mut Desk<'_, G>) -> bool {
    let outcomes = other_chances(game, step, desk.mode, (CHANCES, &mut desk.stream));
    let Some([first, others @ ..]) = outcomes.as_deref() else { return true };
    others.iter().any(|other| !matches!(first.compare(other, viewer, desk.mode.seats), Verdict::Same))
}

/// Whether the public sees the choice itself: the first card that moves shows its face. Cards of two different places do
/// not: there the choice was the last of several, and what they bring about together is public.
fn shown_at_once<G: Subject>(one: &Outcome<G>, two: &Outcome<G>, viewer: Viewer) -> Option<String> {
    let first = |outcome: &Outcome<G>| outcome.told(Viewer::Public).into_iter().find_map(|fact| shown_card(&fact));
    match (viewer, first(one), first(two)) {
        (Viewer::Public, Some((from, Shown::Up(here))), Some((also, Shown::Up(there))))
            if from == also && here != there =>
        {
            Some(format!("is shown {here:?} after one and {there:?} after the other"))
        }
        _ => None,
    }
}

/// The card that a fact is about, and where it was.
fn shown_card<N>(fact: &Fact<N, Shown>) -> Option<(Zone, Shown)> {
    match *fact {
        Fact::Moved { card, from, .. } => Some((from, card)),
        Fact::Turned { card, at } => Some((at, card)),
        Fact::Shuffled { .. } | Fact::Gathered { .. } | Fact::Note(_) => None,
    }
}
