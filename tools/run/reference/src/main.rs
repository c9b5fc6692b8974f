//! Runs guests with the executor of `risc0-zkvm`, which is what `r0vm` does: one JSON request in each line of standard
//! input, one report in each line of standard output.

use std::cell::RefCell;
use std::io::{self, BufRead, Write};
use std::rc::Rc;

use anyhow::{Context, Result};
use risc0_zkvm::{ExecutorEnv, ExecutorImpl, ExitCode, NullSegmentRef};
use serde::Deserialize;
use serde_json::{json, Value};

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Request {
    /// The file of a program's binary.
    binary: String,
    /// Standard input, in hexadecimal.
    stdin: String,
    args: Vec<String>,
    po2: u32,
    cycle_limit: u64,
}

/// What a guest prints. The environment of a run keeps one handle, and the caller another.
#[derive(Clone, Default)]
struct Printed(Rc<RefCell<Vec<u8>>>);

impl Write for Printed {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The size of a segment, its user cycles, and its paging cycles.
fn figures(segment: &Value) -> Result<Value> {
    let inner = &segment["inner"];
    let number = |name: &str| inner[name].as_u64().with_context(|| format!("a segment has no {name}"));
    Ok(json!([number("po2")?, number("suspend_cycle")?, number("paging_cycles")?]))
}

fn execute(request: &Request, binary: &[u8], printed: &[Printed; 2]) -> Result<Value> {
    let [stdout, stderr] = printed.clone();
    let env = ExecutorEnv::builder()
        .write_slice(&hex::decode(&request.stdin)?)
        .args(&request.args)
        .segment_limit_po2(request.po2)
        .session_limit(Some(request.cycle_limit))
        .stdout(stdout)
        .stderr(stderr)
        .build()?;
    let mut segments = vec![];
    let session = ExecutorImpl::from_elf(env, binary)?.run_with_callback(|segment| {
        segments.push(figures(&serde_json::to_value(&segment)?)?);
        Ok(Box::new(NullSegmentRef))
    })?;
    // As r0vm does: it fails if the session contradicts itself.
    session.claim()?;
    let exit = match session.exit_code {
        ExitCode::Halted(code) => json!(["halted", code]),
        ExitCode::Paused(code) => json!(["paused", code]),
        _ => json!(["split", 0]),
    };
    Ok(json!({
        "exit": exit,
        "journal": hex::encode(session.journal.map(|journal| journal.bytes).unwrap_or_default()),
        "segments": segments,
        "user": session.user_cycles,
        "paging": session.paging_cycles,
        "reserved": session.reserved_cycles,
        "total": session.total_cycles,
    }))
}

fn main() -> Result<()> {
    for line in io::stdin().lock().lines() {
        let request: Request = serde_json::from_str(&line?)?;
        let binary = std::fs::read(&request.binary)?;
        let printed = <[Printed; 2]>::default();
        let mut report =
            execute(&request, &binary, &printed).unwrap_or_else(|error| json!({ "error": error.to_string() }));
        report["imageId"] = risc0_binfmt::compute_image_id(&binary)
            .map(|id| hex::encode(id.as_bytes()).into())
            .unwrap_or(Value::Null);
        for (name, text) in ["stdout", "stderr"].iter().zip(printed) {
            report[*name] = hex::encode(&*text.0.borrow()).into();
        }
        println!("{report}");
    }
    Ok(())
}
