use std::{env, path::Path};

/// Builds the guests into `guests` of the target folder. Their messages name files of crates without this machine's folders.
fn main() {
    // Nothing is proven here, so the circuits' kernels, most of an hour of C++, are left out.
    println!("cargo:rustc-link-arg=-Wl,--unresolved-symbols=ignore-all,-z,lazy");
    println!("cargo:rerun-if-changed=../guests/src");
    println!("cargo:rerun-if-changed=../guests/Cargo.toml");
    println!("cargo:rerun-if-env-changed=RISC0_HOME");
    let mut guests = risc0_build::get_package("../guests");
    // `risc0-build` hides CARGO_HOME from the guest's cargo.
    let home = format!("{}/.cargo", env::var("HOME").expect("HOME is set"));
    guests.metadata = serde_json::json!({
        "risc0": { "rustc-flags": [format!("--remap-path-prefix={home}=cargo")] }
    });
    let out = env::var("OUT_DIR").expect("Cargo sets OUT_DIR");
    let target = Path::new(&out).ancestors().nth(4).expect("OUT_DIR is in the target folder");
    risc0_build::build_package(&guests, target.join("guests"), Default::default()).expect("the guests build");
}
