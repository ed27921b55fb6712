//! Whether a table that was described can come about.

use super::at;
use crate::options::DefensePrompt;
use crate::rules::{self, Held};
use crate::state::{HAND_MAX, JukemFootball, Phase, hand, other};
use kernel::{Misplaced, Scene};

/// What every position keeps, and what its phase asks for.
pub fn validate(game: &JukemFootball, scene: &Scene) -> Result<(), Misplaced> {
    let is_over = matches!(game.phase, Phase::Over { .. });
    let unless = |holds: bool, key: &str, why: &str| if holds { Ok(()) } else { Err(at(scene, key, why)) };
    let is_level = game.scores[0] == game.scores[1];
    unless(is_over || is_level || !rules::is_overtime(game), "period", "overtime starts from a level score (JK-6.6)")?;
    match game.phase {
        Phase::Replenish { took, drew } => {
            let has_source = !game.is_final() || rules::may_take(game).is_ok();
            let held = game.cards.len(hand(game.active));
            unless(
                (1..HAND_MAX).contains(&held),
                "phase",
                "in replenish the active player holds 1 to 4 cards (JK-9.10)",
            )?;
            unless(
                has_source,
                "phase",
                "in replenish there is a pile to take from, otherwise the phase is offense (JK-4.7)",
            )?;
            unless(
                drew || !game.is_final(),
                "drew",
                "the draw pile can only be empty after a draw this turn (JK-9.6)",
            )?;
            unless(
                !took || drew || game.dry < game.options.stall_limit,
                "took",
                "so many dry turns close the discards (JK-9.3)",
            )?;
            defender(game, scene)
        }
        Phase::Offense { drew } => {
            unless(
                drew || !game.is_final(),
                "drew",
                "the draw pile can only be empty after a draw this turn (JK-9.6)",
            )?;
            offense(game, scene)?;
            defender(game, scene)
        }
        Phase::Defense { cards, .. } => {
            let held = game.cards.len(hand(game.active));
            let most = HAND_MAX - cards as usize;
            unless(held <= most, "hand", "the cards of the play and of its player's hand are five at most (JK-9.10)")?;
            let asks = game.options.defense_prompt == DefensePrompt::Always;
            let is_able = Held::by(game, other(game.active)).can_defend();
            unless(
                asks || is_able,
                "phase",
                "with only_if_able a defender without defensive cards is not asked (JK-4.29)",
            )?;
            defender(game, scene)
        }
        Phase::Over { .. } => Ok(()),
    }
}

/// An ordinary turn has refilled to five; a final turn goes on only with a play.
fn offense(game: &JukemFootball, scene: &Scene) -> Result<(), Misplaced> {
    let can_play = Held::by(game, game.active).can_play(game.yards_to_go(game.active));
    if game.is_final() && !can_play {
        return Err(at(scene, "phase", "on a final turn without a possible play the period is over (JK-4.41)"));
    }
    Ok(())
}

/// Nobody has five cards on the other player's turn.
fn defender(game: &JukemFootball, scene: &Scene) -> Result<(), Misplaced> {
    match game.cards.len(hand(other(game.active))) {
        1..HAND_MAX => Ok(()),
        _ => Err(at(scene, "hand", "the player whose turn it is not holds 1 to 4 cards (JK-9.10)")),
    }
}
