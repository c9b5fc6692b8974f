//! For the check: the circuit for big integers, whose programs the executor evaluates.
use risc0_bigint2::{
    ec::{AffinePoint, Secp256k1Curve},
    field, rsa,
};
use risc0_zkvm::guest::env;

/// The generator of secp256k1, the lowest words first.
const GENERATOR: [[u32; 8]; 2] = [
    [
        0x16f8_1798, 0x59f2_815b, 0x2dce_28d9, 0x029b_fcdb, 0xce87_0b07, 0x55a0_6295, 0xf9dc_bbac, 0x79be_667e,
    ],
    [
        0xfb10_d4b8, 0x9c47_d08f, 0xa685_5419, 0xfd17_b448, 0x0e11_08a8, 0x5da4_fbfc, 0x26a3_c465, 0x483a_da77,
    ],
];

/// Numbers that look random, the same in every run.
fn fill<const N: usize>(seed: &mut u32) -> [u32; N] {
    core::array::from_fn(|_| {
        *seed ^= *seed << 13;
        *seed ^= *seed >> 17;
        *seed ^= *seed << 5;
        *seed
    })
}

fn below<const N: usize>(mut number: [u32; N], modulus: &[u32; N]) -> [u32; N] {
    number[N - 1] %= modulus[N - 1];
    number
}

fn main() {
    let what: String = env::read();
    let mut seed: u32 = env::read();
    let modulus: [u32; 8] = [
        0xffff_fc2f, 0xffff_fffe, 0xffff_ffff, 0xffff_ffff, 0xffff_ffff, 0xffff_ffff, 0xffff_ffff, 0xffff_ffff,
    ];
    let (a, b) = (below(fill(&mut seed), &modulus), below(fill(&mut seed), &modulus));
    let mut result = [0u32; 8];
    match what.as_str() {
        "field" => {
            field::modadd_256(&a, &b, &modulus, &mut result);
            env::commit(&result);
            field::modsub_256(&a, &b, &modulus, &mut result);
            env::commit(&result);
            field::modmul_256(&a, &b, &modulus, &mut result);
            env::commit(&result);
            field::modinv_256(&a, &modulus, &mut result);
            env::commit(&result);
        }
        "wide" => {
            let mut modulus: [u32; 128] = fill(&mut seed);
            modulus[127] |= 1 << 31;
            modulus[0] |= 1;
            let base = below(fill(&mut seed), &modulus);
            let mut result = [0u32; 128];
            rsa::modpow_65537(&base, &modulus, &mut result);
            env::commit_slice(&result);
        }
        "zero" => {
            field::modmul_256(&[0; 8], &b, &modulus, &mut result);
            env::commit(&result);
            field::modsub_256(&a, &a, &modulus, &mut result);
            env::commit(&result);
        }
        "curve" => {
            let mut point = AffinePoint::<8, Secp256k1Curve>::IDENTITY;
            AffinePoint::new_unchecked(GENERATOR[0], GENERATOR[1]).mul(&a, &mut point);
            env::commit(&point.as_u32s().copied());
        }
        "no inverse" => {
            let mut even = [0u32; 8];
            even[0] = 6;
            let mut modulus = [0u32; 8];
            modulus[0] = 12;
            field::modinv_256(&even, &modulus, &mut result);
        }
        other => panic!("{other}?"),
    }
}
