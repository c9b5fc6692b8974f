/**
 * The Chromium for tests and measurements: an installed one, or else Debian's package, or else Playwright's.
 * Tests prefer the headless shell, which opens a page in three fifths of the desktop browser's CPU time.
 */
import fs from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright-core';
import { installFromDebian, onPath } from './programs.ts';
import { start } from './start.ts';

const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const desktops = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The browser that the environment names. */
function namedChromium(): string | undefined {
  const { CHROME } = process.env;
  if (CHROME && !fs.existsSync(CHROME))
    throw new Error(`CHROME=${CHROME} does not exist: name a Chromium, or leave CHROME unset.`);
  return CHROME;
}

async function fromDebian(names: readonly string[], debianPackage: string): Promise<string | undefined> {
  const installed = onPath(names);
  if (installed) return installed;
  await installFromDebian([debianPackage]);
  return onPath(names);
}

async function fromPlaywright(): Promise<string | undefined> {
  const executable = chromium.executablePath();
  if (!fs.existsSync(executable)) {
    console.log('Installing Chromium from Playwright …');
    // Without apt-get, it doesn't know where to get what Chromium depends on, and would install nothing.
    await start('playwright-core', ['install', ...(onPath(['apt-get']) ? ['--with-deps'] : []), 'chromium']);
  }
  return fs.existsSync(executable) ? executable : undefined;
}

/**
 * Returns the path of a desktop Chromium, for measurements; installs it if necessary.
 * @throws Error that says what to do if that fails
 */
export async function findOrInstallChromium(): Promise<string> {
  const executable = namedChromium() ?? (await fromDebian(desktops, 'chromium')) ?? (await fromPlaywright());
  if (!executable)
    throw new Error('There is no Chromium, and none could be installed: install one, or name it in CHROME.');
  console.log(`      ${executable}`);
  return executable;
}

/** Returns the path of the headless shell, or else of a desktop Chromium; installs it if necessary. */
export async function findOrInstallShell(): Promise<string> {
  const executable = namedChromium() ?? (await fromDebian(shells, 'chromium-headless-shell'));
  if (!executable) return findOrInstallChromium();
  console.log(`      ${executable}`);
  return executable;
}

/**
 * How tests launch Chromium. Without a GPU process, which could only draw in software, a page takes a tenth less CPU
 * time.
 */
export const launchOptions = async (): Promise<LaunchOptions> => ({
  executablePath: await findOrInstallShell(),
  args: ['--no-sandbox', '--disable-gpu'],
});
