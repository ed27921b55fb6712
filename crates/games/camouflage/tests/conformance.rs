//! Camouflage keeps the laws of the house, in every mode and variant.

use camouflage::{Action, Camouflage};

conformance::conformance!(Camouflage, options: [
    "mode=speed,side=animal,deck_pick=random,board_build=auto,fair_deal=on",
    "mode=speed,pace=turns,centers_wild=true,leaver=retire",
    "mode=diversify,timer=advanced,assist=hint,leaver=retire,lockout_ms=0",
    "mode=diversify,illegal=honor,board_build=auto,side=gems",
    "mode=diversify,pace=turns,timer=expert,min_match=2",
    "mode=cover,timer=expert,live_scores=on,centers_wild=true,assist=preview",
    "mode=cover,centers_wild=true,wild_counts=false,deck_pick=random,board_build=auto",
    "mode=cover,pace=turns,live_scores=on,side=gems,assist=hint",
    "mode=not_my_stack,leaver=retire",
    "mode=not_my_stack,location_card=random,deck_pick=random,centers_wild=true,min_match=2",
    "mode=not_my_stack,pace=turns,fair_deal=on,leaver=retire,assist=preview",
    "mode=puzzle",
    "mode=puzzle,puzzle=g-0031,puzzle_centers=hidden"
]);
conformance::perft!(Camouflage, "tests/perft.csv");
conformance::moves!(Action: Auto, Vote, Deck, Lay, Lift, Confirm, Location, Ready, Unready, Place, Stuck, Pass, Hint, Leave, Raise, Turn, Grab, Release, Check, Answer);
conformance::refusals!(Camouflage, options: ["pace=turns", "mode=puzzle"]);
