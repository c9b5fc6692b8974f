//! Sorts numbers and publishes the one in the middle.
use risc0_zkvm::guest::env;

fn main() {
    let mut numbers: Vec<u32> = env::read();
    assert!(!numbers.is_empty(), "no numbers");
    numbers.sort_unstable();
    env::commit(&numbers[numbers.len() / 2]);
}
