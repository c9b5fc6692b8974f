use risc0_zkvm::guest::env;

fn main() {
    let mut n: u64 = env::read();
    assert!(n > 0, "the start must be at least 1");
    let mut steps: u32 = 0;
    while n != 1 {
        n = if n % 2 == 0 {
            n / 2
        } else {
            // A number that wraps around would prove a different statement.
            n.checked_mul(3).and_then(|m| m.checked_add(1)).expect("start too large")
        };
        steps += 1;
    }
    env::commit(&steps);
}
