/**
 * The islands that a page can name in `<Island name="…">`. Each is loaded at build time for rendering and in the
 * browser for hydration.
 */
export const islands = {
  'finite-fields': () => import('./finite-fields/island.tsx'),
  ntt: () => import('./ntt/island.tsx'),
  'reed-solomon': () => import('./reed-solomon/island.tsx'),
  trace: () => import('./trace/island.tsx'),
  'stark-by-hand': () => import('./stark-by-hand/island.tsx'),
  'trace-columns': () => import('./trace-columns/island.tsx'),
  'fri-pairs': () => import('./fri-pairs/island.tsx'),
  'fri-folding': () => import('./fri-folding/island.tsx'),
  'plonk-gates': () => import('./plonk-gates/island.tsx'),
  'receipt-inspector': () => import('./receipt-inspector/island.tsx'),
  'verify-receipt': () => import('./verify-receipt/island.tsx'),
  'proof-sequence': () => import('./proof-sequence/island.tsx'),
  'release-check': () => import('./release-check/island.tsx'),
  names: () => import('./names/island.tsx'),
  'run-guest': () => import('./run-guest/island.tsx'),
  'cost-calculator': () => import('./cost-calculator/island.tsx'),
};

export type IslandName = keyof typeof islands;
