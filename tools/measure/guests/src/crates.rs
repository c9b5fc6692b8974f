//! Work for the crates with forks, which both guests do: one with the original crates, the other with the patched ones.

use core::hint::black_box;

use crypto_bigint::modular::runtime_mod::{DynResidue, DynResidueParams};
use crypto_bigint::{Encoding, U256};
use k256::ecdsa::signature::hazmat::PrehashVerifier;
use k256::ecdsa::{RecoveryId, Signature, VerifyingKey};
use risc0_zkvm::guest::env;
use rsa::signature::hazmat::PrehashVerifier as _;
use rsa::{pkcs1v15, BigUint, RsaPublicKey};
use sha2::{Digest, Sha256};

use crate::stopwatch::measure;

fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0u8; N];
    env::read_slice(&mut bytes);
    bytes
}

/// Reads what `crypto` of the host writes; `suffix` tells the two guests apart.
pub fn measure_crates(suffix: &str) {
    let data = vec![7u8; 1024];
    measure(&format!("sha256 1 KiB {suffix}"), || -> [u8; 32] {
        Sha256::digest(&data).into()
    });

    let (key, signature, hash) = (bytes::<33>(), bytes::<64>(), bytes::<32>());
    measure(&format!("k256 verify {suffix}"), || {
        let key = VerifyingKey::from_sec1_bytes(&key).unwrap();
        key.verify_prehash(&hash, &Signature::from_slice(&signature).unwrap())
            .unwrap();
    });
    let recovery = RecoveryId::from_byte(bytes::<1>()[0]).unwrap();
    let recovered = measure(&format!("k256 recover {suffix}"), || {
        let signature = Signature::from_slice(&signature).unwrap();
        VerifyingKey::recover_from_prehash(&hash, &signature, recovery).unwrap()
    });
    assert_eq!(recovered.to_encoded_point(true).as_bytes(), key);

    let (key, signature) = (bytes::<32>(), bytes::<64>());
    measure(&format!("ed25519 verify {suffix}"), || {
        let key = ed25519_dalek::VerifyingKey::from_bytes(&key).unwrap();
        let signature = ed25519_dalek::Signature::from_bytes(&signature);
        key.verify_strict(&hash, &signature).unwrap();
    });

    let (modulus, signature) = (bytes::<256>(), bytes::<256>());
    measure(&format!("rsa verify {suffix}"), || {
        let modulus = BigUint::from_bytes_be(&modulus);
        let key = RsaPublicKey::new(modulus, BigUint::from(65_537u32)).unwrap();
        let signature = pkcs1v15::Signature::try_from(signature.as_slice()).unwrap();
        let key = pkcs1v15::VerifyingKey::<Sha256>::new(key);
        key.verify_prehash(&hash, &signature).unwrap();
    });

    let number = |first: u8| U256::from_be_bytes([first; 32]);
    let (base, exponent) = black_box((number(3), number(5)));
    let parameters = DynResidueParams::new(&black_box(number(0xff)));
    measure(&format!("bigint pow {suffix}"), || {
        let power = DynResidue::new(&base, parameters).pow(&exponent);
        power.retrieve()
    });
}
