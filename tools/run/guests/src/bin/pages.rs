//! Touches as many pages of memory as the host says, as often as it says.
use risc0_zkvm::guest::env;

const PAGE: usize = 1024;

fn main() {
    let pages: u32 = env::read();
    let rounds: u32 = env::read();
    let mut memory = vec![0u8; pages as usize * PAGE];
    for _ in 0..rounds {
        for page in memory.chunks_mut(PAGE) {
            page[0] = page[0].wrapping_add(1);
        }
    }
    let sum: u64 = memory.iter().step_by(PAGE).map(|&byte| u64::from(byte)).sum();
    env::commit(&sum);
}
