//! Counts heap allocations, so that tests can prove that hot code makes none.
//!
//! A test binary installs [`Meter`] as its global allocator; [`allocations`] then says how many requests a closure made.
//! The counter belongs to the thread: tests that run side by side do not disturb each other.
//!
//! This is the only place in the house with `unsafe` code. Invariant: the meter counts and passes every call on
//! unchanged, so whatever holds for the allocator behind it holds for it.
#![allow(unsafe_code)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

thread_local! {
    // A constant start and no destructor: reading the counter can neither allocate nor run into thread exit.
    static REQUESTS: Cell<u64> = const { Cell::new(0) };
}

/// An allocator with a counter in front of it; the system's own if nothing else is said.
pub struct Meter<A = System>(A);

impl Meter {
    /// Counts what the system is asked for.
    pub const fn new() -> Meter {
        Meter(System)
    }
}

impl Default for Meter {
    fn default() -> Meter {
        Meter::new()
    }
}

impl<A> Meter<A> {
    /// Counts what `allocator` is asked for.
    pub const fn over(allocator: A) -> Meter<A> {
        Meter(allocator)
    }
}

// SAFETY: every method hands its arguments on to the allocator behind it and returns what that returned, so the
// contract of `GlobalAlloc` holds because it holds there. Counting touches a thread-local integer only: it does not
// allocate, unwind or touch the memory in question.
unsafe impl<A: GlobalAlloc> GlobalAlloc for Meter<A> {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the contract of `alloc`, which is the same behind.
        unsafe { self.0.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: as for `alloc`.
        unsafe { self.0.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        // SAFETY: `block` came from this allocator, hence from the one behind it, with this layout.
        unsafe { self.0.realloc(block, layout, size) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        // SAFETY: `block` came from this allocator, hence from the one behind it, with this layout.
        unsafe { self.0.dealloc(block, layout) }
    }
}

fn count() {
    REQUESTS.with(|requests| requests.set(requests.get() + 1));
}

/// Runs `work` and says how often it asked for memory. Always 0 where [`Meter`] is not the global allocator: ask
/// [`is_installed`] first.
pub fn allocations<T>(work: impl FnOnce() -> T) -> (T, u64) {
    let before = REQUESTS.with(Cell::get);
    let result = work();
    (result, REQUESTS.with(Cell::get) - before)
}

/// Whether this program counts at all.
pub fn is_installed() -> bool {
    let (_kept, requests) = allocations(|| std::hint::black_box(Box::new(0u8)));
    requests > 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[global_allocator]
    static METER: Meter = Meter::new();

    #[test]
    fn every_request_is_counted() {
        let (list, requests) = allocations(|| Vec::<u64>::with_capacity(4));
        assert_eq!((list.capacity(), requests), (4, 1));
        assert!(is_installed());
    }

    #[test]
    fn a_warm_buffer_asks_for_nothing() {
        let mut buffer = Vec::with_capacity(8);
        let ((), requests) = allocations(|| buffer.extend_from_slice(&[1, 2, 3]));
        assert_eq!(requests, 0);
    }
}
