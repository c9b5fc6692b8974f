/** Checks of a built site as it would be deployed: links, ids, the one React, words of the Markdown, notices, size budgets. */
import { distFolder } from '../paths.ts';
import type { Outcome } from '../steps.ts';
import { measureBudgets } from './budgets.ts';
import { wrongIds } from './ids.ts';
import { brokenLinks } from './links.ts';
import { wrongNotices } from './notices.ts';
import { runtimeFaults } from './runtime.ts';
import { missingWords } from './words.ts';

/**
 * Runs all checks; prints the problems and the table of budgets. Each budget counts as a test, and so does each other
 * check.
 */
export async function builtSiteChecks(folder = distFolder): Promise<Outcome> {
  const lists = [brokenLinks, wrongIds, runtimeFaults, missingWords, wrongNotices].map((check) => check(folder));
  for (const lines of lists) {
    for (const line of lines.slice(0, 50)) console.error(line);
    if (lines.length > 50) console.error(`… and ${lines.length - 50} more`);
  }
  const budgets = await measureBudgets(folder);
  console.table(
    Object.fromEntries(
      budgets.map(({ name, bytes, limit }) => [name, { bytes, limit, used: `${Math.round((100 * bytes) / limit)}%` }]),
    ),
  );
  const over = budgets.filter(({ bytes, limit }) => bytes > limit);
  for (const { name, bytes, limit } of over)
    console.error(`${name}: ${bytes} bytes, ${bytes - limit} over the budget of ${limit}.`);
  const failed = over.length + lists.filter((lines) => lines.length).length;
  return { passed: budgets.length + lists.length - failed, failed };
}
