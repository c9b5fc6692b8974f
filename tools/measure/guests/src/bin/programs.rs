//! Ordinary work: sorting, maps, JSON, and single operations.

use core::hint::black_box;
use guests::measure;
use risc0_zkvm::guest::env;
use serde::Deserialize;
use std::collections::{BTreeMap, HashMap};

#[derive(Deserialize)]
struct Reading {
    sensor: String,
    celsius: i32,
    valid: bool,
}

const TIMES: u32 = 1000;

/// Cycles of `TIMES` rounds of `work`, each of which depends on the one before.
fn repeat<T: Copy>(name: &str, start: T, work: impl Fn(T) -> T) {
    measure(name, || {
        (0..TIMES).fold(start, |value, _| black_box(work(black_box(value))))
    });
}

fn main() {
    let json: String = env::read();
    let count: u32 = env::read();
    let mut keys = vec![0u32; count as usize];
    env::read_slice(&mut keys);

    let readings: Vec<Reading> =
        measure("json 1000 objects", || serde_json::from_str(&json).unwrap());
    let sum: i32 = readings
        .iter()
        .filter(|one| one.valid && !one.sensor.is_empty())
        .map(|one| one.celsius)
        .sum();
    black_box(sum);

    let mut sorted = keys.clone();
    measure("sort_unstable 10000", || sorted.sort_unstable());
    let mut sorted = keys.clone();
    measure("sort 10000", || sorted.sort());
    measure("check sorted 10000", || {
        sorted.windows(2).all(|pair| pair[0] <= pair[1])
    });

    let hashed: HashMap<u32, u32> = measure("HashMap insert 10000", || {
        keys.iter().map(|&key| (key, !key)).collect()
    });
    let mut ordered = BTreeMap::new();
    measure("BTreeMap insert 10000", || {
        keys.iter().for_each(|&key| drop(ordered.insert(key, !key)))
    });
    measure("HashMap get 10000", || {
        keys.iter().filter(|key| hashed.contains_key(key)).count()
    });
    measure("BTreeMap get 10000", || {
        keys.iter().filter(|key| ordered.contains_key(key)).count()
    });

    repeat("loop 1000", 7u32, |value| value);
    repeat("u32 add 1000", 7u32, |value| {
        value.wrapping_add(black_box(3))
    });
    repeat("u32 mul 1000", 7u32, |value| {
        value.wrapping_mul(black_box(3))
    });
    repeat("u32 div 1000", 7u32, |value| {
        (value | 1 << 30) / black_box(3)
    });
    repeat("u64 mul 1000", 7u64, |value| {
        value.wrapping_mul(black_box(3))
    });
    repeat("u64 div 1000", 7u64, |value| {
        (value | 1 << 60) / black_box(3)
    });
    repeat("u128 mul 1000", 7u128, |value| {
        value.wrapping_mul(black_box(3))
    });
    repeat("f32 add 1000", 7f32, |value| value + black_box(0.1));
    repeat("f64 add 1000", 7f64, |value| value + black_box(0.1));
    repeat("f64 mul 1000", 7f64, |value| value * black_box(1.0001));
    repeat("f64 div 1000", 7f64, |value| value / black_box(1.0001));
    repeat("f64 sqrt 1000", 7f64, |value| (value + 1.0).sqrt());
}
