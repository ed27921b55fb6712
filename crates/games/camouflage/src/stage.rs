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
//! next draw 0 FR4 FR5             the top of a draw pile: what seat 0 draws next
//! next side gems   next deck 0 FR   next board deck CH   next location 0 FR1   next first 1    what the next lots are
//! next board CH1 0 0 0 CH3 1 4 0 CH5 0 -2 4    the starting board that chance builds
//! next deal 0 FR1 FR2 FR3 FR4     how the deck of seat 0 is shuffled: the hand, then what is drawn
//! ```
//!
//! Who is out, tokens, freezes and points follow from the cards. Without `lay` lines chance builds the starting board
//! or chooses the location cards.

mod describe;
mod plan;
mod reply;
mod settle;
mod validate;

use crate::next::TOPICS;
use crate::options::Options;
use crate::state::Camouflage;
use kernel::{Chance, Entry, Misplaced, Scene, Stage, next};
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
        let mut game = settle::settle(plan, options, chance)?;
        validate::validate(&game)?;
        let is_draw = |entry: &Entry| entry.words.first().is_some_and(|word| word == "draw");
        let told = scene.entries.iter().filter(|entry| entry.key == next::NEXT && !is_draw(entry)).cloned();
        let mut chance = chance;
        next::read(&Scene { entries: told.collect() }, TOPICS, seats, &game, &mut chance)?;
        game.chance = chance;
        Ok(game)
    }

    fn scene(&self) -> Scene {
        describe::scene(self)
    }
}
