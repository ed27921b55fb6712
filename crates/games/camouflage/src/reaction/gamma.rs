//! Waiting times with a long tail, in whole numbers: the same on every machine.

use kernel::Stream;

/// One in sixteen-bit fixed point.
const ONE: u64 = 1 << 16;
/// The natural logarithm of two in sixteen-bit fixed point.
const LN_2: u64 = 45_426;

/// A time with this mean, drawn from a gamma distribution of whole shape: the sum of so many exponential times.
/// `-ln(u1) - ln(u2) - …` is `-ln(u1·u2·…)`, so one logarithm is enough.
pub fn gamma(stream: &mut Stream, shape: u32, mean: u32) -> u32 {
    if mean == 0 || shape == 0 {
        return 0;
    }
    let (mut product, mut halvings) = (u64::MAX >> 32, 0u64);
    for _ in 0..shape {
        product = (product * (stream.word() as u64 | 1)) >> 32;
        let shift = (product.max(1).leading_zeros() - 32) as u64;
        product = product.max(1) << shift;
        halvings += shift;
    }
    // The product is now 2^-halvings times a number from 1/2 to 1.
    let log2 = halvings * ONE + ONE - log2_of_mantissa(product);
    let sum = log2 * LN_2 / ONE;
    (sum * mean as u64 / (shape as u64 * ONE)) as u32
}

/// The binary logarithm, from 0 to 1 in fixed point, of a 32-bit word with its highest bit set, read as 1.xxx.
fn log2_of_mantissa(word: u64) -> u64 {
    let (mut x, mut log) = (word, 0);
    for bit in (0..16).rev() {
        x = (x * x) >> 31;
        if x >> 32 != 0 {
            x >>= 1;
            log |= 1 << bit;
        }
    }
    log
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Mean and variance of many draws.
    fn moments(shape: u32, mean: u32) -> (u64, u64) {
        let mut stream = Stream::fast(5);
        let draws: Vec<u64> = (0..40_000).map(|_| gamma(&mut stream, shape, mean) as u64).collect();
        let average = draws.iter().sum::<u64>() / draws.len() as u64;
        let spread = draws.iter().map(|draw| draw.abs_diff(average).pow(2)).sum::<u64>() / draws.len() as u64;
        (average, spread)
    }

    #[test]
    fn times_have_their_mean_and_their_spread() {
        for (shape, mean) in [(1, 1000), (2, 950), (4, 600), (40, 8000)] {
            let (average, spread) = moments(shape, mean);
            let expected = mean as u64 * mean as u64 / shape as u64;
            assert!(average.abs_diff(mean as u64) * 50 < mean as u64, "shape {shape}: mean {average} of {mean}");
            assert!(spread.abs_diff(expected) * 20 < expected, "shape {shape}: variance {spread} of {expected}");
        }
    }

    #[test]
    fn no_time_takes_no_time() {
        assert_eq!(gamma(&mut Stream::fast(1), 4, 0), 0);
    }

    #[test]
    fn logarithms_are_right_to_four_digits() {
        for (word, log) in [(1u64 << 31, 0), (3 << 30, 38_336), (u32::MAX as u64, 65_535)] {
            assert!(log2_of_mantissa(word).abs_diff(log) <= 2, "{word:#x}");
        }
    }
}
