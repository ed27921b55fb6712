//! Kuhn poker keeps the laws of the house.

use template::Kuhn;

conformance::conformance!(Kuhn);
conformance::perft!(Kuhn, "tests/perft.csv");
