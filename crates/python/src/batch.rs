//! Many matches of one game that step together, each into its rows of arrays that the caller owns.
//!
//! Nothing is allocated while they step, and what they do depends on their order alone, not on threads: each match has
//! chance of its own, and whoever may act when several may is drawn by lot from it. A match that is over is dealt anew in
//! the same step, with the next seed; bots play in the seats that were given to them before anything is shown.

mod play;

pub use play::open;

/// What a batch is made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    /// How many matches.
    pub count: usize,
    /// How many seats.
    pub seats: u8,
    /// Options as key and value.
    pub options: Vec<(String, String)>,
    /// What all chance comes from.
    pub seed: u64,
    /// The bot of each seat; none where the caller decides.
    pub bots: Vec<Option<String>>,
    /// The most worlds a bot may try for an action.
    pub worlds: u32,
    /// What is rewarded.
    pub reward: Reward,
    /// How many threads step.
    pub threads: usize,
}

/// What is rewarded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reward {
    /// At the end of a match: 1 for a win, a part of it for a shared one, 0 otherwise.
    Win,
    /// Points, as they come.
    Score,
}

/// Where a batch writes; one row for each match.
#[derive(Debug)]
pub struct Rows<'a> {
    /// Who decides.
    pub seat: &'a mut [i8],
    /// What each seat was rewarded with since the last step.
    pub reward: &'a mut [f32],
    /// Whether a match ended in this step; what is shown beside it is the next one.
    pub done: &'a mut [bool],
    /// A 1 for each legal action.
    pub mask: Option<&'a mut [u8]>,
    /// What the seat that decides knows.
    pub planes: Option<&'a mut [u8]>,
}

/// How large the rows of a batch are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sizes {
    /// How many matches.
    pub count: usize,
    /// How many seats.
    pub seats: usize,
    /// How many actions have numbers.
    pub actions: usize,
    /// How many bytes planes have.
    pub cells: usize,
}

/// A batch of any game.
pub trait Batch: Send {
    /// How large its rows are.
    fn sizes(&self) -> Sizes;
    /// Deals all matches anew and shows them.
    fn reset(&mut self, seed: u64, rows: Rows<'_>);
    /// Takes one action in each match and shows what follows. An action that is not legal is refused before any is taken.
    fn step(&mut self, actions: &[i32], rows: Rows<'_>) -> Result<(), String>;
    /// Draws a legal action in each match, all equally likely.
    fn sample(&mut self, actions: &mut [i32]);
    /// So many steps at random: what [`Batch::sample`] and [`Batch::step`] do in turn, without the detour.
    fn random(&mut self, steps: u32, rows: Rows<'_>);
    /// How many matches have ended since the last reset.
    fn ended(&self) -> u64;
}

impl<'a> Rows<'a> {
    /// Parts of `each` matches.
    fn chunks(self, each: usize, sizes: Sizes) -> impl Iterator<Item = Rows<'a>> {
        let parts = sizes.count.div_ceil(each);
        let mut masks = self.mask.map(|mask| mask.chunks_mut(each * sizes.actions));
        let mut planes = self.planes.map(|planes| planes.chunks_mut(each * sizes.cells));
        let mut seats = self.seat.chunks_mut(each);
        let mut rewards = self.reward.chunks_mut(each * sizes.seats);
        let mut done = self.done.chunks_mut(each);
        (0..parts).map_while(move |_| {
            Some(Rows {
                seat: seats.next()?,
                reward: rewards.next()?,
                done: done.next()?,
                mask: masks.as_mut().and_then(Iterator::next),
                planes: planes.as_mut().and_then(Iterator::next),
            })
        })
    }
}

#[cfg(test)]
mod tests;
