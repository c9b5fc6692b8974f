//! What the measured guests share.

pub mod crates;
pub mod stopwatch;

/// Measures code under its own text.
#[macro_export]
macro_rules! timed {
    ($($work:tt)+) => { $crate::stopwatch::measure(stringify!($($work)+), || { $($work)+ }) };
}
