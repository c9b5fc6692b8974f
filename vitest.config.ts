import { configDefaults, defineConfig } from 'vitest/config';
import { browserOptions, engineProjects, shared, unitOptions } from './engine/vitest.config.ts';

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
          ...unitOptions,
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/{e2e,browsers}/**/*.test.ts'],
          globalSetup: 'tests/e2e/setup.ts',
          ...browserOptions,
        },
      },
    ],
  },
});
