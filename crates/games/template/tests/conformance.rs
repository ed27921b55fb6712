//! Kuhn poker keeps the laws of the house.

use template::{Action, Kuhn};

conformance::conformance!(Kuhn);
conformance::perft!(Kuhn, "tests/perft.csv");
conformance::moves!(Action: Check, Bet, Fold, Call);
conformance::refusals!(Kuhn);
