//! Single operations, each repeated in a loop whose own cycles are subtracted.

use core::arch::asm;
use core::num::NonZeroU32;
use risc0_zkvm::guest::env;

/// A value in registers. Neither method takes an instruction.
trait InRegisters: Copy {
    /// The value, of which the compiler knows nothing anymore.
    fn opaque(self) -> Self;
    /// Has the value computed and, unlike `black_box`, not stored.
    fn used(self);
}

impl InRegisters for u32 {
    #[inline(always)]
    fn opaque(mut self) -> Self {
        // SAFETY: no instruction, and the register keeps its value.
        unsafe { asm!("# {0}", inout(reg) self, options(nomem, nostack, preserves_flags)) };
        self
    }

    #[inline(always)]
    fn used(self) {
        // SAFETY: no instruction.
        unsafe { asm!("# {0}", in(reg) self, options(nomem, nostack, preserves_flags)) };
    }
}

/// Types that are made of others: how to take a value apart, and how to put it together.
macro_rules! in_registers {
    ($($type:ty: $value:ident => ($($part:expr),+), |$($name:ident),+| $whole:expr;)+) => { $(
        impl InRegisters for $type {
            #[inline(always)]
            fn opaque(self) -> Self {
                let $value = self;
                let ($($name,)+) = ($($part.opaque(),)+);
                $whole
            }

            #[inline(always)]
            fn used(self) {
                let $value = self;
                $($part.used();)+
            }
        }
    )+ };
}

in_registers! {
    u64: value => (value as u32, (value >> 32) as u32), |low, high| u64::from(high) << 32 | u64::from(low);
    u128: value => (value as u64, (value >> 64) as u64), |low, high| u128::from(high) << 64 | u128::from(low);
    f32: value => (value.to_bits()), |bits| f32::from_bits(bits);
    f64: value => (value.to_bits()), |bits| f64::from_bits(bits);
    NonZeroU32: value => (value.get()), |bits| NonZeroU32::new(bits).unwrap_or(NonZeroU32::MIN);
}

const TIMES: u32 = 1000;

/// Cycles of `TIMES` rounds of `work`, always with the same operands.
#[inline(never)]
fn repeat<A: InRegisters, B: InRegisters, R: InRegisters>(
    mut a: A,
    mut b: B,
    work: impl Fn(A, B) -> R,
) -> u64 {
    let before = env::cycle_count();
    for _ in 0..TIMES.opaque() {
        (a, b) = (a.opaque(), b.opaque());
        work(a, b).used();
    }
    env::cycle_count() - before
}

/// Prints the types of the operands, the code, and its cycles without those of the same loop around nothing.
macro_rules! operation {
    ($a:ident: $type_a:ident = $value_a:expr, $b:ident: $type_b:ident = $value_b:expr, $($work:tt)+) => {
        let empty = repeat::<$type_a, $type_b, _>($value_a, $value_b, |$a, _| $a);
        let cycles = repeat::<$type_a, $type_b, _>($value_a, $value_b, |$a, $b| { _ = $b; $($work)+ });
        println!("{}, {}: {} {}", stringify!($type_a), stringify!($type_b), stringify!($($work)+), cycles - empty);
    };
}

fn main() {
    let divisor = NonZeroU32::MIN.saturating_add(16);
    operation!(a: u32 = 1_000_003, b: u32 = 17, a + b);
    operation!(a: u32 = 1_000_003, b: u32 = 17, a * b);
    operation!(a: u32 = 1_000_003, b: u32 = 17, a / b);
    operation!(a: u32 = 1_000_003, b: NonZeroU32 = divisor, a / b);
    operation!(a: u64 = 1 << 56 | 5, b: u64 = 1_000_003, a + b);
    operation!(a: u64 = 1 << 56 | 5, b: u64 = 1_000_003, a * b);
    operation!(a: u64 = 1 << 56 | 5, b: u64 = 1_000_003, a / b);
    operation!(a: u128 = 1 << 56 | 5, b: u128 = 1_000_003, a * b);
    operation!(a: f32 = 7.25, b: f32 = 0.1, a + b);
    operation!(a: f32 = 7.25, b: f32 = 0.1, a * b);
    operation!(a: f64 = 7.25, b: f64 = 0.1, a + b);
    operation!(a: f64 = 7.25, b: f64 = 0.1, a * b);
    operation!(a: f64 = 7.25, b: f64 = 0.1, a / b);
    // 121 for the root, 79 for an addition of a tiny value "to cause fenv effects" (libm/src/math/generic/sqrt.rs), 6 for calls.
    operation!(a: f64 = 7.25, b: f64 = 0.1, a.sqrt());
}
