//! Did you mean …? One answer for every mistyped word: games, options, their values, lines of a position, bots.

/// The candidate that was probably meant by `text`: the nearest one in spelling, or the only one that `text` is a part of.
pub fn closest<'a>(text: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let text = text.trim().to_lowercase();
    let candidates: Vec<&str> = candidates.into_iter().collect();
    let nearness = |candidate: &str| strsim::damerau_levenshtein(&text, &candidate.to_lowercase());
    let best = candidates.iter().copied().min_by_key(|candidate| nearness(candidate))?;
    if nearness(best) <= 1 + text.chars().count() / 3 {
        return Some(best);
    }
    let mut longer = candidates.into_iter().filter(|candidate| is_part(&text, candidate));
    longer.next().filter(|_| longer.next().is_none())
}

/// Whether `text` is how `candidate` begins, or one of the words it is made of.
fn is_part(text: &str, candidate: &str) -> bool {
    let candidate = candidate.to_lowercase();
    let mut words = candidate.split(|c: char| !c.is_alphanumeric());
    text.chars().count() > 2 && (candidate.starts_with(text) || words.any(|word| word == text))
}

/// The sentence for a game, option or bot that does not exist: what was probably meant, or what there is.
pub fn unknown<'a>(kind: &str, word: &str, known: impl IntoIterator<Item = &'a str>) -> String {
    let known: Vec<&str> = known.into_iter().collect();
    match closest(word, known.iter().copied()) {
        Some(meant) => format!("there is no {kind} {word:?}. Did you mean {meant}?"),
        None => format!("there is no {kind} {word:?}; the {kind}s are {}", known.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::{closest, unknown};

    #[test]
    fn a_typo_finds_its_word() {
        assert_eq!(closest("rnu 15", ["run 15", "draw"]), Some("run 15"));
        assert_eq!(closest("Draw", ["run 15", "draw"]), Some("draw"));
        assert_eq!(closest("castle kingside", ["run 15", "draw"]), None);
        assert_eq!(closest("x", []), None);
    }

    #[test]
    fn a_part_finds_its_word_if_there_is_but_one() {
        let games = ["jukem-football", "naked-bootleg", "naked-poker"];
        assert_eq!(closest("jukem", games), Some("jukem-football"));
        assert_eq!(closest("FOOTBALL", games), Some("jukem-football"));
        assert_eq!(closest("naked", games), None, "which one?");
        assert_eq!(closest("ju", games), None, "too short to say");
    }

    #[test]
    fn who_meant_nothing_is_told_what_there_is() {
        let options = ["practice", "deck"];
        assert_eq!(unknown("option", "pratice", options), "there is no option \"pratice\". Did you mean practice?");
        assert_eq!(
            unknown("option", "colour", options),
            "there is no option \"colour\"; the options are practice, deck"
        );
    }
}
