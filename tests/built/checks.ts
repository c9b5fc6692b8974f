/** Checks of a built site as it would be deployed: links, the one React, words of the Markdown, notices, size budgets. */
import { distFolder } from '../paths.ts';
import type { Outcome } from '../steps.ts';
import { measureBudgets } from './budgets.ts';
import { brokenLinks } from './links.ts';
import { wrongNotices } from './notices.ts';
import { runtimeFaults } from './runtime.ts';
import { missingWords } from './words.ts';

/**
 * Runs all checks; prints the problems and the table of budgets. Each budget counts as a test, the links as one, the
 * runtime as one, the words as one, and the notices as one.
 */
export async function builtSiteChecks(folder = distFolder): Promise<Outcome> {
  const broken = brokenLinks(folder);
  for (const line of broken.slice(0, 50)) console.error(line);
  if (broken.length > 50) console.error(`… and ${broken.length - 50} more`);
  const faults = runtimeFaults(folder);
  for (const line of faults) console.error(line);
  const missing = missingWords(folder);
  for (const line of missing.slice(0, 50)) console.error(line);
  const wrong = wrongNotices(folder);
  for (const line of wrong.slice(0, 50)) console.error(line);
  const budgets = await measureBudgets(folder);
  console.table(
    Object.fromEntries(
      budgets.map(({ name, bytes, limit }) => [name, { bytes, limit, used: `${Math.round((100 * bytes) / limit)}%` }]),
    ),
  );
  const over = budgets.filter(({ bytes, limit }) => bytes > limit);
  for (const { name, bytes, limit } of over)
    console.error(`${name}: ${bytes} bytes, ${bytes - limit} over the budget of ${limit}.`);
  const failed =
    over.length + (broken.length ? 1 : 0) + (faults.length ? 1 : 0) + (missing.length ? 1 : 0) + (wrong.length ? 1 : 0);
  return { passed: budgets.length + 4 - failed, failed };
}
