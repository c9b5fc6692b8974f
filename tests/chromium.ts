/** The browser that tests and measurements run in: what is on the machine, else Debian's package, else Playwright's own. */
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { start } from './steps.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function onPath(programs: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return programs.flatMap((program) => folders.map((folder) => path.join(folder, program))).find((file) => fs.existsSync(file));
}

function findChromium(): string | undefined {
  const { CHROME } = process.env;
  if (CHROME) {
    if (!fs.existsSync(CHROME)) throw new Error(`CHROME=${CHROME} does not exist: name a Chromium, or leave CHROME unset.`);
    return CHROME;
  }
  const playwrights = chromium.executablePath();
  return onPath(names) ?? (fs.existsSync(playwrights) ? playwrights : undefined);
}

async function installFromDebian(): Promise<void> {
  if (!onPath(['apt-get'])) return;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !onPath(['sudo'])) return;
  // Without a terminal there is nobody to type a password.
  const apt = (...args: string[]) => (isRoot ? start('apt-get', args, quiet) : start('sudo', ['-n', 'apt-get', ...args], quiet));
  const quiet = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  console.log('Installing Chromium from the distribution (apt-get install chromium) …');
  await apt('update', '-qq');
  await apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
}

/**
 * Path of a Chromium; installs one where there is none.
 * @throws Error that says what to do where that is not possible
 */
export async function findOrInstallChromium(): Promise<string> {
  let found = findChromium();
  if (!found) {
    await installFromDebian();
    found = findChromium();
  }
  if (!found) {
    console.log('Installing Chromium from Playwright …');
    await start('playwright-core', ['install', '--with-deps', 'chromium']);
    found = findChromium();
  }
  if (!found) throw new Error('There is no Chromium, and none could be installed: install one, or name it in CHROME.');
  console.log(`      ${found}`);
  return found;
}
