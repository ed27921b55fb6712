//! Did you mean …?

/// The candidate nearest to `text`, if any is near enough to be what was meant.
pub fn closest<'a>(text: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let text = text.to_lowercase();
    let nearness = |candidate: &str| strsim::damerau_levenshtein(&text, &candidate.to_lowercase());
    let best = candidates.into_iter().min_by_key(|candidate| nearness(candidate))?;
    (nearness(best) <= 1 + text.chars().count() / 3).then_some(best)
}

#[cfg(test)]
mod tests {
    use super::closest;

    #[test]
    fn a_typo_finds_its_word() {
        assert_eq!(closest("rnu 15", ["run 15", "draw"]), Some("run 15"));
        assert_eq!(closest("Draw", ["run 15", "draw"]), Some("draw"));
        assert_eq!(closest("castle kingside", ["run 15", "draw"]), None);
        assert_eq!(closest("x", []), None);
    }
}
