import type { SidebarSource } from 'onesource';

/**
 * The sidebars: trees of page ids, without those that a version doesn't have. Titles come from front matter.
 * The documentation is in groups by task, in the order in which a project meets them; every version has the same groups.
 */
const start = {
  category: 'Start',
  items: [
    'index',
    'getting-started',
    'zkvm/install',
    'zkvm/quickstart',
    'zkvm/tutorials/hello-world',
    'zkvm',
    'zkvm/receipts',
    'use-cases',
    'zkvm/decisions',
    'zkvm/tutorials/overview',
    'zkvm/examples',
  ],
};
const write = {
  category: 'Write a program',
  items: [
    'zkvm/guest-code-101',
    'zkvm/host-code-101',
    'zkvm/tutorials/io',
    'zkvm/codecs',
    'zkvm/large-inputs',
    'zkvm/composition',
    'zkvm/signatures',
    'zkvm/async-hosts',
    'zkvm/guest-standard-library',
    'zkvm/rust-resources',
    'zkvm/rust-crates-with-cpp',
    'zkvm/other-languages',
    'zkvm/phones-and-browsers',
    'zkvm/testing',
    'zkvm/debugging-with-gdb',
    'zkvm/editor-setup',
    {
      category: 'Cookbook',
      doc: 'zkvm/cookbook',
      items: [
        'zkvm/cookbook/guests',
        'zkvm/cookbook/computations',
        'zkvm/cookbook/proving',
        'zkvm/cookbook/receipts',
        'zkvm/exercises',
      ],
    },
  ],
};
const build = {
  category: 'Build and ship',
  items: [
    'zkvm/project-layouts',
    'zkvm/build-options',
    'zkvm/image-ids',
    'zkvm/reproducible-builds',
    'zkvm/continuous-integration',
    'zkvm/production',
  ],
};
const prove = {
  category: 'Prove',
  items: [
    'generating-proofs/proving-options',
    'generating-proofs/dev-mode',
    'generating-proofs/local-proving',
    'generating-proofs/gpu-proving',
    'generating-proofs/remote-proving',
    { category: 'Bonsai', doc: 'bonsai', items: ['bonsai/quickstart', 'bonsai/rest-api'] },
    {
      category: 'Boundless',
      items: ['generating-proofs/boundless', 'generating-proofs/boundless-requests'],
    },
    {
      category: 'Run a prover',
      items: [
        'generating-proofs/bento',
        'generating-proofs/market-prover',
        'generating-proofs/broker',
        'generating-proofs/mining',
      ],
    },
  ],
};
const speed = {
  category: 'Speed and cost',
  items: [
    'zkvm/costs',
    'zkvm/slow-proofs',
    'zkvm/benchmarks',
    'zkvm/profiling',
    'zkvm/optimization',
    'zkvm/precompiles',
    'zkvm/custom-precompiles',
  ],
};
const onChain = {
  category: 'Verify on chain',
  items: [
    'blockchain-integration/risc-zero-on-eth',
    'bonsai/blockchain-zkvm-guide',
    'blockchain-integration/bonsai-on-eth',
    'blockchain-integration/eth-examples',
    'blockchain-integration/on-chain-from-zero',
    'blockchain-integration/foundry-template',
    'blockchain-integration/contracts/verifier',
    'blockchain-integration/contracts/rollups',
    'blockchain-integration/contracts/receipt-inspector',
    'blockchain-integration/shrink-wrapping',
    'blockchain-integration/many-proofs',
    {
      category: 'Steel',
      items: [
        'blockchain-integration/steel',
        'blockchain-integration/steel-events',
        'blockchain-integration/steel-history',
        'blockchain-integration/steel-verification',
        'blockchain-integration/steel-op',
      ],
    },
    {
      category: 'Other chains',
      items: ['blockchain-integration/other-chains', 'blockchain-integration/solana', 'blockchain-integration/bitcoin'],
    },
  ],
};
const security = {
  category: 'Security',
  items: [
    { link: 'Advisories', href: '/security-advisories' },
    'security-model',
    'trusted-setup-ceremony',
    'secure-sdlc',
    { link: 'Security policy', href: 'https://github.com/risc0/risc0/security/policy' },
    { link: 'Audit reports', href: 'https://github.com/risc0/rz-security/tree/main/audits' },
    { link: 'Bug bounty', href: 'https://hackenproof.com/programs/risc-zero-zkvm' },
    {
      link: 'Verifier version management',
      href: 'https://github.com/risc0/risc0-ethereum/blob/main/contracts/version-management-design.md',
    },
  ],
};
const upgrade = {
  category: 'Upgrade',
  items: [
    { page: 'changes' },
    { page: 'upgrade' },
    { link: 'Names by version', href: '/names' },
    { link: 'Old projects', href: '/old-projects' },
  ],
} as const;
const reference = {
  category: 'Reference and help',
  items: [
    'zkvm/troubleshooting',
    'zkvm/known-issues',
    'zkvm/api-reference',
    'zkvm/environment-variables',
    'zkvm/zkvm-specification',
    'recursion',
    { link: 'API reference (docs.rs)', href: 'https://docs.rs/risc0-zkvm/@zkvm@' },
    { link: 'Source code', href: 'https://github.com/risc0/risc0/tree/@tag@' },
    { link: 'Awesome RISC Zero', href: 'https://github.com/inversebrah/awesome-risc0' },
  ],
};

const documentation = [
  { heading: 'Learn' },
  start,
  { heading: 'Build' },
  write,
  build,
  prove,
  speed,
  onChain,
  { heading: 'Maintain' },
  security,
  upgrade,
  reference,
];

export const sidebars: readonly SidebarSource[] = [
  { name: 'docs', versions: '<0.20', items: documentation },
  { name: 'api', versions: '>=0.20', items: documentation },
  {
    name: 'help',
    items: [
      { heading: 'Maintain' },
      'security-advisories',
      'old-projects',
      'names',
      { heading: 'Help' },
      'faq',
      'terminology',
      'coding-agents',
      'contributors-guide',
    ],
  },
  {
    name: 'education',
    items: [
      'education',
      'studyclub',
      'litepaper',
      'comparison',
      {
        category: 'Background',
        doc: 'reference-docs',
        items: [
          'reference-docs/about-finite-fields',
          'reference-docs/about-finite-fields-exercises',
          'reference-docs/about-rs-codes',
          'reference-docs/about-ntts-and-fourier',
          'reference-docs/about-risc-v',
          'reference-docs/about-arithmetic-circuits',
          'reference-docs/about-plonk',
          'reference-docs/about-fri',
          'reference-docs/about-starks',
        ],
      },
      {
        category: 'Proof system',
        doc: 'proof-system',
        items: [
          'proof-system/what-is-a-trace',
          'proof-system/stark-by-hand',
          'proof-system/proof-system-sequence-diagram',
          { link: 'Proof system in detail (PDF)', href: 'https://www.risczero.com/proof-system-in-detail.pdf' },
        ],
      },
      { link: 'Talks and podcasts', href: 'https://www.youtube.com/playlist?list=PLcPzhUaCxlCgCvzkkaBWzVuHdBRsTNxj1' },
    ],
  },
];
