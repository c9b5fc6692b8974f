/** The explainers a page can name in `<Island name="…">`: each is loaded at build time to be drawn and in the browser to come alive. */
export const islands = {
  'finite-fields': () => import('./finite-fields/island.tsx'),
  ntt: () => import('./ntt/island.tsx'),
  'reed-solomon': () => import('./reed-solomon/island.tsx'),
  trace: () => import('./trace/island.tsx'),
  'stark-by-hand': () => import('./stark-by-hand/island.tsx'),
  'fri-folding': () => import('./fri-folding/island.tsx'),
  'plonk-gates': () => import('./plonk-gates/island.tsx'),
  'receipt-inspector': () => import('./receipt-inspector/island.tsx'),
  'verify-receipt': () => import('./verify-receipt/island.tsx'),
  'proof-sequence': () => import('./proof-sequence/island.tsx'),
};

export type IslandName = keyof typeof islands;
