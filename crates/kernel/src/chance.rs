//! Chance comes in through the door: a seed, and independent streams drawn from it.
//!
//! Each use (the deal, a random pick) and each round has a stream of its own, so that any round can be dealt alone and
//! one use cannot disturb another. The generator state is never stored: a game keeps its seed and asks for the stream
//! of a use and a round when it needs one. What a seed gives is frozen by golden vectors below.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use std::fmt;

/// What randomness is for; each game numbers its own uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Use(pub u16);

/// The source of all chance of a match.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Chance {
    /// For matches: a 32-byte seed, read with ChaCha8.
    Seed([u8; 32]),
    /// For search and simulation: small and fast, not for matches between people.
    Fast(u64),
    /// For positions that say what comes next: what is told happens, and a fast source does the rest.
    Told(Script),
}

/// What chance is told to bring, and the seed of all the rest. It has room for few words, so that no table is larger for it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Script {
    seed: [u8; 8],
    /// For each topic its number, with the highest bit set, and then the items; zeros at the end are unused.
    words: [u8; ROOM],
}

/// Topics and items that can be told together.
const ROOM: usize = 31;
const TOPIC: u8 = 0x80;
/// Items are stored one higher: zero is unused.
const ITEMS: u8 = TOPIC - 1;

/// What one topic of chance is told to bring, in order: the numbers of faces, seats or whatever the game says.
#[derive(Clone, Copy)]
pub struct Items {
    list: [u8; ROOM],
    count: u8,
}

impl Items {
    /// The items in order.
    pub fn iter(&self) -> impl Iterator<Item = u8> + '_ {
        self.list[..self.count as usize].iter().copied()
    }

    /// The first one.
    pub fn first(&self) -> Option<u8> {
        self.iter().next()
    }
}

impl Script {
    /// Where the items of a topic lie.
    fn find(&self, topic: u8) -> Option<std::ops::Range<usize>> {
        let start = self.words.iter().position(|word| *word == TOPIC | topic)? + 1;
        let items = self.words[start..].iter().take_while(|word| (1..TOPIC).contains(*word)).count();
        Some(start..start + items)
    }

    fn items(&self, topic: u8) -> Option<Items> {
        let range = self.find(topic)?;
        let mut items = Items { list: [0; ROOM], count: range.len() as u8 };
        items.list.iter_mut().zip(&self.words[range]).for_each(|(item, word)| *item = word - 1);
        Some(items)
    }
}

impl fmt::Debug for Chance {
    /// Says which kind it is and never the seed: a seed in a log would give the deal away.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Seed(_) => write!(f, "Chance::Seed(..)"),
            Chance::Fast(_) => write!(f, "Chance::Fast(..)"),
            Chance::Told(_) => write!(f, "Chance::Told(..)"),
        }
    }
}

impl Chance {
    /// The stream for one use in one round.
    #[inline]
    pub fn stream(&self, what: Use, round: u32) -> Stream {
        match self {
            Chance::Seed(seed) => {
                let mut rng = ChaCha8Rng::from_seed(*seed);
                rng.set_stream((what.0 as u64) << 32 | round as u64);
                Stream(Source::Cha(rng))
            }
            Chance::Fast(seed) => fast(*seed, what, round),
            Chance::Told(script) => fast(u64::from_le_bytes(script.seed), what, round),
        }
    }

    /// Tells chance what to bring when it is asked about `topic` (below 128) the next time; false if there is no room left.
    pub fn tell(&mut self, topic: u8, items: &[u8]) -> bool {
        let mut script = match *self {
            Chance::Told(script) => script,
            Chance::Seed(_) | Chance::Fast(_) => {
                Script { seed: self.stream(TELLING, 0).word64().to_le_bytes(), words: [0; ROOM] }
            }
        };
        let used = script.words.iter().take_while(|word| **word != 0).count();
        let Some(room) = script.words[used..].get_mut(..=items.len()) else { return false };
        assert!(topic < TOPIC && items.iter().all(|item| *item < ITEMS), "topics and items are below 128");
        room[0] = TOPIC | topic;
        room[1..].iter_mut().zip(items).for_each(|(word, item)| *word = item + 1);
        *self = Chance::Told(script);
        true
    }

    /// What chance is told about `topic`.
    #[inline]
    pub fn told(&self, topic: u8) -> Option<Items> {
        match self {
            Chance::Seed(_) | Chance::Fast(_) => None,
            Chance::Told(script) => script.items(topic),
        }
    }

    /// Whether chance is told anything: what it was told need not be asked for otherwise.
    #[inline]
    pub fn is_told(&self) -> bool {
        matches!(self, Chance::Told(_))
    }

    /// What chance is told about `topic`, which happens only once.
    #[inline]
    pub fn take(&mut self, topic: u8) -> Option<Items> {
        let Chance::Told(script) = self else { return None };
        let items = script.items(topic)?;
        let range = script.find(topic)?;
        script.words.copy_within(range.end.., range.start - 1);
        script.words[ROOM - range.len() - 1..].fill(0);
        Some(items)
    }

    /// A new source that cannot be foretold from this one's other streams: what an imagined world continues with.
    pub fn imagined(stream: &mut Stream) -> Chance {
        Chance::Fast(stream.word64())
    }
}

/// The use that a told source takes the seed of all the rest from: games number theirs from zero.
const TELLING: Use = Use(u16::MAX);

#[inline]
fn fast(seed: u64, what: Use, round: u32) -> Stream {
    let place = (what.0 as u64) << 32 | round as u64;
    Stream::fast(mix(seed ^ place.wrapping_mul(0xd134_2543_de82_ef95)))
}

/// A run of random numbers.
#[derive(Clone)]
pub struct Stream(Source);

#[derive(Clone)]
#[allow(clippy::large_enum_variant)] // Lives on the stack for the length of one shuffle.
enum Source {
    Cha(ChaCha8Rng),
    Fast(Fast),
}

impl Stream {
    /// A fast stream of its own, for bots and simulations.
    #[inline]
    pub const fn fast(seed: u64) -> Stream {
        Stream(Source::Fast(Fast(seed)))
    }

    /// The next 32 random bits.
    #[inline]
    pub fn word(&mut self) -> u32 {
        match &mut self.0 {
            Source::Cha(rng) => next_word(rng),
            Source::Fast(fast) => fast.word(),
        }
    }

    /// The next 64 random bits.
    #[inline]
    pub fn word64(&mut self) -> u64 {
        (self.word() as u64) << 32 | self.word() as u64
    }

    /// A number below `bound`, each equally likely.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        match &mut self.0 {
            Source::Cha(rng) => below(bound, || next_word(rng)),
            Source::Fast(fast) => fast.below(bound),
        }
    }

    /// Shuffles in place, each order equally likely (Fisher and Yates, from the end). Asks once which generator it is, not
    /// for every item.
    #[inline]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        let lasts = (1..items.len()).rev();
        match &mut self.0 {
            Source::Cha(rng) => {
                lasts.for_each(|last| items.swap(last, below(last as u32 + 1, || next_word(rng)) as usize));
            }
            Source::Fast(fast) => lasts.for_each(|last| items.swap(last, fast.below(last as u32 + 1) as usize)),
        }
    }

    /// One of `items`, each equally likely; none if there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { items.get(self.below(items.len() as u32) as usize) }
    }
}

/// SplitMix64.
#[derive(Clone, Copy)]
struct Fast(u64);

impl Fast {
    #[inline]
    const fn word(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        (mix(self.0) >> 32) as u32
    }

    /// [`below`], with what hardly ever happens out of the way: there it is done again from the start.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "nothing to choose from");
        let before = *self;
        let product = self.word() as u64 * bound as u64;
        // A power of two favours nobody: where the bound is known to be one, nothing is left of this.
        if (product as u32) < bound && !bound.is_power_of_two() {
            let (number, after) = before.below_again(bound);
            *self = after;
            return number;
        }
        (product >> 32) as u32
    }

    /// By value: a generator whose address is known must be kept in memory.
    #[cold]
    #[inline(never)]
    fn below_again(mut self, bound: u32) -> (u32, Fast) {
        (below(bound, || self.word()), self)
    }
}

/// A number below `bound` from these words. Own reduction (multiply and reject), since a match must be dealt the same way
/// for ever and libraries do not promise that.
fn below(bound: u32, mut word: impl FnMut() -> u32) -> u32 {
    assert!(bound > 0, "nothing to choose from");
    let mut product = word() as u64 * bound as u64;
    if (product as u32) < bound {
        // As long as the product is one that would favour low numbers.
        let reject_below = bound.wrapping_neg() % bound;
        while (product as u32) < reject_below {
            product = word() as u64 * bound as u64;
        }
    }
    (product >> 32) as u32
}

/// Kept out of [`Stream::word`], which is inlined everywhere: beside this one the fast generator is a few instructions.
#[inline(never)]
fn next_word(rng: &mut ChaCha8Rng) -> u32 {
    rng.next_u32()
}

/// Scatters the bits of a word (the finaliser of SplitMix64).
#[inline]
const fn mix(word: u64) -> u64 {
    let word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deck(chance: Chance, what: u16, round: u32) -> Vec<u8> {
        let mut cards: Vec<u8> = (0..12).collect();
        chance.stream(Use(what), round).shuffle(&mut cards);
        cards
    }

    #[test]
    fn every_use_and_round_has_its_own_stream() {
        let chance = Chance::Seed([7; 32]);
        assert_eq!(deck(chance, 0, 1), deck(chance, 0, 1));
        assert_ne!(deck(chance, 0, 1), deck(chance, 0, 2));
        assert_ne!(deck(chance, 0, 1), deck(chance, 1, 1));
        assert_ne!(deck(chance, 0, 1), deck(Chance::Seed([8; 32]), 0, 1));
    }

    /// Frozen for ever: records of matches are dealt again from their seeds.
    #[test]
    fn golden_vectors() {
        let counting = std::array::from_fn(|i| i as u8);
        let words = |seed, what, round| {
            let mut stream = Chance::Seed(seed).stream(Use(what), round);
            [stream.word(), stream.word(), stream.word(), stream.word()]
        };
        // The published key stream of ChaCha8 with an all-zero key.
        assert_eq!(words([0; 32], 0, 0), [0x2fef_003e, 0xd640_5f89, 0xe8b8_5b7f, 0xa1a5_091f]);
        assert_eq!(words(counting, 0, 0), [2410812736, 1789596270, 2070341849, 856868145]);
        assert_eq!(words(counting, 3, 7), [3946859437, 2242921623, 3544922953, 3230730863]);
        assert_eq!(deck(Chance::Seed([0; 32]), 0, 1), [0, 2, 9, 10, 3, 5, 1, 6, 7, 4, 11, 8]);
        assert_eq!(deck(Chance::Seed(counting), 2, 5), [10, 7, 5, 0, 1, 11, 6, 9, 8, 3, 2, 4]);
        let mut stream = Chance::Seed(counting).stream(Use(1), 1);
        assert_eq!([6, 52, 1000, 1 << 31].map(|bound| stream.below(bound)), [3, 45, 606, 766490119]);
    }

    #[test]
    fn numbers_below_a_bound_are_even() {
        let mut stream = Chance::Fast(3).stream(Use(0), 0);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[stream.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|n| (9_500..10_500).contains(n)), "{seen:?}");
    }

    #[test]
    fn what_chance_is_told_happens_once_and_the_rest_is_by_chance() {
        let mut chance = Chance::Seed([7; 32]);
        assert!(!chance.is_told() && chance.take(3).is_none());
        assert!(chance.tell(3, &[0, 126]) && chance.tell(9, &[5]) && chance.tell(0, &[]));
        let list = |items: Option<Items>| items.map(|items| items.iter().collect::<Vec<_>>());
        assert_eq!(list(chance.told(9)), Some(vec![5]));
        assert_eq!(list(chance.take(3)), Some(vec![0, 126]));
        assert_eq!(
            (list(chance.take(3)), list(chance.take(0)), list(chance.take(9))),
            (None, Some(vec![]), Some(vec![5]))
        );
        assert_ne!(deck(chance, 0, 1), deck(chance, 0, 2));
        assert!(!chance.tell(1, &[1; ROOM]), "there is room for {ROOM} words");
        assert!(chance.tell(1, &[1; ROOM - 1]));
        assert_eq!(size_of::<Chance>(), 40, "a told source is not larger than a seed");
    }

    #[test]
    fn a_seed_is_never_printed() {
        assert_eq!(format!("{:?}", Chance::Seed([9; 32])), "Chance::Seed(..)");
    }
}
