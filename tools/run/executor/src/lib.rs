//! Runs a guest with the zkVM's own executor, for a host that can call WebAssembly: `reserve`, write the request there,
//! `run`, and read the report. What `risc0-zkvm` 3.0.6 does around the executor is in `host.rs`.

mod host;

use std::{cell::RefCell, fmt::Write, panic};

use anyhow::{bail, ensure, Result};
use risc0_binfmt::{AbiKind, ExitCode, ProgramBinary};
use risc0_circuit_rv32im::{
    execute::{one_thread::on_send, CycleLimit, EcallMetric, Executor},
    HighLowU16, TerminateState, MAX_INSN_CYCLES, MAX_INSN_CYCLES_LOWER_PO2,
};
use risc0_zkp::core::digest::Digest;
use risc0_zkvm_platform::{fileno, syscall::halt};

use host::Host;

#[link(wasm_import_module = "page")]
extern "C" {
    /// The executor has finished one more segment.
    fn segment_done();
    fn fill_random(start: *mut u8, length: usize);
}

/// What one run needs, with the lengths in front of the bytes.
struct Request<'a> {
    po2: u32,
    cycle_limit: u64,
    binary: &'a [u8],
    stdin: &'a [u8],
    args: Vec<String>,
}

/// Takes parts of the request off its front.
struct Parts<'a>(&'a [u8]);

impl<'a> Parts<'a> {
    fn take(&mut self, length: usize) -> Result<&'a [u8]> {
        ensure!(length <= self.0.len(), "The request is too short.");
        let (head, tail) = self.0.split_at(length);
        self.0 = tail;
        Ok(head)
    }

    fn number(&mut self) -> Result<u32> {
        Ok(u32::from_le_bytes(self.take(4)?.try_into()?))
    }

    fn bytes(&mut self) -> Result<&'a [u8]> {
        let length = self.number()?;
        self.take(length as usize)
    }
}

impl<'a> Request<'a> {
    fn parse(bytes: &'a [u8]) -> Result<Self> {
        let mut parts = Parts(bytes);
        Ok(Self {
            po2: parts.number()?,
            cycle_limit: u64::from(parts.number()?),
            binary: parts.bytes()?,
            stdin: parts.bytes()?,
            args: (0..parts.number()?)
                .map(|_| Ok(std::str::from_utf8(parts.bytes()?)?.to_owned()))
                .collect::<Result<_>>()?,
        })
    }
}

/// JSON, with bytes in hexadecimal: nothing has to be escaped.
#[derive(Default)]
struct Report(String);

impl Report {
    fn raw(&mut self, name: &str, value: impl std::fmt::Display) {
        let comma = if self.0.is_empty() { "" } else { "," };
        let _ = write!(self.0, "{comma}\"{name}\":{value}");
    }

    fn bytes(&mut self, name: &str, bytes: &[u8]) {
        let mut text = String::with_capacity(2 * bytes.len() + 2);
        text.push('"');
        for byte in bytes {
            let _ = write!(text, "{byte:02x}");
        }
        text.push('"');
        self.raw(name, text);
    }
}

fn exit_code(state: &Option<TerminateState>) -> Result<ExitCode> {
    let Some(state) = state else {
        return Ok(ExitCode::SystemSplit);
    };
    let HighLowU16(user, kind) = state.a0;
    match u32::from(kind) {
        halt::TERMINATE => Ok(ExitCode::Halted(user.into())),
        halt::PAUSE => Ok(ExitCode::Paused(user.into())),
        _ => bail!("Illegal halt type: {kind}"),
    }
}

/// As `ExecutorImpl::from_elf` and `run_with_callback` of the crate `risc0-zkvm`.
fn execute(request: &Request, host: &Host, report: &mut Report) -> Result<()> {
    let binary = ProgramBinary::decode(request.binary)?;
    let kind = binary.header.abi_kind;
    if kind != AbiKind::V1Compat {
        bail!("ProgramBinary abi_kind mismatch {kind:?} != AbiKind::V1Compat");
    }
    let version = &binary.header.abi_version;
    if !semver::VersionReq::parse("^1.0.0")?.matches(version) {
        bail!("ProgramBinary abi_version mismatch {version} doesn't match ^1.0.0");
    }
    let image = binary.to_image()?;
    report.bytes("imageId", binary.compute_image_id()?.as_bytes());

    ensure!((13..=24).contains(&request.po2), "A segment is 2^13 to 2^24 rows.");
    let largest_step = if request.po2 >= 15 {
        MAX_INSN_CYCLES
    } else {
        MAX_INSN_CYCLES_LOWER_PO2
    };
    let mut executor = Executor::new(image, host, None, vec![], None);
    let mut segments = vec![];
    let result = executor.run(
        request.po2 as usize,
        largest_step,
        CycleLimit::Hard(request.cycle_limit),
        |segment| {
            segments.push(format!(
                "[{},{},{}]",
                segment.po2, segment.suspend_cycle, segment.paging_cycles
            ));
            Ok(())
        },
    )?;
    let exit = match exit_code(&result.claim.terminate_state)? {
        ExitCode::Halted(user) => format!("[\"halted\",{user}]"),
        ExitCode::Paused(user) => format!("[\"paused\",{user}]"),
        _ => "[\"split\",0]".into(),
    };
    let has_output = result.claim.output.is_some_and(|digest| digest != Digest::ZERO);
    if has_output {
        report.bytes("journal", &host.taken(fileno::JOURNAL));
    }
    report.raw("exit", exit);
    report.raw("segments", format!("[{}]", segments.join(",")));
    report.raw("user", result.user_cycles);
    report.raw("paging", result.paging_cycles);
    report.raw("reserved", result.reserved_cycles);
    report.raw("total", result.total_cycles);
    let calls: Vec<(String, EcallMetric)> = executor.take_ecall_metrics().into();
    let calls = calls
        .iter()
        .map(|(name, metric)| format!("\"{name}\":[{},{}]", metric.count, metric.cycles));
    report.raw("calls", format!("{{{}}}", calls.collect::<Vec<_>>().join(",")));
    Ok(())
}

thread_local! {
    static REQUEST: RefCell<Vec<u8>> = const { RefCell::new(vec![]) };
    static REPORT: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Room for a request of this length; its address.
#[no_mangle]
pub extern "C" fn reserve(length: usize) -> *mut u8 {
    REQUEST.with_borrow_mut(|request| {
        *request = vec![0; length];
        request.as_mut_ptr()
    })
}

/// The address of the report. After a trap it has the message of the executor's own panic, if there is one.
#[no_mangle]
pub extern "C" fn report() -> *const u8 {
    REPORT.with_borrow(|report| report.as_ptr())
}

#[no_mangle]
pub extern "C" fn report_length() -> usize {
    REPORT.with_borrow(|report| report.len())
}

/// Runs the request, once in the life of an instance.
#[no_mangle]
pub extern "C" fn run() {
    panic::set_hook(Box::new(|info| {
        let mut report = Report::default();
        report.bytes("panic", info.to_string().as_bytes());
        REPORT.with_borrow_mut(|slot| *slot = format!("{{{}}}", report.0));
    }));
    // SAFETY: the import takes nothing.
    on_send(|| unsafe { segment_done() });
    let bytes = REQUEST.take();
    let mut report = Report::default();
    let mut host = Host::default();
    let result = Request::parse(&bytes).and_then(|request| {
        host = Host::new(request.stdin, request.args.clone());
        execute(&request, &host, &mut report)
    });
    if let Err(error) = result {
        report.bytes("error", error.to_string().as_bytes());
    }
    report.bytes("stdout", &host.taken(fileno::STDOUT));
    report.bytes("stderr", &host.taken(fileno::STDERR));
    REPORT.with_borrow_mut(|slot| *slot = format!("{{{}}}", report.0));
}
