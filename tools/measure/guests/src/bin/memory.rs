//! Touches every page of as many bytes as the host says, to measure paging.

use core::hint::black_box;
use risc0_zkvm::guest::env;

const PAGE: usize = 1024;

fn main() {
    let size: u32 = env::read();
    let mut memory = vec![0u8; size as usize];
    for page in memory.chunks_mut(PAGE) {
        page[0] = 1;
    }
    black_box(&memory);
}
