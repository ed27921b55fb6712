//! Positions: any table of Camouflage one can describe.
//!
//! ```text
//! side gems                       which side is in play; else the option's, else Animal Patterns
//! deck 0 FR                       a seat's deck; else the one its named cards belong to, else by chance
//! lay CH1 0 0 0                   a card of the starting board: card, turns, x, y
//! lay CH1 0 0 0 S1                a location card, or with `by` a card on a location
//! lay FR1 1 -4 0 by 0 at 1200     a card that seat 0 laid at that moment; `wrong` under `honor` if it does not match
//! hand 0 FR1 FR2 FR3              a hand; unnamed ones are dealt
//! pile 0 FR4 FR5 FR6              a draw pile from the bottom to the top, `-` for none; what is named nowhere lies below
//! loose CH3 CH4   box CH5 …       the cards beside the board, and in the box, from the bottom to the top
//! phase play                      or side, decks, build, location, ready, countdown, overtime, turn, puzzle, over HOW
//! until 60000                     when the phase ends by itself; in `play` the moment the idle limit counts from
//! go 3000                         when it was GO, or in `countdown` when it will be
//! vote 0 gems   chosen 0 CH3      what seats have chosen so far
//! confirmed 0 1   ready 0 1   automatic 1   gone 2   stuck 0   passed 0    sets of seats
//! turn 0   first 1   rounds 2     in turns: whose turn it is, who began, how many rounds follow
//! lock 0 1500   hint 0 20000      until when a seat may not place a card, or ask for a hint
//! reply 0 RACE 1                  the answer seat 0 got to its last move: a code, and what is to blame
//! table GE5 0 2 4                 puzzles: a card on the table, from the bottom up
//! held GE5 0 10000   hints 1   checked OUTLINE
//! ```
//!
//! Who is out, tokens, freezes and points follow from the cards. Without `lay` lines chance builds the starting board
//! or chooses the location cards.

mod describe;
mod plan;
mod reply;
mod settle;
mod validate;

use crate::options::Options;
use crate::state::Camouflage;
use kernel::{Chance, Misplaced, Scene, Stage};
use plan::Plan;

impl Stage for Camouflage {
    const KEYS: &'static [&'static str] = plan::KEYS;

    fn stage(options: &Options, seats: u8, scene: &Scene, chance: Chance) -> Result<Self, Misplaced> {
        let why = |illegal: kernel::Illegal| Misplaced { line: 0, why: illegal.to_string() };
        options.fit(seats).map_err(why)?;
        scene.has_keys(Self::KEYS)?;
        let mut plan = Plan::new(options, seats);
        for entry in &scene.entries {
            plan.read(entry)?;
        }
        let game = settle::settle(plan, options, chance)?;
        validate::validate(&game)?;
        Ok(game)
    }

    fn scene(&self) -> Scene {
        describe::scene(self)
    }
}
