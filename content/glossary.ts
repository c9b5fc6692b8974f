/**
 * The glossary: the terminology page lists it, `term:ID` links show a definition on hover, focus and tap.
 * Sorted by term; a definition is plain text of at most 50 words and true for the latest version.
 */
export interface GlossaryEntry {
  /** What `term:ID` names, and the anchor on the terminology page. */
  readonly id: string;
  /** Anchors under which the terminology page used to list the term; links to them still lead here. */
  readonly anchors?: readonly string[];
  readonly term: string;
  /** Other spellings and forms, for search and for the terminology page. */
  readonly aliases: readonly string[];
  readonly definition: string;
  /** Where to read on: a topic of the API documentation or an unversioned page. */
  readonly see?: `api:${string}` | `/${string}`;
}

export const glossary = [
  {
    id: 'aggregation',
    term: 'Aggregation',
    aliases: ['proof aggregation', 'set verifier'],
    definition:
      'Combining many proofs into one, so that checking costs little per proof. On chain, a set verifier checks one proof of a Merkle root and then cheap paths for single claims.',
    see: 'api:blockchain-integration/contracts/verifier',
  },
  {
    id: 'arithmetic-circuit',
    term: 'Arithmetic circuit',
    aliases: ['arithmetic circuits'],
    definition:
      'A computation drawn as additions and multiplications in a field, joined by wires. Many proof systems expect their statement in this form.',
    see: '/reference-docs/about-arithmetic-circuits',
  },
  {
    id: 'assumption',
    term: 'Assumption',
    aliases: ['assumptions'],
    definition:
      'A claim that a guest relied on by calling env::verify and that still has to be backed by a receipt. The host supplies that receipt with add_assumption.',
    see: 'api:zkvm/composition',
  },
  {
    id: 'babybear',
    term: 'BabyBear',
    aliases: ['Baby Bear'],
    definition:
      "The zkVM's field: numbers modulo 15·2²⁷ + 1 = 2013265921. A value fits in 32 bits, and the field has roots of unity for transforms of up to 2²⁷ points.",
    see: '/reference-docs/about-finite-fields',
  },
  {
    id: 'bento',
    term: 'Bento',
    aliases: [],
    definition:
      "Proving infrastructure for one's own machines: several workers share the execution, proving and recursion of one job. Its REST interface follows Bonsai's.",
    see: 'api:generating-proofs/remote-proving',
  },
  {
    id: 'bigint',
    term: 'Big-integer precompile',
    aliases: ['bigint', 'bigint2'],
    definition:
      'A precompile for modular arithmetic on numbers much wider than a register. Elliptic-curve and RSA crates use it for signatures and similar work.',
    see: 'api:zkvm/precompiles',
  },
  {
    id: 'security-bits',
    term: 'Bits of security',
    aliases: ['security bits', 'bit of security'],
    definition:
      "The effort of the best known attack as a power of two: 97 bits stand for about 2⁹⁷ steps. One bit more doubles the attacker's work.",
    see: 'api:security-model',
  },
  {
    id: 'blowup-factor',
    term: 'Blowup factor',
    aliases: ['rate', 'expansion rate'],
    definition:
      'How many times longer the extended column is than the original; the rate is its inverse. A larger one makes proofs smaller and proving slower. The zkVM uses 4.',
    see: '/reference-docs/about-rs-codes',
  },
  {
    id: 'bn254',
    term: 'BN254',
    aliases: ['alt_bn128'],
    definition:
      "The pairing-friendly elliptic curve for which Ethereum has built-in operations, and over which the zkVM's Groth16 proofs are made.",
    see: 'api:blockchain-integration/shrink-wrapping',
  },
  {
    id: 'bonsai',
    term: 'Bonsai',
    aliases: [],
    definition:
      'A hosted proving service with a REST interface. The host uploads a guest and its input, and gets the receipt back; the service therefore sees the input.',
    see: 'api:generating-proofs/remote-proving',
  },
  {
    id: 'boundless',
    term: 'Boundless',
    aliases: [],
    definition:
      'A market in which independent provers compete to produce proofs that others request. It is a project of its own that builds on the zkVM.',
    see: 'api:generating-proofs/remote-proving',
  },
  {
    id: 'cargo-risczero',
    term: 'cargo-risczero',
    aliases: ['cargo risczero'],
    definition: 'The Cargo subcommand of the project. It creates projects from templates and builds guests reproducibly in a container.',
    see: 'api:zkvm/install',
  },
  {
    id: 'challenge',
    term: 'Challenge',
    aliases: ['challenges'],
    definition: 'A random value that the prover learns only after it has committed. A cheater would have to guess it in advance.',
    see: '/proof-system/proof-system-sequence-diagram',
  },
  {
    id: 'circuit',
    term: 'Circuit',
    aliases: ['circuits'],
    definition:
      "The rules of a computation, written as polynomial constraints. Those who write guests never write one: the zkVM's circuits are fixed, and the guest is data to them.",
    see: '/reference-docs/about-arithmetic-circuits',
  },
  {
    id: 'claim',
    anchors: ['receipt-claim'],
    term: 'Claim',
    aliases: ['receipt claim', 'ReceiptClaim', 'claims'],
    definition:
      'The statement a receipt proves: which initial state was executed, how it ended, and the digest of its journal and assumptions. Verification compares its digest with the expected one.',
    see: 'api:zkvm/receipts',
  },
  {
    id: 'codeword',
    term: 'Codeword',
    aliases: ['codewords'],
    definition:
      "A message after encoding. In a Reed–Solomon code it is the list of values of the message's polynomial at all points of the domain.",
    see: '/reference-docs/about-rs-codes',
  },
  {
    id: 'commit',
    term: 'Commit',
    aliases: ['committing', 'env::commit'],
    definition:
      'To append data to the journal. A guest calls env::commit for a value or env::commit_slice for raw bytes, and everyone who holds the receipt can read what it wrote.',
    see: 'api:zkvm/guest-code-101',
  },
  {
    id: 'commitment',
    term: 'Commitment',
    aliases: ['commitments'],
    definition:
      'A short value that binds its author to data without showing it; parts can be opened later and checked. In a STARK it is a Merkle root.',
    see: '/proof-system/stark-by-hand',
  },
  {
    id: 'completeness',
    term: 'Completeness',
    aliases: ['complete'],
    definition: 'The property that an honest prover of a true claim always convinces the verifier.',
    see: 'api:security-model',
  },
  {
    id: 'composite-receipt',
    term: 'Composite receipt',
    aliases: ['composite receipts', 'CompositeReceipt'],
    definition:
      'The default kind of receipt: one STARK per segment, plus the receipts of its assumptions. It is the first that proving yields, and it grows with the length of the execution.',
    see: 'api:zkvm/receipts',
  },
  {
    id: 'composition',
    term: 'Composition',
    aliases: ['proof composition'],
    definition:
      'Using the result of one proof inside another program: the guest states that a receipt exists, and the prover later attaches and resolves it. The final receipt covers both.',
    see: 'api:zkvm/composition',
  },
  {
    id: 'conditional-receipt',
    anchors: ['conditional'],
    term: 'Conditional receipt',
    aliases: ['unresolved assumption', 'conditional receipts'],
    definition:
      'A receipt that holds only if its assumptions hold. Verification rejects it, since its claim is not the expected one, until each assumption is resolved.',
    see: 'api:zkvm/composition',
  },
  {
    id: 'constraint',
    term: 'Constraint',
    aliases: ['constraints'],
    definition:
      "An equation over the cells of a trace that holds in every correct run, for instance that the next row's counter is this row's plus one. All of them together define a valid computation.",
    see: '/proof-system/stark-by-hand',
  },
  {
    id: 'continuations',
    term: 'Continuations',
    aliases: ['continuation'],
    definition:
      'The technique of cutting a long execution into segments, proving each, and checking that every segment starts in the state where the one before it ended.',
    see: 'api:recursion',
  },
  {
    id: 'control-id',
    term: 'Control ID',
    aliases: ['control IDs', 'control_id'],
    definition:
      "A digest that identifies a circuit's fixed part, and so which recursion program ran. The verifier accepts only those it knows; another one ends in “control_id mismatch”.",
    see: 'api:recursion',
  },
  {
    id: 'control-root',
    term: 'Control root',
    aliases: ['control roots'],
    definition:
      'The root of a Merkle tree over all accepted control IDs. Releases that change the circuits change it, which is why an older verifier can reject a newer receipt.',
    see: 'api:recursion',
  },
  {
    id: 'coset',
    term: 'Coset',
    aliases: ['cosets'],
    definition:
      'All elements of a subgroup multiplied by one fixed element. Evaluating on a shifted set of points keeps what a proof reveals away from the points that hold the trace itself.',
    see: '/proof-system/stark-by-hand',
  },
  {
    id: 'cycle',
    anchors: ['clock-cycles'],
    term: 'Cycle',
    aliases: ['cycles', 'clock cycle', 'clock cycles'],
    definition:
      'The unit of work in the zkVM, and so of proving cost: one row of the execution trace. A RISC-V instruction takes one; precompiles, paging and padding add more.',
    see: 'api:zkvm/optimization',
  },
  {
    id: 'deep-ali',
    term: 'DEEP-ALI',
    aliases: ['DEEP'],
    definition:
      'The step of a STARK that ties constraints to commitments: the prover reveals values at a random point outside the domain, and the verifier checks the constraints there.',
    see: '/proof-system/stark-by-hand',
  },
  {
    id: 'degree',
    term: 'Degree',
    aliases: ['degrees', 'low degree'],
    definition: 'The highest power of x in a polynomial. Any d + 1 values at different points fix a polynomial of degree at most d.',
    see: '/reference-docs/about-rs-codes',
  },
  {
    id: 'deterministic-build',
    anchors: ['deterministic-builds'],
    term: 'Deterministic build',
    aliases: ['deterministic builds', 'reproducible build', 'reproducible builds'],
    definition:
      'A build that yields the same bytes on every machine. It lets others recompute an image ID from source; cargo risczero build achieves it by compiling in a fixed container.',
    see: 'api:secure-sdlc',
  },
  {
    id: 'dev-mode',
    term: 'Dev mode',
    aliases: ['RISC0_DEV_MODE', 'development mode'],
    definition:
      'A mode, switched on by the environment variable RISC0_DEV_MODE, that executes the guest and skips proving. It makes tests fast and gives no security at all; the feature disable-dev-mode forbids it.',
    see: 'api:generating-proofs/dev-mode',
  },
  {
    id: 'ecall',
    term: 'ecall',
    aliases: ['ecalls'],
    definition:
      'The RISC-V instruction by which a program asks its environment for a service. In the zkVM it enters the kernel, which answers itself, uses a precompile, or asks the host.',
    see: 'api:zkvm/zkvm-specification',
  },
  {
    id: 'elf',
    anchors: ['elf-binary'],
    term: 'ELF binary',
    aliases: ['ELF', 'ELF file', 'ELF files'],
    definition:
      'The executable file format the Rust compiler produces for the guest. risc0-build packs it with a kernel into one binary, which the host passes to the prover.',
    see: 'api:zkvm/guest-code-101',
  },
  {
    id: 'execute',
    term: 'Execute',
    aliases: ['executing'],
    definition:
      'To run a guest without generating a proof. An execution shows the output, the errors, and the number of cycles, so developers use it to test a guest and to estimate the cost of proving it.',
    see: 'api:zkvm/host-code-101',
  },
  {
    id: 'execution-trace',
    term: 'Execution trace',
    aliases: ['trace', 'traces', 'execution traces'],
    definition:
      'The table of all a computation does: one row per cycle, one column per quantity that is tracked. Proving a run means proving that this table obeys the rules.',
    see: '/proof-system/what-is-a-trace',
  },
  {
    id: 'executor',
    term: 'Executor',
    aliases: ['executors'],
    definition:
      'The part that runs a guest and records what the prover will need, split into segments. Executing alone is fast and shows output, errors and cycle counts, but proves nothing.',
    see: 'api:zkvm/host-code-101',
  },
  {
    id: 'executor-env',
    term: 'Executor environment',
    aliases: ['ExecutorEnv'],
    definition:
      "The host-side object that holds a guest's input, file descriptors, limits and assumptions for one run. It is made with ExecutorEnv::builder().",
    see: 'api:zkvm/host-code-101',
  },
  {
    id: 'exit-code',
    term: 'Exit code',
    aliases: ['exit codes', 'ExitCode'],
    definition:
      'How an execution ended. Halted(0) is success; another number in Halted is an error the guest reported; SystemSplit ends every segment but the last. Receipt::verify accepts only success.',
    see: 'api:zkvm/receipts',
  },
  {
    id: 'extension-field',
    term: 'Extension field',
    aliases: ['extension fields'],
    definition:
      'A larger field built from a small one, as complex numbers are from real ones. The zkVM draws its challenges from the degree-4 extension of BabyBear, about 2¹²⁴ elements.',
    see: '/reference-docs/about-finite-fields',
  },
  {
    id: 'fake-receipt',
    term: 'Fake receipt',
    aliases: ['fake receipts', 'FakeReceipt'],
    definition:
      'What proving yields in dev mode: a claim and journal without any proof. It passes verification only where dev mode is on, and is rejected with “verification indicates proof is invalid” elsewhere.',
    see: 'api:generating-proofs/dev-mode',
  },
  {
    id: 'fiat-shamir',
    term: 'Fiat–Shamir',
    aliases: ['Fiat-Shamir', 'Fiat–Shamir transform'],
    definition:
      "Replacing the verifier's random messages by hashes of everything the prover has sent so far. A conversation becomes a proof that can be sent as one file.",
    see: '/proof-system/proof-system-sequence-diagram',
  },
  {
    id: 'finite-field',
    term: 'Finite field',
    aliases: ['finite fields', 'field', 'prime field'],
    definition:
      'A finite set of numbers in which one can add, subtract, multiply and divide by everything but zero. Arithmetic modulo a prime is the main example.',
    see: '/reference-docs/about-finite-fields',
  },
  {
    id: 'fri-folding',
    term: 'Folding',
    aliases: ['folding factor', 'fold'],
    definition:
      "One round of FRI: a random combination turns a word into a shorter one that stands for a polynomial of lower degree. The zkVM's rounds divide the length by 16.",
    see: '/reference-docs/about-fri',
  },
  {
    id: 'fri',
    term: 'FRI',
    aliases: [],
    definition:
      'The protocol that convinces a verifier that committed values lie close to a polynomial of low degree: fold the values repeatedly, then check random places all the way through.',
    see: '/reference-docs/about-fri',
  },
  {
    id: 'gate-selector',
    term: 'Gate selector',
    aliases: ['gate selectors'],
    definition:
      'A constant in the gate equation of PLONK. Selectors that are 0 or 1 switch its parts off and on, and so decide what a gate does: add, multiply, compare with a constant.',
    see: '/reference-docs/about-plonk',
  },
  {
    id: 'generator',
    term: 'Generator',
    aliases: ['generators', 'primitive element'],
    definition:
      'An element whose powers run through every non-zero element of the field. Modulo 7, 3 is one: its powers are 3, 2, 6, 4, 5, 1.',
    see: '/reference-docs/about-finite-fields',
  },
  {
    id: 'groth16',
    term: 'Groth16',
    aliases: [],
    definition:
      'A SNARK with proofs of three curve points and very cheap verification, at the price of a trusted setup for each circuit. The last, optional step of proving uses it.',
    see: 'api:blockchain-integration/shrink-wrapping',
  },
  {
    id: 'groth16-circuit',
    term: 'Groth16 circuit',
    aliases: [],
    definition:
      'The circuit that checks a succinct STARK, so that a prover can restate it as a Groth16 proof. It is written in Circom, and it is the only circuit of the zkVM that needs a trusted setup.',
    see: 'api:blockchain-integration/shrink-wrapping',
  },
  {
    id: 'groth16-receipt',
    term: 'Groth16 receipt',
    aliases: ['Groth16 receipts', 'Groth16Receipt'],
    definition:
      'The smallest kind of receipt: a single Groth16 proof over BN254, cheap enough to check in a smart contract. Making one takes a further step after the succinct receipt.',
    see: 'api:blockchain-integration/shrink-wrapping',
  },
  {
    id: 'guest',
    anchors: ['guest-program'],
    term: 'Guest',
    aliases: ['guest program', 'guest programs', 'guest code'],
    definition:
      'The program that runs inside the zkVM. Everything it computes is covered by the proof; everything it receives from outside is only as trustworthy as the checks it makes itself.',
    see: 'api:zkvm/guest-code-101',
  },
  {
    id: 'io',
    term: 'Guest input and output',
    aliases: ['I/O', 'IO'],
    definition:
      "The streams between host and guest: env::read takes from standard input, env::write sends to the host's standard output unproven, env::commit appends to the public journal.",
    see: 'api:zkvm/tutorials/io',
  },
  {
    id: 'guest-panic',
    term: 'Guest panic',
    aliases: ['Guest panicked', 'panic'],
    definition:
      "A Rust panic inside the guest. Execution stops, the host's call returns an error that carries the message, and there is no receipt: an aborted run proves nothing.",
    see: 'api:zkvm/debugging-with-gdb',
  },
  {
    id: 'hash-function',
    term: 'Hash function',
    aliases: ['hash', 'hash functions', 'digest'],
    definition:
      'A function from data of any length to a short fingerprint. Two inputs with the same fingerprint exist but cannot, in practice, be found.',
  },
  {
    id: 'host',
    anchors: ['host-program'],
    term: 'Host',
    aliases: ['host program', 'host programs', 'host code'],
    definition:
      'The ordinary program around the zkVM. It supplies input, starts execution and proving, and takes the receipt. Nothing the host does is proven, so the guest treats it as an adversary.',
    see: 'api:zkvm/host-code-101',
  },
  {
    id: 'image-id',
    term: 'Image ID',
    aliases: ['ImageID', 'image IDs'],
    definition:
      'A 32-byte fingerprint of the memory a program starts with: its code and constants together with the kernel it is packed with. A verifier names the program it expects by this value.',
    see: 'api:zkvm/host-code-101',
  },
  {
    id: 'interactive-proof',
    term: 'Interactive proof',
    aliases: ['interactive proofs', 'IOP'],
    definition:
      'A conversation in which a verifier asks random questions of a prover. Lying throughout gets likelier to fail with each answer.',
    see: '/proof-system/proof-system-sequence-diagram',
  },
  {
    id: 'interpolation',
    term: 'Interpolation',
    aliases: ['interpolate'],
    definition:
      'Finding the one polynomial of least degree that takes given values at given points. It is how a column of the trace turns into a polynomial.',
    see: '/reference-docs/about-ntts-and-fourier',
  },
  {
    id: 'inverse',
    term: 'Inverse',
    aliases: ['inverses', 'multiplicative inverse'],
    definition:
      'The number that gives 1 when multiplied with a given one. Modulo 7 the inverse of 3 is 5, because 15 leaves remainder 1. Zero has none.',
    see: '/reference-docs/about-finite-fields',
  },
  {
    id: 'join',
    term: 'Join',
    aliases: ['joining'],
    definition:
      'The recursion program that merges the proofs of two adjoining stretches of one session into one proof. Repeating it leaves a single proof for the whole session.',
    see: 'api:recursion',
  },
  {
    id: 'journal',
    term: 'Journal',
    aliases: ['journals'],
    definition:
      'The public bytes a guest commits while it runs. They travel in the receipt, and changing one bit makes verification fail. Whatever a verifier should learn has to be written here.',
    see: 'api:zkvm/tutorials/io',
  },
  {
    id: 'keccak',
    term: 'Keccak',
    aliases: ['Keccak-256', 'SHA-3'],
    definition:
      "The hash family behind Ethereum's addresses and state. The zkVM proves it in a circuit of its own and joins the result to the main proof as an assumption.",
    see: 'api:zkvm/precompiles',
  },
  {
    id: 'kernel',
    term: 'Kernel',
    aliases: ['zkOS', 'kernels'],
    definition:
      'The small program that runs in machine mode beside the guest and serves its system calls. It is packed with the guest and so is part of what the image ID commits to.',
    see: 'api:zkvm/zkvm-specification',
  },
  {
    id: 'lift',
    term: 'Lift',
    aliases: ['lifting'],
    definition:
      "The recursion program that verifies one segment's proof and restates it as a succinct proof. After it, all proofs look alike whatever the segment's length was.",
    see: 'api:recursion',
  },
  {
    id: 'low-degree-extension',
    term: 'Low-degree extension',
    aliases: ['LDE', 'low-degree extensions'],
    definition:
      "Evaluating a column's polynomial at more points than the column has rows; four times as many in the zkVM. The redundancy makes a single wrong cell show up almost everywhere.",
    see: '/proof-system/stark-by-hand',
  },
  {
    id: 'memory-image',
    term: 'Memory image',
    aliases: ['memory images'],
    definition:
      "The full content of the zkVM's memory at one moment, summarised by the root of a hash tree over its pages. Consecutive segments are tied together by it.",
    see: 'api:zkvm/zkvm-specification',
  },
  {
    id: 'merkle-root',
    term: 'Merkle root',
    aliases: ['Merkle roots', 'root hash'],
    definition: 'The single hash at the top of a Merkle tree. Whoever has published it can no longer change any leaf unnoticed.',
    see: '/proof-system/stark-by-hand',
  },
  {
    id: 'merkle-tree',
    term: 'Merkle tree',
    aliases: ['Merkle trees', 'Merkle path', 'Merkle proof'],
    definition:
      'A binary tree of hashes over a list. Its root fixes the whole list, and one leaf can be shown to belong to it with as many hashes as the tree has levels.',
    see: '/proof-system/stark-by-hand',
  },
  {
    id: 'method-id',
    term: 'Method ID',
    aliases: ['method IDs'],
    definition:
      'The image ID of a guest as the generated methods crate exposes it: a constant such as VOTE_ID, an array of eight 32-bit words, beside the binary itself in VOTE_ELF.',
    see: 'api:zkvm/host-code-101',
  },
  {
    id: 'methods',
    anchors: ['method'],
    term: 'Methods crate',
    aliases: ['methods'],
    definition:
      'The crate of a project that compiles the guests in its build script and exports, for each of them, the binary and its image ID as constants. The host depends on it.',
    see: 'api:zkvm/tutorials/hello-world',
  },
  {
    id: 'ntt',
    term: 'NTT',
    aliases: ['number-theoretic transform', 'NTTs', 'FFT'],
    definition:
      "The fast Fourier transform over a finite field: it passes between a polynomial's coefficients and its values at roots of unity in n·log n steps, exactly and without rounding.",
    see: '/reference-docs/about-ntts-and-fourier',
  },
  {
    id: 'order',
    term: 'Order',
    aliases: ['orders'],
    definition: 'The smallest positive power of an element that is 1. It always divides the number of non-zero elements of the field.',
    see: '/reference-docs/about-finite-fields',
  },
  {
    id: 'page',
    term: 'Page',
    aliases: ['pages', 'paging'],
    definition:
      'A block of 1,024 bytes of guest memory. Pages are the leaves of the hash tree over memory, and a segment loads only those it touches.',
    see: 'api:zkvm/zkvm-specification',
  },
  {
    id: 'paging-cycle',
    term: 'Paging cycle',
    aliases: ['paging cycles'],
    definition:
      'A cycle spent on moving a page of memory into or out of a segment while checking its hash. The first touch of a page in a segment is charged, later ones are not.',
    see: 'api:zkvm/optimization',
  },
  {
    id: 'permutation-argument',
    term: 'Permutation argument',
    aliases: ['grand product', 'lookup argument'],
    definition:
      'A check, by multiplying randomised terms, that two lists hold the same values in a different order. It links memory reads to earlier writes, and wires to wires.',
    see: '/reference-docs/about-plonk',
  },
  {
    id: 'plonk',
    term: 'PLONK',
    aliases: [],
    definition:
      'A SNARK in which one gate equation with selectors serves the whole circuit, and a permutation argument shows that wires carry equal values. The zkVM borrows this argument.',
    see: '/reference-docs/about-plonk',
  },
  {
    id: 'po2',
    term: 'po2',
    aliases: ['power of two', 'powers of two'],
    definition:
      'A length given by its exponent: a segment of po2 20 has 2²⁰ = 1,048,576 cycles. Segments are padded to the next power of two, so the last few cycles can double the cost.',
    see: 'api:zkvm/optimization',
  },
  {
    id: 'polynomial',
    term: 'Polynomial',
    aliases: ['polynomials'],
    definition:
      'A sum of powers of x with coefficients, such as 3 + 2x + x². Two different ones of degree d agree in at most d places: the fact on which these proofs rest.',
    see: '/reference-docs/about-ntts-and-fourier',
  },
  {
    id: 'poseidon2',
    term: 'Poseidon2',
    aliases: ['Poseidon'],
    definition:
      'A hash function built from field operations, and so far cheaper to prove than SHA-256. The proof system commits with it, and the zkVM hashes its memory pages with it.',
    see: '/reference-docs/about-starks',
  },
  {
    id: 'povw',
    term: 'PoVW',
    aliases: ['proof of verifiable work'],
    definition:
      'Optional bookkeeping that records, inside a proof, how much work it took. Variants of the recursion programs carry and add up the amounts.',
    see: 'api:recursion',
  },
  {
    id: 'precompile',
    term: 'Precompile',
    aliases: ['precompiles', 'accelerator', 'accelerators'],
    definition:
      "A circuit for one costly operation, such as a hash or big-integer arithmetic, which replaces thousands of instructions. Patched versions of common crates use them without a change to the guest's code.",
    see: 'api:zkvm/precompiles',
  },
  {
    id: 'private-input',
    term: 'Private input',
    aliases: ['private inputs'],
    definition: 'Data the host gives to the guest that is not written to the journal. The verifier does not see it, but the prover does.',
    see: 'api:zkvm/tutorials/io',
  },
  {
    id: 'profiling',
    term: 'Profiling',
    aliases: ['profiler', 'pprof', 'flamegraph'],
    definition:
      'Measuring where a guest spends its cycles. With RISC0_PPROF_OUT set, execution writes a profile that the pprof tool draws as a flame graph.',
    see: 'api:zkvm/profiling',
  },
  {
    id: 'program-counter',
    term: 'Program counter',
    aliases: ['pc', 'PC'],
    definition: 'The address of the instruction to execute next. It advances by four bytes, or jumps.',
    see: '/reference-docs/about-risc-v',
  },
  {
    id: 'proof-of-execution',
    term: 'Proof of execution',
    aliases: ['proofs of execution'],
    definition:
      'Evidence that a particular program ran and produced a particular output. A receipt is one. It says nothing about whether the program itself is free of errors.',
    see: 'api:use-cases',
  },
  {
    id: 'knowledge',
    term: 'Proof of knowledge',
    aliases: ['argument of knowledge', 'knowledge soundness'],
    definition:
      'A proof from which it follows that the prover actually has a witness, not only that one exists. “Argument” means: against provers with bounded computing power.',
    see: '/reference-docs/about-starks',
  },
  {
    id: 'prove',
    term: 'Prove',
    aliases: ['proving'],
    definition:
      'To run a guest and generate a receipt for that run. The host calls Prover::prove, which executes the guest first and then computes the proof.',
    see: 'api:zkvm/host-code-101',
  },
  {
    id: 'prover',
    term: 'Prover',
    aliases: ['provers'],
    definition:
      "Whoever, or whatever code, turns an execution into a receipt. The prover sees all private input, so proving on another party's machine reveals that input to it.",
    see: 'api:generating-proofs/proving-options',
  },
  {
    id: 'public-output',
    term: 'Public output',
    aliases: ['public outputs'],
    definition:
      'What the receipt reveals: the journal, and with it that the named program produced it. Even whether the run succeeded is public.',
    see: 'api:zkvm/tutorials/io',
  },
  {
    id: 'query',
    term: 'Query',
    aliases: ['queries'],
    definition: "A random position at which the verifier has committed data opened and checks it. The zkVM's proofs make 50 of them.",
    see: '/reference-docs/about-fri',
  },
  {
    id: 'quotient',
    term: 'Quotient polynomial',
    aliases: ['quotient', 'validity polynomial', 'check polynomial'],
    definition:
      "The constraints' polynomial divided by one that is zero on every row of the trace. The division leaves no remainder exactly if the constraints hold on all rows.",
    see: '/proof-system/stark-by-hand',
  },
  {
    id: 'r0vm',
    term: 'r0vm',
    aliases: ['RISC0_SERVER_PATH'],
    definition:
      'The separate process that executes and proves when the host was built without the prove feature. Its version has to fit that of the risc0-zkvm crate the host uses.',
    see: 'api:generating-proofs/local-proving',
  },
  {
    id: 'r1cs',
    term: 'R1CS',
    aliases: ['rank-1 constraint system'],
    definition:
      'A way to write an arithmetic circuit: a list of equations, each saying that the product of two linear combinations of the wires equals a third. Groth16 takes this form.',
    see: '/reference-docs/about-arithmetic-circuits',
  },
  {
    id: 'random-oracle',
    term: 'Random oracle',
    aliases: ['random oracle model'],
    definition:
      'An idealised hash function that answers each new input with fresh randomness. Security arguments for Fiat–Shamir treat the real hash function as one.',
    see: 'api:security-model',
  },
  {
    id: 'receipt',
    term: 'Receipt',
    aliases: ['receipts'],
    definition:
      'The outcome of proving: the journal, plus a cryptographic proof that a program with a given image ID wrote that journal and ended successfully. Checking one needs the image ID, not the inputs.',
    see: 'api:zkvm/receipts',
  },
  {
    id: 'recursion',
    term: 'Recursion',
    aliases: ['recursive proving'],
    definition:
      'Proving that a proof was verified. A circuit made for this purpose turns segment proofs into proofs of one shape, merges them in pairs, and so shrinks any session to one proof.',
    see: 'api:recursion',
  },
  {
    id: 'recursion-circuit',
    term: 'Recursion circuit',
    aliases: ['recursion VM'],
    definition:
      'A circuit designed to verify STARKs efficiently. It runs recursion programs such as lift, join, and resolve, and its proofs all have the same size and shape.',
    see: 'api:recursion',
  },
  {
    id: 'recursion-program',
    term: 'Recursion program',
    aliases: ['recursion programs'],
    definition:
      'A program for the recursion circuit, identified by its control ID. Lift converts the proof of a segment, join merges two proofs, and resolve removes an assumption from a conditional proof.',
    see: 'api:recursion',
  },
  {
    id: 'reed-solomon',
    term: 'Reed–Solomon code',
    aliases: ['Reed-Solomon', 'Reed–Solomon', 'RS code', 'RS codes'],
    definition:
      "A code that sends a polynomial's values at more points than needed to determine it. Two different messages then differ in most places, which both repairs errors and exposes cheating.",
    see: '/reference-docs/about-rs-codes',
  },
  {
    id: 'register',
    term: 'Register',
    aliases: ['registers'],
    definition: 'One of 32 places for a 32-bit word inside the processor, named x0 to x31. Register x0 is always zero.',
    see: '/reference-docs/about-risc-v',
  },
  {
    id: 'resolve',
    term: 'Resolve',
    aliases: ['resolving'],
    definition:
      'The recursion program that removes an assumption from a conditional proof, by verifying the proof of that assumption as well.',
    see: 'api:recursion',
  },
  {
    id: 'risc-v',
    term: 'RISC-V',
    aliases: ['RISCV'],
    definition:
      "An open instruction set: a specification of what a processor's instructions do. The zkVM implements one, so any compiler that targets it can produce guests.",
    see: '/reference-docs/about-risc-v',
  },
  {
    id: 'risc-v-circuit',
    term: 'RISC-V circuit',
    aliases: ['rv32im circuit'],
    definition:
      "The circuit that describes the zkVM's processor. Its constraints hold only if each row of the trace follows from the one before it by the rules of RV32IM, and it proves the segments of a session.",
    see: 'api:zkvm/zkvm-specification',
  },
  {
    id: 'root-of-unity',
    term: 'Root of unity',
    aliases: ['roots of unity'],
    definition:
      'An element some power of which is 1. The powers of one whose order is n form the n evenly spaced points on which transforms and traces are laid out.',
    see: '/reference-docs/about-ntts-and-fourier',
  },
  {
    id: 'rv32im',
    term: 'RV32IM',
    aliases: ['riscv32im'],
    definition:
      'The variant of RISC-V that the zkVM runs: 32-bit integers (I) with multiplication and division (M). It has no floating-point instructions and no atomics.',
    see: '/reference-docs/about-risc-v',
  },
  {
    id: 'rzup',
    term: 'rzup',
    aliases: [],
    definition:
      'The installer for the parts of the toolchain: the Rust and C++ compilers for guests, cargo-risczero and r0vm. It keeps several versions side by side and selects one as default.',
    see: 'api:zkvm/install',
  },
  {
    id: 'seal',
    term: 'Seal',
    aliases: ['seals'],
    definition:
      'The part of a receipt that is the actual proof: opaque words or bytes which the verifier checks against the claim. It is a STARK or, in a Groth16 receipt, a SNARK of 256 bytes.',
    see: 'api:zkvm/receipts',
  },
  {
    id: 'segment',
    term: 'Segment',
    aliases: ['segments'],
    definition:
      "A slice of a session that is proven on its own. The executor ends one when the segment limit is reached and starts the next from the same memory state, which bounds the prover's memory.",
    see: 'api:recursion',
  },
  {
    id: 'segment-limit',
    term: 'Segment limit',
    aliases: ['segment_limit_po2'],
    definition:
      'The largest number of cycles in one segment, as a power of two; 20 unless the host sets another. A smaller limit needs less memory and makes more segments.',
    see: 'api:generating-proofs/local-proving',
  },
  {
    id: 'selector',
    term: 'Selector',
    aliases: ['selectors'],
    definition:
      'The first four bytes of a seal as contracts receive it. They name the verifier, and so the version of the proof system, that can check it.',
    see: 'api:blockchain-integration/contracts/verifier',
  },
  {
    id: 'serde',
    term: 'Serde',
    aliases: ['serialization', 'deserialization'],
    definition:
      "Rust's framework for turning values into bytes and back. env::read and env::commit use it with an encoding of their own in 32-bit words; raw bytes avoid its cost.",
    see: 'api:zkvm/optimization',
  },
  {
    id: 'session',
    term: 'Session',
    aliases: ['sessions'],
    definition:
      'One execution of a guest from its start to its halt or pause. It is recorded as a list of segments, with the journal, the exit code and cycle counts.',
    see: 'api:zkvm/profiling',
  },
  {
    id: 'session-limit',
    term: 'Session limit',
    aliases: ['session_limit'],
    definition:
      'A cap on the cycles of a whole execution, set by the host. When the guest passes it, execution stops with an error that begins “Session limit exceeded”, and nothing can be proven.',
    see: 'api:zkvm/host-code-101',
  },
  {
    id: 'sha-256',
    term: 'SHA-256',
    aliases: ['SHA2', 'SHA-2'],
    definition:
      'A standard hash function with 32-byte output. The RISC-V circuit computes it directly, and receipts use it for the digests of journals and claims.',
    see: 'api:zkvm/precompiles',
  },
  {
    id: 'shrink-wrapping',
    term: 'Shrink-wrapping',
    aliases: ['STARK-to-SNARK'],
    definition:
      'Turning a succinct STARK into a Groth16 proof by proving, in a Groth16 circuit, that the STARK verifies. The result is small and has constant verification cost.',
    see: 'api:blockchain-integration/shrink-wrapping',
  },
  {
    id: 'snark',
    term: 'SNARK',
    aliases: ['SNARKs', 'zk-SNARK'],
    definition:
      'A short, non-interactive argument that one knows a witness for a claim. The name is often used for the kinds with proofs of a few hundred bytes, such as Groth16 and PLONK.',
    see: '/reference-docs/about-plonk',
  },
  {
    id: 'soundness',
    term: 'Soundness',
    aliases: ['sound'],
    definition: 'The property that a false claim is accepted only with negligible probability, however the prover behaves.',
    see: 'api:security-model',
  },
  {
    id: 'soundness-error',
    term: 'Soundness error',
    aliases: ['soundness errors'],
    definition:
      'The probability that a false claim passes all the same. With 50 independent checks that each miss a cheat with chance 1/4, it is 4⁻⁵⁰, or 2⁻¹⁰⁰.',
    see: 'api:security-model',
  },
  {
    id: 'stark',
    term: 'STARK',
    aliases: ['STARKs', 'zk-STARK'],
    definition:
      "A proof system that needs only hash functions and public randomness: no secret setup. Proofs are tens to hundreds of kilobytes and quick to check. The zkVM's main proofs are of this kind.",
    see: '/reference-docs/about-starks',
  },
  {
    id: 'steel',
    term: 'Steel',
    aliases: [],
    definition:
      'A library for reading Ethereum state inside a guest. The host fetches the data with Merkle proofs, the guest checks them, and the contract checks which block they belong to.',
    see: 'api:blockchain-integration/risc-zero-on-eth',
  },
  {
    id: 'succinct-receipt',
    term: 'Succinct receipt',
    aliases: ['succinct receipts', 'SuccinctReceipt'],
    definition:
      'A receipt made of a single STARK, whatever the length of the execution. Recursion folds all segments and assumptions into it.',
    see: 'api:zkvm/receipts',
  },
  {
    id: 'syscall',
    term: 'System call',
    aliases: ['syscall', 'syscalls', 'system calls'],
    definition:
      'A named request from guest to host, such as reading input or printing. The answer is data from an untrusted party: nothing proves that the host told the truth.',
    see: 'api:zkvm/guest-code-101',
  },
  {
    id: 'toolchain',
    term: 'Toolchain',
    aliases: ['toolchains'],
    definition:
      'The compiler and libraries that turn guest source into RISC-V code for the target riscv32im-risc0-zkvm-elf. rzup installs them beside the normal Rust toolchain.',
    see: 'api:zkvm/install',
  },
  {
    id: 'toxic-waste',
    term: 'Toxic waste',
    aliases: [],
    definition: 'The secrets left over from a trusted setup. Whoever held all of them could forge proofs for that circuit.',
    see: 'api:trusted-setup-ceremony',
  },
  {
    id: 'trace-column',
    term: 'Trace column',
    aliases: ['trace columns', 'column', 'columns'],
    definition:
      'One column of the trace: the values of a single quantity over time. It is read as the evaluations of a polynomial, which is how a table becomes algebra.',
    see: '/proof-system/what-is-a-trace',
  },
  {
    id: 'trusted-setup',
    term: 'Trusted setup',
    aliases: ['trusted setups', 'ceremony'],
    definition:
      "A one-time computation that makes a proof system's keys from secrets which must then be destroyed. Done by many parties in turn, it is safe if a single one was honest. STARKs need none.",
    see: 'api:trusted-setup-ceremony',
  },
  {
    id: 'unconstrained',
    term: 'Unconstrained code',
    aliases: ['run_unconstrained'],
    definition:
      'Code that runs beside the guest without being proven. It can search for an answer cheaply; the guest then has to check what it gets, as with a square root that is verified by squaring.',
    see: 'api:zkvm/optimization',
  },
  {
    id: 'user-cycle',
    term: 'User cycle',
    aliases: ['user cycles'],
    definition:
      "A cycle spent on executing the program, as opposed to paging, fixed overhead and padding. The session's statistics report them separately from the total.",
    see: 'api:zkvm/optimization',
  },
  {
    id: 'validity-proof',
    term: 'Validity proof',
    aliases: ['validity proofs'],
    definition:
      'A proof that a computation or a change of state follows the rules. A receipt is a validity proof, and it does not have to keep any data secret to be useful as one.',
    see: 'api:use-cases',
  },
  {
    id: 'verifiable-computation',
    term: 'Verifiable computation',
    aliases: ['verifiable computing'],
    definition: 'Letting someone else compute and checking the result for much less than the cost of computing it again.',
    see: '/litepaper',
  },
  {
    id: 'verifier',
    term: 'Verifier',
    aliases: ['verifiers'],
    definition:
      'Whoever, or whatever code, checks a receipt against an expected image ID. It needs neither the inputs nor the time the computation took, and it may be a smart contract.',
    see: 'api:zkvm/receipts',
  },
  {
    id: 'verifier-contract',
    term: 'Verifier contract',
    aliases: ['verifier contracts'],
    definition:
      "A smart contract that checks a receipt's seal against an image ID and the hash of a journal. It reverts when the proof does not hold.",
    see: 'api:blockchain-integration/contracts/verifier',
  },
  {
    id: 'verifier-parameters',
    term: 'Verifier parameters',
    aliases: ['verifier parameters digest'],
    definition:
      'What a verifier has to fix in advance: circuit and proof-system versions, control root, keys. Their digest is stored in a receipt, so that a mismatch is reported rather than guessed.',
    see: 'api:zkvm/receipts',
  },
  {
    id: 'verifier-router',
    term: 'Verifier router',
    aliases: ['router', 'RiscZeroVerifierRouter'],
    definition:
      'A contract with one address that reads the selector at the start of a seal and forwards the call to the matching verifier. It fails with SelectorUnknown when none is registered.',
    see: 'api:blockchain-integration/contracts/verifier',
  },
  {
    id: 'verify',
    term: 'Verify',
    aliases: ['verifying', 'verification'],
    definition:
      'To check that a receipt is valid for an expected image ID. Receipt::verify checks the proof, the exit code, and the journal, and it needs neither the input nor a second run.',
    see: 'api:zkvm/receipts',
  },
  {
    id: 'view-call',
    term: 'View call',
    aliases: ['view calls', 'view function'],
    definition:
      'A call of a contract function that reads and changes nothing. Steel runs such calls inside the guest against proven state.',
    see: 'api:blockchain-integration/risc-zero-on-eth',
  },
  {
    id: 'witness',
    term: 'Witness',
    aliases: ['witnesses', 'witness generation'],
    definition:
      'The values that make a claim true and that the prover knows: here the filled-in trace, secret inputs included. A proof shows that one exists.',
    see: '/proof-system/what-is-a-trace',
  },
  {
    id: 'zero-knowledge',
    term: 'Zero knowledge',
    aliases: ['zero-knowledge', 'ZK'],
    definition:
      'The property that a proof reveals nothing beyond the truth of its claim: a verifier could have made up all it sees without knowing the witness.',
    see: 'api:security-model',
  },
  {
    id: 'zkvm',
    anchors: ['zero-knowledge-virtual-machine-zkvm'],
    term: 'zkVM',
    aliases: ['zero-knowledge virtual machine', 'zkvms'],
    definition:
      'A virtual machine whose runs can be proven. It executes a RISC-V program and hands out a receipt that anyone can check without running the program again.',
    see: 'api:zkvm',
  },
] as const satisfies readonly GlossaryEntry[];

export type GlossaryId = (typeof glossary)[number]['id'];
