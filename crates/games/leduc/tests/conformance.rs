//! Leduc poker keeps the laws of the house.

use leduc::Leduc;

conformance::conformance!(Leduc);
conformance::perft!(Leduc, "tests/perft.csv");
