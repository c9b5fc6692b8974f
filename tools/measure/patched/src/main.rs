//! The work of `guests/src/crates.rs` with the patched crates.

#[path = "../../guests/src/crates.rs"]
mod crates;
#[path = "../../guests/src/stopwatch.rs"]
mod stopwatch;

fn main() {
    crates::measure_crates("patched");
}
