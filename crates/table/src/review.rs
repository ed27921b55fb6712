//! A finished match looked at again: what each decision was worth, what an expert would have done, luck against skill.
//!
//! Every decision is judged from what its seat knew then: the expert's search is given the seat's perspective, never the
//! state. Only the truth about a bluff is looked up, since the match is over.

use crate::table::{Playable, Table};
use bots::{Instinct, Rehearser, Tally};
use kernel::{Input, Perspective, Said, Seat, Stream};
use schemars::JsonSchema;
use serde::Serialize;

/// Worlds in which the odds of a bluff are counted.
const ODDS_WORLDS: u32 = 400;
/// How many turning points are named.
const TURNING: usize = 3;

/// A match looked at again.
#[derive(Clone, PartialEq, Debug, Default, Serialize, JsonSchema)]
pub struct Review {
    /// The game's slug.
    pub game: String,
    /// Worlds that were tried for each decision.
    pub worlds: u32,
    /// Every decision between at least two choices, in order.
    pub decisions: Vec<Decision>,
    /// The three decisions after which the match turned most, as places in the list above.
    pub turning_points: Vec<usize>,
    /// Each seat.
    pub seats: Vec<SeatReview>,
}

/// One decision. Chances are between 0 (lost) and 1 (won), as an expert at that seat would see them among equals.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Decision {
    /// Which step of the match, from 1.
    pub step: usize,
    /// Who decided.
    pub seat: u8,
    /// What was done, in notation.
    pub action: String,
    /// What was done, in words.
    #[schemars(with = "crate::wire::SaidForm")]
    pub label: Said,
    /// The chance with the expert's choice.
    pub chance: f32,
    /// The chance with what was done.
    pub took: f32,
    /// The expert's choice, in notation.
    pub best: String,
    /// The expert's choice, in words.
    #[schemars(with = "crate::wire::SaidForm")]
    pub best_label: Said,
    /// What the choice gave away.
    pub loss: f32,
    /// How the chance changed until this seat's next decision, or the end.
    pub swing: f32,
    /// If a claim could be doubted: how likely it was a bluff, as far as the seat could know.
    pub bluff_odds: Option<f32>,
    /// If a claim could be doubted: whether it was a bluff.
    pub bluff: Option<bool>,
}

/// How a seat fared.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct SeatReview {
    /// Which seat.
    pub seat: u8,
    /// Its chance at its first decision.
    pub began: f32,
    /// What it won: 1 alone, a part if shared, 0 if not.
    pub won: f32,
    /// What its choices gave away, as a negative number.
    pub skill: f32,
    /// The rest of the way from the beginning to the end: the cards, and what the others did.
    pub luck: f32,
    /// How many of its decisions were the expert's.
    pub agreed: u32,
    /// How many decisions it made.
    pub decisions: u32,
}

impl<G: Playable> Table<G> {
    /// Looks at the match again, with so many worlds for each decision.
    pub(crate) fn review(&self, worlds: u32) -> Review {
        let mut decisions = Vec::new();
        let Ok(mut game) = self.record.begin() else { return Review::default() };
        for (index, step) in self.record.steps.iter().enumerate() {
            if let Input::Act { seat, action } = step.input {
                decisions.extend(Judge::new(&game, seat, worlds).decision(index + 1, action));
            }
            game.apply(*step, &mut ());
        }
        let won = results(&game);
        if Instinct::<G>::default().is_learned() {
            level(&mut decisions, won.iter().sum());
        }
        let seats = Seat::all(self.record.seats).map(|seat| fared(seat, won[seat.index()], &mut decisions)).collect();
        let mut order: Vec<usize> = (0..decisions.len()).collect();
        order.sort_by(|&a, &b| decisions[b].swing.abs().total_cmp(&decisions[a].swing.abs()).then(a.cmp(&b)));
        order.truncate(TURNING);
        order.sort_unstable();
        Review { game: G::META.slug.to_string(), worlds, decisions, turning_points: order, seats }
    }
}

/// What each seat won, on the scale of its chances; while the match is on, nobody has.
fn results<G: Playable>(game: &G) -> Vec<f32> {
    let won = |seat| if game.is_over() { game.outlook(seat) as f32 / 1000.0 } else { 0.0 };
    Seat::all(game.scores().len() as u8).map(won).collect()
}

/// An expert that has learned how others play expects to win more than its share of them. People are each other's equals: all
/// odds are made worse by the same factor until the chances of all seats at their first decisions add up to what there was
/// to win.
fn level(decisions: &mut [Decision], prize: f32) {
    let is_first = |index: &usize| decisions[..*index].iter().all(|before| before.seat != decisions[*index].seat);
    let first: Vec<f32> = (0..decisions.len()).filter(is_first).map(|index| decisions[index].chance).collect();
    let sum = |factor: f32| first.iter().map(|&chance| worse(chance, factor)).sum::<f32>();
    let (mut low, mut high) = (0.01f32, 100.0f32);
    for _ in 0..30 {
        let middle = (low * high).sqrt();
        *(if sum(middle) > prize.max(1.0) { &mut low } else { &mut high }) = middle;
    }
    for one in decisions {
        (one.chance, one.took) = (worse(one.chance, low), worse(one.took, low));
        one.loss = (one.chance - one.took).max(0.0);
    }
}

/// A chance whose odds are so many times worse.
fn worse(chance: f32, factor: f32) -> f32 {
    chance / (chance + factor * (1.0 - chance))
}

/// Fills in the swings of a seat and sums it up.
fn fared(seat: Seat, won: f32, decisions: &mut [Decision]) -> SeatReview {
    let mut own: Vec<&mut Decision> = decisions.iter_mut().filter(|one| one.seat == seat.number()).collect();
    let mut next = won;
    for one in own.iter_mut().rev() {
        one.swing = next - one.chance;
        next = one.chance;
    }
    let given_away: f32 = own.iter().map(|one| one.loss).sum();
    SeatReview {
        seat: seat.number(),
        began: next,
        won,
        skill: -given_away,
        luck: won - next + given_away,
        agreed: own.iter().filter(|one| one.action == one.best).count() as u32,
        decisions: own.len() as u32,
    }
}

/// An expert that looks at one decision.
struct Judge<'a, G: Playable> {
    game: &'a G,
    eyes: Perspective<'a, G>,
    expert: Rehearser<G>,
    worlds: u32,
}

impl<'a, G: Playable> Judge<'a, G> {
    fn new(game: &'a G, seat: Seat, worlds: u32) -> Self {
        let expert = Rehearser::new(u64::from(seat.number()) + 1);
        Judge { game, eyes: Perspective::new(game, seat), expert, worlds }
    }

    /// None where there was nothing to decide, or the choice was not one of the listed.
    fn decision(mut self, step: usize, action: G::Action) -> Option<Decision> {
        let mut legal = Vec::new();
        self.eyes.legal(&mut legal);
        if legal.len() < 2 || !legal.contains(&action) {
            return None;
        }
        let tally = self.expert.ponder(&self.eyes, &legal, self.worlds);
        let best = *tally.first()?;
        let took = if best.action == action { best.mean } else { self.worth(&tally, action) };
        let (odds, bluff) = self.odds();
        let seat = self.eyes.seat();
        Some(Decision {
            step,
            seat: seat.number(),
            action: action.to_string(),
            label: self.game.label(seat, action),
            chance: best.mean.max(took),
            took,
            best: best.action.to_string(),
            best_label: self.game.label(seat, best.action),
            loss: (best.mean - took).max(0.0),
            swing: 0.0,
            bluff_odds: odds,
            bluff,
        })
    }

    /// How an action went; one that the expert did not look at is tried out beside the best.
    fn worth(&mut self, tally: &Tally<G::Action>, action: G::Action) -> f32 {
        let mean = |tally: &Tally<G::Action>| tally.iter().find(|tried| tried.action == action).map(|tried| tried.mean);
        mean(tally).unwrap_or_else(|| {
            let both = [tally[0].action, action];
            mean(&self.expert.ponder(&self.eyes, &both, (self.worlds / 10).max(40))).unwrap_or(tally[0].mean)
        })
    }

    fn odds(&self) -> (Option<f32>, Option<bool>) {
        let Some(truth) = self.game.bluffed() else { return (None, None) };
        let mut stream = Stream::fast(u64::from(self.worlds));
        let bluffs = (0..ODDS_WORLDS).filter(|_| self.eyes.imagine(&mut stream).bluffed() == Some(true)).count();
        (Some(bluffs as f32 / ODDS_WORLDS as f32), Some(truth))
    }
}
