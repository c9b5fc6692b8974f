//! Ordinary work: sorting, maps, and JSON.

use core::hint::black_box;
use guests::timed;
use risc0_zkvm::guest::env;
use serde::Deserialize;
use std::collections::{BTreeMap, HashMap};

#[derive(Deserialize)]
struct Reading {
    sensor: String,
    celsius: i32,
    valid: bool,
}

fn main() {
    let json: String = env::read();
    let count: u32 = env::read();
    let mut keys = vec![0u32; count as usize];
    env::read_slice(&mut keys);

    let readings: Vec<Reading> = timed!(serde_json::from_str(&json).unwrap());
    let sum: i32 = readings
        .iter()
        .filter(|one| one.valid && !one.sensor.is_empty())
        .map(|one| one.celsius)
        .sum();
    black_box(sum);

    let mut sorted = keys.clone();
    timed!(sorted.sort_unstable());
    let mut copy = keys.clone();
    timed!(copy.sort());
    timed!(sorted.is_sorted());

    let mut hashed = HashMap::new();
    timed!(for &key in &keys { hashed.insert(key, !key); });
    let mut ordered = BTreeMap::new();
    timed!(for &key in &keys { ordered.insert(key, !key); });
    timed!(keys.iter().map(|&key| (key, !key)).collect::<HashMap<_, _>>());
    timed!(keys.iter().map(|&key| (key, !key)).collect::<BTreeMap<_, _>>());
    timed!(for key in &keys { black_box(hashed.get(key)); });
    timed!(for key in &keys { black_box(ordered.get(key)); });
}
