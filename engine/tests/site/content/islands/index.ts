export const islands = {
  'heat-curve': () => import('./heat-curve/island.tsx'),
  stages: () => import('./stages/island.tsx'),
};
