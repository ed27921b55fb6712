//! How often is too often: token buckets, one for each address or connection.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
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
        let since = now.duration_since(self.filled).as_secs_f64();
        self.tokens = (self.tokens + since * self.rate).min(self.rate * 2.0) - 1.0;
        self.filled = now;
        if self.tokens >= 0.0 { Duration::ZERO } else { Duration::from_secs_f64(-self.tokens / self.rate) }
    }
}

/// Buckets by address.
pub struct Buckets {
    rate: u32,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

/// Addresses kept in mind; when there are more, all start anew.
const ADDRESSES_MAX: usize = 10_000;

impl Buckets {
    /// No address has asked yet.
    pub fn new(rate: u32) -> Buckets {
        Buckets { rate, buckets: Mutex::default() }
    }

    /// Whether this address may go on; what is refused costs nothing.
    pub fn admit(&self, address: IpAddr) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= ADDRESSES_MAX {
            buckets.clear();
        }
        let bucket = buckets.entry(network(address)).or_insert_with(|| Bucket::new(self.rate));
        let admitted = bucket.take(Instant::now()).is_zero();
        if !admitted {
            bucket.tokens += 1.0;
        }
        admitted
    }
}

/// The part of an address that one household has: all of IPv4, the first half of IPv6.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(v6) => {
            let s = v6.segments();
            IpAddr::from([s[0], s[1], s[2], s[3], 0, 0, 0, 0])
        }
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
}
