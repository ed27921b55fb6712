//! What a choice looks like, in small whole numbers: what a bot that learns by playing is given instead of rules.

/// One number that is not 0, and the place it stands in.
pub type Sense = (u16, i16);

/// What a flag counts for: four of a counted thing.
const FLAG: i16 = 4;
/// No number is larger.
const MOST: i32 = 100;
/// How much less than the best one a choice is rated by the advice, in steps that grow.
const GAPS: [i32; 7] = [0, 5, 15, 40, 100, 300, 1000];

/// The place of a choice that is flagged where the advice likes no other one better: learning starts from there.
pub const ADVISED: usize = 0;

/// What a moment looks like, and each choice in it. Most numbers are 0 and are not written down.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Senses {
    moment: Vec<Sense>,
    /// Those of all choices, one choice after the other.
    choices: Vec<Sense>,
    /// Where each choice begins.
    starts: Vec<usize>,
    /// How much less than the best one the advice likes each choice, as a place.
    advice: Vec<u16>,
}

impl Senses {
    /// Forgets everything and begins with the moment; `advice` is how the game rates the choices that will follow.
    pub fn moment(&mut self, advice: &[i32]) -> Writer<'_> {
        self.moment.clear();
        self.choices.clear();
        self.starts.clear();
        self.advice.clear();
        let best = advice.iter().copied().max().unwrap_or(0);
        let place = |rating: &i32| GAPS.iter().filter(|&&gap| best - rating > gap).count() as u16;
        self.advice.extend(advice.iter().map(place));
        Writer { out: &mut self.moment, place: 0 }
    }

    /// Goes on with the next choice, in the order of the advice.
    pub fn choice(&mut self) -> Writer<'_> {
        self.starts.push(self.choices.len());
        let mut writer = Writer { out: &mut self.choices, place: 0 };
        writer.which(self.advice.get(self.starts.len() - 1).map(|&place| place.into()), GAPS.len() as u16 + 1);
        writer
    }

    /// How many choices there are.
    pub fn len(&self) -> usize {
        self.starts.len()
    }

    /// Whether there is no choice.
    pub fn is_empty(&self) -> bool {
        self.starts.is_empty()
    }

    /// What is the same for all choices.
    pub fn of_moment(&self) -> &[Sense] {
        &self.moment
    }

    /// What is particular to one choice.
    pub fn of_choice(&self, index: usize) -> &[Sense] {
        let end = self.starts.get(index + 1).copied().unwrap_or(self.choices.len());
        &self.choices[self.starts[index]..end]
    }
}

/// Writes numbers down one after the other: the same thing must always come in the same place.
#[derive(Debug)]
pub struct Writer<'a> {
    out: &'a mut Vec<Sense>,
    place: u16,
}

impl Writer<'_> {
    /// How many there are of something.
    pub fn count(&mut self, count: i32) {
        if count != 0 {
            self.out.push((self.place, count.clamp(-MOST, MOST) as i16));
        }
        self.place += 1;
    }

    /// Whether something is so.
    pub fn flag(&mut self, is_so: bool) {
        if is_so {
            self.out.push((self.place, FLAG));
        }
        self.place += 1;
    }

    /// Which of `places` it is, if any; whatever is beyond the last counts as the last.
    pub fn which(&mut self, which: Option<i32>, places: u16) {
        if let Some(which) = which {
            self.out.push((self.place + (which.max(0) as u16).min(places - 1), FLAG));
        }
        self.place += places;
    }

    /// Goes on at this place: what stands between does not matter here.
    pub fn at(&mut self, place: u16) {
        debug_assert!(self.place <= place, "{} places do not fit before {place}", self.place);
        self.place = place;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_keep_their_places() {
        let mut senses = Senses::default();
        let mut moment = senses.moment(&[7, 10]);
        moment.flag(false);
        moment.count(-3);
        moment.which(Some(9), 4);
        moment.which(None, 2);
        moment.flag(true);
        senses.choice().count(1000);
        let mut choice = senses.choice();
        choice.at(15);
        choice.count(2);
        assert_eq!(senses.of_moment(), [(1, -3), (5, 4), (8, 4)]);
        assert_eq!(senses.of_choice(0), [(1, 4), (8, 100)]);
        assert_eq!(senses.of_choice(1), [(ADVISED as u16, 4), (15, 2)]);
        assert_eq!(senses.len(), 2);
        senses.moment(&[]);
        assert!(senses.is_empty() && senses.of_moment().is_empty());
    }
}
