//! Jukem Football keeps the laws of the house, in every variant.

use jukem_football::{Action, JukemFootball};

conformance::conformance!(JukemFootball, options: [
    "practice=true,practice_yellow=sack,practice_red=picked_off,first_dealer=seat0",
    "discard_rule=always,overtime=none,first_dealer=seat1",
    "discard_rule=always,overtime_dealer=random,overtime_cap=2,stall_limit=2",
    "defense_prompt=only_if_able,discard_view=top_only,stall_limit=20",
    "turn_clock=30,defense_clock=10",
    "deck=run5x2,run10x1,pass5-20x2,catch15x1,kick_returnx1,jukemx1,field_goalx1,sackx1,overtime_cap=3",
    "deck=picked_offx3,fumblex3,sackx4,holdingx4,catch95x2,catch5x2,pass5-95x4,run95x1,run5x20,pancakex4,jukemx4,kick_returnx1,field_goalx12,practice=true"
]);
conformance::perft!(JukemFootball, "tests/perft.csv");
conformance::moves!(Action: Draw, Take, Run, Pass, Return, Goal, Discard, Defend, Allow, End, Concede; hidden Amiss);
conformance::refusals!(JukemFootball);
