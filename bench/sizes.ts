/** The sizes of the site in `dist/` as served, compared with the budgets. */

import { measureBudgets } from '../tests/built/budgets.ts';
import { distFolder } from '../tests/paths.ts';

export async function measureSizes(): Promise<Record<string, { bytes: number; limit: number }>> {
  return Object.fromEntries(
    (await measureBudgets(distFolder)).map(({ name, bytes, limit }) => [name, { bytes, limit }]),
  );
}
