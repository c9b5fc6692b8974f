/** Runs before the browser tests of this site: serves the built site, once for all files. */
import { serveToTests } from 'onesource/testing/e2e/served-site';
import type { TestProject } from 'vitest/node';
import { distFolder } from '../paths.ts';

const setup = (project: TestProject): Promise<() => Promise<void>> => serveToTests(project, distFolder);

export default setup;
