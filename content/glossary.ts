import type { GlossaryEntry } from 'onesource';

/**
 * The glossary: the terminology page lists it, `term:ID` links show a definition on hover, focus and tap.
 * Sorted by term; a definition is plain text of at most 50 words and true for the latest version.
 */
export const glossary = [
  {
    id: 'aggregation',
    term: 'Aggregation',
    aliases: ['proof aggregation', 'set verifier'],
    askedAs: 'batching, amortize gas, roll up, merge',
    definition:
      'Combining many proofs into one to make each of them cheap to check. On chain, a set verifier checks one proof of a Merkle root and then, for each claim, only a short path to that root.',
    see: 'api:blockchain-integration/contracts/verifier',
  },
  {
    id: 'arithmetic-circuit',
    term: 'Arithmetic circuit',
    aliases: ['arithmetic circuits'],
    askedAs: 'gates, network, algebraic program',
    definition:
      'A computation drawn as additions and multiplications in a field that are joined by wires. Many proof systems expect their statement in this form.',
    see: '/reference-docs/about-arithmetic-circuits',
  },
  {
    id: 'assumption',
    term: 'Assumption',
    aliases: ['assumptions'],
    askedAs: 'dependency, unproven premise, promise',
    definition:
      'A claim that a guest relied on by calling env::verify and that a receipt still has to back. The host supplies that receipt with add_assumption.',
    see: 'api:zkvm/composition',
  },
  {
    id: 'babybear',
    term: 'BabyBear',
    aliases: ['Baby Bear'],
    askedAs: 'Plonky3 prime, Goldilocks, Mersenne31, KoalaBear',
    definition:
      'The field in which the zkVM computes: the numbers modulo 15·2²⁷ + 1 = 2013265921. A value fits in 32 bits, and the field has roots of unity for transforms of up to 2²⁷ points.',
    see: '/reference-docs/about-finite-fields',
  },
  {
    id: 'bento',
    term: 'Bento',
    aliases: [],
    askedAs: 'self-hosted cluster, Docker Compose, on premise, local',
    definition:
      'Proving infrastructure that you run on your own machines. Several workers share the execution, proving, and recursion of each job. It offers the same REST interface as Bonsai did.',
    see: 'api:generating-proofs/remote-proving',
  },
  {
    id: 'bigint',
    term: 'Big-integer precompile',
    aliases: ['bigint', 'bigint2'],
    askedAs: 'accelerator, modmul, 256-bit multiplication, syscall',
    definition:
      'A precompile for modular arithmetic on numbers much wider than a register. Elliptic-curve and RSA crates use it for signatures and similar work.',
    see: 'api:zkvm/precompiles',
  },
  {
    id: 'security-bits',
    term: 'Bits of security',
    aliases: ['security bits', 'bit of security'],
    askedAs: 'level, lambda, strength, 128-bit',
    definition:
      'The effort of the best known attack, given as a power of two: 97 bits stand for about 2⁹⁷ steps. Each further bit doubles the work of the attacker.',
    see: 'api:security-model',
  },
  {
    id: 'blowup-factor',
    term: 'Blowup factor',
    aliases: ['rate', 'expansion rate'],
    askedAs: 'rho, LDE, redundancy',
    definition:
      'How many times longer the extended column is than the original one. Its inverse is called the rate. A larger factor makes proofs smaller but slower to generate. The zkVM uses 4.',
    see: '/reference-docs/about-rs-codes',
  },
  {
    id: 'bn254',
    term: 'BN254',
    aliases: ['alt_bn128'],
    askedAs: 'alt_bn128, bn128, ecAdd, EVM',
    definition:
      'The pairing-friendly elliptic curve for which Ethereum has built-in operations. The Groth16 proofs of the zkVM use it.',
    see: 'api:blockchain-integration/shrink-wrapping',
  },
  {
    id: 'bonsai',
    term: 'Bonsai',
    aliases: [],
    askedAs: 'discontinued, cloud, SaaS',
    definition:
      'The hosted proving service of RISC Zero, closed on December 1, 2025. Its REST protocol lives on: Bento implements it, and the client in risc0-zkvm still speaks it when BONSAI_API_URL and BONSAI_API_KEY are set.',
    see: 'api:generating-proofs/remote-proving',
  },
  {
    id: 'boundless',
    term: 'Boundless',
    aliases: [],
    askedAs: 'marketplace, auction, network, ZKC, outsource',
    definition:
      'A market in which independent provers compete to generate the proofs that others request. It is a separate project that builds on the zkVM.',
    see: 'api:generating-proofs/remote-proving',
  },
  {
    id: 'cargo-risczero',
    term: 'cargo-risczero',
    aliases: ['cargo risczero'],
    askedAs: 'plugin, CLI, scaffold',
    definition:
      "The project's subcommand for Cargo. It creates projects from templates and builds guests reproducibly in a container.",
    see: 'api:zkvm/install',
  },
  {
    id: 'challenge',
    term: 'Challenge',
    aliases: ['challenges'],
    askedAs: 'randomness, alpha, transcript, coin',
    definition:
      'A random value that the prover learns only after it has committed to its data. A cheating prover would have to guess the value in advance.',
    see: '/proof-system/proof-system-sequence-diagram',
  },
  {
    id: 'circuit',
    term: 'Circuit',
    aliases: ['circuits'],
    askedAs: 'AIR, system',
    definition:
      'The rules of a computation, written as polynomial constraints. Guest developers never write one: the circuits of the zkVM are fixed and treat the guest as data.',
    see: '/reference-docs/about-arithmetic-circuits',
  },
  {
    id: 'claim',
    anchors: ['receipt-claim'],
    term: 'Claim',
    aliases: ['receipt claim', 'ReceiptClaim', 'claims'],
    askedAs: 'public fields, pre post',
    definition:
      'The statement that a receipt proves: which initial state was executed, how the run ended, and the digest of its journal and assumptions. Verification compares the digest of the claim with the expected one.',
    see: 'api:zkvm/receipts',
  },
  {
    id: 'codeword',
    term: 'Codeword',
    aliases: ['codewords'],
    askedAs: 'vector, evaluations',
    definition:
      'A message after encoding. In a Reed–Solomon code, it is the list of the values that the polynomial of the message has at all points of the domain.',
    see: '/reference-docs/about-rs-codes',
  },
  {
    id: 'commit',
    term: 'Commit',
    aliases: ['committing', 'env::commit'],
    askedAs: 'publish, output, sp1 io, expose',
    definition:
      'To append data to the journal. A guest calls env::commit for a value or env::commit_slice for raw bytes, and everyone who holds the receipt can read what it wrote.',
    see: 'api:zkvm/guest-code-101',
  },
  {
    id: 'commitment',
    term: 'Commitment',
    aliases: ['commitments'],
    askedAs: 'hiding, sealed envelope, lock',
    definition:
      'A short value that binds its author to some data without showing the data. The author can later open parts of it for anyone to check. In a STARK, it is a Merkle root.',
    see: '/proof-system/stark-by-hand',
  },
  {
    id: 'completeness',
    term: 'Completeness',
    aliases: ['complete'],
    askedAs: 'valid statements rejected, false rejection',
    definition: 'The property that an honest prover of a true claim always convinces the verifier.',
    see: 'api:security-model',
  },
  {
    id: 'composite-receipt',
    term: 'Composite receipt',
    aliases: ['composite receipts', 'CompositeReceipt'],
    askedAs: 'uncompressed, core proof, SP1 core',
    definition:
      'The default kind of receipt, with one STARK per segment plus the receipts of its assumptions. It is the first kind that a prover generates, and it grows with the length of the run.',
    see: 'api:zkvm/receipts',
  },
  {
    id: 'composition',
    term: 'Composition',
    aliases: ['proof composition'],
    askedAs: 'recursive, nested verification, env verify',
    definition:
      'Using the result of one proof inside another program. The guest states that a receipt exists, and the prover attaches it later and resolves the assumption. The final receipt covers both programs.',
    see: 'api:zkvm/composition',
  },
  {
    id: 'conditional-receipt',
    anchors: ['conditional'],
    term: 'Conditional receipt',
    aliases: ['unresolved assumption', 'conditional receipts'],
    askedAs: 'dependencies, premises, open',
    definition:
      'A receipt that holds only if its assumptions hold. Verification rejects it unless each assumption has been resolved or comes with a receipt of its own.',
    see: 'api:zkvm/composition',
  },
  {
    id: 'constraint',
    term: 'Constraint',
    aliases: ['constraints'],
    askedAs: 'AIR, polynomial identity, rule',
    definition:
      'An equation over the cells of a trace that holds in every correct run, such as that the counter in the next row is one higher. Together, the constraints define what a valid computation is.',
    see: '/proof-system/stark-by-hand',
  },
  {
    id: 'continuations',
    term: 'Continuations',
    aliases: ['continuation'],
    askedAs: 'sharding, chunks, split, unbounded',
    definition:
      'The technique of cutting a long run into segments, proving each of them, and checking that every segment starts in the state in which the previous one ended.',
    see: 'api:recursion',
  },
  {
    id: 'control-id',
    term: 'Control ID',
    aliases: ['control IDs', 'control_id'],
    askedAs: 'vkey, whitelist, fingerprint',
    definition:
      'A digest that identifies the fixed part of a circuit, and with it the recursion program that ran. A verifier accepts only the control IDs that it knows and rejects all others with “control_id mismatch”.',
    see: 'api:recursion',
  },
  {
    id: 'control-root',
    term: 'Control root',
    aliases: ['control roots'],
    askedAs: 'allowlist, vkeys, vk',
    definition:
      'The root of a Merkle tree over all accepted control IDs. Releases that change the circuits also change the control root, and an older verifier can then reject a newer receipt.',
    see: 'api:recursion',
  },
  {
    id: 'coset',
    term: 'Coset',
    aliases: ['cosets'],
    askedAs: 'disjoint, domain',
    definition:
      'All elements of a subgroup, multiplied by one fixed element. The prover evaluates on such a shifted set of points. The values that a proof reveals are therefore not the trace itself.',
    see: '/proof-system/stark-by-hand',
  },
  {
    id: 'cycle',
    anchors: ['clock-cycles'],
    term: 'Cycle',
    aliases: ['cycles', 'clock cycle', 'clock cycles'],
    askedAs: 'gas, metering, tick, billing, clock, megacycle, mcycle, gigacycle',
    definition:
      'The unit of work in the zkVM and therefore of the cost of proving. A cycle is one row of the execution trace. A RISC-V instruction takes one, while precompiles, paging, and padding add more.',
    see: 'api:zkvm/optimization',
  },
  {
    id: 'deep-ali',
    term: 'DEEP-ALI',
    aliases: ['DEEP'],
    askedAs: 'OODS, out of sampling',
    definition:
      'The step of a STARK that connects constraints with commitments. The prover reveals values at a random point outside the domain, and the verifier checks the constraints at that point.',
    see: '/proof-system/stark-by-hand',
  },
  {
    id: 'degree',
    term: 'Degree',
    aliases: ['degrees', 'low degree'],
    askedAs: 'exponent, order',
    definition:
      'The highest power of x in a polynomial. Any d + 1 values at different points determine a polynomial of degree at most d.',
    see: '/reference-docs/about-rs-codes',
  },
  {
    id: 'deterministic-build',
    anchors: ['deterministic-builds'],
    term: 'Deterministic build',
    aliases: ['deterministic builds', 'reproducible build', 'reproducible builds'],
    askedAs: 'docker, bit identical, hermetic, audit',
    definition:
      'A build that produces the same bytes on every machine. It lets others recompute the image ID from source. The command cargo risczero build achieves this by compiling in a fixed container.',
    see: 'api:secure-sdlc',
  },
  {
    id: 'dev-mode',
    term: 'Dev mode',
    aliases: ['RISC0_DEV_MODE', 'development mode'],
    askedAs: 'mock, simulate, insecure, fake prover',
    definition:
      'A mode that executes the guest but generates no proof, switched on with the environment variable RISC0_DEV_MODE. It makes tests fast and gives no security at all. The feature disable-dev-mode forbids it.',
    see: 'api:generating-proofs/dev-mode',
  },
  {
    id: 'ecall',
    term: 'ecall',
    aliases: ['ecalls'],
    askedAs: 'trap, privileged, supervisor, syscall',
    definition:
      'The RISC-V instruction with which a program asks its environment for a service. In the zkVM it enters the kernel. The kernel answers the request itself, uses a precompile, or asks the host.',
    see: 'api:zkvm/zkvm-specification',
  },
  {
    id: 'elf',
    anchors: ['elf-binary'],
    term: 'ELF binary',
    aliases: ['ELF', 'ELF file', 'ELF files'],
    askedAs: 'riscv artifact, bin, compiled',
    definition:
      'The executable file format that the Rust compiler produces for the guest. The crate risc0-build packs the file together with a kernel into one binary, and the host passes that to the prover.',
    see: 'api:zkvm/guest-code-101',
  },
  {
    id: 'execute',
    term: 'Execute',
    aliases: ['executing'],
    askedAs: 'dry, simulate, skip',
    definition:
      'To run a guest without generating a proof. An execution shows the output, the errors, and the number of cycles. Developers use it to test a guest and to estimate the cost of proving it.',
    see: 'api:zkvm/host-code-101',
  },
  {
    id: 'execution-trace',
    term: 'Execution trace',
    aliases: ['trace', 'traces', 'execution traces'],
    askedAs: 'witness, AET, log of states',
    definition:
      'The table of everything a computation does, with one row per cycle and one column per tracked quantity. To prove a run means to prove that this table obeys the rules.',
    see: '/proof-system/what-is-a-trace',
  },
  {
    id: 'executor',
    term: 'Executor',
    aliases: ['executors'],
    askedAs: 'emulator, simulator, interpreter',
    definition:
      'The part that runs a guest, records what the prover will need, and splits the run into segments. Running only the executor is fast and shows output, errors, and cycle counts, but it generates no proof.',
    see: 'api:zkvm/host-code-101',
  },
  {
    id: 'executor-env',
    term: 'Executor environment',
    aliases: ['ExecutorEnv'],
    askedAs: 'stdin, feeding arguments, SP1Stdin',
    definition:
      'The object in the host that holds the input, file descriptors, limits, and assumptions of a guest for one run. You make it with ExecutorEnv::builder().',
    see: 'api:zkvm/host-code-101',
  },
  {
    id: 'exit-code',
    term: 'Exit code',
    aliases: ['exit codes', 'ExitCode'],
    askedAs: 'return status, failure, nonzero',
    definition:
      'How an execution ended. Halted(0) means success, any other number in Halted is an error that the guest reported, and SystemSplit ends every segment but the last. Receipt::verify accepts only success.',
    see: 'api:zkvm/receipts',
  },
  {
    id: 'extension-field',
    term: 'Extension field',
    aliases: ['extension fields'],
    askedAs: 'quartic, Fp4',
    definition:
      'A larger field that is built from a smaller one, as complex numbers are built from real ones. The zkVM draws its challenges from the extension of BabyBear of degree 4, which has about 2¹²⁴ elements.',
    see: '/reference-docs/about-finite-fields',
  },
  {
    id: 'fake-receipt',
    term: 'Fake receipt',
    aliases: ['fake receipts', 'FakeReceipt'],
    askedAs: 'mock, placeholder, InnerReceipt::Fake',
    definition:
      'What dev mode returns in place of a receipt: a claim and a journal without any proof. Verifiers accept it only in dev mode, and reject it otherwise with “verification indicates proof is invalid”.',
    see: 'api:generating-proofs/dev-mode',
  },
  {
    id: 'fiat-shamir',
    term: 'Fiat–Shamir',
    aliases: ['Fiat-Shamir', 'Fiat–Shamir transform'],
    askedAs: 'noninteractive, transcript, heuristic',
    definition:
      'Replacing the random messages of the verifier with hashes of everything that the prover has sent so far. The conversation then becomes a proof that fits in one file.',
    see: '/proof-system/proof-system-sequence-diagram',
  },
  {
    id: 'finite-field',
    term: 'Finite field',
    aliases: ['finite fields', 'field', 'prime field'],
    askedAs: 'modular, Galois, GF',
    definition:
      'A finite set of numbers in which you can add, subtract, multiply, and divide by everything except zero. The main example is arithmetic modulo a prime.',
    see: '/reference-docs/about-finite-fields',
  },
  {
    id: 'fri-folding',
    term: 'Folding',
    aliases: ['folding factor', 'fold'],
    askedAs: 'halving, split even odd, arity',
    definition:
      'One round of FRI: a random combination turns a word into a shorter one for a polynomial of lower degree. Each round in the zkVM divides the length by 16.',
    see: '/reference-docs/about-fri',
  },
  {
    id: 'fri',
    term: 'FRI',
    aliases: [],
    askedAs: 'proximity test, IOPP, KZG replacement',
    definition:
      'The protocol that convinces a verifier that committed values lie close to a polynomial of low degree. The prover folds the values repeatedly, and the verifier checks the folds at random positions.',
    see: '/reference-docs/about-fri',
  },
  {
    id: 'gate-selector',
    term: 'Gate selector',
    aliases: ['gate selectors'],
    askedAs: 'PLONKish, multiplication',
    definition:
      'A constant in the gate equation of PLONK. Selectors of 0 or 1 switch the terms of the equation off or on and thus decide whether a gate adds, multiplies, or compares with a constant.',
    see: '/reference-docs/about-plonk',
  },
  {
    id: 'generator',
    term: 'Generator',
    aliases: ['generators', 'primitive element'],
    askedAs: 'multiplicative, cyclic, primitive root',
    definition:
      'An element whose powers run through all nonzero elements of the field. Modulo 7, the number 3 is a generator: its powers are 3, 2, 6, 4, 5, 1.',
    see: '/reference-docs/about-finite-fields',
  },
  {
    id: 'groth16',
    term: 'Groth16',
    aliases: [],
    askedAs: 'BN128, snarkjs, pairing',
    definition:
      'A SNARK whose proofs consist of three curve points and are very cheap to verify, at the price of a trusted setup for each circuit. The last, optional step of proving uses it.',
    see: 'api:blockchain-integration/shrink-wrapping',
  },
  {
    id: 'groth16-circuit',
    term: 'Groth16 circuit',
    aliases: [],
    askedAs: 'ceremony, wrapper, r1cs',
    definition:
      'The circuit that checks a succinct STARK. With it, a prover can restate the STARK as a Groth16 proof. It is written in Circom, and it is the only circuit of the zkVM that needs a trusted setup.',
    see: 'api:blockchain-integration/shrink-wrapping',
  },
  {
    id: 'groth16-receipt',
    term: 'Groth16 receipt',
    aliases: ['Groth16 receipts', 'Groth16Receipt'],
    askedAs: 'EVM-ready, SNARK-wrapped, onchain',
    definition:
      'The smallest kind of receipt: a single Groth16 proof over BN254, cheap enough to check in a smart contract. It takes a further step after the succinct receipt.',
    see: 'api:blockchain-integration/shrink-wrapping',
  },
  {
    id: 'guest',
    anchors: ['guest-program'],
    term: 'Guest',
    aliases: ['guest program', 'guest programs', 'guest code'],
    askedAs: 'inner, application',
    definition:
      'The program that runs inside the zkVM. The proof covers everything that it computes, but what it receives from outside is only as trustworthy as the checks that the guest makes.',
    see: 'api:zkvm/guest-code-101',
  },
  {
    id: 'io',
    term: 'Guest input and output',
    aliases: ['I/O', 'IO'],
    askedAs: 'stdin, stdout, channels',
    definition:
      'The streams between host and guest. The function env::read reads the input, env::write sends unproven data to the host, and env::commit appends to the public journal.',
    see: 'api:zkvm/tutorials/io',
  },
  {
    id: 'guest-panic',
    term: 'Guest panic',
    aliases: ['Guest panicked', 'panic'],
    askedAs: 'unwrap failed, assertion, exception',
    definition:
      "A Rust panic inside the guest. The execution stops, and the call in the host returns an error with the panic's message. An aborted run cannot be proven, and there is no receipt.",
    see: 'api:zkvm/debugging-with-gdb',
  },
  {
    id: 'hash-function',
    term: 'Hash function',
    aliases: ['hash', 'hash functions', 'digest'],
    askedAs: 'collision, checksum, digest',
    definition:
      'A function that maps data of any length to a short fingerprint. Two inputs with the same fingerprint exist, but nobody can find them in practice.',
  },
  {
    id: 'host',
    anchors: ['host-program'],
    term: 'Host',
    aliases: ['host program', 'host programs', 'host code'],
    askedAs: 'driver, outside, untrusted, script',
    definition:
      'The ordinary program around the zkVM. It supplies the input, starts execution and proving, and receives the receipt. Nothing that the host does is proven, and the guest must treat it as an adversary.',
    see: 'api:zkvm/host-code-101',
  },
  {
    id: 'image-id',
    term: 'Image ID',
    aliases: ['ImageID', 'image IDs'],
    askedAs: 'vkey, hash, verification key, unique identifier',
    definition:
      'A 32-byte fingerprint of the memory with which a program starts, including its code, its constants, and the kernel packed with it. Verifiers use it to name the program that they expect.',
    see: 'api:zkvm/host-code-101',
  },
  {
    id: 'interactive-proof',
    term: 'Interactive proof',
    aliases: ['interactive proofs', 'IOP'],
    askedAs: 'public-coin, rounds, Arthur Merlin, challenge response',
    definition:
      'A conversation in which a verifier asks a prover random questions. With each answer, a lying prover becomes more likely to be caught.',
    see: '/proof-system/proof-system-sequence-diagram',
  },
  {
    id: 'interpolation',
    term: 'Interpolation',
    aliases: ['interpolate'],
    askedAs: 'Lagrange, fit curve',
    definition:
      'Finding the one polynomial of least degree that takes given values at given points. It turns a column of the trace into a polynomial.',
    see: '/reference-docs/about-ntts-and-fourier',
  },
  {
    id: 'inverse',
    term: 'Inverse',
    aliases: ['inverses', 'multiplicative inverse'],
    askedAs: 'reciprocal, division, Euclid',
    definition:
      'The number that gives 1 when you multiply it by a given number. Modulo 7, the inverse of 3 is 5, because 15 leaves the remainder 1. Zero has no inverse.',
    see: '/reference-docs/about-finite-fields',
  },
  {
    id: 'join',
    term: 'Join',
    aliases: ['joining'],
    askedAs: 'pairwise, combine, tree reduction',
    definition:
      'The recursion program that merges the proofs of two adjacent parts of a session into one. Repeated joins leave a single proof for the whole session.',
    see: 'api:recursion',
  },
  {
    id: 'journal',
    term: 'Journal',
    aliases: ['journals'],
    askedAs: 'values, output, calldata',
    definition:
      'The public bytes that a guest commits during its run. They travel in the receipt, and changing a single bit makes verification fail. Everything that a verifier should learn has to be in the journal.',
    see: 'api:zkvm/tutorials/io',
  },
  {
    id: 'keccak',
    term: 'Keccak',
    aliases: ['Keccak-256', 'SHA-3'],
    askedAs: 'keccak256, solidity, sha3',
    definition:
      "The family of hash functions behind Ethereum's addresses and state. The zkVM proves it with a separate circuit and attaches the result to the main proof as an assumption.",
    see: 'api:zkvm/precompiles',
  },
  {
    id: 'kernel',
    term: 'Kernel',
    aliases: ['zkOS', 'kernels'],
    askedAs: 'supervisor, v1compat, operating',
    definition:
      'The small program that runs in machine mode and handles the system calls of the guest. It is packed with the guest, and the image ID commits to both.',
    see: 'api:zkvm/zkvm-specification',
  },
  {
    id: 'lift',
    term: 'Lift',
    aliases: ['lifting'],
    askedAs: 'compression stage, normalize, shard',
    definition:
      'The recursion program that verifies the proof of one segment and restates it as a succinct proof. After this step, all proofs have the same shape, whatever the length of their segment was.',
    see: 'api:recursion',
  },
  {
    id: 'low-degree-extension',
    term: 'Low-degree extension',
    aliases: ['LDE', 'low-degree extensions', 'evaluation domain'],
    askedAs: 'LDE, blowup, oversample',
    definition:
      'Evaluating the polynomial of a column at more points than the column has rows: four times as many in the zkVM. With this redundancy, a single wrong cell changes almost all values.',
    see: '/proof-system/stark-by-hand',
  },
  {
    id: 'memory-image',
    term: 'Memory image',
    aliases: ['memory images'],
    askedAs: 'RAM snapshot, initial state',
    definition:
      "The full content of the zkVM's memory at one moment, summarized by the root of a hash tree over its pages. It connects each segment with the next one.",
    see: 'api:zkvm/zkvm-specification',
  },
  {
    id: 'merkle-root',
    term: 'Merkle root',
    aliases: ['Merkle roots', 'root hash'],
    askedAs: 'digest, tamper evident, summary',
    definition:
      'The single hash at the top of a Merkle tree. After publishing it, nobody can change a leaf without being noticed.',
    see: '/proof-system/stark-by-hand',
  },
  {
    id: 'merkle-tree',
    term: 'Merkle tree',
    aliases: ['Merkle trees', 'Merkle path', 'Merkle proof'],
    askedAs: 'authentication path, inclusion, airdrop, whitelist',
    definition:
      'A binary tree of hashes over a list. Its root fixes the whole list, and to show that a leaf belongs to the list takes only one hash per level of the tree.',
    see: '/proof-system/stark-by-hand',
  },
  {
    id: 'method-id',
    term: 'Method ID',
    aliases: ['method IDs'],
    askedAs: 'u32, vkey',
    definition:
      'The image ID of a guest as the generated methods crate exposes it. It is a constant such as VOTE_ID, an array of eight 32-bit words, next to the binary itself in VOTE_ELF.',
    see: 'api:zkvm/host-code-101',
  },
  {
    id: 'methods',
    anchors: ['method'],
    term: 'Methods crate',
    aliases: ['methods'],
    askedAs: 'embed, include, generated, workspace member',
    definition:
      'The crate of a project that compiles the guests in its build script and exports the binary and the image ID of each as constants. The host depends on it.',
    see: 'api:zkvm/tutorials/hello-world',
  },
  {
    id: 'ntt',
    term: 'NTT',
    aliases: ['number-theoretic transform', 'NTTs', 'FFT'],
    askedAs: 'butterfly, DFT, FFT',
    definition:
      'The fast Fourier transform over a finite field. It converts between the coefficients of a polynomial and its values at roots of unity in n·log n steps, exactly and without rounding.',
    see: '/reference-docs/about-ntts-and-fourier',
  },
  {
    id: 'order',
    term: 'Order',
    aliases: ['orders'],
    askedAs: 'Lagrange theorem, period, cycle length',
    definition:
      'The smallest positive power of an element that is 1. It always divides the number of nonzero elements of the field.',
    see: '/reference-docs/about-finite-fields',
  },
  {
    id: 'page',
    term: 'Page',
    aliases: ['pages', 'paging'],
    askedAs: 'chunk, unit, KB',
    definition:
      'A block of 1,024 bytes of guest memory. Pages are the leaves of the hash tree over memory, and a segment loads only the pages that it touches.',
    see: 'api:zkvm/zkvm-specification',
  },
  {
    id: 'paging-cycle',
    term: 'Paging cycle',
    aliases: ['paging cycles'],
    askedAs: 'fault, swap, overhead',
    definition:
      'A cycle spent on moving a page of memory into or out of a segment and checking its hash. Only the first access to a page in each segment costs these cycles.',
    see: 'api:zkvm/optimization',
  },
  {
    id: 'permutation-argument',
    term: 'Permutation argument',
    aliases: ['grand product', 'lookup argument'],
    askedAs: 'multiset, shuffle, grand product',
    definition:
      'A check that two lists hold the same values in a different order, made by multiplying randomized terms. It connects memory reads with earlier writes, and the ends of a wire with each other.',
    see: '/reference-docs/about-plonk',
  },
  {
    id: 'plonk',
    term: 'PLONK',
    aliases: [],
    askedAs: 'universal setup, KZG, arithmetization',
    definition:
      'A SNARK in which one gate equation with selectors describes the whole circuit and a permutation argument shows that wires carry equal values. The recursion circuit of the zkVM uses such an argument.',
    see: '/reference-docs/about-plonk',
  },
  {
    id: 'po2',
    term: 'po2',
    aliases: ['power of two', 'powers of two'],
    askedAs: 'log2, row count',
    definition:
      'A length given by its exponent: a segment of po2 20 has 2²⁰ = 1,048,576 cycles. Segments are padded to the next power of two; a few cycles more can double the cost.',
    see: 'api:zkvm/optimization',
  },
  {
    id: 'polynomial',
    term: 'Polynomial',
    aliases: ['polynomials'],
    askedAs: 'Schwartz-Zippel, algebra',
    definition:
      'A sum of powers of x with coefficients, such as 3 + 2x + x². Two different polynomials of degree d agree in at most d places, and these proofs rest on that fact.',
    see: '/reference-docs/about-ntts-and-fourier',
  },
  {
    id: 'poseidon2',
    term: 'Poseidon2',
    aliases: ['Poseidon'],
    askedAs: 'algebraic, sponge, Rescue',
    definition:
      'A hash function built from field operations. It is cheaper to prove than SHA-256. The proof system commits with it, and the zkVM hashes its memory pages with it.',
    see: '/reference-docs/about-starks',
  },
  {
    id: 'povw',
    term: 'PoVW',
    aliases: ['proof of verifiable work'],
    askedAs: 'mining, rewards, ZKC',
    definition:
      'Optional bookkeeping that records inside a proof how much work it took. Variants of the recursion programs carry the amounts and add them up.',
    see: 'api:recursion',
  },
  {
    id: 'precompile',
    term: 'Precompile',
    aliases: ['precompiles', 'accelerator', 'accelerators'],
    askedAs: 'chip, accelerator, speedup, opcode',
    definition:
      "A circuit for one costly operation, such as a hash or big-integer arithmetic, that replaces thousands of instructions. Patched versions of common crates use precompiles without changes to the guest's code.",
    see: 'api:zkvm/precompiles',
  },
  {
    id: 'private-input',
    term: 'Private input',
    aliases: ['private inputs'],
    askedAs: 'secret, witness, hidden, confidential',
    definition:
      'Data that the host gives to the guest and that the guest does not write to the journal. It is not part of the receipt, but the prover sees it, and it is not proven that the seal hides it.',
    see: 'api:zkvm/tutorials/io',
  },
  {
    id: 'profiling',
    term: 'Profiling',
    aliases: ['profiler', 'pprof', 'flamegraph'],
    askedAs: 'hotspots, perf, flamegraph',
    definition:
      'Measuring where a guest spends its cycles. If RISC0_PPROF_OUT is set, the execution writes a profile that the pprof tool can draw as a flame graph.',
    see: 'api:zkvm/profiling',
  },
  {
    id: 'program-counter',
    term: 'Program counter',
    aliases: ['pc', 'PC'],
    askedAs: 'pointer, branch, position',
    definition: 'The address of the instruction that the processor executes next. It advances by four bytes or jumps.',
    see: '/reference-docs/about-risc-v',
  },
  {
    id: 'proof-of-execution',
    term: 'Proof of execution',
    aliases: ['proofs of execution'],
    askedAs: 'certificate, computational integrity, attestation',
    definition:
      'Evidence that a particular program ran and produced a particular output. A receipt is such evidence, but it says nothing about whether the program is free of errors.',
    see: 'api:use-cases',
  },
  {
    id: 'knowledge',
    term: 'Proof of knowledge',
    aliases: ['argument of knowledge', 'knowledge soundness'],
    askedAs: 'extractor, secret',
    definition:
      'A proof that the prover actually has a witness, not merely that one exists. It is called an argument if it convinces only against provers with bounded computing power.',
    see: '/reference-docs/about-starks',
  },
  {
    id: 'prove',
    term: 'Prove',
    aliases: ['proving'],
    askedAs: 'create',
    definition:
      'To run a guest and generate a receipt for that run. When the host calls Prover::prove, the prover executes the guest first and then computes the proof.',
    see: 'api:zkvm/host-code-101',
  },
  {
    id: 'prover',
    term: 'Prover',
    aliases: ['provers'],
    askedAs: 'generator, node',
    definition:
      'The code that turns an execution into a receipt, or the party that runs this code. The prover sees all private input. Proving on a machine that belongs to someone else reveals the input to them.',
    see: 'api:generating-proofs/proving-options',
  },
  {
    id: 'public-output',
    term: 'Public output',
    aliases: ['public outputs'],
    askedAs: 'revealed, disclosure, non-secret',
    definition:
      'What the receipt states: the journal, and that the named program produced it. Whether the run succeeded is public, too.',
    see: 'api:zkvm/tutorials/io',
  },
  {
    id: 'query',
    term: 'Query',
    aliases: ['queries'],
    askedAs: 'spot, samples',
    definition:
      'A random position at which the verifier opens and checks committed data. The proofs of the zkVM contain 50 queries.',
    see: '/reference-docs/about-fri',
  },
  {
    id: 'quotient',
    term: 'Quotient polynomial',
    aliases: ['quotient', 'validity polynomial', 'check polynomial', 'composition polynomial'],
    askedAs: 'vanishing, divisibility',
    definition:
      'The combined constraint polynomial, divided by a polynomial that is zero on every row of the trace. The division leaves no remainder exactly if the constraints hold on all rows.',
    see: '/proof-system/stark-by-hand',
  },
  {
    id: 'r0vm',
    term: 'r0vm',
    aliases: ['RISC0_SERVER_PATH'],
    askedAs: 'standalone, IPC, external, server binary',
    definition:
      'The separate process that executes and proves when the host was built without the prove feature. Its major and minor version must be those of the risc0-zkvm crate in the host.',
    see: 'api:generating-proofs/local-proving',
  },
  {
    id: 'r1cs',
    term: 'R1CS',
    aliases: ['rank-1 constraint system'],
    askedAs: 'circom, quadratic, matrices',
    definition:
      'A way to write an arithmetic circuit as a list of equations, each of which says that the product of two linear combinations of the wires equals a third one. Groth16 takes this form.',
    see: '/reference-docs/about-arithmetic-circuits',
  },
  {
    id: 'random-oracle',
    term: 'Random oracle',
    aliases: ['random oracle model'],
    askedAs: 'ROM, idealization',
    definition:
      'An idealized hash function that answers each new input with fresh randomness. Security arguments for Fiat–Shamir treat the real hash function as a random oracle.',
    see: 'api:security-model',
  },
  {
    id: 'receipt',
    term: 'Receipt',
    aliases: ['receipts'],
    askedAs: 'object, SP1ProofWithPublicValues',
    definition:
      'The outcome of proving: the journal, plus a cryptographic proof that the program with a given image ID wrote it and ended successfully. A verifier needs the image ID but not the inputs.',
    see: 'api:zkvm/receipts',
  },
  {
    id: 'recursion',
    term: 'Recursion',
    aliases: ['recursive proving'],
    askedAs: 'compress, fold, aggregate',
    definition:
      'Proving that a proof was verified. A special circuit turns the proofs of segments into proofs of the same shape and merges them in pairs, until a whole session is covered by a single proof.',
    see: 'api:recursion',
  },
  {
    id: 'recursion-circuit',
    term: 'Recursion circuit',
    aliases: ['recursion VM'],
    askedAs: 'second-layer',
    definition:
      'A circuit designed to verify STARKs efficiently. It runs recursion programs such as lift, join, and resolve, and its proofs all have the same size and shape.',
    see: 'api:recursion',
  },
  {
    id: 'recursion-program',
    term: 'Recursion program',
    aliases: ['recursion programs'],
    askedAs: 'zkr, microcode',
    definition:
      'A program for the recursion circuit, identified by its control ID. Lift converts the proof of a segment, join merges two proofs, and resolve removes an assumption from a conditional proof.',
    see: 'api:recursion',
  },
  {
    id: 'reed-solomon',
    term: 'Reed–Solomon code',
    aliases: ['Reed-Solomon', 'Reed–Solomon', 'RS code', 'RS codes'],
    askedAs: 'QR, correcting, redundancy',
    definition:
      'A code that sends the values of a polynomial at more points than needed to determine it. Two different messages then differ in most places. That helps to repair errors and exposes cheating.',
    see: '/reference-docs/about-rs-codes',
  },
  {
    id: 'register',
    term: 'Register',
    aliases: ['registers'],
    askedAs: 'CPU storage, a0 t0 sp',
    definition: 'One of 32 places for a 32-bit word inside the processor, named x0 to x31. Register x0 is always zero.',
    see: '/reference-docs/about-risc-v',
  },
  {
    id: 'resolve',
    term: 'Resolve',
    aliases: ['resolving'],
    askedAs: 'discharge, drop premise',
    definition:
      'The recursion program that removes an assumption from a conditional proof by verifying the proof of that assumption, too.',
    see: 'api:recursion',
  },
  {
    id: 'risc-v',
    term: 'RISC-V',
    aliases: ['RISCV'],
    askedAs: 'ISA, CPU architecture, x86, MIPS, ARM',
    definition:
      'An open instruction set: a specification of what the instructions of a processor do. The zkVM implements the part called RV32IM, and compilers that have it as a target can produce guests.',
    see: '/reference-docs/about-risc-v',
  },
  {
    id: 'risc-v-circuit',
    term: 'RISC-V circuit',
    aliases: ['rv32im circuit', 'rv32im-m3'],
    askedAs: 'AIR, opcodes',
    definition:
      "The circuit that describes the zkVM's processor. Its constraints hold only if each row of the trace follows from the one before it by the rules of RV32IM, and it proves the segments of a session. The one that replaces it on main is called m3.",
    see: 'api:zkvm/zkvm-specification',
  },
  {
    id: 'root-of-unity',
    term: 'Root of unity',
    aliases: ['roots of unity'],
    askedAs: 'omega, nth',
    definition:
      'An element with a power that is 1. If its order is n, its powers are the n evenly spaced points on which transforms and traces are laid out.',
    see: '/reference-docs/about-ntts-and-fourier',
  },
  {
    id: 'rv32im',
    term: 'RV32IM',
    aliases: ['riscv32im'],
    askedAs: 'ISA, extensions, mul div',
    definition:
      'The variant of RISC-V that the zkVM runs: 32-bit integers (I) with multiplication and division (M). It has neither floating-point nor atomic instructions.',
    see: '/reference-docs/about-risc-v',
  },
  {
    id: 'rzup',
    term: 'rzup',
    aliases: [],
    askedAs: 'rustup, manager, sp1up',
    definition:
      'The installer for the parts of the toolchain: the Rust and C++ compilers for guests, cargo-risczero, and r0vm. It keeps several versions and selects one of them as the default.',
    see: 'api:zkvm/install',
  },
  {
    id: 'seal',
    term: 'Seal',
    aliases: ['seals'],
    askedAs: 'cryptographic blob, calldata',
    definition:
      'The part of a receipt that is the actual proof: opaque bytes or words that the verifier checks against the claim. It is a STARK or, in a Groth16 receipt, a SNARK of 256 bytes.',
    see: 'api:zkvm/receipts',
  },
  {
    id: 'segment',
    term: 'Segment',
    aliases: ['segments'],
    askedAs: 'chunk, shard, piece',
    definition:
      'A slice of a session that is proven separately. The executor ends a segment at the segment limit and starts the next from the same memory state. This bounds the memory that the prover needs.',
    see: 'api:recursion',
  },
  {
    id: 'segment-limit',
    term: 'Segment limit',
    aliases: ['segment_limit_po2'],
    askedAs: 'SHARD_SIZE, maximum, RAM knob',
    definition:
      'The largest number of cycles in a segment, given as a power of two. The default is 20. With a smaller limit, the prover needs less memory but has more segments to prove.',
    see: 'api:generating-proofs/local-proving',
  },
  {
    id: 'selector',
    term: 'Selector',
    aliases: ['selectors'],
    askedAs: 'prefix, 0x, tag',
    definition:
      'The first four bytes of a seal as contracts receive it. They name the verifier, and therefore the version of the proof system, that can check the seal.',
    see: 'api:blockchain-integration/contracts/verifier',
  },
  {
    id: 'serde',
    term: 'Serde',
    aliases: ['serialization', 'deserialization'],
    askedAs: 'marshalling, Serialize, Deserialize, derive',
    definition:
      "Rust's framework for converting values to bytes and back. The functions env::read and env::commit use it with a special encoding in 32-bit words. Raw bytes avoid its cost.",
    see: 'api:zkvm/optimization',
  },
  {
    id: 'session',
    term: 'Session',
    aliases: ['sessions'],
    askedAs: 'run, info, report',
    definition:
      'One execution of a guest from its start until it halts or pauses, recorded as a list of segments together with the journal, the exit code, and cycle counts.',
    see: 'api:zkvm/profiling',
  },
  {
    id: 'session-limit',
    term: 'Session limit',
    aliases: ['session_limit'],
    askedAs: 'budget, kill infinite loop, gas, maximum',
    definition:
      'A cap on the cycles of a whole execution, set by the host. A guest that exceeds it is stopped with an error that begins “Session limit exceeded”, and there is no proof.',
    see: 'api:zkvm/host-code-101',
  },
  {
    id: 'sha-256',
    term: 'SHA-256',
    aliases: ['SHA2', 'SHA-2'],
    askedAs: 'FIPS, sha2, accelerator',
    definition:
      'A standard hash function with an output of 32 bytes. The RISC-V circuit computes it directly, and receipts use it for the digests of journals and claims.',
    see: 'api:zkvm/precompiles',
  },
  {
    id: 'shrink-wrapping',
    term: 'Shrink-wrapping',
    aliases: ['STARK-to-SNARK'],
    askedAs: 'conversion, stark2snark, EVM',
    definition:
      'Turning a succinct STARK into a Groth16 proof by proving, in a Groth16 circuit, that the STARK verifies. The result is small, and the cost of verifying it is constant.',
    see: 'api:blockchain-integration/shrink-wrapping',
  },
  {
    id: 'snark',
    term: 'SNARK',
    aliases: ['SNARKs', 'zk-SNARK'],
    askedAs: 'succinct, zkSNARK',
    definition:
      'A short, noninteractive argument that the prover knows a witness for a claim. The name often refers to the kinds whose proofs have a few hundred bytes, such as Groth16 and PLONK.',
    see: '/reference-docs/about-plonk',
  },
  {
    id: 'soundness',
    term: 'Soundness',
    aliases: ['sound'],
    askedAs: 'forged, unforgeability',
    definition:
      'The property that a verifier accepts a false claim only with negligible probability, however the prover behaves.',
    see: 'api:security-model',
  },
  {
    id: 'soundness-error',
    term: 'Soundness error',
    aliases: ['soundness errors'],
    askedAs: 'chance, forgery, cheating',
    definition:
      'The probability that a false claim passes verification. With 50 independent checks that each miss a lie with probability 1/4, it is 4⁻⁵⁰ = 2⁻¹⁰⁰.',
    see: 'api:security-model',
  },
  {
    id: 'stark',
    term: 'STARK',
    aliases: ['STARKs', 'zk-STARK'],
    askedAs: 'transparent, post-quantum, zkSTARK',
    definition:
      'A proof system that needs only hash functions and public randomness, and no secret setup. Proofs have tens to hundreds of kilobytes and are quick to check. The main proofs of the zkVM are STARKs.',
    see: '/reference-docs/about-starks',
  },
  {
    id: 'steel',
    term: 'Steel',
    aliases: [],
    askedAs: 'EVM, storage, ERC20 balance, coprocessor',
    definition:
      'A library for reading Ethereum state inside a guest. The host fetches the data with Merkle proofs, the guest checks them, and the contract checks which block they belong to.',
    see: 'api:blockchain-integration/risc-zero-on-eth',
  },
  {
    id: 'succinct-receipt',
    term: 'Succinct receipt',
    aliases: ['succinct receipts', 'SuccinctReceipt'],
    askedAs: 'compressed, constant size, SP1 compressed',
    definition:
      'A receipt with a single STARK, whatever the length of the execution. Recursion folds all segments and assumptions into it.',
    see: 'api:zkvm/receipts',
  },
  {
    id: 'syscall',
    term: 'System call',
    aliases: ['syscall', 'syscalls', 'system calls'],
    askedAs: 'callback, outside, oracle',
    definition:
      'A named request from the guest to the host, such as reading input or printing. The answer is data from an untrusted party: nothing proves that the host told the truth.',
    see: 'api:zkvm/guest-code-101',
  },
  {
    id: 'toolchain',
    term: 'Toolchain',
    aliases: ['toolchains'],
    askedAs: 'rustc fork, cross compile',
    definition:
      'The compiler and libraries that turn the source of a guest into RISC-V code for the target riscv32im-risc0-zkvm-elf. They are installed with rzup, next to the normal Rust toolchain.',
    see: 'api:zkvm/install',
  },
  {
    id: 'toxic-waste',
    term: 'Toxic waste',
    aliases: [],
    askedAs: 'tau, leftover, destroy',
    definition:
      'The secrets left over from a trusted setup. A person who held all secrets of one of its phases could forge proofs for that circuit.',
    see: 'api:trusted-setup-ceremony',
  },
  {
    id: 'trace-column',
    term: 'Trace column',
    aliases: ['trace columns', 'column', 'columns'],
    askedAs: 'register, vertical, wire',
    definition:
      'One column of the trace, with the values of a single quantity over time. The proof treats these values as evaluations of a polynomial and so turns a table into algebra.',
    see: '/proof-system/what-is-a-trace',
  },
  {
    id: 'trusted-setup',
    term: 'Trusted setup',
    aliases: ['trusted setups', 'ceremony'],
    askedAs: 'CRS, SRS, MPC, powers of tau',
    definition:
      'A one-time computation that makes the keys of a proof system from secrets that must then be destroyed. If many parties contribute in turn, one honest party in each phase is enough. STARKs need no such setup.',
    see: 'api:trusted-setup-ceremony',
  },
  {
    id: 'unconstrained',
    term: 'Unconstrained code',
    aliases: ['run_unconstrained'],
    askedAs: 'hint, advice, nondeterministic, outside',
    definition:
      'Code that searches for an answer without being proven. The guest only has to check the answer, as it can check a square root by squaring it. Releases 1.1 and 1.2 could run such code inside a guest; since 2.0 it belongs in the host.',
    see: 'api:zkvm/optimization',
  },
  {
    id: 'user-cycle',
    term: 'User cycle',
    aliases: ['user cycles'],
    askedAs: 'effective, own instructions',
    definition:
      'A cycle spent on executing the program, as opposed to paging, fixed overhead, or padding. The statistics of a session list user cycles separately from the total.',
    see: 'api:zkvm/optimization',
  },
  {
    id: 'validity-proof',
    term: 'Validity proof',
    aliases: ['validity proofs'],
    askedAs: 'rollup, optimistic, fraud',
    definition:
      'A proof that a computation or a change of state follows the rules. A receipt is a validity proof, and it does not have to keep any data secret to be useful as one.',
    see: 'api:use-cases',
  },
  {
    id: 'verifiable-computation',
    term: 'Verifiable computation',
    aliases: ['verifiable computing'],
    askedAs: 'delegated, outsourcing, trustless',
    definition: 'Letting someone else compute a result and checking it at a much lower cost than computing it again.',
    see: '/litepaper',
  },
  {
    id: 'verifier',
    term: 'Verifier',
    aliases: ['verifiers'],
    askedAs: 'checker, client, light',
    definition:
      'The code that checks a receipt against an expected image ID, or the party that runs this code. Checking needs neither the inputs nor the time of the computation, and a smart contract can do it.',
    see: 'api:zkvm/receipts',
  },
  {
    id: 'verifier-contract',
    term: 'Verifier contract',
    aliases: ['verifier contracts'],
    askedAs: 'Solidity, EVM, onchain',
    definition:
      'A smart contract that checks the seal of a receipt against an image ID and the hash of a journal. It reverts if the proof is not valid.',
    see: 'api:blockchain-integration/contracts/verifier',
  },
  {
    id: 'verifier-parameters',
    term: 'Verifier parameters',
    aliases: ['verifier parameters digest'],
    askedAs: 'configuration, context',
    definition:
      'Everything that a verifier has to fix in advance, such as the versions of circuit and proof system, the control root, and keys. Receipts contain their digest, and a mismatch gives a clear error.',
    see: 'api:zkvm/receipts',
  },
  {
    id: 'verifier-router',
    term: 'Verifier router',
    aliases: ['router', 'RiscZeroVerifierRouter'],
    askedAs: 'proxy, dispatch, gateway, upgradeable',
    definition:
      'A contract with one address that reads the selector at the start of a seal and forwards the call to the matching verifier. It reverts with SelectorUnknown if none is registered.',
    see: 'api:blockchain-integration/contracts/verifier',
  },
  {
    id: 'verify',
    term: 'Verify',
    aliases: ['verifying', 'verification'],
    askedAs: 'validity, authenticate',
    definition:
      'To check that a receipt is valid for an expected image ID. Receipt::verify checks the proof, the exit code, and the journal, and it needs neither the input nor a second run.',
    see: 'api:zkvm/receipts',
  },
  {
    id: 'view-call',
    term: 'View call',
    aliases: ['view calls', 'view function'],
    askedAs: 'eth_call, pure, Solidity',
    definition:
      'A call to a contract function that reads state and changes nothing. Steel runs such calls inside the guest against proven state.',
    see: 'api:blockchain-integration/risc-zero-on-eth',
  },
  {
    id: 'witness',
    term: 'Witness',
    aliases: ['witnesses', 'witness generation'],
    askedAs: 'assignment',
    definition:
      'The values that make a claim true and that only the prover knows. In the zkVM, they are the filled-in trace with all secret inputs. A proof shows that a witness exists.',
    see: '/proof-system/what-is-a-trace',
  },
  {
    id: 'zero-knowledge',
    term: 'Zero knowledge',
    aliases: ['zero-knowledge', 'ZK'],
    askedAs: 'simulator, privacy, leakage',
    definition:
      'The property that a proof reveals nothing except that its claim is true. Formally, a verifier could have produced everything it sees without knowing the witness. For receipts, it is a design goal that is not proven.',
    see: 'api:security-model',
  },
  {
    id: 'zkvm',
    anchors: ['zero-knowledge-virtual-machine-zkvm'],
    term: 'zkVM',
    aliases: ['zero-knowledge virtual machine', 'zkvms'],
    askedAs: 'provable computer, general purpose',
    definition:
      'A virtual machine whose runs can be proven. It executes a RISC-V program and returns a receipt that anyone can check without running the program again.',
    see: 'api:zkvm',
  },
] as const satisfies readonly GlossaryEntry[];

export type GlossaryId = (typeof glossary)[number]['id'];
