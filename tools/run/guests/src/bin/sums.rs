use risc0_zkvm::guest::env;

fn main() {
    let amounts: Vec<u32> = env::read();
    let target: u64 = env::read();
    let chosen: Vec<u32> = env::read();

    assert!(chosen.windows(2).all(|w| w[0] < w[1]), "not in order");
    let sum: u64 = chosen.iter().map(|&i| u64::from(amounts[i as usize])).sum();
    assert_eq!(sum, target, "wrong sum");

    env::commit(&(amounts, target));
}
