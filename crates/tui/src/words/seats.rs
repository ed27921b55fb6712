//! Names instead of seats: games write `Seat 1`, people read `Ann`.

/// `text` with names instead of seats.
pub fn with_names(text: &str, names: &[String]) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(found) = rest.find(['S', 's']) {
        let (before, after) = rest.split_at(found);
        out.push_str(before);
        let is_word = !out.chars().next_back().is_some_and(char::is_alphanumeric);
        match seats_at(after, names).filter(|_| is_word) {
            Some((named, left)) => {
                out.push_str(&named);
                rest = left;
            }
            None => {
                out.push_str(&after[..1]);
                rest = &after[1..];
            }
        }
    }
    out + rest
}

/// The names instead of the seats at the start of `text`, and the text after them.
fn seats_at<'a>(text: &'a str, names: &[String]) -> Option<(String, &'a str)> {
    if let Some(one) = text[1..].strip_prefix("eat ") {
        let (name, rest) = number_at(one, names)?;
        return Some((name.to_string(), rest));
    }
    let (first, mut rest) = number_at(text[1..].strip_prefix("eats ")?, names)?;
    let mut named = first.to_string();
    let next = |rest: &'a str| {
        let after = |glue| Some((glue, number_at(rest.strip_prefix(glue)?, names)?));
        [", ", " and "].into_iter().find_map(after)
    };
    while let Some((glue, (name, left))) = next(rest) {
        named += glue;
        named += name;
        rest = left;
    }
    Some((named, rest))
}

/// The name instead of the seat number at the start of `text`, and the text after it.
fn number_at<'a, 'n>(text: &'a str, names: &'n [String]) -> Option<(&'n str, &'a str)> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = text.split_at(digits);
    Some((names.get(number.parse::<usize>().ok()?)?, rest))
}

#[cfg(test)]
mod tests {
    use super::with_names;

    #[test]
    fn seats_become_names_but_only_seats() {
        let names = ["Ann".to_string(), "Bot 1".to_string()];
        for (text, expected) in [
            ("Seat 1 takes it from seat 0.", "Bot 1 takes it from Ann."),
            ("Seat 7, heat 1, unseat 1, seat x, Seat 1", "Seat 7, heat 1, unseat 1, seat x, Bot 1"),
            ("é seat 0 é", "é Ann é"),
            ("seat 99999999999999999999999", "seat 99999999999999999999999"),
            ("Seats 0 and 1 trade.", "Ann and Bot 1 trade."),
            ("seats 1, 0 and 9", "Bot 1, Ann and 9"),
            ("Seat", "Seat"),
        ] {
            assert_eq!(with_names(text, &names), expected);
        }
    }
}
