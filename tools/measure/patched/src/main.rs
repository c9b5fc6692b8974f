//! The hash and the signature of `guests/src/bin/crypto.rs` with the patched crates.

#[path = "../../guests/src/lib.rs"]
mod stopwatch;

use k256::ecdsa::{signature::hazmat::PrehashVerifier, Signature, VerifyingKey};
use risc0_zkvm::guest::env;
use sha2::{Digest, Sha256};
use stopwatch::measure;

fn main() {
    let (mut key, mut signature, mut hash) = ([0u8; 33], [0u8; 64], [0u8; 32]);
    env::read_slice(&mut key);
    env::read_slice(&mut signature);
    env::read_slice(&mut hash);
    measure("ecdsa k256 verify patched", || {
        let key = VerifyingKey::from_sec1_bytes(&key).unwrap();
        key.verify_prehash(&hash, &Signature::from_slice(&signature).unwrap())
            .unwrap();
    });
    let data = vec![7u8; 1024];
    measure("sha256 1 KiB patched", || -> [u8; 32] {
        Sha256::digest(&data).into()
    });
}
