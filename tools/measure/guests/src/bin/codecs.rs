//! Reads the same list of numbers in every encoding.

use guests::stopwatch::measure;
use risc0_zkvm::guest::env;

/// The next input in bytes. Reading them isn't part of what is measured, except where it is the point.
fn next() -> Vec<u8> {
    let mut bytes = vec![0; length()];
    env::read_slice(&mut bytes);
    bytes
}

fn length() -> usize {
    let mut length = 0u32;
    env::read_slice(core::slice::from_mut(&mut length));
    length as usize
}

fn main() {
    let expected: Vec<u64> = measure("env::read", env::read);

    let count = length();
    let words = measure("read_slice", || {
        let mut words = vec![0u64; count];
        env::read_slice(&mut words);
        words
    });
    assert_eq!(words, expected);

    let bytes = next();
    let parts = measure("from_le_bytes", || {
        let part = |bytes: &[u8]| u64::from_le_bytes(bytes.try_into().unwrap());
        bytes.chunks_exact(8).map(part).collect::<Vec<u64>>()
    });
    assert_eq!(parts, expected);

    let bytes = next();
    let list: Vec<u64> = measure("bincode", || bincode::deserialize(&bytes).unwrap());
    assert_eq!(list, expected);

    let bytes = next();
    let list: Vec<u64> = measure("borsh", || borsh::from_slice(&bytes).unwrap());
    assert_eq!(list, expected);

    let bytes = next();
    let list: Vec<u64> = measure("postcard", || postcard::from_bytes(&bytes).unwrap());
    assert_eq!(list, expected);

    let bytes = next();
    let list: Vec<u64> = measure("serde_json", || serde_json::from_slice(&bytes).unwrap());
    assert_eq!(list, expected);

    // rkyv reads in place, so its input has to be aligned.
    let size = length();
    let mut aligned = rkyv::util::AlignedVec::<16>::with_capacity(size);
    aligned.resize(size, 0);
    env::read_slice(&mut aligned[..]);
    type Archived = rkyv::Archived<Vec<u64>>;
    measure("rkyv access", || {
        rkyv::access::<Archived, rkyv::rancor::Error>(&aligned)
            .unwrap()
            .len()
    });
    let list = measure("rkyv from_bytes", || {
        rkyv::from_bytes::<Vec<u64>, rkyv::rancor::Error>(&aligned).unwrap()
    });
    assert_eq!(list, expected);
}
