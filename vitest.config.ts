import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Small files whose tests take long. Started last, they would keep one worker busy while the other has nothing to do. */
const long = /(cut|own-content|old-releases|islands|firefox|webkit|accessibility|regions|base|offline)\.test\.ts$/;

/** Starts long files first, and then the largest ones. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(({ moduleId }) => long.test(moduleId)), ...sorted.filter(({ moduleId }) => !long.test(moduleId))];
  }
}

/** Unit tests are next to the code and in tests/fixtures; browser tests need a built site in dist/. */
export default defineConfig({
  test: {
    // Most tests wait for a browser or another program: two files at a time use two processors well.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // Loading the engine takes longer than most tests, so files share it; no test replaces a module.
    isolate: false,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{content,tools}/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
            'engine/{src,bench}/**/*.test.{ts,tsx}',
            'engine/tests/fixtures/**/*.test.ts',
          ],
          exclude: configDefaults.exclude,
          // No test depends on speed: the limit only ends tests that hang, also on slow machines.
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'cut',
          include: ['tests/cut/**/*.test.ts'],
          // Whole runs of other commands: the limits end one that hangs.
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts', 'engine/tests/{e2e,browsers}/**/*.test.ts'],
          globalSetup: 'engine/tests/e2e/setup.ts',
          // No test depends on speed: the limits only end tests that hang, also on slow machines.
          testTimeout: 180_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000, interval: 50 } },
        },
      },
    ],
  },
});
