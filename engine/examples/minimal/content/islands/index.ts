export const islands = { dice: () => import('./dice/island.tsx') };
