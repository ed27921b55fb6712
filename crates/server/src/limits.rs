//! How often is too often, and how many are too many: token buckets and places, for each address or connection.
//!
//! Why our own: a bucket is twenty lines, a connection waits for the same bucket from which an address is refused, and the
//! keyed limiters on the shelf (`tower_governor`) are layers that bring a dozen crates and trust the wrong end of
//! `X-Forwarded-For`.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// Fills by `rate` tokens a second, up to twice as many.
pub struct Bucket {
    rate: f64,
    tokens: f64,
    filled: Instant,
}

impl Bucket {
    /// A full bucket.
    pub fn new(rate: u32) -> Bucket {
        let rate = f64::from(rate.max(1));
        Bucket { rate, tokens: rate * 2.0, filled: Instant::now() }
    }

    /// Takes a token, and says how long to wait before going on.
    pub fn take(&mut self, now: Instant) -> Duration {
        self.fill(now);
        self.tokens -= 1.0;
        if self.tokens >= 0.0 { Duration::ZERO } else { Duration::from_secs_f64(-self.tokens / self.rate) }
    }

    fn fill(&mut self, now: Instant) {
        let since = now.duration_since(self.filled).as_secs_f64();
        self.tokens = (self.tokens + since * self.rate).min(self.rate * 2.0);
        self.filled = now;
    }

    fn is_full(&mut self, now: Instant) -> bool {
        self.fill(now);
        self.tokens >= self.rate * 2.0
    }
}

/// Buckets by address.
pub struct Buckets {
    rate: u32,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

/// Addresses kept in mind. When there are more, those that have been quiet are forgotten, which changes nothing for
/// them; when none has, new ones have to wait.
const ADDRESSES_MAX: usize = 100_000;

impl Buckets {
    /// No address has asked yet.
    pub fn new(rate: u32) -> Buckets {
        Buckets { rate, buckets: Mutex::default() }
    }

    /// Whether this household may go on; what is refused costs nothing.
    pub fn admit(&self, household: IpAddr) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        if buckets.len() >= ADDRESSES_MAX && !buckets.contains_key(&household) {
            buckets.retain(|_, bucket| !bucket.is_full(now));
            if buckets.len() >= ADDRESSES_MAX {
                return false;
            }
        }
        let bucket = buckets.entry(household).or_insert_with(|| Bucket::new(self.rate));
        let admitted = bucket.take(now).is_zero();
        if !admitted {
            bucket.tokens += 1.0;
        }
        admitted
    }
}

/// How many connections there are, in all and from each household.
pub struct Places {
    each: usize,
    all: usize,
    taken: Mutex<Taken>,
}

#[derive(Default)]
struct Taken {
    all: usize,
    each: HashMap<IpAddr, usize>,
}

/// A place that is free again when this is dropped.
pub struct Place {
    places: Arc<Places>,
    household: Option<IpAddr>,
}

impl Places {
    /// So many for each household, and in all.
    pub fn new(each: usize, all: usize) -> Places {
        Places { each, all, taken: Mutex::default() }
    }

    /// A place, if there is one; without a household it counts only in all.
    pub fn take(self: &Arc<Places>, household: Option<IpAddr>) -> Option<Place> {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        if taken.all >= self.all {
            return None;
        }
        if let Some(household) = household {
            let count = taken.each.entry(household).or_default();
            if *count >= self.each {
                return None;
            }
            *count += 1;
        }
        taken.all += 1;
        Some(Place { places: self.clone(), household })
    }
}

impl Place {
    /// Whether it counts among those of a household.
    pub fn has_household(&self) -> bool {
        self.household.is_some()
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.taken.lock().unwrap_or_else(PoisonError::into_inner);
        taken.all -= 1;
        let Some(household) = self.household else { return };
        let left = taken.each.get_mut(&household).map_or(0, |count| {
            *count -= 1;
            *count
        });
        if left == 0 {
            taken.each.remove(&household);
        }
    }
}

/// The part of an address that one household has: all of IPv4, however it is written, and the first half of IPv6.
pub fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => {
            let s = v6.segments();
            IpAddr::from([s[0], s[1], s[2], s[3], 0, 0, 0, 0])
        }
        v4 => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn what_comes_too_fast_waits() {
        let mut bucket = Bucket::new(10);
        for _ in 0..20 {
            assert!(bucket.take(Instant::now()).is_zero());
        }
        assert!(bucket.take(Instant::now()) > Duration::from_millis(90));
        tokio::time::advance(Duration::from_secs(3)).await;
        assert!(bucket.take(Instant::now()).is_zero());
    }

    #[tokio::test(start_paused = true)]
    async fn addresses_do_not_disturb_each_other() {
        let buckets = Buckets::new(1);
        let [one, two] = [1, 2].map(|last| IpAddr::from([10, 0, 0, last]));
        assert!(buckets.admit(one) && buckets.admit(one) && !buckets.admit(one));
        assert!(buckets.admit(two));
        tokio::time::advance(Duration::from_secs(1)).await;
        assert!(buckets.admit(one));
    }

    #[tokio::test(start_paused = true)]
    async fn many_addresses_do_not_refill_the_bucket_of_one() {
        let buckets = Buckets::new(1);
        let one = IpAddr::from([10, 0, 0, 1]);
        assert!(buckets.admit(one) && buckets.admit(one) && !buckets.admit(one));
        let others = (0..ADDRESSES_MAX as u32 + 10).map(|number| IpAddr::from(number.to_be_bytes()));
        let admitted = others.filter(|other| buckets.admit(*other)).count();
        assert!(admitted < ADDRESSES_MAX, "{admitted}");
        assert!(!buckets.admit(one), "its own bucket is still empty");
        tokio::time::advance(Duration::from_secs(5)).await;
        assert!(buckets.admit(IpAddr::from([11, 0, 0, 1])), "the quiet ones were forgotten");
        assert_eq!(buckets.buckets.lock().unwrap().len(), 1);
    }

    #[test]
    fn a_household_is_an_address_of_ipv4_or_half_of_one_of_ipv6() {
        let of = |text: &str| household(text.parse().unwrap()).to_string();
        assert_eq!(of("192.0.2.7"), "192.0.2.7");
        assert_eq!(of("::ffff:192.0.2.7"), "192.0.2.7", "as a listener for both writes it");
        assert_ne!(of("::ffff:192.0.2.7"), of("::ffff:192.0.2.8"));
        assert_eq!(of("2001:db8:1:2:3:4:5:6"), of("2001:db8:1:2::9"));
        assert_ne!(of("2001:db8:1:2::9"), of("2001:db8:1:3::9"));
    }

    #[test]
    fn places_are_counted_by_household_and_in_all_and_given_back() {
        let places = Arc::new(Places::new(2, 4));
        let [one, two] = [1, 2].map(|last| Some(IpAddr::from([10, 0, 0, last])));
        let first = places.take(one);
        let second = places.take(one);
        assert!(first.is_some() && second.is_some() && places.take(one).is_none());
        let others = [places.take(two), places.take(None)];
        assert!(others.iter().all(Option::is_some) && places.take(None).is_none() && places.take(two).is_none());
        drop(first);
        assert!(places.take(one).is_some(), "and it is given back at once");
        drop((second, others));
        assert!(places.taken.lock().unwrap().each.is_empty(), "nothing is kept of those who are gone");
    }
}
