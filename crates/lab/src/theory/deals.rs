//! Every way in which chance can lay some cards into the open places of a position.

/// One way.
pub struct Deal {
    /// The position with every place filled.
    pub lines: Vec<String>,
    /// How likely it is.
    pub chance: f64,
}

/// The most ways there may be.
const DEALS_MAX: usize = 100_000;

/// All ways that differ; equal cards are one.
pub fn all(lines: &[String], cards: &[String]) -> Result<Vec<Deal>, String> {
    let open = lines.iter().flat_map(|line| line.split_whitespace()).filter(|word| *word == "?").count();
    if open > cards.len() {
        return Err(format!("{open} places are open, and {} cards are to be laid there", cards.len()));
    }
    let mut left: Vec<(&str, usize)> = Vec::new();
    for card in cards {
        match left.iter_mut().find(|(name, _)| name == card) {
            Some((_, count)) => *count += 1,
            None => left.push((card, 1)),
        }
    }
    let mut deals = Vec::new();
    lay(lines, &mut left, &mut Vec::with_capacity(open), (open, 1.0), &mut deals)?;
    Ok(deals)
}

fn lay<'a>(
    lines: &[String],
    left: &mut Vec<(&'a str, usize)>,
    laid: &mut Vec<&'a str>,
    (open, chance): (usize, f64),
    deals: &mut Vec<Deal>,
) -> Result<(), String> {
    if deals.len() >= DEALS_MAX {
        return Err(format!("there are more than {DEALS_MAX} deals: name fewer cards"));
    }
    if laid.len() == open {
        deals.push(Deal { lines: filled(lines, laid), chance });
        return Ok(());
    }
    let total: usize = left.iter().map(|(_, count)| count).sum();
    for index in 0..left.len() {
        let (card, count) = left[index];
        if count > 0 {
            left[index].1 -= 1;
            laid.push(card);
            lay(lines, left, laid, (open, chance * count as f64 / total as f64), deals)?;
            laid.pop();
            left[index].1 += 1;
        }
    }
    Ok(())
}

fn filled(lines: &[String], laid: &[&str]) -> Vec<String> {
    let mut cards = laid.iter();
    let mut word = |word: &str| match word {
        "?" => cards.next().map_or_else(String::new, ToString::to_string),
        named => named.to_string(),
    };
    lines.iter().map(|line| line.split_whitespace().map(&mut word).collect::<Vec<_>>().join(" ")).collect()
}
