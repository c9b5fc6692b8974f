/** What replaced names that are gone, where a page of this site says so. A test compares the pages. */
import type { NameRow, NamesFile } from '../../content/islands/names/names.ts';

export interface Replacement {
  readonly of: string;
  readonly path: string;
  /** What to use instead, with code in backticks; or `no successor`, and why. */
  readonly use: string;
  /** The file that says so. */
  readonly source: string;
}

/** By the file that says so and by package: what replaced each name. */
const stated: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  'content/upgrade/host-0-19.mdx': {
    'risc0-zkvm': {
      'ExecutorEnvBuilder::add_input': '`write_slice`, or `write` for a value',
      MEM_SIZE: '`GUEST_MAX_MEM`',
      'Executor::from_elf': '`default_prover`, `default_executor`, or `ExecutorImpl::from_elf`',
      'Executor::new': '`ExecutorImpl::new`',
      'Executor::run': '`ExecutorImpl::run`',
      'Executor::run_with_callback': '`ExecutorImpl::run_with_callback`',
      'guest::zkvm_getrandom': 'the crate getrandom',
      'Executor::step': 'no successor: an executor runs as a whole',
      'recursion::CircuitImpl': 'the crate risc0-circuit-recursion',
      'recursion::DEF': 'no successor: it is private',
      'recursion::TAPSET': 'no successor: it is private',
      'Segment::insn_cycles': 'no successor',
    },
    environment: {
      R0VM_PATH: '`RISC0_SERVER_PATH`',
    },
  },
  'content/upgrade/renamed-0-20.mdx': {
    'risc0-zkvm': {
      'Prover::prove_elf': '`prove`',
      'ProverServer::prove_elf': '`prove`',
      'Prover::prove_elf_with_ctx': '`prove_with_ctx`',
      'ProverServer::prove_elf_with_ctx': '`prove_with_ctx`',
      'Executor::execute_elf': '`execute`',
      Program: '`compute_image_id`',
      MemoryImage: '`compute_image_id`',
      'Receipt::get_metadata': '`get_claim` until 0.21, `claim` since',
      'ReceiptMetadata::pre': '`ReceiptClaim::pre`',
      'ReceiptMetadata::post': '`ReceiptClaim::post`',
      'ReceiptMetadata::exit_code': '`ReceiptClaim::exit_code`',
      'ReceiptMetadata::input': '`ReceiptClaim::input`',
      'ReceiptMetadata::output': '`ReceiptClaim::output`',
      'ReceiptMetadata::encode': '`ReceiptClaim::encode`',
      'ReceiptMetadata::decode': '`ReceiptClaim::decode`',
      'ReceiptMetadata::digest': 'the trait `sha::Digestible`',
      'SystemState::digest': 'the trait `sha::Digestible`',
      'SegmentReceipt::get_metadata': 'the field `claim`',
      'SuccinctReceipt::meta': 'the field `claim`',
      SegmentReceipts: '`CompositeReceipt`',
      'InnerReceipt::Flat': '`InnerReceipt::Composite`',
      'InnerReceipt::flat': '`composite`',
      'InnerReceipt::verify': '`Receipt::verify`',
      'InnerReceipt::verify_with_context': '`verify_integrity_with_context`',
      'SegmentReceipt::verify_with_context': '`verify_integrity_with_context`',
      'SuccinctReceipt::verify_with_context': '`verify_integrity_with_context`',
      'Session::get_cycles': '`total_cycles` and `user_cycles`',
      'Session::resolve': '`SegmentRef::resolve`',
      'ExecutorImpl::run_guest_only': '`run`',
      'ExecutorImpl::run_guest_only_with_callback': '`run_with_callback`',
      Binary: 'the bytes of the ELF binary',
      Profiler: '`enable_profiler`, or `RISC0_PPROF_OUT`',
      profiler: '`enable_profiler`, or `RISC0_PPROF_OUT`',
      'guest::env::get_cycle_count': '`env::cycle_count`',
      'fault-proof': 'no successor: fault proofs ended',
      'ExitCode::Fault': 'no successor: fault proofs ended',
      FAULT_CHECKER_ELF: 'no successor: fault proofs ended',
      FAULT_CHECKER_ID: 'no successor: fault proofs ended',
      FaultCheckMonitor: 'no successor: fault proofs ended',
    },
    'risc0-zkp': {
      'verify::VerificationError::FaultStateMismatch': 'no successor: fault proofs ended',
      'verify::VerificationError::ValidFaultReceipt': 'no successor: fault proofs ended',
    },
    contracts: {
      ReceiptMetadata: '`ReceiptClaim`',
      ReceiptMetadataLib: '`ReceiptClaimLib`',
    },
    'risc0-binfmt': {
      'SystemState::digest': 'the trait `Digestible`',
    },
  },
  'content/upgrade/hosts-1-0.mdx': {
    'risc0-zkvm': {
      CompactReceipt: '`Groth16Receipt`',
      'InnerReceipt::Compact': '`InnerReceipt::Groth16`',
      'InnerReceipt::compact': '`InnerReceipt::groth16`',
      ALLOWED_IDS_ROOT: '`ALLOWED_CONTROL_ROOT`',
      'Receipt::get_claim': '`Receipt::claim`',
      'InnerReceipt::get_claim': '`claim`',
      'CompositeReceipt::get_claim': '`claim`',
      'Session::get_claim': '`claim`',
      'guest::env::VerifyError': 'no successor: `env::verify` returns no error',
    },
  },
  'content/upgrade/compact-0-21.mdx': {
    'risc0-zkvm': {
      Groth16Proof: '`Verifier` of risc0-groth16',
    },
  },
  'content/upgrade/poseidon.mdx': {
    'risc0-zkvm': {
      'recursion::poseidon_hal_pair': '`poseidon2_hal_pair`',
    },
    'risc0-zkp': {
      'core::hash::poseidon': '`core::hash::poseidon2`',
      'hal::cuda::CudaHalPoseidon': '`CudaHalPoseidon2`',
      'hal::cuda::CudaHashPoseidon': '`CudaHashPoseidon2`',
      'hal::metal::MetalHalPoseidon': '`MetalHalPoseidon2`',
      'hal::metal::MetalHashPoseidon': '`MetalHashPoseidon2`',
    },
  },
  'content/upgrade/segments-1-0.mdx': {
    'risc0-zkvm': {
      'Segment::prove': '`prove_segment` of `get_prover_server`',
      'Segment::po2': 'the method `po2`',
      'Segment::cycles': '`Session::user_cycles`',
      'CompositeReceipt::assumptions': '`assumption_receipts`',
      'CompositeReceipt::journal_digest': '`output` of the claim',
      'Assumption::Proven': '`AssumptionReceipt::Proven`',
      'Assumption::Unresolved': '`AssumptionReceipt::Unresolved`',
      'Assumption::get_claim': '`AssumptionReceipt::claim_digest`',
      'recursion::ProverOpts': '`ProverOpts`',
      'recursion::valid_control_ids': '`ALLOWED_CONTROL_IDS`',
      'Segment::get_claim': 'the field `claim` of the `SegmentReceipt`',
      'ExecutorImpl::step': 'no successor: an executor runs as a whole',
      'ProverServer::get_peak_memory_usage': 'no successor: measure the process',
      'recursion::Prover::make_allowed_tree': '`recursion::MerkleGroup::new`',
      'recursion::Prover::bootstrap_allowed_tree': '`recursion::MerkleGroup::new`',
      'sha::Sha256::hash_raw_pod_slice': '`hash_bytes`, for the standard digest',
    },
    'risc0-zkp': {
      'core::hash::sha::Sha256::hash_raw_pod_slice': '`hash_bytes`, for the standard digest',
    },
    'risc0-zkvm-platform': {
      'syscall::sys_verify': '`sys_verify_integrity`',
    },
  },
  'content/upgrade/bonsai-sdk-1-0.mdx': {
    'bonsai-sdk': {
      alpha: '`bonsai_sdk::blocking`',
      alpha_async: '`bonsai_sdk::non_blocking`',
      'alpha::Client': '`blocking::Client`',
      'alpha::SessionId': '`blocking::SessionId`',
      'alpha::SnarkId': '`blocking::SnarkId`',
      'alpha::responses': '`bonsai_sdk::responses`',
      'alpha_async::get_client_from_env': '`Client::from_env`',
      'alpha_async::get_client_from_parts': '`Client::from_parts`',
      'alpha_async::session_status': '`SessionId::status`',
      'alpha_async::session_logs': '`SessionId::logs`',
      'alpha_async::snark_status': '`SnarkId::status`',
      async: '`bonsai_sdk::non_blocking`',
      'responses::SnarkReceipt': '`Receipt` from the address in `output`',
    },
  },
  'content/upgrade/contracts-1-0.mdx': {
    contracts: {
      'IRiscZeroVerifier.verify_integrity': '`verifyIntegrity`',
      'RiscZeroGroth16Verifier.verify_integrity': '`verifyIntegrity`',
      MockRiscZeroVerifier: '`RiscZeroMockVerifier`',
      'ControlID.CONTROL_ID_0': '`ControlID.CONTROL_ROOT`',
      'ControlID.CONTROL_ID_1': '`ControlID.CONTROL_ROOT`',
      'RiscZeroGroth16Verifier.CONTROL_ID_0': '`CONTROL_ROOT_0`',
      'RiscZeroGroth16Verifier.CONTROL_ID_1': '`CONTROL_ROOT_1`',
      BonsaiRelay: 'a function that takes the seal: the relay is gone',
      IBonsaiRelay: 'a function that takes the seal: the relay is gone',
      BonsaiCallbackReceiver: 'a function that takes the seal: the relay is gone',
      BonsaiLowLevelCallbackReceiver: 'a function that takes the seal: the relay is gone',
      BonsaiRelayQueueWrapper: 'a function that takes the seal: the relay is gone',
      Callback: 'a function that takes the seal: the relay is gone',
      CallbackAuthorization: 'a function that takes the seal: the relay is gone',
    },
    'risc0-ethereum-contracts': {
      testutils: '`RiscZeroMockVerifier`',
      'control-id': '`ControlID.CONTROL_ROOT`',
    },
  },
  'content/upgrade/steel-1-0.mdx': {
    'risc0-steel': {
      ViewCallEnv: '`EvmEnv`',
      'ethereum::EthViewCallEnv': '`EthEvmEnv`',
      ViewCallInput: '`EvmInput`',
      'ethereum::EthViewCallInput': '`EthEvmInput`',
      ViewCall: '`Contract`',
      EvmHeader: '`EvmBlockHeader`',
      StateDB: 'no successor: it is private',
      db: 'no successor: it is private',
      'db::CacheDb': 'no successor: it is private',
    },
  },
  'content/upgrade/new-options-1-0.mdx': {
    'cargo risczero': {
      'cargo risczero new --std': 'no successor: it is the default',
      'cargo risczero new --no-git': 'no successor',
      'cargo risczero new --template': 'a clone of your template',
      'cargo risczero new --templ-subdir': 'a clone of your template',
    },
  },
  'content/upgrade/cuda-1-2.mdx': {
    environment: {
      RISC0_CUDA_OPT: 'NVCC_APPEND_FLAGS',
      RISC0_CUDA_DEBUG: 'NVCC_APPEND_FLAGS',
      RISC0_CUDA_SCCACHE_RECACHE: 'no successor',
    },
  },
  'content/upgrade/images-2-0.mdx': {
    'risc0-binfmt': {
      'MemoryImage::new': '`ProgramBinary::to_image`, or `MemoryImage::new_user`',
      'MemoryImage::compute_id': '`compute_image_id`',
      'MemoryImage::load_page': '`get_page`',
      'MemoryImage::store_region_in_page': '`set_page`',
      'MemoryImage::hash_pages': '`update_digests`',
      'MemoryImage::hash_pages_iter': '`update_digests`',
      'MemoryImage::update_page': '`update_digests`',
      'MemoryImage::load_region_in_page': '`get_page`',
      'MemoryImage::compute_root_hash': '`image_id`',
      'MemoryImage::get_system_state': '`SystemState` with `image_id` as its root',
      'MemoryImage::pc': 'no successor: an image has no program counter',
      'MemoryImage::info': 'no successor: an image has no page table',
      PageTableInfo: 'no successor: an image has no page table',
      'Program::entry': '`Program::new_from_entry_and_image`',
      'Program::image': '`read_u32`',
    },
    'risc0-zkvm': {
      'Session::post_image': 'the field `post_state`',
      prove_keccak: '`ProverServer::prove_keccak`',
      Loader: 'no successor: it belonged to the circuit of 1.2',
      POSEIDON2_CONTROL_IDS: '`ALLOWED_CONTROL_IDS`',
      POSEIDON2_CONTROL_ID: '`ALLOWED_CONTROL_IDS`',
      POSEIDON_CONTROL_ID: '`ALLOWED_CONTROL_IDS`',
      'SegmentReceiptVerifierParameters::from_max_po2': '`ProverOpts::from_max_po2`',
      'SegmentReceiptVerifierParameters::all_po2s': '`ProverOpts::from_max_po2`',
    },
    'risc0-zkvm-platform': {
      'memory::MEM_SIZE': '`GUEST_MAX_MEM`',
      'memory::MEM_BITS': '`GUEST_MAX_MEM`',
      'memory::SYSTEM': '`GUEST_MAX_MEM`',
      'memory::PAGE_TABLE': '`GUEST_MAX_MEM`',
      'memory::PRE_LOAD': '`GUEST_MAX_MEM`',
      'memory::Region': '`GUEST_MAX_MEM`',
    },
  },
  'content/upgrade/commands-2-0.mdx': {
    rzup: {
      'rzup toolchain list': '`rzup show`',
      'rzup extension list': '`rzup show`',
      'rzup show active-toolchain': '`rzup show`',
      'rzup show home': '`RISC0_HOME`',
      'rzup toolchain': '`rzup install`, `rzup show`, and `rzup uninstall`',
      'rzup extension': '`rzup install`, `rzup show`, and `rzup uninstall`',
      'rzup toolchain install': '`rzup install`',
      'rzup extension install': '`rzup install`',
      'rzup toolchain uninstall': '`rzup uninstall`',
      'rzup extension uninstall': '`rzup uninstall`',
      'rzup extension use': '`rzup default`',
      'rzup toolchain build': '`rzup build`',
      'rzup self': 'the installer',
      'rzup self update': 'the installer',
      'rzup self uninstall': 'no successor: remove the folder',
    },
  },
  'content/upgrade/cargo-commands-2-0.mdx': {
    'cargo risczero': {
      'cargo risczero deploy': 'no successor: the service has closed',
      'cargo risczero datasheet': 'the example datasheet of risc0-zkvm',
      'cargo risczero build-crate': '`cargo risczero guest build`',
      'cargo risczero test': '`cargo risczero guest test`',
    },
    environment: {
      RISC0_DATA_DIR: '`RISC0_HOME`',
      RISC0_BUILD_DIR: '`rzup build --path`',
    },
    'risc0-build': {
      risc0_data: '`RISC0_HOME`',
    },
  },
  'content/upgrade/unchecked-2-0.mdx': {
    'risc0-bigint2': {
      'field::modadd_256_unchecked': '`field::unchecked::modadd_256`',
      'field::modinv_256_unchecked': '`field::unchecked::modinv_256`',
      'field::modmul_256_unchecked': '`field::unchecked::modmul_256`',
      'field::modsub_256_unchecked': '`field::unchecked::modsub_256`',
      'rsa::RSA_4096_WIDTH_WORDS': '`FIELD_4096_WIDTH_WORDS`',
    },
  },
  'content/upgrade/groth16-functions.mdx': {
    'risc0-zkvm': {
      stark_to_snark: '`compress`, or `shrink_wrap` of risc0-groth16',
      seal_to_json: '`to_json` of risc0-groth16',
      Groth16ProofJson: '`ProofJson` of risc0-groth16',
      'Groth16Seal::from_vec': '`Seal::decode`',
    },
    'risc0-groth16': {
      'docker::stark_to_snark': '`prove::shrink_wrap`',
      docker: '`risc0_groth16::prove`',
      'Seal::from_vec': '`Seal::decode`',
      split_digest: '`Groth16Receipt::verify_integrity`',
      fr_from_hex_string: '`Groth16Receipt::verify_integrity`',
      g1_from_bytes: '`Groth16Receipt::verify_integrity`',
      g2_from_bytes: '`Groth16Receipt::verify_integrity`',
      'Fr::ark_fr': 'no successor: it is private',
      'VerifyingKey::ark_verifying_key': 'no successor: it is private',
      data_structures: 'the root of risc0-groth16',
      verifier: 'the root of risc0-groth16',
      'verifier::prepared_verifying_key': '`verifying_key`',
      'VerifyingKeyJson::prepared_verifying_key': '`verifying_key`',
      'Verifier::encoded_pvk': 'no successor: it is private',
      'Verifier::encoded_proof': 'no successor: it is private',
      'Verifier::encoded_prepared_inputs': 'no successor: it is private',
    },
  },
  'content/upgrade/recursion-3-0.mdx': {
    'risc0-zkvm': {
      'recursion::Prover::run_with_hal': '`recursion::Prover::run`',
      'recursion::poseidon2_hal_pair': 'no successor: `run` picks the hardware',
      'recursion::poseidon254_hal_pair': 'no successor: `run` picks the hardware',
      'recursion::sha256_hal_pair': 'no successor: `run` picks the hardware',
      ProveZkrRequest: '`register_zkr` within one process',
      'ApiClient::prove_zkr': '`register_zkr` within one process',
      'CoprocessorCallback::prove_zkr': '`register_zkr` within one process',
    },
    'risc0-zkvm-platform': {
      'syscall::sys_prove_zkr': '`register_zkr` within one process',
    },
  },
  'content/upgrade/rows-next.mdx': {
    'risc0-zkvm': {
      'SessionInfo::cycles': '`rows`',
      'SegmentInfo::cycles': '`row_count`',
      'Session::total_cycles': '`row_count`',
      'Session::user_cycles': '`insn_count`',
      'Session::reserved_cycles': '`padding_row_count`',
      'Session::paging_cycles': 'no successor: paging is part of the rows',
      'SessionStats::total_cycles': '`row_count`',
      'SessionStats::user_cycles': '`insn_count`',
      'SessionStats::reserved_cycles': '`padding_row_count`',
      'SessionStats::paging_cycles': 'no successor: paging is part of the rows',
    },
  },
  'content/upgrade/api-client-next.mdx': {
    'risc0-zkvm': {
      ExternalProver: '`DefaultProver`',
      ApiClient: '`get_prover_server`',
      ApiServer: '`get_prover_server`',
      Connector: '`get_prover_server`',
      Asset: '`get_prover_server`',
      AssetRequest: '`get_prover_server`',
      RedisParams: 'no successor: it belonged to the old protocol',
      'ExecutorEnvBuilder::io_callback': '`read_fd` and `write_fd`',
      'ExecutorEnvBuilder::slice_io': '`read_fd` and `write_fd`',
      'guest::env::syscall': '`FdReader` and `FdWriter`',
      'guest::env::send_recv_slice': '`FdReader` and `FdWriter`',
      'ProverServer::prove_segment_core': '`prove_preflight`',
      'ProverOpts::with_segment_po2_max': '`with_max_segment_po2`',
      'InnerAssumptionReceipt::Composite': '`compress`',
      'InnerAssumptionReceipt::composite': '`compress`',
    },
    'risc0-binfmt': {
      'Program::size_in_words': 'no successor',
    },
    'risc0-zkp': {
      'hal::metal::KernelArg::Integer': '`KernelArg::U32`',
    },
    r0vm: {
      'r0vm --port': 'no successor: it belonged to the old protocol',
      'r0vm --manager': '`r0vm --config`',
      'r0vm --worker': '`r0vm --config`',
    },
    environment: {
      RISC0_REDIS_CHANNEL_SIZE: 'no successor: it belonged to the old protocol',
      RISC0_WITGEN_DEBUG: 'no successor: the circuit that read it is gone',
    },
  },
  'content/upgrade/steel-1-1.mdx': {
    'risc0-steel': {
      'host::EthersClient': '`EthEvmEnv::builder`',
      'host::provider': '`EthEvmEnv::builder`',
      'EvmInput::ancestors': 'no successor: a private field of `BlockInput`',
      'EvmInput::contracts': 'no successor: a private field of `BlockInput`',
      'EvmInput::header': 'no successor: a private field of `BlockInput`',
      'EvmInput::state_trie': 'no successor: a private field of `BlockInput`',
      'EvmInput::storage_tries': 'no successor: a private field of `BlockInput`',
      'config::Eip1559Constants': 'no successor',
      'config::ChainSpec::gas_constants': 'no successor',
      'config::ForkCondition::TBD': 'no successor',
      'EvmEnv::block_commitment': '`into_commitment`',
    },
  },
  'content/upgrade/steel-1-2.mdx': {
    'risc0-steel': {
      'EvmEnv::from_provider': '`EthEvmEnv::builder`',
      'ethereum::EthEvmEnv::from_rpc': '`EthEvmEnv::builder`',
    },
  },
  'content/upgrade/steel-2-1.mdx': {
    'risc0-steel': {
      'EvmEnv::with_chain_spec': '`chain_spec` of the builder, `into_env` in guests, since Steel 2.1',
      'CallBuilder::from': '`tx`, since Steel 2.1',
      'CallBuilder::gas': '`tx`, since Steel 2.1',
      'CallBuilder::gas_price': '`tx`, since Steel 2.1',
      'CallBuilder::value': '`tx`, since Steel 2.1',
      'unstable-event': 'no successor: it is stable',
      'unstable-history': 'no successor: it is stable',
      'unstable-verifier': 'no successor: it is stable',
    },
    'risc0-op-steel': {
      'EvmEnv::with_chain_spec': '`chain_spec` of the builder, `into_env` in guests, since Steel 2.1',
      'optimism::OpEvmEnv::with_chain_spec': '`chain_spec` of the builder, `into_env` in guests, since Steel 2.1',
      'CallBuilder::from': '`tx`, since Steel 2.1',
      'CallBuilder::gas': '`tx`, since Steel 2.1',
      'CallBuilder::gas_price': '`tx`, since Steel 2.1',
      'CallBuilder::value': '`tx`, since Steel 2.1',
      'unstable-event': 'no successor: it is stable',
    },
  },
  'content/learn/old-projects.mdx': {
    'risc0-zkvm': {
      SessionReceipt: '`Receipt`',
      'receipt::Receipt': '`Receipt`',
      'host::Receipt::get_journal': '`receipt.journal.bytes`',
      'host::Receipt::get_journal_vec': '`receipt.journal.bytes`',
      'Receipt::get_journal_bytes': '`receipt.journal.bytes`',
      'Receipt::get_seal_bytes': '`receipt.inner`',
      'Receipt::seal': '`receipt.inner`',
      'host::Receipt::get_seal': '`receipt.inner`',
      'Receipt::verify_with_hash': '`Receipt::verify`',
      'Receipt::verify_with_hal': '`Receipt::verify`',
      default_executor_from_elf: '`default_executor`, or `default_prover`',
      LocalExecutor: '`default_executor`, or `default_prover`',
      prove: '`default_prover`',
      'prove::Prover::prove_session': '`ProverServer::prove_session`',
      'prove::Prover::prove_segment': '`ProverServer::prove_segment`',
      'Prover::new': '`default_prover`',
      'Prover::new_with_opts': '`default_prover`',
      'Prover::from_image': '`default_prover`',
      'Prover::run': '`prove`',
      'Prover::run_with_hal': '`prove`',
      'Prover::add_input_u32_slice': '`ExecutorEnvBuilder::write_slice`',
      'Prover::add_input_u8_slice': '`ExecutorEnvBuilder::write_slice`',
      'host::Prover::add_input': '`ExecutorEnvBuilder::write_slice`',
      'Prover::cycles': '`ProveInfo::stats`',
      'Prover::get_output_u32_vec': '`ExecutorEnvBuilder::stdout`',
      'Prover::get_output_u8_slice': '`ExecutorEnvBuilder::stdout`',
      'host::Prover::get_output': '`ExecutorEnvBuilder::stdout`',
      'host::Prover::get_output_vec': '`ExecutorEnvBuilder::stdout`',
      'ProverOpts::with_stdin': '`ExecutorEnvBuilder::stdin`',
      'ProverOpts::with_env_var': '`ExecutorEnvBuilder::env_var`',
      'ProverOpts::with_read_fd': '`ExecutorEnvBuilder::read_fd`',
      'ProverOpts::with_write_fd': '`ExecutorEnvBuilder::write_fd`',
      'ProverOpts::with_slice_io': '`ExecutorEnvBuilder::slice_io`',
      'ProverOpts::with_sendrecv_callback': '`ExecutorEnvBuilder::io_callback`',
      'ProverOpts::with_trace_callback': '`ExecutorEnvBuilder::trace_callback`',
      'ProverOpts::with_skip_seal': 'dev mode: `RISC0_DEV_MODE`',
      insecure_skip_seal: 'dev mode: `RISC0_DEV_MODE`',
      'guest::env::send_recv': '`env::send_recv_slice`',
      'guest::env::send_recv_as_u32': '`env::send_recv_slice`',
      'guest::sha::digest': '`sha::Impl`',
      'sha::sha': '`sha::Impl`',
      'sha::Sha': '`sha::Sha256`',
      'sha::DIGEST_WORD_SIZE': '`DIGEST_WORDS`',
      'sha::Digest::as_slice': '`as_words`, or `as_bytes`',
      'serde::to_slice': '`serde::to_vec`',
      'serde::AllocVec': '`serde::to_vec`',
      'serde::Slice': '`serde::to_vec`',
      binfmt: 'the crate risc0-binfmt',
      method_id: '`compute_image_id`',
    },
    environment: {
      BONSAI_ENDPOINT: '`BONSAI_API_URL`',
    },
  },
};

export const replacements: readonly Replacement[] = Object.entries(stated).flatMap(([source, packages]) =>
  Object.entries(packages).flatMap(([of, names]) =>
    Object.entries(names).map(([path, use]) => ({ of, path, use, source })),
  ),
);

/** The name below its crate. */
const ownPath = ({ of, path }: NameRow) => path.replace(new RegExp(`^${of.replaceAll('-', '_')}::`), '');

const holderOf = (path: string) => path.replace(/(::|\.| )[^:. ]+$/, '');

/** The rows with what replaced those that the newest version lacks. Members of what is gone have its replacement. */
export function withReplacements({ ranges, names }: Pick<NamesFile, 'ranges' | 'names'>): NameRow[] {
  const newest = ranges['*']?.at(-1) ?? '';
  const isGone = ({ versions }: NameRow) => ranges[versions ?? '']?.includes(newest) !== true;
  const uses = new Map(replacements.map(({ of, path, use }) => [`${of} ${path}`, use]));
  const gone = new Set(names.filter(isGone).map((row) => `${row.of} ${ownPath(row)}`));
  const replacementOf = (of: string, path: string): string | undefined => {
    const key = `${of} ${path}`;
    if (!gone.has(key) || uses.has(key)) return uses.get(key);
    return holderOf(path) === path ? undefined : replacementOf(of, holderOf(path));
  };
  return names.map(({ use: _, ...row }) => {
    const use = isGone(row) ? replacementOf(row.of, ownPath(row)) : undefined;
    return use === undefined ? row : { ...row, use };
  });
}
