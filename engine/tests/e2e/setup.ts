/** Runs before all browser tests of this package: builds the fixture site once, for all files. */
import fs from 'node:fs';
import type { TestProject } from 'vitest/node';
import { fixtureSite } from '../paths.ts';
import { copyProject } from '../project-copy.ts';
import { buildSite } from '../tiny-site.ts';
import { serveToTests } from './served-site.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const root = copyProject(fixtureSite);
  const stop = await serveToTests(project, await buildSite(root));
  return async () => {
    await stop();
    fs.rmSync(root, { recursive: true, force: true });
  };
}
