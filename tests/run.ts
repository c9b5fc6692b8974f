/**
 * `npm test`: runs all checks of the project, cheap ones first, and continues after failures. The tests in a copy of
 * the project run beside all others.
 * The output ends with what failed and `N passed, N failed`; the exit code is 1 if any failed.
 */

import { findOrInstallShell } from 'onesource/testing/chromium';
import { installPrograms } from 'onesource/testing/programs';
import { builtSiteChecks } from './built/checks.ts';
import { checkConformance } from './built/conformance.ts';
import { distFolder } from './paths.ts';
import { type Outcome, onlyInPlace, run, runTests, runTestsElsewhere } from './steps.ts';

interface TestStep {
  readonly name: string;
  work(): Promise<Outcome>;
}

let elsewhere: Promise<Outcome>;

const steps: readonly TestStep[] = [
  {
    name: 'browser and servers for the tests',
    async work() {
      try {
        await installPrograms();
        process.env.CHROME = await findOrInstallShell();
      } finally {
        elsewhere = runTestsElsewhere();
      }
      return { passed: 0, failed: 0 };
    },
  },
  { name: 'types', work: () => run('tsc', ['-b', 'tsconfig.projects.json']) },
  { name: 'lint and format', work: () => run('biome', ['ci', '--error-on-warnings']) },
  { name: 'dead code', work: () => run('knip', []) },
  { name: 'tests that no place and no release can change', work: () => runTests(['content'], onlyInPlace) },
  { name: 'build', work: () => run('npm', ['run', '--silent', 'build']) },
  {
    name: 'links and budgets of the built site, and Nu Html Checker',
    async work() {
      // The HTML checker is a separate program, so it runs in parallel with the other checks.
      const conformance = checkConformance(distFolder);
      const built = await builtSiteChecks();
      const { passed, failed } = await conformance;
      return { passed: built.passed + passed, failed: built.failed + failed };
    },
  },
  { name: 'the engine and this site in browsers', work: () => runTests(['browser', 'site']) },
  {
    name: 'unit tests and those of the content, in a copy at another place, after a cut and a drop',
    work: () => elsewhere,
  },
];

const total: { passed: number; failed: number } = { passed: 0, failed: 0 };
const failures: string[] = [];
const details: string[] = [];
const began = performance.now();
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

for (const [i, { name, work }] of steps.entries()) {
  console.log(`\n[${i + 1}/${steps.length}] ${name}`);
  const started = performance.now();
  let outcome: Outcome;
  try {
    outcome = await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    outcome = { passed: 0, failed: 1 };
  }
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  if (outcome.failed) failures.push(name);
  details.push(...(outcome.details ?? []));
  console.log(`      ${outcome.failed ? `FAILED (${outcome.failed})` : 'ok'}, ${seconds(started)}`);
}

if (details.length) console.log(`\n${details.join('\n')}`);
console.log(`\n${failures.length ? `Failed: ${failures.join(', ')}.` : 'All is well.'} ${seconds(began)} in all.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;
