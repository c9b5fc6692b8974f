import os from 'node:os';
import path from 'node:path';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ownOutput } from './tests/tiny-site.ts';

/**
 * Small files whose tests take long. Started last, they would keep one worker busy while the other has nothing to do.
 */
const long =
  /(releasing|packed|planted|own-content|agreement|old-releases|cut|early-edits|islands|dev|regions|reading|page-kinds|firefox|webkit|prose)\.test\.ts$/;

/** Starts long files first, and then the largest ones. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [
      ...sorted.filter(({ moduleId }) => long.test(moduleId)),
      ...sorted.filter(({ moduleId }) => !long.test(moduleId)),
    ];
  }
}

/** What all test runs share. */
export const shared = {
  // Many tests wait for a browser or another program, so there is one more than processors.
  maxWorkers: os.availableParallelism() + 1,
  sequence: { sequencer: LongestFirst },
};

// Projects don't take it from `shared`. A message says all of what was expected, and of what came.
const options = { chaiConfig: { truncateThreshold: 0 } };

// No test depends on speed: the limits only end tests that hang, also on slow machines.
export const unitOptions = { ...options, testTimeout: 600_000, hookTimeout: 600_000 };
export const browserOptions = {
  ...options,
  testTimeout: 300_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000, interval: 50 } },
};

/** What the build provides to the client. */
const virtualSite = path.join(import.meta.dirname, 'tests/fixtures/virtual-site.ts');

/** Unit tests are next to the code and in tests/fixtures. Browser tests read a fixture site, which is built once. */
export const engineProjects: TestProjectInlineConfiguration[] = [
  {
    root: import.meta.dirname,
    resolve: { alias: Object.fromEntries(['virtual:site', 'virtual:islands'].map((name) => [name, virtualSite])) },
    test: {
      name: 'unit',
      env: ownOutput,
      include: ['{src,bench}/**/*.test.{ts,tsx}', 'tests/fixtures/**/*.test.ts'],
      exclude: configDefaults.exclude,
      ...unitOptions,
    },
  },
  {
    root: import.meta.dirname,
    test: {
      name: 'browser',
      env: ownOutput,
      include: ['tests/{e2e,browsers}/**/*.test.ts'],
      globalSetup: 'tests/e2e/setup.ts',
      ...browserOptions,
    },
  },
];

export default defineConfig({ test: { ...shared, projects: engineProjects } });
