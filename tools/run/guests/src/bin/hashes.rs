//! Hashes a text over and over, with the SHA-256 circuit or without it.
use risc0_zkvm::guest::env;
use risc0_zkvm::sha::{Impl, Sha256 as _};
use sha2::{Digest, Sha256};

fn main() {
    let text: String = env::read();
    let rounds: u32 = env::read();
    let with_circuit: bool = env::read();

    let mut hash: [u8; 32] = [0; 32];
    for round in 0..rounds {
        let bytes = if round == 0 { text.as_bytes() } else { &hash };
        hash = if with_circuit {
            (*Impl::hash_bytes(bytes)).into()
        } else {
            Sha256::digest(bytes).into()
        };
    }
    env::commit_slice(&hash);
}
