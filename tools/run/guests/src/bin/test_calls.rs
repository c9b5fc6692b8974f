//! For the check: what a host can be asked for, and every way to fail.
use std::io::{Read, Write};

use risc0_zkvm::guest::env;
use risc0_zkvm_platform::syscall::{self, nr};

fn main() {
    let what: String = env::read();
    match what.as_str() {
        "arguments" => {
            let args: Vec<String> = std::env::args().collect();
            env::commit(&args);
        }
        "variable" => env::commit(&std::env::var("HOME").is_ok()),
        "output" => {
            println!("to standard output: ä");
            eprintln!("to standard error");
            env::log("to the log");
            env::write(&7u32);
            env::commit_slice(b"to the journal");
        }
        "rest" => {
            let mut rest = vec![];
            env::stdin().read_to_end(&mut rest).unwrap();
            env::commit_slice(&rest);
        }
        "pieces" => {
            for size in [1usize, 2, 3, 4, 5, 7, 8, 9, 1000] {
                let mut piece = vec![0; size];
                let count = env::stdin().read(&mut piece).unwrap();
                env::commit_slice(&piece[..count]);
            }
        }
        "cycles" => {
            let start = env::cycle_count();
            core::hint::black_box((0..1000u32).fold(1, |a, b| a ^ b));
            env::commit(&(env::cycle_count() - start));
        }
        "keccak" => {
            let mut state = [1u64; 25];
            for _ in 0..3 {
                env::risc0_keccak_update(&mut state);
            }
            env::commit_slice(&state.map(u64::to_le_bytes).concat());
        }
        "pipe" => {
            let mut ends = [0u32; 2];
            // SAFETY: there is room for two numbers.
            unsafe { syscall::sys_pipe(ends.as_mut_ptr()) };
            let message = *b"through a pipe";
            unsafe { syscall::sys_write(ends[1], message.as_ptr(), message.len()) };
            let mut back = [0u8; 14];
            unsafe { syscall::sys_read(ends[0], back.as_mut_ptr(), back.len()) };
            env::commit_slice(&back);
        }
        "exit" => env::exit(3),
        "pause" => {
            env::commit_slice(b"before the pause");
            env::pause(5);
        }
        "panic" => panic!("a message with \"quotes\", a \\, ä, and a line\nbreak"),
        "end of input" => env::commit(&env::read::<u64>()),
        "index" => env::commit(&[1u8, 2, 3][env::read::<u32>() as usize]),
        "overflow" => env::commit(&i32::MIN.checked_neg().expect("no negative")),
        "division" => env::commit(&(1 / env::read::<u32>())),
        "stack" => env::commit(&deep(env::read())),
        "loop" => loop {
            core::hint::black_box(0);
        },
        "null" => env::commit(&unsafe { core::ptr::read_volatile(core::hint::black_box(8 as *const u32)) }),
        "unaligned" => env::commit(&unsafe {
            core::ptr::read_volatile(core::hint::black_box(0x0020_0402 as *const u32))
        }),
        "kernel" => unsafe { core::ptr::write_volatile(core::hint::black_box(0xc000_0000 as *mut u32), 1) },
        "instruction" => unsafe { core::arch::asm!(".word 0xffffffff") },
        "breakpoint" => unsafe { core::arch::asm!("ebreak") },
        "file number" => unsafe { syscall::sys_write(17, b"x".as_ptr(), 1) },
        "call" => {
            let name = c"no_such_call";
            // SAFETY: the name ends in a zero.
            let name = unsafe { syscall::SyscallName::from_bytes_with_nul(name.as_ptr().cast()) };
            unsafe { syscall::syscall_0(name, core::ptr::null_mut(), 0) };
        }
        "fork" => {
            let _ = nr::SYS_FORK;
            unsafe { syscall::sys_fork() };
        }
        "verify" => env::verify([7u32; 8], b"nothing").unwrap(),
        "write to input" => unsafe { syscall::sys_write(0, b"x".as_ptr(), 1) },
        other => panic!("{other}?"),
    }
    std::io::stdout().flush().unwrap();
}

#[inline(never)]
fn deep(level: u32) -> u32 {
    let frame = core::hint::black_box([level; 1024]);
    if level == 0 { frame[0] } else { deep(level - 1) + frame[1] }
}
