//! A stopwatch that counts the guest's own cycles.

use risc0_zkvm::guest::env;

/// Runs `work` and prints its name and cycles, without paging and without the cost of asking for the count.
pub fn measure<T>(name: &str, work: impl FnOnce() -> T) -> T {
    let start = env::cycle_count();
    let idle = env::cycle_count() - start;
    let before = env::cycle_count();
    let result = core::hint::black_box(work());
    let cycles = env::cycle_count() - before - idle;
    println!("{name} {cycles}");
    result
}
