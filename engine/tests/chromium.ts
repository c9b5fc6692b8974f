/** The Chromium for tests and measurements: an installed one, or else Debian's package, or else Playwright's. */
import fs from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright-core';
import { installFromDebian, onPath } from './programs.ts';
import { start } from './start.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function findChromium(): string | undefined {
  const { CHROME } = process.env;
  if (CHROME) {
    if (!fs.existsSync(CHROME))
      throw new Error(`CHROME=${CHROME} does not exist: name a Chromium, or leave CHROME unset.`);
    return CHROME;
  }
  const playwrights = chromium.executablePath();
  return onPath(names) ?? (fs.existsSync(playwrights) ? playwrights : undefined);
}

/**
 * Returns the path of Chromium; installs it if necessary.
 * @throws Error that says what to do if that fails
 */
export async function findOrInstallChromium(): Promise<string> {
  let executable = findChromium();
  if (!executable) {
    await installFromDebian(['chromium']);
    executable = findChromium();
  }
  if (!executable) {
    console.log('Installing Chromium from Playwright …');
    await start('playwright-core', ['install', '--with-deps', 'chromium']);
    executable = findChromium();
  }
  if (!executable)
    throw new Error('There is no Chromium, and none could be installed: install one, or name it in CHROME.');
  console.log(`      ${executable}`);
  return executable;
}

/** Features of Chromium that no test needs. */
const disabledFeatures = [
  // Two pages of each window's address bar, with a renderer of their own: more than half of the CPU time of opening a
  // page.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A spare renderer for each context, which most tests would close unused.
  'SpareRendererForSitePerProcess',
  // What Playwright disables: only the last --disable-features counts.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** How tests launch Chromium. Playwright itself turns off updates, synchronization, and background requests. */
export const launchOptions = async (): Promise<LaunchOptions> => ({
  executablePath: await findOrInstallChromium(),
  args: ['--no-sandbox', '--disable-gpu', `--disable-features=${disabledFeatures.join()}`],
});
