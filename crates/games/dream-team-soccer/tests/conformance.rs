//! The laws every game keeps, over all modes.

use dream_team_soccer::{Action, DreamTeamSoccer};

conformance::conformance!(
    DreamTeamSoccer,
    options: [
        "special_claims=manual",
        "special_claims=manual,turn_clock_s=10,rounds=3",
        "hat_trick=off,nutmeg=off,special_claims=manual,seat_direction=left",
        "pass_is_final=on,tie=countback",
        "free_kick_alone=worst,trade_free_kicks=best,rounds=2",
        "turn_clock_s=5,rounds=2,pass_is_final=on,free_kick_alone=worst",
    ]
);
conformance::perft!(DreamTeamSoccer, "tests/perft.csv");
conformance::moves!(Action: Pass, Play, Give, Nutmeg, ClaimHatTrick, ClaimNutmeg, Ready; hidden Sealed, Mixed);
conformance::refusals!(DreamTeamSoccer);
