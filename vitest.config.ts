import { configDefaults, defineConfig } from 'vitest/config';

/** Unit tests stand beside the code and in tests/fixtures; browser tests need a built site in dist/. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,content,bench}/**/*.test.{ts,tsx}', 'tests/fixtures/**/*.test.ts'],
          exclude: configDefaults.exclude,
          // No test is about time: the limit ends one that hangs, on the slowest of machines.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'cut',
          include: ['tests/cut/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/{e2e,engines}/**/*.test.ts'],
          // No test is about time: the limits are there to end one that hangs, on the slowest of machines.
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
