//! Leduc poker keeps the laws of the house.

use leduc::{Action, Leduc};

conformance::conformance!(Leduc);
conformance::perft!(Leduc, "tests/perft.csv");
conformance::moves!(Action: Fold, Call, Raise);
conformance::refusals!(Leduc);
