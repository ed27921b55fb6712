//! Whether a table that was described can come about.

use super::at;
use crate::options::DefensePrompt;
use crate::rules::{self, Held};
use crate::state::{HAND_MAX, JukemFootball, Phase, hand, other};
use kernel::{Entry, Misplaced, Scene};

const UNDRAWN: &str = "the draw pile can only be empty after a draw this turn (JK-9.6)";

/// What every position keeps, and what its phase asks for.
pub fn validate(game: &JukemFootball, scene: &Scene) -> Result<(), Misplaced> {
    let ask = Ask { game, scene };
    match game.phase {
        Phase::Replenish { took, drew } => ask.replenish(took, drew)?,
        Phase::Offense { drew } => ask.offense(drew)?,
        Phase::Defense { cards, .. } => ask.defense(cards)?,
        Phase::Over { .. } => return Ok(()),
    }
    let is_level = game.scores[0] == game.scores[1];
    ask.that(is_level || !rules::is_overtime(game), "period", "overtime starts from a level score (JK-6.6)")?;
    let held = game.cards.len(hand(other(game.active)));
    let is_fit = (1..HAND_MAX).contains(&held);
    ask.that(is_fit, "hand", "the player whose turn it is not holds 1 to 4 cards (JK-9.10)")
}

/// Questions to a position.
struct Ask<'a> {
    game: &'a JukemFootball,
    scene: &'a Scene,
}

impl Ask<'_> {
    /// Ok if it holds; otherwise the line with this key is to blame.
    fn that(&self, holds: bool, key: &str, why: &str) -> Result<(), Misplaced> {
        if holds { Ok(()) } else { Err(at(self.scene, key, why)) }
    }

    fn replenish(&self, took: bool, drew: bool) -> Result<(), Misplaced> {
        let game = self.game;
        let held = game.cards.len(hand(game.active));
        let is_fit = (1..HAND_MAX).contains(&held);
        self.that(is_fit, "phase", "in replenish the active player holds 1 to 4 cards (JK-9.10)")?;
        let has_source = !game.is_final() || rules::may_take(game).is_ok();
        self.that(has_source, "phase", "in replenish there is a pile to take from, otherwise it is offense (JK-4.7)")?;
        self.that(drew || !game.is_final(), "drew", UNDRAWN)?;
        let is_open = drew || game.dry < game.options.stall_limit;
        self.that(!took || is_open, "took", "so many dry turns close the discards (JK-9.3)")
    }

    /// A final turn goes on only with a play.
    fn offense(&self, drew: bool) -> Result<(), Misplaced> {
        let game = self.game;
        self.is_full(0)?;
        self.that(drew || !game.is_final(), "drew", UNDRAWN)?;
        let goes_on = !game.is_final() || Held::by(game, game.active).can_play(game.yards_to_go(game.active));
        self.that(goes_on, "phase", "on a final turn without a possible play the period is over (JK-4.41)")
    }

    /// The active player has refilled: five cards, those of the play included, except on a final turn.
    fn is_full(&self, played: u8) -> Result<(), Misplaced> {
        let seat = self.game.active;
        if self.game.is_final() || self.game.cards.len(hand(seat)) + played as usize == HAND_MAX {
            return Ok(());
        }
        let is_hand = |entry: &&Entry| entry.key == "hand" && entry.words.first() == Some(&seat.to_string());
        let why = "the active player has five cards, those just played included (JK-4.17): name them all, or end the hand \
                   with `...` to have it filled up";
        let line = self.scene.entries.iter().find(is_hand).map_or(0, |entry| entry.line);
        Err(Misplaced { line, why: why.to_string() })
    }

    fn defense(&self, cards: u8) -> Result<(), Misplaced> {
        let game = self.game;
        let is_fit = game.cards.len(hand(game.active)) + cards as usize <= HAND_MAX;
        self.that(is_fit, "hand", "the cards of the play and of its player's hand are five at most (JK-9.10)")?;
        self.is_full(cards)?;
        let asks_everybody = game.options.defense_prompt == DefensePrompt::Always;
        let is_asked = asks_everybody || Held::by(game, other(game.active)).can_defend();
        self.that(is_asked, "phase", "with only_if_able a defender without defensive cards is not asked (JK-4.29)")
    }
}
