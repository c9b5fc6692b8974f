/** The first action of a reader in each island of this site, and the island's answer. */
import type { FirstAction } from 'onesource/testing/browsers/exploring';

export const firstActions: readonly FirstAction[] = [
  {
    name: 'finite-fields',
    path: '/reference-docs/about-finite-fields',
    act: { button: 'BabyBear' },
    answer: 'dl',
    says: 'Smallest generator31',
  },
  {
    name: 'ntt',
    path: '/reference-docs/about-ntts-and-fourier',
    act: { button: 'Next' },
    answer: '',
    says: 'Step 1 of',
  },
  {
    name: 'reed-solomon',
    path: '/reference-docs/about-rs-codes',
    act: { button: 'One more error' },
    answer: '.verdict',
    says: '3 wrong and 1 erased',
  },
  {
    name: 'trace',
    path: '/proof-system/what-is-a-trace',
    act: { button: 'Next' },
    answer: 'output',
    says: 'Cycle 5',
  },
  {
    name: 'stark-by-hand',
    path: '/proof-system/stark-by-hand',
    act: { button: 'Next' },
    answer: '.story [aria-current]',
    says: 'Polynomial.',
  },
  {
    name: 'trace-columns',
    path: '/proof-system/stark-by-hand',
    act: { field: 'Row 1, column a', value: '9' },
    answer: '[role=status]',
    says: 'leaves a remainder',
  },
  {
    name: 'fri-folding',
    path: '/reference-docs/about-fri',
    act: { button: 'Spoil 8' },
    answer: '[role=status], output',
    says: '8 of 32 values are spoiled',
  },
  {
    name: 'plonk-gates',
    path: '/reference-docs/about-plonk',
    act: { button: 'Break a gate' },
    answer: '[role=status], output',
    says: 'Rejected',
  },
  {
    name: 'proof-sequence',
    path: '/proof-system/proof-system-sequence-diagram',
    act: { button: 'Next' },
    answer: '',
    says: 'Message 2 of 16',
  },
  { name: 'verify-receipt', path: '/', act: { button: 'Verify' }, answer: '.outcome', says: 'Verified in' },
  {
    name: 'run-guest',
    path: '/api/zkvm/quickstart',
    act: { button: 'Run' },
    answer: '[role=status]',
    says: 'Your browser took',
  },
  {
    name: 'receipt-inspector',
    path: '/api/blockchain-integration/contracts/receipt-inspector',
    act: { button: 'Example' },
    answer: '.outcome',
    says: 'Verified in',
  },
];
