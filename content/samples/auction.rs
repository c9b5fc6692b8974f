use alloy_primitives::U256;
use alloy_sol_types::{sol, SolValue};
use risc0_zkvm::guest::env;

sol! {
    struct Settlement {
        uint256 auction;
        uint256 bid;
    }
}

fn main() {
    let (auction, bids): (u64, Vec<u64>) = env::read();
    let best = bids.into_iter().max().expect("no bids");
    let result = Settlement {
        auction: U256::from(auction),
        bid: U256::from(best),
    };
    env::commit_slice(&result.abi_encode());
}
