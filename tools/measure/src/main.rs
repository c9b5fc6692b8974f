//! Runs a guest and prints what it cost. main.ts starts it once for each line of the report.
//!
//!     measure codecs random|small     measure crypto [patched]     measure programs     measure operations
//!     measure memory BYTES            measure spin ROUNDS PO2      measure prove ROUNDS PO2

use std::io::{self, Write};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use anyhow::{Context, Result};
use ed25519_dalek::Signer;
use k256::ecdsa::SigningKey;
use methods::*;
use risc0_zkvm::{default_executor, default_prover, ExecutorEnv, ExecutorEnvBuilder, ProverOpts};
use serde_json::json;

mod methods {
    include!(concat!(env!("OUT_DIR"), "/methods.rs"));
}

const COUNT: u32 = 10_000;

/// The same numbers in every run (xorshift64).
fn random_numbers() -> impl Iterator<Item = u64> {
    std::iter::successors(Some(0x9e37_79b9_7f4a_7c15u64), |&last| {
        let mut next = last;
        next ^= next << 13;
        next ^= next >> 7;
        Some(next ^ next << 17)
    })
}

fn write_bytes(env: &mut ExecutorEnvBuilder, bytes: &[u8]) {
    env.write_slice(&[bytes.len() as u32]).write_slice(bytes);
}

fn codecs(env: &mut ExecutorEnvBuilder, values: &str) -> Result<()> {
    let list: Vec<u64> = match values {
        "small" => (0..u64::from(COUNT)).collect(),
        _ => random_numbers().take(COUNT as usize).collect(),
    };
    env.write(&list)?.write_slice(&[COUNT]).write_slice(&list);
    let plain: Vec<u8> = list
        .iter()
        .flat_map(|number| number.to_le_bytes())
        .collect();
    write_bytes(env, &plain);
    write_bytes(env, &bincode::serialize(&list)?);
    write_bytes(env, &borsh::to_vec(&list)?);
    write_bytes(env, &postcard::to_stdvec(&list)?);
    write_bytes(env, &serde_json::to_vec(&list)?);
    write_bytes(env, &rkyv::to_bytes::<rkyv::rancor::Error>(&list)?);
    Ok(())
}

fn crypto(env: &mut ExecutorEnvBuilder) -> Result<()> {
    let secret = SigningKey::from_slice(&[42; 32])?;
    let hash = [9u8; 32];
    let (signature, recovery) = secret.sign_prehash_recoverable(&hash)?;
    env.write_slice(secret.verifying_key().to_encoded_point(true).as_bytes());
    env.write_slice(&signature.to_bytes()).write_slice(&hash);
    env.write_slice(&[recovery.to_byte()]);
    let secret = ed25519_dalek::SigningKey::from_bytes(&[42; 32]);
    env.write_slice(secret.verifying_key().as_bytes());
    env.write_slice(&secret.sign(&hash).to_bytes());
    // The modulus of a key that openssl made, and its PKCS #1 v1.5 signature of the hash.
    env.write_slice(include_bytes!("rsa-2048.bin"));
    Ok(())
}

fn programs(env: &mut ExecutorEnvBuilder) -> Result<()> {
    let readings: Vec<_> = (0..1000)
        .map(|number| json!({ "sensor": format!("s{number}"), "celsius": number % 40, "valid": number % 7 != 0 }))
        .collect();
    let keys: Vec<u32> = random_numbers()
        .take(COUNT as usize)
        .map(|number| number as u32)
        .collect();
    env.write(&serde_json::to_string(&readings)?)?
        .write(&COUNT)?
        .write_slice(&keys);
    Ok(())
}

/// What a guest prints. The environment of a run keeps one handle, and the caller another.
#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<u8>>>);

impl Lines {
    fn text(&self) -> Result<String> {
        let bytes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(String::from_utf8(bytes.clone())?)
    }
}

impl Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Executes a guest, and prints its own lines and the size of its segments.
fn execute(mut env: ExecutorEnvBuilder, elf: &[u8]) -> Result<()> {
    let lines = Lines::default();
    let session = default_executor().execute(env.stdout(lines.clone()).build()?, elf)?;
    let cycles: Vec<_> = lines
        .text()?
        .lines()
        .filter_map(|line| line.rsplit_once(' '))
        .map(|(name, count)| Ok(json!([name, count.parse::<u64>()?])))
        .collect::<Result<_>>()?;
    let segments: Vec<_> = session.segments.iter().map(|segment| segment.po2).collect();
    println!("{}", json!({ "cycles": cycles, "segments": segments }));
    Ok(())
}

/// Seconds of processor time and the largest memory, in bytes, of the processes that this one waited for.
fn children() -> (f64, i64) {
    // SAFETY: `rusage` holds plain integers, and `getrusage` fills it in.
    let usage = unsafe {
        let mut usage: libc::rusage = std::mem::zeroed();
        libc::getrusage(libc::RUSAGE_CHILDREN, &mut usage);
        usage
    };
    let seconds = |time: libc::timeval| time.tv_sec as f64 + time.tv_usec as f64 / 1e6;
    (
        seconds(usage.ru_utime) + seconds(usage.ru_stime),
        usage.ru_maxrss * 1024,
    )
}

/// Generates and verifies a composite proof of a run that fills one segment.
fn prove(mut env: ExecutorEnvBuilder) -> Result<()> {
    let started = Instant::now();
    let opts = ProverOpts::composite();
    let receipt = default_prover()
        .prove_with_opts(env.build()?, SPIN_ELF, &opts)?
        .receipt;
    let seconds = started.elapsed().as_secs_f64();
    receipt.verify(SPIN_ID)?;
    let segments = &receipt.inner.composite()?.segments;
    let seal: usize = segments.iter().map(|segment| segment.seal.len() * 4).sum();
    let (cpu, memory) = children();
    println!(
        "{}",
        json!({ "seconds": seconds, "cpuSeconds": cpu, "memory": memory, "segments": segments.len(), "seal": seal })
    );
    Ok(())
}

fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize| -> Result<u32> {
        Ok(args.get(index).context("a number is missing")?.parse()?)
    };
    let mut env = ExecutorEnv::builder();
    match args.first().map(String::as_str) {
        Some("codecs") => {
            codecs(&mut env, args.get(1).context("random or small")?)?;
            execute(env, CODECS_ELF)
        }
        Some("crypto") => {
            crypto(&mut env)?;
            execute(
                env,
                if args.len() > 1 {
                    PATCHED_ELF
                } else {
                    CRYPTO_ELF
                },
            )
        }
        Some("programs") => {
            programs(&mut env)?;
            execute(env, PROGRAMS_ELF)
        }
        Some("operations") => execute(env, OPERATIONS_ELF),
        Some("memory") => {
            env.write(&number(1)?)?;
            execute(env, MEMORY_ELF)
        }
        Some("spin") => {
            env.write(&number(1)?)?.segment_limit_po2(number(2)?);
            execute(env, SPIN_ELF)
        }
        Some("prove") => {
            env.write(&number(1)?)?.segment_limit_po2(number(2)?);
            prove(env)
        }
        _ => anyhow::bail!("codecs, crypto, programs, operations, memory, spin, or prove"),
    }
}
