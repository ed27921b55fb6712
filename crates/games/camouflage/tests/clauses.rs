//! Every clause of the rules page, by chapter. The worked examples are in `examples/`.

#[cfg(test)]
mod clauses {
    pub mod desk;

    mod bots;
    mod box_contents;
    mod endings;
    mod laying;
    mod manners;
    mod modes;
    mod options;
    mod play;
    mod puzzles;
    mod rare;
    mod setup;
    mod sight;
    mod time;
    mod turns;
}
