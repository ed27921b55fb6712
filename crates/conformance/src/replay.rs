//! The law of replay: a second table that gets the same inputs is the same table at every step.

use crate::Subject;
use crate::law::{Broken, Law};
use crate::sight::Sight;
use crate::walk::{Desk, Taken, Watch};
use kernel::{Facts, Record, Viewer};

/// Steps of a match after which the whole state is compared; what happened is compared after every step.
const WISH: u32 = 24;

/// The second table.
pub(crate) struct Replay<G>(Option<G>);

impl<G: Subject> Replay<G> {
    pub(crate) fn new() -> Self {
        Replay(None)
    }
}

impl<G: Subject> Watch<G> for Replay<G> {
    fn begin(&mut self, record: &Record<G>, game: &G) -> Result<(), Broken> {
        let again = record.begin().or_else(|error| Law::Replay.broken(error.to_string()))?;
        same_state(game, &again)?;
        self.0 = Some(again);
        Ok(())
    }

    fn step(&mut self, taken: &Taken<'_, G>, desk: &mut Desk<'_, G>) -> Result<(), Broken> {
        let again = self.0.as_mut().expect("every match begins");
        let mut facts = Facts::default();
        again.apply(taken.step, &mut facts);
        // Equal facts with equal audiences tell every viewer the same.
        Law::Replay.holds(facts == *taken.facts, || format!("{:?} happened, then {:?}", taken.facts.0, facts.0))?;
        if !desk.sample(WISH) {
            return Ok(());
        }
        same_state(taken.after, again)?;
        for viewer in Viewer::all(desk.mode.seats).chain([Viewer::Truth]) {
            let (one, two) = (Sight::of(taken.after, viewer), Sight::of(again, viewer));
            if let Some(why) = one.difference(&two, desk.mode.seats) {
                return Law::Replay.broken(format!("{viewer} sees {why}"));
            }
        }
        Ok(())
    }

    fn end(&mut self, record: &Record<G>, game: &G, _desk: &mut Desk<'_, G>) -> Result<(), Broken> {
        match record.replay(record.steps.len(), &mut ()) {
            Ok(again) => same_state(game, &again),
            Err(error) => Law::Replay.broken(format!("the record is refused: {error}")),
        }
    }
}

fn same_state<G: Subject>(one: &G, two: &G) -> Result<(), Broken> {
    let (one, two) = (format!("{one:?}"), format!("{two:?}"));
    Law::Replay.holds(one == two, || format!("the state was {one} and is {two}"))
}
