/** A built site and a browser for all files of a test run. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { serveSite } from '../../src/commands/serve.ts';
import { launchOptions } from '../chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address at which Playwright connects to Chromium. */
    readonly chromium: string;
    /** Address of the built site. */
    readonly site: string;
    /** Its folder. */
    readonly siteFolder: string;
    /** A temporary folder of this run. */
    readonly scratch: string;
  }
}

/** Starts Chromium, and serves the built site in `folder`. Resolves to the function that ends both. */
export async function serveToTests(project: TestProject, folder: string): Promise<() => Promise<void>> {
  const server = await serveSite({ folder, base: '', port: 0 });
  const browser = await chromium.launchServer(await launchOptions());
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-tests-'));
  project.provide('site', server.url);
  project.provide('siteFolder', folder);
  project.provide('scratch', scratch);
  project.provide('chromium', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.close();
    fs.rmSync(scratch, { recursive: true, force: true });
  };
}
