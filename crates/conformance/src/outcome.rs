//! What a step leads to, and whether a viewer may tell two of them apart.

use crate::Subject;
use crate::plan::{Mode, seed};
use crate::scene::restage;
use crate::sight::{Sight, zones};
use kernel::{Chance, Fact, Facts, Game, Shown, Stamped, Stream, Viewer, Zone};

/// The table after a step, and what happened in it.
pub(crate) struct Outcome<G: Game> {
    pub game: G,
    pub facts: Facts<G::Note>,
}

/// Two outcomes through the eyes of a viewer.
pub(crate) enum Verdict {
    Same,
    /// The step shows the viewer different things that were hidden: no twins.
    Excused,
    Differs(String),
}

impl<G: Subject> Outcome<G> {
    pub(crate) fn of(game: &G, step: Stamped<G::Action>) -> Outcome<G> {
        let mut outcome = Outcome { game: game.clone(), facts: Facts::default() };
        outcome.game.apply(step, &mut outcome.facts);
        outcome
    }

    /// What `viewer` is told, in order.
    pub(crate) fn told(&self, viewer: Viewer) -> Vec<Fact<G::Note, Shown>> {
        self.facts.told_to(viewer).collect()
    }

    /// Compares with another outcome. What the step reveals to the viewer (faces, and notes the game declares) must be
    /// equal, or nothing follows; if it is, everything else must be equal too.
    pub(crate) fn compare(&self, other: &Outcome<G>, viewer: Viewer, seats: u8) -> Verdict {
        let (here, there) = (self.told(viewer), other.told(viewer));
        if !here.iter().filter(is_reveal::<G>).eq(there.iter().filter(is_reveal::<G>)) {
            return Verdict::Excused;
        }
        // Which of several hidden cards was shown is not told but seen: it belongs to what the step reveals.
        let (mine, theirs) = (zones(&self.game, viewer), zones(&other.game, viewer));
        let revealed = here.iter().flat_map(reveal_zones);
        if revealed.into_iter().any(|zone| mine[zone.index()] != theirs[zone.index()]) {
            return Verdict::Excused;
        }
        if here != there {
            return Verdict::Differs(format!("is told {here:?} in one and {there:?} in the other"));
        }
        let seen = Sight::of(&self.game, viewer).difference(&Sight::of(&other.game, viewer), seats);
        seen.map_or(Verdict::Same, |why| Verdict::Differs(format!("is told the same and sees {why}")))
    }
}

fn is_reveal<G: Game>(fact: &&Fact<G::Note, Shown>) -> bool {
    match fact {
        Fact::Moved { card, .. } | Fact::Turned { card, .. } => matches!(card, Shown::Up(_)),
        Fact::Note(note) => G::reveals(note),
        Fact::Shuffled { .. } | Fact::Gathered { .. } => false,
    }
}

fn reveal_zones<N>(fact: &Fact<N, Shown>) -> Vec<Zone> {
    match *fact {
        Fact::Moved { card: Shown::Up(_), from, to } => vec![from, to],
        Fact::Turned { card: Shown::Up(_), at } => vec![at],
        _ => Vec::new(),
    }
}

/// Sources of chance that have nothing to do with the match.
pub(crate) fn fresh_chance(stream: &mut Stream) -> Chance {
    Chance::Seed(seed(stream.word64()))
}

/// The same step from the same position with other chance, `wish` times. None: the position cannot be set up again.
pub(crate) fn other_chances<G: Subject>(
    game: &G,
    step: Stamped<G::Action>,
    mode: &Mode<G>,
    (wish, stream): (usize, &mut Stream),
) -> Option<Vec<Outcome<G>>> {
    let one = |_| {
        let staged = restage(game, mode, fresh_chance(stream)).ok()?;
        kernel::record::admit(&staged, &step).ok()?;
        Some(Outcome::of(&staged, step))
    };
    (0..wish).map(one).collect()
}
