/**
 * The calls that "The API on one screen" lists, with a line of code for each. Their declarations are in `signatures.json`,
 * read from the source at each version's tag. `npm run check:facts` reports a public name of these types that has no line,
 * and `npm run check:rust` compiles every line in the versions that show it.
 */
import { type DataTable, defineTable } from 'onesource';
import { isIn, narrower, type Span, signatures } from './signatures.ts';

/** A line in some of the versions that have the call. */
interface Variant extends Span {
  readonly line: string;
}

/** `CODE // WORDS`, or only one of the two. */
type Line = string | readonly Variant[];

export interface CallGroup {
  readonly caption: string;
  readonly crate: 'risc0-zkvm' | 'risc0-build' | 'risc0-zkp' | 'risc0-zkvm-platform';
  /** What compiles the lines; undefined for a group without code. */
  readonly check?: 'guest' | 'host';
  /** Types, modules, and single items. All that is public in them is a row, and nothing else. */
  readonly of: readonly string[];
  /** The file that has the lines as texts. */
  readonly texts?: string;
  /** Public, but not listed. */
  readonly without?: readonly string[];
  /** Imports of the lines. */
  readonly uses?: string;
  /** Statements in front of each line. */
  readonly given?: string | readonly (Span & { readonly text: string })[];
  readonly lines: Readonly<Record<string, Line>>;
}

/** A row of a group: a call with one declaration and one line, and the versions that have both. */
export interface Call extends Span {
  readonly path: string;
  readonly signature: string;
  readonly features: readonly string[];
  readonly code: string;
  readonly about: string;
}

/** The calls of a group in the order of its lines. A call whose declaration changed has a row for each. */
export function callsOf({ crate, lines }: CallGroup): Call[] {
  return Object.entries(lines).flatMap(([path, line]) => {
    const variants: readonly Variant[] = typeof line === 'string' ? [{ line }] : line;
    return (signatures[crate]?.[path] ?? []).flatMap(({ signature, features = [], ...span }) =>
      variants.flatMap(({ line: text, ...shown }): Call[] => {
        const both = narrower(span, shown);
        const [, code = '', about = ''] = /^(.*?)(?:(?:^| )\/\/ (.*))?$/.exec(text) ?? [];
        return both ? [{ path, signature, features, code, about, ...both }] : [];
      }),
    );
  });
}

/** Features that guests and hosts have anyway. */
const usual = ['std', 'client'];

/** The statements in front of a group's lines in a version. */
export const givenIn = ({ given = [] }: CallGroup, version: string): string =>
  typeof given === 'string'
    ? given
    : given.flatMap(({ text, ...span }) => (isIn(span, version) ? [text] : [])).join('\n');

export function callsTable(group: CallGroup): DataTable {
  const { texts } = group;
  return defineTable({
    caption: group.caption,
    source: [{ title: `${group.crate} at this version’s tag`, href: 'src:risc0' }],
    checked: '2026-11-28',
    columns: ['Name', 'Declaration', texts ? 'Text' : 'Example'],
    rows: callsOf(group).map(({ path, signature, code, about, features, after, until }) => {
      const needed = features.filter((feature) => !usual.includes(feature));
      const range = [...(after ? [`>${after}`] : []), ...(until ? [`<=${until}`] : [])].join(' ');
      return {
        cells: [
          { code: path },
          { code: signature },
          [
            ...(code ? [{ code: code.replace(/;$/, '') }] : []),
            ...(about ? [about] : []),
            ...(needed.length ? [`with the feature ${needed.join(' and ')}`] : []),
          ],
        ],
        ...(range ? { versions: range } : {}),
        ...(texts ? { quotes: [{ file: texts, text: `"${code}"` }] } : {}),
      };
    }),
  });
}

const guest: CallGroup = {
  caption: 'Calls of a guest',
  crate: 'risc0-zkvm',
  check: 'guest',
  of: ['guest::env', 'guest::env::FdReader', 'guest::env::FdWriter', 'guest::abort'],
  without: ['guest::env::risc0_keccak_update', 'guest::env::read_buffered'],
  uses: `use risc0_zkvm::guest::{self, env, env::{Read as _, Write as _}};
use risc0_zkvm::sha::Digest;
risc0_zkvm::declare_syscall!(SYS_ASK);`,
  given: [
    { text: 'let (mut n, mut bytes, mut words): (u32, [u8; 32], [u32; 8]) = todo!();' },
    { text: 'let (image_id, digest, control_root): (Digest, Digest, Digest) = todo!();' },
    { text: 'let journal: Vec<u8> = todo!();' },
    { text: 'let claim: risc0_zkvm::ReceiptClaim = todo!();', after: '0.19' },
  ],
  lines: {
    'guest::env::read': 'let n: u32 = env::read(); // what the host wrote with write()',
    'guest::env::read_slice': 'env::read_slice(&mut bytes); // raw bytes, as many as the slice has, without serde',
    'guest::env::read_frame': 'let bytes = env::read_frame(); // raw bytes that the host wrote with write_frame()',
    'guest::env::read_framed': 'let n: u32 = env::read_framed()?; // a frame, decoded like the input of read()',
    'guest::env::stdin': 'let n: u32 = env::stdin().read();',
    'guest::env::commit': 'env::commit(&n); // appends to the journal, which is public',
    'guest::env::commit_slice': 'env::commit_slice(&bytes); // appends raw bytes to the journal',
    'guest::env::journal': 'env::journal().write(&n); // the same as commit()',
    'guest::env::write': 'env::write(&n); // to the host alone: the writer of stdout, not proven',
    'guest::env::write_slice': 'env::write_slice(&bytes); // raw bytes to the host alone',
    'guest::env::stdout': 'env::stdout().write_slice(&bytes);',
    'guest::env::stderr': 'env::stderr().write_slice(b"a note");',
    'guest::env::log': 'env::log("half done"); // a line with the cycle count on the host’s output',
    'guest::env::cycle_count': 'let before = env::cycle_count(); // from the host, not proven',
    'guest::env::get_cycle_count': 'let before = env::get_cycle_count(); // from the host, not proven',
    'guest::env::verify': 'env::verify(image_id, &journal).unwrap(); // assumes a receipt that the host adds',
    'guest::env::verify_integrity': 'env::verify_integrity(&claim).unwrap(); // any claim, also one of a failed run',
    'guest::env::verify_assumption': 'env::verify_assumption(digest, control_root).unwrap(); // a claim by its digest',
    'guest::env::verify_assumption2':
      'env::verify_assumption2(digest, control_root).unwrap(); // the same, by way of the machine’s kernel',
    'guest::env::input_digest': 'let digest = env::input_digest(); // what the host passed to input_digest()',
    'guest::env::exit': 'env::exit(1); // ends the guest; the code is in the receipt',
    'guest::env::pause': [
      { line: 'env::pause();', until: '0.19' },
      { line: 'env::pause(0); // ends the session; the host may continue it', after: '0.19' },
    ],
    'guest::env::run_unconstrained': 'env::run_unconstrained(|| env::log("a note")); // not proven',
    'guest::env::send_recv_slice': 'let words: &[u32] = env::send_recv_slice::<u8, u32>(SYS_ASK, &bytes);',
    'guest::env::syscall': 'env::syscall(SYS_ASK, &bytes, &mut words); // the answer is the host’s, not proven',
    'guest::env::FdReader::new': 'let n: u32 = env::FdReader::new(5).read(); // what read_fd(5, …) of the host has',
    'guest::env::FdWriter::new': 'env::FdWriter::new(6, |_| {}).write(&n); // to write_fd(6, …) of the host',
    'guest::abort': 'guest::abort("no such entry"); // a panic without Rust’s own message',
  },
};

const hashing: CallGroup = {
  caption: 'Hashing, and the format of read, write, and commit',
  crate: 'risc0-zkvm',
  check: 'guest',
  of: ['sha::Sha256', 'sha::Digestible', 'serde::to_vec', 'serde::from_slice'],
  without: ['sha::Sha256::DigestPtr', 'sha::Digestible'],
  uses: `use risc0_zkvm::serde::{from_slice, to_vec};
use risc0_zkvm::sha::{Block, Digest, Impl, Sha256};`,
  given: `let (n, bytes, words): (u32, Vec<u8>, Vec<u32>) = todo!();
let (left, right, state): (Digest, Digest, Digest) = todo!();
let blocks: Vec<Block> = todo!();`,
  lines: {
    'sha::Sha256::hash_bytes': 'let digest = Impl::hash_bytes(&bytes); // SHA-256, on both sides',
    'sha::Sha256::hash_words': 'let digest = Impl::hash_words(&words);',
    'sha::Sha256::hash_pair': 'let parent = Impl::hash_pair(&left, &right); // one block, without padding',
    'sha::Sha256::hash_raw_data_slice':
      'let digest = Impl::hash_raw_data_slice(&words); // without padding for the length',
    'sha::Sha256::hash_raw_pod_slice':
      'let digest = Impl::hash_raw_pod_slice(&words); // without padding for the length',
    'sha::Sha256::compress': 'let state = Impl::compress(&state, &left, &right);',
    'sha::Sha256::compress_slice': 'let state = Impl::compress_slice(&state, &blocks);',
    'sha::Digestible::digest': 'let digest = risc0_zkvm::sha::Digestible::digest(&bytes);',
    'serde::to_vec': 'let words = to_vec(&n)?; // as write() encodes it',
    'serde::from_slice': 'let n: u32 = from_slice(&words)?; // as read() decodes it',
  },
};

const builder: CallGroup = {
  caption: 'Input, output, and limits of a run',
  crate: 'risc0-zkvm',
  check: 'host',
  of: ['ExecutorEnv', 'ExecutorEnvBuilder'],
  uses: 'use risc0_zkvm::ExecutorEnv;',
  given: `let (n, bytes): (u32, Vec<u8>) = todo!();
let digest: risc0_zkvm::sha::Digest = todo!();
let receipt: risc0_zkvm::Receipt = todo!();
let mut messages: Vec<u8> = Vec::new();
let mut builder = ExecutorEnv::builder();`,
  lines: {
    'ExecutorEnv::builder': 'let mut builder = ExecutorEnv::builder();',
    'ExecutorEnvBuilder::write': 'builder.write(&n)?; // for env::read()',
    'ExecutorEnvBuilder::add_input': 'builder.add_input(&risc0_zkvm::serde::to_vec(&n)?); // for env::read()',
    'ExecutorEnvBuilder::write_slice': 'builder.write_slice(&bytes); // for env::read_slice()',
    'ExecutorEnvBuilder::write_frame':
      'builder.write_frame(&bytes); // for env::read_frame(): the length, then the bytes',
    'ExecutorEnvBuilder::stdin': 'builder.stdin(&bytes[..]); // a reader; not together with write()',
    'ExecutorEnvBuilder::stdout': 'builder.stdout(&mut messages); // takes env::write(), println!, and env::log()',
    'ExecutorEnvBuilder::stderr': 'builder.stderr(&mut messages); // takes eprintln!',
    'ExecutorEnvBuilder::read_fd': 'builder.read_fd(5, &bytes[..]);',
    'ExecutorEnvBuilder::write_fd': 'builder.write_fd(6, &mut messages);',
    'ExecutorEnvBuilder::env_var': 'builder.env_var("LANG", "en"); // for std::env::var("LANG")',
    'ExecutorEnvBuilder::env_vars': 'builder.env_vars([("LANG".to_string(), "en".to_string())].into()); // all at once',
    'ExecutorEnvBuilder::args': 'builder.args(&["guest".to_string(), "--all".to_string()]); // for std::env::args()',
    'ExecutorEnvBuilder::add_assumption': [
      { line: 'builder.add_assumption(receipt); // for env::verify()', until: '3.0' },
      { line: 'builder.add_assumption(receipt)?; // for env::verify()', after: '3.0' },
    ],
    'ExecutorEnvBuilder::io_callback':
      'builder.io_callback("crate::SYS_ASK", |question| Ok(question)); // answers send_recv_slice()',
    'ExecutorEnvBuilder::slice_io': '// for a trait that isn’t public: use io_callback()',
    'ExecutorEnvBuilder::input_digest':
      'builder.input_digest(digest); // for env::input_digest(); the claim contains it',
    'ExecutorEnvBuilder::segment_limit_po2': 'builder.segment_limit_po2(19); // smaller segments need less memory',
    'ExecutorEnvBuilder::keccak_max_po2': 'builder.keccak_max_po2(16)?; // smaller batches need less memory',
    'ExecutorEnvBuilder::session_limit': 'builder.session_limit(Some(1 << 24)); // stops longer runs with an error',
    'ExecutorEnvBuilder::segment_path': 'builder.segment_path("segments"); // keeps segments in this folder',
    'ExecutorEnvBuilder::enable_profiler': 'builder.enable_profiler("profile.pb"); // like RISC0_PPROF_OUT',
    'ExecutorEnvBuilder::trace_callback':
      'builder.trace_callback(|event| Ok(println!("{event:?}"))); // each instruction',
    'ExecutorEnvBuilder::coprocessor_callback':
      '// an object that implements CoprocessorCallback: proves Keccak batches elsewhere',
    'ExecutorEnvBuilder::coprocessor_callback_ref': '// the same, behind Rc and RefCell',
    'ExecutorEnvBuilder::povw': '// the job that a proof of verifiable work is for',
    'ExecutorEnvBuilder::build': 'let env = builder.build()?;',
  },
};

const provers: CallGroup = {
  caption: 'Executing and proving',
  crate: 'risc0-zkvm',
  check: 'host',
  of: ['default_prover', 'default_executor', 'Prover', 'Executor', 'ExternalProver', 'compute_image_id'],
  uses: 'use risc0_zkvm::{default_prover, ExecutorEnv, ProverOpts, Receipt, VerifierContext};',
  given: `const GUEST_ELF: &[u8] = &[];
let env: ExecutorEnv = todo!();
let receipt: Receipt = todo!();
let prover = default_prover();`,
  lines: {
    default_prover: 'let prover = default_prover(); // chosen by features and variables',
    'Prover::prove': [
      {
        line: 'let receipt = prover.prove(env, &VerifierContext::default(), &ProverOpts::default(), todo!())?;',
        until: '0.19',
      },
      {
        line: 'let receipt = prover.prove(env, GUEST_ELF)?; // verified before it is returned',
        after: '0.19',
        until: '0.21',
      },
      { line: 'let info = prover.prove(env, GUEST_ELF)?; // info.receipt is verified already', after: '0.21' },
    ],
    'Prover::prove_elf': 'let receipt = prover.prove_elf(env, GUEST_ELF)?;',
    'Prover::prove_elf_with_ctx':
      'let receipt = prover.prove_elf_with_ctx(env, &VerifierContext::default(), GUEST_ELF, &ProverOpts::default())?;',
    'Prover::prove_with_opts': 'let info = prover.prove_with_opts(env, GUEST_ELF, &ProverOpts::succinct())?;',
    'Prover::prove_with_ctx': [
      {
        line: 'let receipt = prover.prove_with_ctx(env, &VerifierContext::default(), GUEST_ELF, &ProverOpts::default())?;',
        until: '0.21',
      },
      {
        line: 'let info = prover.prove_with_ctx(env, &VerifierContext::default(), GUEST_ELF, &ProverOpts::groth16())?;',
        after: '0.21',
      },
    ],
    'Prover::compress':
      'let small = prover.compress(&ProverOpts::groth16(), &receipt)?; // a smaller kind of the same receipt',
    'Prover::get_name': 'let name = prover.get_name(); // ipc, bonsai, …',
    default_executor: 'let executor = risc0_zkvm::default_executor(); // runs guests, proves nothing',
    'Executor::execute': [
      { line: 'let session = risc0_zkvm::default_executor().execute(env, todo!())?;', until: '0.19' },
      { line: 'let session = risc0_zkvm::default_executor().execute(env, GUEST_ELF)?;', after: '0.19' },
    ],
    'Executor::execute_elf': 'let session = risc0_zkvm::default_executor().execute_elf(env, GUEST_ELF)?;',
    'ExternalProver::new':
      'let prover = risc0_zkvm::ExternalProver::new("ipc", "/opt/r0vm"); // an r0vm of your choice',
    'Executor::new': '// with the feature prove: from a MemoryImage',
    'Executor::from_elf': '// with the feature prove',
    'Executor::run': '// gives a Session; its method prove() proves the segments',
    'Executor::run_with_callback': '// passes each segment on as soon as it ends',
    'Executor::step': '// one instruction',
    compute_image_id:
      'let image_id = risc0_zkvm::compute_image_id(GUEST_ELF)?; // the constant GUEST_ID, computed again',
  },
};

const inProcess: CallGroup = {
  caption: 'With the features prove and bonsai',
  crate: 'risc0-zkvm',
  of: ['get_prover_server', 'local_executor', 'LocalProver', 'BonsaiProver', 'ExecutorImpl'],
  without: [
    'ExecutorImpl::new',
    'ExecutorImpl::run_with_debugger',
    'ExecutorImpl::run_with_callback',
    'ExecutorImpl::run_guest_only',
    'ExecutorImpl::run_guest_only_with_callback',
    'ExecutorImpl::step',
  ],
  lines: {
    get_prover_server: '// a prover in your own process, with a method for each step',
    local_executor: '// an executor in your own process',
    'LocalProver::new': '// LocalProver::new("local"): a prover in your own process',
    'BonsaiProver::new': '// BonsaiProver::new("bonsai"): the server that BONSAI_API_URL names; feature bonsai',
    'ExecutorImpl::from_elf': '// an executor that keeps the segments',
    'ExecutorImpl::run': '// gives a Session; its method prove() proves the segments',
  },
};

const options: CallGroup = {
  caption: 'ProverOpts',
  crate: 'risc0-zkvm',
  check: 'host',
  of: ['ProverOpts', 'ReceiptKind'],
  uses: 'use risc0_zkvm::{ProverOpts};',
  given: 'let opts = ProverOpts::default();',
  lines: {
    'ProverOpts::composite': 'let opts = ProverOpts::composite(); // a proof for each segment',
    'ProverOpts::succinct': 'let opts = ProverOpts::succinct(); // one proof of constant size',
    'ProverOpts::groth16': 'let opts = ProverOpts::groth16(); // for a chain',
    'ProverOpts::fast': 'let opts = ProverOpts::fast(); // composite, and can’t be compressed',
    'ProverOpts::with_receipt_kind': 'let opts = opts.with_receipt_kind(risc0_zkvm::ReceiptKind::Succinct);',
    'ProverOpts::with_prove_guest_errors':
      'let opts = opts.with_prove_guest_errors(true); // proofs of failed runs too',
    'ProverOpts::with_dev_mode': 'let opts = opts.with_dev_mode(false); // whatever RISC0_DEV_MODE says',
    'ProverOpts::dev_mode': 'let is_fake = opts.dev_mode();',
    'ProverOpts::with_hashfn': 'let opts = opts.with_hashfn("poseidon2".to_string());',
    'ProverOpts::with_control_ids': 'let opts = opts.with_control_ids(vec![]); // the recursion programs to accept',
    'ProverOpts::with_segment_po2_max': 'let opts = opts.with_segment_po2_max(20);',
    'ProverOpts::with_max_segment_po2': 'let opts = opts.with_max_segment_po2(20);',
    'ProverOpts::from_max_po2': 'let opts = ProverOpts::from_max_po2(20);',
    'ProverOpts::all_po2s': 'let opts = ProverOpts::all_po2s();',
    'ProverOpts::hashfn': 'let name = &opts.hashfn;',
    'ProverOpts::prove_guest_errors': 'let proves = opts.prove_guest_errors;',
    'ProverOpts::receipt_kind': 'let kind = opts.receipt_kind;',
    'ProverOpts::control_ids': 'let ids = &opts.control_ids;',
    'ReceiptKind::Composite': 'let kind = risc0_zkvm::ReceiptKind::Composite;',
    'ReceiptKind::Succinct': 'let kind = risc0_zkvm::ReceiptKind::Succinct;',
    'ReceiptKind::Groth16': 'let kind = risc0_zkvm::ReceiptKind::Groth16;',
  },
};

const results: CallGroup = {
  caption: 'What proving and executing return',
  crate: 'risc0-zkvm',
  check: 'host',
  of: ['ProveInfo', 'SessionStats', 'SessionInfo', 'SegmentInfo'],
  without: ['SessionStats::log_if_risc0_info_set'],
  given: [
    { text: 'let info: risc0_zkvm::ProveInfo = todo!();', after: '0.21' },
    { text: 'let session: risc0_zkvm::SessionInfo = todo!();', after: '0.18' },
  ],
  lines: {
    'ProveInfo::receipt': 'let receipt = info.receipt;',
    'ProveInfo::stats': 'let stats = info.stats; // a SessionStats',
    'ProveInfo::work_receipt': 'let work = info.work_receipt; // None without povw()',
    'SessionStats::segments': 'let segments = info.stats.segments; // how many',
    'SessionStats::user_cycles': 'let cycles = info.stats.user_cycles; // of the program itself',
    'SessionStats::paging_cycles': 'let cycles = info.stats.paging_cycles; // of reading and writing pages',
    'SessionStats::reserved_cycles': 'let cycles = info.stats.reserved_cycles; // of the rest, padding included',
    'SessionStats::total_cycles': 'let cycles = info.stats.total_cycles; // all of them; proving time follows these',
    'SessionStats::insn_count': 'let instructions = info.stats.insn_count;',
    'SessionStats::row_count': 'let rows = info.stats.row_count; // proving time follows these',
    'SessionStats::padding_row_count': 'let rows = info.stats.padding_row_count;',
    'SessionStats::block_counts': 'let blocks = info.stats.block_counts;',
    'SessionStats::ecall_metrics': 'let metrics = &info.stats.ecall_metrics;',
    'SessionStats::syscall_metrics': 'let metrics = &info.stats.syscall_metrics;',
    'SessionStats::execution_time': 'let time = info.stats.execution_time;',
    'SessionInfo::journal': 'let n: u32 = session.journal.decode()?;',
    'SessionInfo::exit_code': 'let code = session.exit_code; // what the guest ended with',
    'SessionInfo::segments': 'let segments = session.segments.len(); // a SegmentInfo for each',
    'SessionInfo::cycles': 'let cycles = session.cycles(); // the sum over the segments',
    'SessionInfo::rows': 'let rows = session.rows(); // the sum over the segments',
    'SessionInfo::receipt_claim': 'let claim = session.receipt_claim; // what a receipt would claim',
    'SegmentInfo::po2': 'let rows = 1u64 << session.segments[0].po2; // what proving the segment costs',
    'SegmentInfo::cycles': 'let cycles = session.segments[0].cycles;',
    'SegmentInfo::insn_count': 'let instructions = session.segments[0].insn_count;',
    'SegmentInfo::row_count': 'let rows = session.segments[0].row_count;',
    'SegmentInfo::padding_row_count': 'let rows = session.segments[0].padding_row_count;',
  },
};

const receipts: CallGroup = {
  caption: 'Receipts',
  crate: 'risc0-zkvm',
  check: 'host',
  of: ['Receipt', 'Journal', 'ReceiptMetadata', 'InnerReceipt'],
  without: [
    'ReceiptMetadata::decode',
    'ReceiptMetadata::encode',
    'InnerReceipt::seal_size',
    'InnerReceipt::verifier_parameters',
    // Their names are those of the methods, in upper case.
    'InnerReceipt::Composite',
    'InnerReceipt::Flat',
    'InnerReceipt::Succinct',
    'InnerReceipt::Compact',
    'InnerReceipt::Groth16',
  ],
  uses: 'use risc0_zkvm::{Receipt, VerifierContext};',
  given: `const GUEST_ID: [u32; 8] = [0; 8];
let receipt: Receipt = todo!();
let ctx = VerifierContext::default();`,
  lines: {
    'Receipt::verify': 'receipt.verify(GUEST_ID)?; // proof, image ID, journal, and exit code 0',
    'Receipt::verify_with_context': 'receipt.verify_with_context(&ctx, GUEST_ID)?;',
    'Receipt::verify_integrity_with_context':
      'receipt.verify_integrity_with_context(&ctx)?; // any program, any exit code',
    'Receipt::journal': [
      { line: 'let n: u32 = risc0_zkvm::serde::from_slice(&receipt.journal)?;', until: '0.18' },
      { line: 'let n: u32 = receipt.journal.decode()?;', after: '0.18' },
    ],
    'Receipt::inner': 'let proof = &receipt.inner; // an InnerReceipt: which kind it is',
    'Receipt::metadata': 'let id = receipt.metadata.verifier_parameters;',
    'Receipt::claim': 'let claim = receipt.claim()?; // image ID, exit code, journal; not verified',
    'Receipt::get_claim': 'let claim = receipt.get_claim()?; // not verified',
    'Receipt::get_metadata': 'let claim = receipt.get_metadata()?; // not verified',
    'Receipt::seal_size': 'let size = receipt.seal_size(); // in bytes',
    'Receipt::new': 'let receipt = Receipt::new(todo!(), vec![]); // verifies nothing',
    'Journal::decode': 'let n: u32 = receipt.journal.decode()?; // what env::commit() wrote',
    'Journal::bytes': 'let bytes = &receipt.journal.bytes; // what env::commit_slice() wrote',
    'Journal::new': 'let journal = risc0_zkvm::Journal::new(vec![]);',
    'ReceiptMetadata::verifier_parameters':
      'let id = receipt.metadata.verifier_parameters; // of the verifier it was made for; not verified',
    'ReceiptMetadata::pre': 'let image = receipt.get_metadata()?.pre; // before the run',
    'ReceiptMetadata::post': 'let image = receipt.get_metadata()?.post; // after the run',
    'ReceiptMetadata::exit_code': 'let code = receipt.get_metadata()?.exit_code;',
    'ReceiptMetadata::input': 'let digest = receipt.get_metadata()?.input;',
    'ReceiptMetadata::output': 'let digest = receipt.get_metadata()?.output; // of the journal',
    'ReceiptMetadata::digest': 'let digest = receipt.get_metadata()?.digest()?;',
    'InnerReceipt::composite':
      'let parts = receipt.inner.composite()?; // an error for every other kind, fake ones too',
    'InnerReceipt::succinct': 'let proof = receipt.inner.succinct()?; // an error for every other kind',
    'InnerReceipt::groth16': 'let proof = receipt.inner.groth16()?; // an error for every other kind',
    'InnerReceipt::compact': 'let proof = receipt.inner.compact()?; // an error for every other kind',
    'InnerReceipt::flat': 'let parts = receipt.inner.flat()?; // an error for every other kind',
    'InnerReceipt::claim': 'let claim = receipt.inner.claim()?; // not verified',
    'InnerReceipt::get_claim': 'let claim = receipt.inner.get_claim()?; // not verified',
    'InnerReceipt::verify': 'receipt.inner.verify(GUEST_ID, b"journal")?;',
    'InnerReceipt::verify_with_context': 'receipt.inner.verify_with_context(&ctx, GUEST_ID, b"journal")?;',
    'InnerReceipt::verify_integrity': 'receipt.inner.verify_integrity()?; // the proof alone, without the journal',
    'InnerReceipt::verify_integrity_with_context':
      'receipt.inner.verify_integrity_with_context(&ctx)?; // the proof alone',
    'InnerReceipt::Fake': [
      { line: 'let is = matches!(receipt.inner, risc0_zkvm::InnerReceipt::Fake);', until: '0.19' },
      {
        line: 'let is = matches!(receipt.inner, risc0_zkvm::InnerReceipt::Fake { .. }); // made in dev mode; there is a variant for each kind',
        after: '0.19',
        until: '0.21',
      },
      {
        line: 'let is = matches!(receipt.inner, risc0_zkvm::InnerReceipt::Fake(_)); // made in dev mode; there is a variant for each kind',
        after: '0.21',
      },
    ],
  },
};

const kinds: CallGroup = {
  caption: 'Kinds of receipts',
  crate: 'risc0-zkvm',
  check: 'host',
  of: ['CompositeReceipt', 'SuccinctReceipt', 'Groth16Receipt', 'FakeReceipt', 'AssumptionReceipt'],
  without: [
    'SuccinctReceipt::into_unknown',
    'Groth16Receipt::into_unknown',
    'FakeReceipt::into_unknown',
    'CompositeReceipt::journal_digest',
    'AssumptionReceipt::claim_digest',
    'CompositeReceipt::verifier_parameters',
    'CompositeReceipt::claim',
    'CompositeReceipt::get_claim',
    'CompositeReceipt::seal_size',
    'SuccinctReceipt::seal_size',
    'SuccinctReceipt::get_seal_bytes',
    'SuccinctReceipt::verify_integrity_with_context',
    'SuccinctReceipt::verify_with_context',
    'Groth16Receipt::seal_size',
    'Groth16Receipt::verify_integrity_with_context',
    'SuccinctReceipt::verifier_parameters',
    'FakeReceipt::verify_integrity_with_context',
    'SuccinctReceipt::meta',
  ],
  uses: 'use risc0_zkvm::VerifierContext;',
  given: `let receipt: risc0_zkvm::Receipt = todo!();
let ctx = VerifierContext::default();`,
  lines: {
    'CompositeReceipt::segments': 'let count = receipt.inner.composite()?.segments.len(); // a SegmentReceipt for each',
    'CompositeReceipt::assumption_receipts': 'let inner = &receipt.inner.composite()?.assumption_receipts;',
    'CompositeReceipt::assumptions': 'let inner = &receipt.inner.composite()?.assumptions;',
    'CompositeReceipt::verify_integrity_with_context':
      'receipt.inner.composite()?.verify_integrity_with_context(&ctx)?;',
    'SuccinctReceipt::seal': 'let words = &receipt.inner.succinct()?.seal;',
    'SuccinctReceipt::control_id': 'let id = receipt.inner.succinct()?.control_id; // of the last recursion program',
    'SuccinctReceipt::control_inclusion_proof': 'let path = &receipt.inner.succinct()?.control_inclusion_proof;',
    'SuccinctReceipt::claim': 'let claim = &receipt.inner.succinct()?.claim;',
    'SuccinctReceipt::hashfn': 'let name = &receipt.inner.succinct()?.hashfn;',
    'SuccinctReceipt::verify_integrity': 'receipt.inner.succinct()?.verify_integrity()?;',
    'Groth16Receipt::seal':
      'let bytes = &receipt.inner.groth16()?.seal; // for a contract: encode_seal() adds the selector',
    'Groth16Receipt::claim': 'let claim = &receipt.inner.groth16()?.claim;',
    'Groth16Receipt::verifier_parameters':
      'let id = receipt.inner.groth16()?.verifier_parameters; // its first four bytes are the selector',
    'Groth16Receipt::new': '// from a seal that another program made',
    'Groth16Receipt::verify_integrity': 'receipt.inner.groth16()?.verify_integrity()?;',
    'FakeReceipt::new':
      'let fake = risc0_zkvm::FakeReceipt::<risc0_zkvm::ReceiptClaim>::new(receipt.claim()?); // proves nothing',
    'FakeReceipt::claim': '// what it claims, without a proof',
    'FakeReceipt::verify_integrity': '// an error, except in dev mode',
    'AssumptionReceipt::Proven': '// what add_assumption() makes of a receipt',
    'AssumptionReceipt::Unresolved': '// a claim that stays an assumption; the receipt is conditional',
  },
};

const contexts: CallGroup = {
  caption: 'VerifierContext',
  crate: 'risc0-zkvm',
  check: 'host',
  of: ['VerifierContext'],
  without: [
    'VerifierContext::suites',
    'VerifierContext::default_hash_suites',
    'VerifierContext::with_suites',
    'VerifierContext::composite_verifier_parameters',
  ],
  uses: 'use risc0_zkvm::VerifierContext;',
  given: 'let ctx = VerifierContext::default();',
  lines: {
    'VerifierContext::with_dev_mode':
      'let ctx = ctx.with_dev_mode(false); // rejects fake receipts, whatever RISC0_DEV_MODE says',
    'VerifierContext::dev_mode': 'let accepts_fakes = ctx.dev_mode();',
    'VerifierContext::empty': 'let ctx = VerifierContext::empty(); // accepts no kind of receipt',
    'VerifierContext::from_max_po2': 'let ctx = VerifierContext::from_max_po2(24);',
    'VerifierContext::all_po2s': 'let ctx = VerifierContext::all_po2s();',
    'VerifierContext::segment_verifier_parameters': 'let parameters = &ctx.segment_verifier_parameters;',
    'VerifierContext::succinct_verifier_parameters': 'let parameters = &ctx.succinct_verifier_parameters;',
    'VerifierContext::groth16_verifier_parameters': 'let parameters = &ctx.groth16_verifier_parameters;',
    'VerifierContext::with_segment_verifier_parameters':
      'let ctx = ctx.with_segment_verifier_parameters(Default::default());',
    'VerifierContext::with_succinct_verifier_parameters':
      'let ctx = ctx.with_succinct_verifier_parameters(Default::default());',
    'VerifierContext::with_groth16_verifier_parameters':
      'let ctx = ctx.with_groth16_verifier_parameters(Default::default());',
  },
};

const claims: CallGroup = {
  caption: 'Claims and exit codes',
  crate: 'risc0-zkvm',
  check: 'host',
  of: ['ReceiptClaim', 'Output', 'ExitCode'],
  without: ['ReceiptClaim::join', 'ReceiptClaim::resolve', 'ExitCode::expects_output'],
  given: [
    { text: 'let code: risc0_zkvm::ExitCode = todo!();' },
    { text: 'let claim: risc0_zkvm::ReceiptClaim = todo!();', after: '0.19' },
    { text: 'let image_id: risc0_zkvm::sha::Digest = todo!();' },
  ],
  lines: {
    'ReceiptClaim::ok': 'let claim = risc0_zkvm::ReceiptClaim::ok(image_id, b"journal".to_vec()); // to compare with',
    'ReceiptClaim::paused': 'let claim = risc0_zkvm::ReceiptClaim::paused(image_id, b"journal".to_vec());',
    'ReceiptClaim::pre': 'let image = &claim.pre; // before the run: its digest is the image ID',
    'ReceiptClaim::post': 'let image = &claim.post; // after the run',
    'ReceiptClaim::exit_code': 'let code = claim.exit_code;',
    'ReceiptClaim::input': 'let digest = &claim.input; // what input_digest() was given',
    'ReceiptClaim::output': 'let output = &claim.output; // journal and assumptions',
    'ReceiptClaim::encode': 'claim.encode(&mut vec![])?;',
    'ReceiptClaim::decode': 'let claim = risc0_zkvm::ReceiptClaim::decode(&mut [0].into())?;',
    'Output::journal': '// the journal or its digest',
    'Output::assumptions': '// empty in an unconditional receipt',
    'ExitCode::Halted': 'let is_ok = code == risc0_zkvm::ExitCode::Halted(0); // main returned, or env::exit(0)',
    'ExitCode::Paused': 'let is_paused = code == risc0_zkvm::ExitCode::Paused(0); // the guest called env::pause(0)',
    'ExitCode::SystemSplit': '// not the last segment',
    'ExitCode::SessionLimit': '// never returned: a run above session_limit() ends in an error',
    'ExitCode::Fault': '// an instruction that could not be executed',
    'ExitCode::is_ok': 'let is_ok = code.is_ok();',
    'ExitCode::into_pair': 'let (system, user) = code.into_pair();',
    'ExitCode::from_pair': 'let code = risc0_zkvm::ExitCode::from_pair(0, 0)?;',
  },
};

const errors: CallGroup = {
  caption: 'Errors from verifying a receipt, and their texts',
  crate: 'risc0-zkp',
  of: ['verify::VerificationError'],
  texts: 'risc0/zkp/src/verify/mod.rs',
  lines: {
    'verify::VerificationError::ReceiptFormatError': 'invalid receipt format',
    'verify::VerificationError::ControlVerificationError': [
      { line: 'control_id mismatch', until: '0.19' },
      { line: 'control_id mismatch: {control_id}', after: '0.19' },
    ],
    'verify::VerificationError::ImageVerificationError': 'image_id mismatch',
    'verify::VerificationError::MerkleQueryOutOfRange': [
      { line: 'Requested Merkle validation on row {idx}, but only {rows} rows exist', until: '0.21' },
      { line: 'requested Merkle validation on row {idx}, but only {rows} rows exist', after: '0.21' },
    ],
    'verify::VerificationError::InvalidProof': [
      { line: 'Verification indicates proof is invalid', until: '0.21' },
      { line: 'verification indicates proof is invalid', after: '0.21' },
    ],
    'verify::VerificationError::JournalDigestMismatch': [
      { line: 'Journal digest mismatch detected', until: '0.21' },
      { line: 'journal digest mismatch detected', after: '0.21' },
    ],
    'verify::VerificationError::ClaimDigestMismatch':
      'claim digest does not match the expected digest {received}; expected {expected}',
    'verify::VerificationError::UnexpectedExitCode': [
      { line: 'Unexpected exit_code', until: '0.21' },
      { line: 'unexpected exit_code', after: '0.21' },
    ],
    'verify::VerificationError::InvalidHashSuite': [
      { line: 'Invalid hash suite', until: '0.21' },
      { line: 'invalid hash suite', after: '0.21' },
    ],
    'verify::VerificationError::VerifierParametersMissing':
      'verifier parameters were not found in verifier context for the given receipt type',
    'verify::VerificationError::VerifierParametersMismatch':
      'receipt was produced for a version of the verifier with parameters digest {received}; expected {expected}',
    'verify::VerificationError::ProofSystemInfoMismatch':
      'receipt was produced for a version of the verifier with proof system info {received}; expected {expected}',
    'verify::VerificationError::CircuitInfoMismatch':
      'receipt was produced for a version of the verifier with circuit info {received}; expected {expected}',
    'verify::VerificationError::UnresolvedAssumption': 'receipt contains an unresolved assumption: {digest}',
    'verify::VerificationError::ValidFaultReceipt': 'Receipt is a valid fault proof',
    'verify::VerificationError::FaultStateMismatch': 'Fault checker generated incorrect guest state',
  },
};

const building: CallGroup = {
  caption: 'Building guests',
  crate: 'risc0-build',
  check: 'host',
  of: [
    'embed_methods',
    'embed_methods_with_options',
    'GuestOptions',
    'GuestOptionsBuilder',
    'DockerOptions',
    'DockerOptionsBuilder',
    'GuestListEntry',
  ],
  uses: 'use risc0_build::*;',
  given: 'let mut options = GuestOptions::default();',
  lines: {
    embed_methods:
      'risc0_build::embed_methods(); // in build.rs; makes NAME_ELF, NAME_ID, and NAME_PATH for each guest',
    embed_methods_with_options:
      'risc0_build::embed_methods_with_options([("guest", options)].into()); // by the name of the package',
    'GuestOptions::features': 'options.features = vec!["fast".to_string()]; // of the guest’s crate',
    'GuestOptions::use_docker': [
      { line: 'options.use_docker = Some(DockerOptions { root_dir: None }); // a reproducible build', until: '1.2' },
      { line: 'options.use_docker = Some(Default::default()); // a reproducible build', after: '1.2' },
    ],
    'GuestOptions::kernel': '// the machine’s kernel',
    'GuestOptionsBuilder::features': 'GuestOptionsBuilder::default().features(vec!["fast".to_string()]);',
    'GuestOptionsBuilder::use_docker':
      'GuestOptionsBuilder::default().use_docker(Default::default()); // a reproducible build',
    'GuestOptionsBuilder::kernel': 'GuestOptionsBuilder::default().kernel(vec![]);',
    'GuestOptionsBuilder::build': 'let options = GuestOptionsBuilder::default().build()?;',
    'DockerOptions::root_dir': [
      { line: 'let docker = DockerOptions { root_dir: Some("..".into()) }; // what the build sees', until: '1.2' },
      { line: 'let folder = DockerOptions::default().root_dir; // what the build sees', after: '1.2' },
    ],
    'DockerOptions::docker_container_tag': 'let tag = DockerOptions::default().docker_container_tag;',
    'DockerOptions::env': 'let variables = DockerOptions::default().env;',
    'DockerOptionsBuilder::root_dir': 'DockerOptionsBuilder::default().root_dir(".."); // what the build sees',
    'DockerOptionsBuilder::docker_container_tag': 'DockerOptionsBuilder::default().docker_container_tag("r0.1.88.0");',
    'DockerOptionsBuilder::env': 'DockerOptionsBuilder::default().env(vec![("TZ".to_string(), "UTC".to_string())]);',
    'DockerOptionsBuilder::build': 'let docker = DockerOptionsBuilder::default().build()?;',
    'GuestListEntry::name': '// of each guest that embed_methods() returns: its name',
    'GuestListEntry::elf': '// the program',
    'GuestListEntry::image_id': '// its image ID',
    'GuestListEntry::path': '// where the program is',
  },
};

const platform: CallGroup = {
  caption: 'Below std',
  crate: 'risc0-zkvm-platform',
  of: ['syscall::sys_getenv', 'syscall::sys_argc', 'syscall::sys_argv'],
  lines: {
    'syscall::sys_getenv':
      '// behind std::env::var; returns the length in bytes, and usize::MAX for a variable that is not set',
    'syscall::sys_argc': '// behind std::env::args: how many there are',
    'syscall::sys_argv': '// behind std::env::args: the text of one',
  },
};

/** By the name of the table that shows the group: `content/data/calls-NAME.ts`. */
export const callGroups = {
  guest,
  hashing,
  builder,
  provers,
  'in-process': inProcess,
  options,
  results,
  receipts,
  kinds,
  contexts,
  claims,
  errors,
  building,
  platform,
} satisfies Readonly<Record<string, CallGroup>>;
