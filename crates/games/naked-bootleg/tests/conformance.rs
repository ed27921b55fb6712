//! Naked Bootleg keeps the laws of the house, in every variant. Players at random seldom score, so most variants are
//! called early (`turn_cap`); the printed game is played at full length.

use naked_bootleg::{Action, NakedBootleg};

conformance::conformance!(NakedBootleg, options: [
    "teams=2v2",
    "teams=3v3,omaha=auto",
    "teams=2v2v2,leaver=forfeit",
    "teams=2v2v2,seating_2v2v2=paired,remix=capture_the_flag",
    "scored=true,turn_cap=40",
    "scored=true,turn_cap=40,teams=2v2,fumbled_wildcats=counted",
    "remix=capture_the_flag,challenge_keep=seen,turn_cap=60",
    "remix=run_n_gun,crazy_eight=natural_pair,wild_streak_card=true",
    "remix=last_man_standing,leaver=forfeit,turn_cap=40",
    "illegal_moves=penalise,blindside=sets,chain_match=free,deflection_turn=free,turn_cap=40",
    "bluff_content=like,blindside=one,black_spy=1,challenge_keep=seen,turn_cap=40",
    "clock=10,delay_of_game=lose_turn,leaver=forfeit,illegal_moves=penalise,turn_cap=40",
]);
conformance::perft!(NakedBootleg, "tests/perft.csv");
conformance::moves!(Action: PickPylon, PickDiscard, Begin, Hit, Challenge, Discard, Pass, Add, Done, StackAdd, StackDone, None, Decline, Skip, Blindside, Trick, Look, Flip, Show, Steal, Grab, Name, Again, Deflect, Answer, Keep, Fumble, Spare, Capture, HandFlag, Dealer, Taunt, Catch, Lay, Forfeit);
conformance::refusals!(NakedBootleg, options: [
    "teams=2v2",
    "teams=3v3,omaha=auto",
    "teams=2v2v2,leaver=forfeit",
    "scored=true,turn_cap=40",
    "scored=true,turn_cap=40,teams=2v2,fumbled_wildcats=counted",
    "remix=capture_the_flag,challenge_keep=seen,turn_cap=60",
    "remix=run_n_gun,crazy_eight=natural_pair,wild_streak_card=true",
    "remix=last_man_standing,leaver=forfeit,turn_cap=40",
    "illegal_moves=penalise,blindside=sets,chain_match=free,deflection_turn=free,turn_cap=40",
    "bluff_content=like,blindside=one,black_spy=1,challenge_keep=seen,turn_cap=40",
    "clock=10,delay_of_game=lose_turn,leaver=forfeit,illegal_moves=penalise,turn_cap=40",
]);
