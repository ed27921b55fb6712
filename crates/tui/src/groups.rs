//! Which cards of a zone belong together, as the table's own notation says it: `R20 | P5-20 C15`.

use table::wire::{Card, Zone, ZoneKind};

/// Whether `text` lists exactly the cards of `zone` that can be seen, perhaps with bars between some.
pub fn lists(text: &str, zone: &Zone) -> bool {
    let faces = zone.cards.iter().filter_map(|card| match card {
        Card::Up(face) => Some(face.as_str()),
        Card::Down(_) => None,
    });
    faces.clone().next().is_some() && faces.eq(text.split_whitespace().filter(|word| *word != "|"))
}

/// The line that lists the cards of a zone where they lie side by side: its bars say which belong together.
pub fn groups<'a>(zone: &Zone, lines: &'a [(String, String)]) -> Option<&'a str> {
    let listed = lines.iter().find(|(_, value)| zone.kind == ZoneKind::Table && lists(value, zone));
    listed.map(|(_, value)| value.as_str())
}

/// The names of cards in order, those that belong together as one.
pub fn together(names: Vec<String>, groups: Option<&str>, glue: &str) -> Vec<String> {
    let Some(groups) = groups else { return names };
    let mut left = names.into_iter();
    let sizes = groups.split('|').map(|group| group.split_whitespace().count());
    sizes.map(|size| left.by_ref().take(size).collect::<Vec<_>>().join(glue)).collect()
}
