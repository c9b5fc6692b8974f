import { configDefaults, defineConfig } from 'vitest/config';

/** Unit tests are next to the code and in tests/fixtures; browser tests need a built site in dist/. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,content,bench}/**/*.test.{ts,tsx}', 'tests/fixtures/**/*.test.ts'],
          exclude: configDefaults.exclude,
          // No test is about time: the limit ends one that hangs, on the slowest of machines.
          testTimeout: 120_000,
          // Servers and other programs on a busy machine lose a connection now and then; what fails twice is broken.
          retry: 1,
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
          include: ['tests/{e2e,engines}/**/*.test.ts'],
          globalSetup: 'tests/e2e/setup.ts',
          // No test is about time: the limits are there to end one that hangs, on the slowest of machines.
          testTimeout: 90_000,
          hookTimeout: 120_000,
          // A browser on a busy machine loses a frame or an event now and then; what fails twice is broken.
          retry: 1,
        },
      },
    ],
  },
});
