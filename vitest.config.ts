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
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
