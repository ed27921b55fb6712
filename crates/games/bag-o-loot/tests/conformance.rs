//! Bag-O-Loot keeps the laws of the house, in every variant.

use bag_o_loot::{Action, BagOLoot};

conformance::conformance!(BagOLoot, options: [
    "memory_aid=on,rounds=1,tie=extra_round",
    "end_after_minutes=5,turn_clock_s=10",
    "mode=advanced,rounds=2",
    "mode=advanced,rounds=2,people=no",
    "mode=advanced,rounds=1,challenge_close=all_respond,challenge_race=clockwise,ditch_limit=1,ditch_on_empty_pile=off,reveal_bluffs=round_end,tie=extra_round",
    "mode=advanced,rounds=1,challenge_close=next_draw,people=no,reveal_bluffs=round_end",
    "mode=advanced,rounds=2,challenge_grace_ms=500,turn_clock_s=5",
    "mode=advanced,rounds=1,people=no,turn_clock_s=5",
    "mode=advanced,end_after_minutes=5,tie=extra_round",
]);
conformance::perft!(BagOLoot, "tests/perft.csv");
conformance::moves!(Action: Draw, Open, Build, Steal, Bag, Pinch, Snitch, Ditch, Knock, Forfeit, ForfeitByLot, Challenge, LetGo, TakeBag, TakeSets, Bonus; hidden Answer);
conformance::refusals!(BagOLoot, options: ["mode=advanced", "mode=advanced,people=no", "mode=advanced,ditch_limit=1"]);
