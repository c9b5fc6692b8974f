//! The system calls of `risc0-zkvm` 3.0.6 (`src/host/server/exec/syscall`), with the same results and messages, for a host
//! that has standard input, arguments, and nothing else: no environment variables, no receipts for `env::verify`, no
//! handlers of its own.
use std::{
    cell::{Cell, RefCell},
    cmp::min,
    collections::{BTreeMap, VecDeque},
    io::Read,
    rc::Rc,
};

use anyhow::{anyhow, bail, ensure, Context, Result};
use risc0_binfmt::ByteAddr;
use risc0_circuit_rv32im::execute::{platform::WORD_SIZE, Syscall, SyscallContext, MAX_IO_BYTES};
use risc0_zkp::core::digest::{Digest, DIGEST_BYTES};
use risc0_zkvm_platform::{
    align_up, fileno,
    syscall::{keccak_mode, reg_abi::*},
};

const LARGEST_JOURNAL: usize = 100 << 20;
const LONGEST_PANIC: u32 = 1 << 20;
/// The default of `keccak_max_po2`, and the rows of a permutation.
const KECCAK_BATCH: usize = (1 << 17) / 200;
const LARGEST_FILE_NUMBER: u32 = 1000;

type Pipe = Rc<RefCell<VecDeque<u8>>>;

#[derive(Default)]
pub struct Host {
    args: Vec<String>,
    pipes: RefCell<BTreeMap<u32, Pipe>>,
    /// What was written to each file number.
    pub written: [RefCell<Vec<u8>>; 4],
    results: Cell<(u32, u32)>,
    keccaks: Cell<usize>,
    assumptions: RefCell<Vec<(Digest, Digest)>>,
}

impl Host {
    pub fn new(stdin: &[u8], args: Vec<String>) -> Self {
        let host = Self {
            args,
            ..Default::default()
        };
        let input = Pipe::new(RefCell::new(stdin.iter().copied().collect()));
        host.pipes.borrow_mut().insert(fileno::STDIN, input);
        host
    }

    pub fn taken(&self, file: u32) -> Vec<u8> {
        self.written[file as usize].take()
    }

    fn write(&self, file: u32, bytes: &[u8]) -> Result<()> {
        if file > fileno::JOURNAL {
            let pipes = self.pipes.borrow();
            let pipe = pipes.get(&file).ok_or_else(|| bad_writer(file))?;
            pipe.borrow_mut().extend(bytes);
            return Ok(());
        }
        if file == fileno::STDIN {
            return Err(bad_writer(file));
        }
        let mut output = self.written[file as usize].borrow_mut();
        if file == fileno::JOURNAL && output.len() + bytes.len() > LARGEST_JOURNAL {
            bail!("journal write limit reached");
        }
        output.extend_from_slice(bytes);
        Ok(())
    }

    /// As `SysRead`: whole words into the guest's memory, and what is left of the last one in a register.
    fn read(&self, ctx: &mut impl SyscallContext, to_guest: &mut [u32]) -> Result<(u32, u32)> {
        let (file, wanted) = (register(ctx, REG_A3)?, register(ctx, REG_A4)? as usize);
        assert!(
            wanted >= to_guest.len() * WORD_SIZE,
            "Word-aligned read buffer must be fully filled"
        );
        let pipe = self.pipes.borrow().get(&file).cloned();
        let pipe = pipe.ok_or_else(|| anyhow!("Bad read file descriptor {file}"))?;
        let mut pipe = pipe.borrow_mut();
        let words = read_all(&mut pipe, bytemuck::cast_slice_mut(to_guest))?;
        let rest = if wanted - words <= WORD_SIZE { wanted - words } else { 0 };
        let mut last = [0; WORD_SIZE];
        let more = read_all(&mut pipe, &mut last[..rest])?;
        Ok(((words + more) as u32, u32::from_le_bytes(last)))
    }

    fn pipe(&self, to_guest: &mut [u32]) -> Result<(u32, u32)> {
        let [reader, writer] = to_guest else {
            bail!("invalid sys_pipe call")
        };
        let mut pipes = self.pipes.borrow_mut();
        let is_free = |file: &u32| *file > fileno::JOURNAL && !pipes.contains_key(file);
        let mut free = (0..LARGEST_FILE_NUMBER).filter(is_free);
        // The second is looked for before the first is taken, from the first on, as in the original.
        let number = free.next().context("Could not allocate pipe")?;
        (*reader, *writer) = (number, number);
        pipes.insert(number, Pipe::default());
        Ok((0, 0))
    }

    fn argument(&self, ctx: &mut impl SyscallContext, to_guest: &mut [u32]) -> Result<(u32, u32)> {
        let index = register(ctx, REG_A3)?;
        let count = self.args.len();
        let value = self
            .args
            .get(index as usize)
            .ok_or_else(|| anyhow!("guest requested index {index} from argv of len {count}"))?
            .as_bytes();
        let bytes: &mut [u8] = bytemuck::cast_slice_mut(to_guest);
        let length = min(bytes.len(), value.len());
        bytes[..length].copy_from_slice(&value[..length]);
        if value.len() >= MAX_IO_BYTES as usize {
            bail!("sys_argv failure: argv is too large");
        }
        Ok((value.len() as u32, 0))
    }

    fn variable(&self, ctx: &mut impl SyscallContext) -> Result<(u32, u32)> {
        let (address, length) = (register(ctx, REG_A3)?, register(ctx, REG_A4)?);
        let name = ctx.peek_region(ByteAddr(address), min(length, MAX_IO_BYTES + 1) as usize)?;
        if std::str::from_utf8(&name)?.len() > MAX_IO_BYTES as usize {
            bail!("sys_getenv failure: env var name is too large");
        }
        Ok((u32::MAX, 0))
    }

    fn keccak(&self, ctx: &mut impl SyscallContext, to_guest: &mut [u32]) -> Result<(u32, u32)> {
        match register(ctx, REG_A3)? {
            keccak_mode::KECCAK_PERMUTE => {
                if self.keccaks.get() >= KECCAK_BATCH {
                    bail!("keccak batch is full, prove must be called");
                }
                let address = register(ctx, REG_A4)?;
                let bytes = ctx.peek_region(ByteAddr(address), 25 * 8)?;
                let mut state = [0u64; 25];
                bytemuck::cast_slice_mut(&mut state).copy_from_slice(&bytes);
                keccak::f1600(&mut state);
                to_guest.clone_from_slice(bytemuck::cast_slice(&state));
                self.keccaks.set(self.keccaks.get() + 1);
                Ok(((self.keccaks.get() >= KECCAK_BATCH) as u32, 0))
            }
            keccak_mode::KECCAK_PROVE => {
                empty(to_guest, "keccak_prove")?;
                self.keccaks.set(0);
                Ok((0, 0))
            }
            mode => bail!("sys_keccak: invalid mode: {mode}"),
        }
    }

    fn log(&self, ctx: &mut impl SyscallContext) -> Result<(u32, u32)> {
        let (address, length) = (register(ctx, REG_A3)?, register(ctx, REG_A4)?);
        let cycle = ctx.get_cycle();
        let text = region(ctx, address, length)?;
        self.write(fileno::STDOUT, format!("R0VM[{cycle}] ").as_bytes())?;
        self.write(fileno::STDOUT, &text)?;
        self.write(fileno::STDOUT, b"\n")?;
        Ok((0, 0))
    }

    /// `keeps`: the guest will prove the claim itself, which the caller of `sys_verify_integrity2` promises.
    fn verify(&self, ctx: &mut impl SyscallContext, keeps: bool) -> Result<(u32, u32)> {
        let address = register(ctx, REG_A3)?;
        let bytes = ctx.peek_region(ByteAddr(address), 2 * DIGEST_BYTES)?;
        let claim = Digest::try_from(&bytes[..DIGEST_BYTES]).map_err(|error| anyhow!("{error}"))?;
        let root = Digest::try_from(&bytes[DIGEST_BYTES..]).map_err(|error| anyhow!("{error}"))?;
        let mut known = self.assumptions.borrow_mut();
        if keeps {
            known.push((claim, root));
        } else if !known
            .iter()
            .any(|one| one.0 == claim && (root == Digest::ZERO || one.1 == root))
        {
            bail!("sys_verify_integrity: no receipt found to resolve assumption: claim digest {claim}, control root {root}");
        }
        Ok((0, 0))
    }

    fn call(&self, name: &str, ctx: &mut impl SyscallContext, to_guest: &mut [u32]) -> Result<(u32, u32)> {
        let short = name.strip_prefix("risc0_zkvm_platform::syscall::nr::SYS_");
        match short.context(format!("Unknown syscall: {name:?}"))? {
            "READ" => self.read(ctx, to_guest),
            "KECCAK" => self.keccak(ctx, to_guest),
            "PIPE" => self.pipe(to_guest),
            "ARGV" => self.argument(ctx, to_guest),
            "GETENV" => self.variable(ctx),
            "RANDOM" => {
                let bytes: &mut [u8] = bytemuck::cast_slice_mut(to_guest);
                // SAFETY: the page writes as many bytes as the slice has.
                unsafe { crate::fill_random(bytes.as_mut_ptr(), bytes.len()) };
                Ok((bytes.len() as u32, 0))
            }
            "ARGC" => {
                empty(to_guest, "argc")?;
                Ok((self.args.len() as u32, 0))
            }
            "CYCLE_COUNT" => {
                empty(to_guest, "cycle_count")?;
                let cycle = ctx.get_cycle();
                Ok(((cycle >> 32) as u32, cycle as u32))
            }
            "LOG" => {
                empty(to_guest, "log")?;
                self.log(ctx)
            }
            "PANIC" => {
                empty(to_guest, "panic")?;
                let (address, length) = (register(ctx, REG_A3)?, register(ctx, REG_A4)?);
                let bytes = ctx.peek_region(ByteAddr(address), min(length, LONGEST_PANIC) as usize)?;
                bail!("Guest panicked: {}", std::str::from_utf8(&bytes)?)
            }
            "VERIFY_INTEGRITY" => {
                empty(to_guest, "verify")?;
                self.verify(ctx, false)
            }
            "VERIFY_INTEGRITY2" => {
                empty(to_guest, "verify2")?;
                self.verify(ctx, true)
            }
            "WRITE" => {
                empty(to_guest, "write")?;
                let file = register(ctx, REG_A3)?;
                let (address, length) = (register(ctx, REG_A4)?, register(ctx, REG_A5)?);
                let bytes = region(ctx, address, length)?;
                self.write(file, &bytes)?;
                Ok((0, 0))
            }
            _ => bail!("Unknown syscall: {name:?}"),
        }
    }
}

/// A ring gives its two halves one after the other.
fn read_all(pipe: &mut VecDeque<u8>, buffer: &mut [u8]) -> Result<usize> {
    let mut count = 0;
    loop {
        match pipe.read(&mut buffer[count..])? {
            0 => return Ok(count),
            more => count += more,
        }
    }
}

fn bad_writer(file: u32) -> anyhow::Error {
    anyhow!("Bad write file descriptor {file}")
}

fn register(ctx: &mut impl SyscallContext, index: usize) -> Result<u32> {
    ctx.peek_register(index)
}

fn region(ctx: &mut impl SyscallContext, address: u32, length: u32) -> Result<Vec<u8>> {
    let mut bytes = vec![];
    ctx.read_region(ByteAddr(address), length as usize)?.read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn empty(to_guest: &[u32], call: &str) -> Result<()> {
    ensure!(to_guest.is_empty(), "invalid sys_{call} call");
    Ok(())
}

fn text(ctx: &mut impl SyscallContext, address: u32) -> Result<String> {
    let mut bytes = vec![];
    let mut address = ByteAddr(address);
    loop {
        match ctx.peek_u8(address)? {
            0 => return Ok(String::from_utf8(bytes)?),
            byte => bytes.push(byte),
        }
        address += 1u32;
    }
}

impl Syscall for Host {
    fn host_read(&self, ctx: &mut impl SyscallContext, fd: u32, buf: &mut [u8]) -> Result<u32> {
        if fd == 0 {
            let words: &mut [u32] = bytemuck::cast_slice_mut(buf);
            (words[0], words[1]) = self.results.get();
            return Ok(2 * WORD_SIZE as u32);
        }
        let name = text(ctx, fd)?;
        let mut to_guest = vec![0u32; align_up(buf.len(), WORD_SIZE) / WORD_SIZE];
        self.results.set(self.call(&name, ctx, &mut to_guest)?);
        buf.copy_from_slice(&bytemuck::cast_slice(&to_guest)[..buf.len()]);
        Ok(buf.len() as u32)
    }

    fn host_write(&self, _ctx: &mut impl SyscallContext, _fd: u32, buf: &[u8]) -> Result<u32> {
        Ok(buf.len() as u32)
    }
}
