use risc0_zkvm::guest::env;

fn main() {
    let ballots: Vec<bool> = env::read(); // private: who voted how
    let yes = ballots.iter().filter(|&&yes| yes).count() as u32;
    env::commit(&yes); // public: how many voted yes
}
