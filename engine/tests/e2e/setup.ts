/** Runs before all browser tests: starts Chromium and serves the built site, once for all files. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { serveSite } from '../../src/commands/server/server.ts';
import { launchOptions } from '../chromium.ts';
import { distFolder } from '../paths.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address at which Playwright connects to Chromium. */
    readonly chromium: string;
    /** Address of the built site. */
    readonly site: string;
    /** A temporary folder of this run. */
    readonly scratch: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await serveSite({ folder: distFolder, base: '', port: 0 });
  const browser = await chromium.launchServer(await launchOptions());
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-tests-'));
  project.provide('site', server.url);
  project.provide('scratch', scratch);
  project.provide('chromium', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.close();
    fs.rmSync(scratch, { recursive: true, force: true });
  };
}
