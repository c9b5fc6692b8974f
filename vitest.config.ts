import { configDefaults, defineConfig } from 'vitest/config';
import { browserTimeouts, engineProjects, shared, unitTimeouts } from './engine/vitest.config.ts';

/** The tests of the engine, and those of this site; the browser tests of the site need a built site in dist/. */
export default defineConfig({
  test: {
    ...shared,
    projects: [
      ...engineProjects,
      {
        test: {
          name: 'content',
          include: ['{content,tools}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          exclude: configDefaults.exclude,
          ...unitTimeouts,
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
          name: 'site',
          include: ['tests/{e2e,browsers}/**/*.test.ts'],
          globalSetup: 'tests/e2e/setup.ts',
          ...browserTimeouts,
        },
      },
    ],
  },
});
