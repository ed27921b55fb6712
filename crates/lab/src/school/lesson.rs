//! One game of a pupil among players who follow the advice.

use super::net::{Net, even_out};
use bots::{call_by_advice, let_time_pass, next_actor};
use kernel::{Chance, Millis, Seat, Senses, Stamped, Stream};
use table::Playable;

/// How much of what came of a decision is put down to it the later it came.
const PATIENCE: f32 = 0.95;

/// A decision of the pupil.
pub struct Step {
    /// What it looked like.
    pub senses: Senses,
    /// What was chosen.
    pub chosen: usize,
    /// How likely that was.
    pub likely: f32,
    /// How well it was expected to go.
    pub expected: f32,
    /// How much better it went.
    pub gain: f32,
    /// How well it should have been expected to go.
    pub went: f32,
}

/// Plays a game and appends the pupil's decisions. Gives what it won; none: the game cannot be learned.
pub fn lesson<G: Playable>(
    net: &Net,
    options: &G::Options,
    seats: u8,
    seed: u64,
    steps: &mut Vec<Step>,
) -> Option<f32> {
    let mut stream = Stream::fast(seed ^ 0x5c00_1b00);
    let pupil = Seat::new(stream.below(seats.into()) as u8);
    let mut game = G::deal(options, seats, Chance::Fast(seed)).ok()?;
    let mut now = let_time_pass(&mut game, Millis(0));
    let (mut legal, mut ratings) = (Vec::new(), Vec::new());
    let first = steps.len();
    while let Some(actor) = next_actor(&game, &mut stream) {
        legal.clear();
        game.legal(actor, &mut legal);
        ratings.clear();
        game.rate_all(actor, &legal, &mut ratings);
        let chosen = if legal.len() < 2 {
            0
        } else if actor != pupil {
            bots::best(&ratings, &mut stream)
        } else {
            let step = decide(net, &game, actor, &legal, &ratings, &mut stream)?;
            let chosen = step.chosen;
            steps.push(step);
            chosen
        };
        let Some(&action) = legal.get(chosen) else { break };
        game.apply(Stamped::act(now, actor, action), &mut ());
        call_by_advice(&mut game, actor, now);
        now = let_time_pass(&mut game, now);
    }
    // The game knows what a shared win and a team's win are worth.
    let won = game.outlook(pupil) as f32 / 1000.0;
    judge(&mut steps[first..], won);
    Some(won)
}

/// The pupil tries things out: it does each thing as often as it thinks well of it.
fn decide<G: Playable>(
    net: &Net,
    game: &G,
    seat: Seat,
    legal: &[G::Action],
    advice: &[i32],
    stream: &mut Stream,
) -> Option<Step> {
    let mut senses = Senses::default();
    if !game.sense(seat, legal, advice, &mut senses) {
        return None;
    }
    let mut chances = net.scores(&senses);
    even_out(&mut chances);
    let mut lot = (stream.word() >> 8) as f32 / (1 << 24) as f32;
    let hit = chances.iter().position(|chance| {
        lot -= chance;
        lot < 0.0
    });
    let chosen = hit.unwrap_or(chances.len() - 1);
    let expected = net.expects(&senses);
    Some(Step { senses, chosen, likely: chances[chosen], expected, gain: 0.0, went: 0.0 })
}

/// Says of each decision how much better things went from then on than was expected.
fn judge(steps: &mut [Step], won: f32) {
    let (mut next, mut gain) = (won, 0.0);
    for step in steps.iter_mut().rev() {
        gain = next - step.expected + PATIENCE * gain;
        next = step.expected;
        step.gain = gain;
        step.went = step.expected + gain;
    }
}

/// Brings the gains of a batch to an even scale.
pub fn level(steps: &mut [Step]) {
    let count = steps.len().max(1) as f32;
    let mean = steps.iter().map(|step| step.gain).sum::<f32>() / count;
    let spread = (steps.iter().map(|step| (step.gain - mean).powi(2)).sum::<f32>() / count).sqrt().max(1e-6);
    steps.iter_mut().for_each(|step| step.gain = (step.gain - mean) / spread);
}
