import type { SidebarSource } from 'onesource';

/** The sidebars: trees of page ids, without those that a version doesn't have. Titles come from front matter. */
const reference = { link: 'API reference (docs.rs)', href: 'https://docs.rs/risc0-zkvm/@zkvm@' };
const source = { link: 'Source code', href: 'https://github.com/risc0/risc0/tree/@tag@' };
const awesome = { link: 'Awesome RISC Zero', href: 'https://github.com/inversebrah/awesome-risc0' };

/** One path from an empty folder to a contract: "Next" leads along it. */
const firstProject = {
  category: 'Your first project',
  items: [
    'getting-started',
    'zkvm/install',
    'zkvm/quickstart',
    'generating-proofs/dev-mode',
    'zkvm/tutorials/io',
    'zkvm/composition',
    'generating-proofs/local-proving',
    'blockchain-integration/on-chain-from-zero',
  ],
};
const zkvmApplication = {
  category: 'What is a zkVM application?',
  items: [
    'zkvm',
    'zkvm/receipts',
    'zkvm/guest-code-101',
    'zkvm/host-code-101',
    'zkvm/tutorials/overview',
    'zkvm/tutorials/hello-world',
    'zkvm/examples',
  ],
};
const writing = {
  category: 'Developing your application',
  items: [
    'zkvm/project-layouts',
    'zkvm/build-options',
    'zkvm/editor-setup',
    'zkvm/codecs',
    'zkvm/image-ids',
    'zkvm/async-hosts',
    'zkvm/rust-resources',
    'zkvm/rust-crates-with-cpp',
    'zkvm/debugging-with-gdb',
    'zkvm/reproducible-builds',
    'zkvm/guest-standard-library',
    'zkvm/testing',
    'zkvm/continuous-integration',
    {
      category: 'Cookbook',
      doc: 'zkvm/cookbook',
      items: [
        'zkvm/cookbook/guests',
        'zkvm/cookbook/computations',
        'zkvm/cookbook/proving',
        'zkvm/cookbook/receipts',
        'zkvm/other-languages',
        'zkvm/phones-and-browsers',
        'zkvm/exercises',
      ],
    },
    'zkvm/production',
    'zkvm/troubleshooting',
    reference,
  ],
};
const proving = {
  category: 'Generating proofs',
  items: [
    'generating-proofs/proving-options',
    'generating-proofs/gpu-proving',
    'generating-proofs/remote-proving',
    'generating-proofs/boundless',
    'generating-proofs/boundless-requests',
    'generating-proofs/bento',
    'generating-proofs/market-prover',
    'generating-proofs/broker',
    'generating-proofs/mining',
    'zkvm/decisions',
    'zkvm/costs',
  ],
};
const optimizing = {
  category: 'Optimizing your application',
  items: [
    'zkvm/profiling',
    'zkvm/optimization',
    'zkvm/large-inputs',
    'zkvm/precompiles',
    'zkvm/signatures',
    'zkvm/custom-precompiles',
    'zkvm/benchmarks',
  ],
};
const blockchain = {
  category: 'Blockchain integration',
  items: [
    'blockchain-integration/risc-zero-on-eth',
    'blockchain-integration/bonsai-on-eth',
    'blockchain-integration/eth-examples',
    'blockchain-integration/contracts/verifier',
    'blockchain-integration/contracts/receipt-inspector',
    'blockchain-integration/shrink-wrapping',
    'blockchain-integration/steel',
    'blockchain-integration/steel-events',
    'blockchain-integration/steel-history',
    'blockchain-integration/steel-verification',
    'blockchain-integration/steel-op',
    'blockchain-integration/many-proofs',
    'blockchain-integration/other-chains',
    'blockchain-integration/solana',
    'blockchain-integration/bitcoin',
  ],
};

/** The two halves of the oldest documentation: Bonsai and the zkVM. */
const bonsaiAndZkvm = [
  'index',
  {
    category: 'Bonsai',
    doc: 'bonsai',
    items: [
      'bonsai/quickstart',
      'blockchain-integration/bonsai-on-eth',
      'bonsai/blockchain-zkvm-guide',
      'blockchain-integration/eth-examples',
      'bonsai/rest-api',
    ],
  },
  {
    category: 'zkVM',
    doc: 'zkvm',
    items: [
      'zkvm/quickstart',
      'generating-proofs/dev-mode',
      reference,
      'zkvm/install',
      'zkvm/rust-resources',
      'zkvm/guest-code-101',
      'zkvm/host-code-101',
      'zkvm/receipts',
      'zkvm/optimization',
      'zkvm/precompiles',
      'zkvm/profiling',
      'zkvm/zkvm-specification',
      'zkvm/environment-variables',
      'zkvm/troubleshooting',
      'zkvm/benchmarks',
      {
        category: 'Tutorials',
        doc: 'zkvm/tutorials/overview',
        items: ['zkvm/tutorials/hello-world', 'zkvm/project-layouts'],
      },
      'zkvm/examples',
      source,
    ],
  },
];

export const sidebars: readonly SidebarSource[] = [
  { name: 'docs', versions: '<0.20', items: bonsaiAndZkvm },
  { name: 'api', versions: '0.20', items: bonsaiAndZkvm },
  {
    name: 'api',
    versions: '>=0.21 <2.0.0',
    items: [
      'index',
      firstProject,
      'use-cases',
      zkvmApplication,
      writing,
      proving,
      optimizing,
      blockchain,
      {
        category: 'Reference',
        items: [
          'recursion',
          'secure-sdlc',
          'security-model',
          'trusted-setup-ceremony',
          'zkvm/zkvm-specification',
          'zkvm/environment-variables',
          source,
          awesome,
        ],
      },
    ],
  },
  {
    name: 'api',
    versions: '>=2.0.0',
    items: [
      { heading: 'Learn' },
      'index',
      firstProject,
      'use-cases',
      zkvmApplication,
      { heading: 'Build' },
      writing,
      proving,
      optimizing,
      blockchain,
      { heading: 'Miscellaneous' },
      {
        category: 'Security',
        items: [
          'secure-sdlc',
          { link: 'Security policy', href: 'https://github.com/risc0/risc0/security/policy' },
          { link: 'Audit reports', href: 'https://github.com/risc0/rz-security/tree/main/audits' },
          { link: 'Advisories', href: '/security-advisories' },
          { link: 'Bug bounty', href: 'https://hackenproof.com/programs/risc-zero-zkvm' },
          'security-model',
          'trusted-setup-ceremony',
          {
            link: 'Verifier version management',
            href: 'https://github.com/risc0/risc0-ethereum/blob/main/contracts/version-management-design.md',
          },
        ],
      },
      {
        category: 'Technical reference',
        items: ['recursion', 'zkvm/zkvm-specification', 'zkvm/environment-variables'],
      },
      awesome,
    ],
  },
  {
    name: 'education',
    items: [
      'education',
      'studyclub',
      'litepaper',
      'comparison',
      'old-projects',
      'names',
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
