/** The options of the games in English: name, help (the server's if empty), and words of values. What is missing is said as the server says it. */
import type { OptionWords } from "./options.de";

const CLOCK = "Clock (seconds)";
const LEAVES = "Somebody leaves";

export const options: Record<string, Record<string, OptionWords>> = {
  camouflage: {
    mode: ["Game", "", { speed: "Speed Round", diversify: "Diversify", cover: "Cover Some Ground", not_my_stack: "Not My Stack!", puzzle: "Puzzle" }],
    side: ["Side of the cards", "", { vote: "we vote", animal: "animals", gems: "gems" }],
    centers_wild: ["Centers Wild", ""],
    timer: ["Sand timer", "Seconds for the others after the first player is out (Diversify, Cover Some Ground).", { beginner: "60 s", advanced: "30 s", expert: "none" }],
    deck_pick: ["Decks", "", { choose: "we choose", random: "by chance" }],
    board_build: ["Starting board", "", { coop: "we build it", auto: "by chance" }],
    location_card: ["Your own place", "", { choose: "you choose", random: "by chance" }],
    illegal: ["Wrong cards", "", { reject: "are refused", honor: "stay, worth nothing" }],
    lockout_ms: ["Pause after a wrong card (ms)", ""],
    min_match: ["Squares that must match", ""],
    wild_counts: ["Wild squares count", "Whether wild squares count as matching; only with Centers Wild."],
    pace: ["Pace", "", { realtime: "all at once", turns: "in turns" }],
    assist: ["Help", "", { none: "none", preview: "tells what fits", hint: "hints" }],
    live_scores: ["Points in view", ""],
    fair_deal: ["Fair deal", ""],
    idle_limit_s: ["Patience (seconds)", ""],
    leaver: [LEAVES, "", { bot: "a bot plays on", retire: "the seat is out" }],
    puzzle: ["Puzzle", "Which puzzle of the shelf.", { next: "the next one" }],
    puzzle_centers: ["Centres in the outline", "", { shown: "shown", hidden: "hidden" }],
    cards: ["Card set", ""],
  },
  "dream-team-soccer": {
    special_claims: ["Hat Tricks and Nutmegs", "", { auto: "announced for you", manual: "spot your own" }],
    pass_is_final: ["A pass is final", ""],
    free_kick_alone: ["Free Kick alone", "", { named: "a value you name", worst: "11" }],
    trade_free_kicks: ["Free Kicks in a trade", "", { exempt: "may be kept", best: "must be given" }],
    seat_direction: ["Seat 2 is", "", { right: "on the right", left: "on the left" }],
    tie: ["Equal points", "", { shared: "share the title", countback: "medals decide" }],
    turn_clock_s: [CLOCK, ""],
  },
  "jukem-football": {
    deck: ["Cards", ""],
    practice: ["Practice game", ""],
    practice_yellow: ["Yellow card left out", "", { holding: "HOLDING!", sack: "SACK!" }],
    practice_red: ["Red card left out", "", { fumble: "FUMBLE!", picked_off: "PICKED OFF!" }],
    first_dealer: ["First dealer", "", { random: "by lot", seat0: "chair 1", seat1: "chair 2" }],
    discard_rule: ["Throwing cards away", "", { forced_only: "only if you must", always: "always" }],
    overtime: ["Level score", "", { sudden_death: "first score wins", none: "stays a tie" }],
    overtime_dealer: ["Dealer in overtime", "", { alternate: "in turn", random: "by lot" }],
    overtime_cap: ["Most overtimes", ""],
    stall_limit: ["Dry turns", ""],
    discard_view: ["Discard pile", "", { full: "all of it", top_only: "top card only" }],
    defense_prompt: ["Ask the defender", "", { always: "always", only_if_able: "only with a card" }],
    turn_clock: [CLOCK, ""],
    defense_clock: ["Clock for answers (seconds)", ""],
  },
};
