/** What replaced names that are gone, where a page of this site says so. A test compares the pages. */

export interface Replacement {
  readonly of: string;
  readonly path: string;
  /** What to use instead, with code in backticks. */
  readonly use: string;
  /** The file that says so. */
  readonly source: string;
}

/** By the file that says so and by package: what replaced each name. */
const stated: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
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
      SegmentReceipts: '`CompositeReceipt`',
      'InnerReceipt::Flat': '`InnerReceipt::Composite`',
      'guest::env::get_cycle_count': '`env::cycle_count`',
      ReceiptMetadata: '`ReceiptClaim`',
    },
  },
  'content/upgrade/host-0-19.mdx': {
    'risc0-zkvm': {
      'ExecutorEnvBuilder::add_input': '`write_slice`, or `write` for a value',
      MEM_SIZE: '`GUEST_MAX_MEM`',
    },
  },
  'content/upgrade/hosts-1-0.mdx': {
    'risc0-zkvm': {
      CompactReceipt: '`Groth16Receipt`',
      'InnerReceipt::Compact': '`InnerReceipt::Groth16`',
      'InnerReceipt::compact': '`InnerReceipt::groth16`',
      ALLOWED_IDS_ROOT: '`ALLOWED_CONTROL_ROOT`',
      'Receipt::get_claim': '`Receipt::claim`',
    },
  },
  'content/upgrade/groth16-functions.mdx': {
    'risc0-zkvm': {
      stark_to_snark: '`compress`, or `shrink_wrap` of risc0-groth16',
      seal_to_json: '`to_json` of risc0-groth16',
      Groth16ProofJson: '`ProofJson` of risc0-groth16',
    },
    'risc0-groth16': {
      'docker::stark_to_snark': '`prove::shrink_wrap`',
    },
  },
  'content/learn/old-projects.mdx': {
    'risc0-zkvm': {
      SessionReceipt: '`Receipt`',
      'host::Receipt::get_journal': '`receipt.journal.bytes`',
      'Receipt::get_journal_bytes': '`receipt.journal.bytes`',
    },
    'bonsai-sdk': {
      alpha: '`bonsai_sdk::blocking`',
    },
  },
  'content/upgrade/steel.mdx': {
    'risc0-steel': {
      'EvmEnv::from_provider': '`EthEvmEnv::builder`',
      'ethereum::EthEvmEnv::from_rpc': '`EthEvmEnv::builder`',
    },
  },
};

export const replacements: readonly Replacement[] = Object.entries(stated).flatMap(([source, packages]) =>
  Object.entries(packages).flatMap(([of, names]) =>
    Object.entries(names).map(([path, use]) => ({ of, path, use, source })),
  ),
);
