/** Programs that tests use, installed from Debian if possible. */
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { start } from './start.ts';

/** Path of the first of these programs that is installed; undefined if none is. */
export function onPath(programs: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean), '/usr/sbin'];
  return programs
    .flatMap((program) => folders.map((folder) => path.join(folder, program)))
    .find((file) => fs.existsSync(file));
}

/** Installs Debian packages; does nothing without apt, or without permission to use it. */
export async function installFromDebian(packages: readonly string[]): Promise<void> {
  if (!onPath(['apt-get'])) return;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !onPath(['sudo'])) return;
  const quiet = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // There is no one to type a password.
  const apt = (...args: string[]) =>
    isRoot ? start('apt-get', args, quiet) : start('sudo', ['-n', 'apt-get', ...args], quiet);
  console.log(`Installing from the distribution: apt-get install ${packages.join(' ')} …`);
  await apt('update', '-qq');
  await apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

/** Programs that some tests need, and the Debian package of each. */
const wanted: Readonly<Record<string, string>> = {
  nginx: 'nginx',
  caddy: 'caddy',
  java: 'default-jre-headless',
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
};

/** Installs missing programs; prints which could not be installed, so that their tests are skipped. */
export async function installPrograms(): Promise<void> {
  const missing = () => Object.keys(wanted).filter((program) => !onPath([program]));
  if (missing().length) await installFromDebian(missing().map((program) => wanted[program] as string));
  for (const program of missing())
    console.log(`      ${program} is not installed and could not be: what needs it is left out.`);
}

/** A free port for a program that cannot choose one. If another program takes it first, the test fails. */
export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
