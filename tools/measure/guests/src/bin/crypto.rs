//! Hashes and signatures, with the zkVM's precompiles and as plain instructions.

use guests::crates::measure_crates;
use guests::stopwatch::measure;
use risc0_zkvm::guest::env;
use risc0_zkvm::sha::{Impl, Sha256 as _};
use sha2::{Digest, Sha256};
use tiny_keccak::{Hasher, Keccak};

const RATE: usize = 136;

/// Keccak-256 whose permutations a separate circuit proves.
fn keccak_precompile(data: &[u8]) -> [u8; 32] {
    let mut state = [0u64; 25];
    let mut absorb = |block: &[u8]| {
        for (lane, bytes) in state.iter_mut().zip(block.chunks_exact(8)) {
            *lane ^= u64::from_le_bytes(bytes.try_into().unwrap());
        }
        env::risc0_keccak_update(&mut state);
    };
    let blocks = data.chunks_exact(RATE);
    let mut last = [0u8; RATE];
    last[..blocks.remainder().len()].copy_from_slice(blocks.remainder());
    last[blocks.remainder().len()] ^= 0x01;
    last[RATE - 1] ^= 0x80;
    blocks.for_each(&mut absorb);
    absorb(&last);
    let mut digest = [0u8; 32];
    for (bytes, lane) in digest.chunks_exact_mut(8).zip(state) {
        bytes.copy_from_slice(&lane.to_le_bytes());
    }
    digest
}

fn keccak(data: &[u8]) -> [u8; 32] {
    let mut digest = [0u8; 32];
    let mut hasher = Keccak::v256();
    hasher.update(data);
    hasher.finalize(&mut digest);
    digest
}

/// The root above a leaf, 16 levels below it.
fn merkle_root(leaf: &[u8], siblings: &[[u8; 32]], hash: impl Fn(&[u8]) -> [u8; 32]) -> [u8; 32] {
    siblings
        .iter()
        .fold(hash(leaf), |node, sibling| hash(&[node, *sibling].concat()))
}

fn main() {
    let data = vec![7u8; 1024];
    let fast = measure("sha256 1 KiB precompile", || *Impl::hash_bytes(&data));
    assert_eq!(Sha256::digest(&data).as_slice(), fast.as_bytes());

    let plain = measure("keccak 1 KiB crate", || keccak(&data));
    let fast = measure("keccak 1 KiB precompile", || keccak_precompile(&data));
    assert_eq!(plain, fast);

    let siblings = [[3u8; 32]; 16];
    let by_crate = |data: &[u8]| -> [u8; 32] { Sha256::digest(data).into() };
    let by_precompile =
        |data: &[u8]| -> [u8; 32] { Impl::hash_bytes(data).as_bytes().try_into().unwrap() };
    let plain = measure("merkle 16 crate", || {
        merkle_root(&data[..8], &siblings, by_crate)
    });
    let fast = measure("merkle 16 precompile", || {
        merkle_root(&data[..8], &siblings, by_precompile)
    });
    assert_eq!(plain, fast);

    measure_crates("crate");
}
