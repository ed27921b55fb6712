//! Which cards have a face, without a branch for each card: nobody can foresee what lies where.

use crate::card::Face;
use wide::u8x16;

/// Cards looked at together.
const BLOCK: usize = 16;

/// A bit for each of `faces` that equals `face`, the first one lowest; bits beyond the last card mean nothing.
#[inline]
pub(super) fn alike<const N: usize>(faces: &[Face; N], face: Face) -> u128 {
    let (blocks, rest) = faces.as_chunks::<BLOCK>();
    let mut last = [face; BLOCK];
    last[..rest.len()].copy_from_slice(rest);
    let blocks = blocks.iter().chain((!rest.is_empty()).then_some(&last));
    blocks.enumerate().fold(0, |bits, (number, block)| bits | equal(block, face) << (BLOCK * number))
}

#[inline]
fn equal(faces: &[Face; BLOCK], face: Face) -> u128 {
    u8x16::from(faces.map(|face| face.0)).simd_eq(u8x16::splat(face.0)).to_bitmask() as u128
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_with_a_face_are_found_wherever_they_lie() {
        let faces: [Face; 85] = std::array::from_fn(|card| Face((card * 7 % 11) as u8 * 12));
        for face in (0..128).map(Face) {
            let wanted = (0..85).filter(|&card| faces[card] == face).fold(0u128, |bits, card| bits | 1 << card);
            assert_eq!(alike(&faces, face) & ((1 << 85) - 1), wanted);
        }
    }
}
