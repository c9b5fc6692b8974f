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

interface Wanted {
  /** Any of them will do. */
  readonly programs: readonly string[];
  readonly debian: string;
  readonly fedora?: string;
  readonly homebrew?: string;
}

/** Programs that some tests need, and the packages that have them. WebKit's driver is tested on Debian only. */
const wanted: readonly Wanted[] = [
  { programs: ['nginx'], debian: 'nginx', fedora: 'nginx', homebrew: 'nginx' },
  { programs: ['caddy'], debian: 'caddy', fedora: 'caddy', homebrew: 'caddy' },
  {
    programs: ['java'],
    debian: 'default-jre-headless',
    fedora: 'java-latest-openjdk-headless',
    homebrew: 'openjdk',
  },
  { programs: ['firefox-esr', 'firefox'], debian: 'firefox-esr', fedora: 'firefox', homebrew: 'firefox' },
  { programs: ['WebKitWebDriver'], debian: 'webkit2gtk-driver' },
  { programs: ['Xvfb'], debian: 'xvfb', fedora: 'xorg-x11-server-Xvfb' },
];

/** The command that installs packages here, for a reader to run; undefined if no package manager is known. */
function installCommand(missing: readonly Wanted[]): string | undefined {
  const managers = [
    ['apt-get', 'sudo apt-get install', 'debian'],
    ['dnf', 'sudo dnf install', 'fedora'],
    ['brew', 'brew install', 'homebrew'],
  ] as const;
  for (const [program, command, key] of managers) {
    if (!onPath([program])) continue;
    const packages = missing.flatMap((row) => row[key] ?? []);
    return packages.length ? `${command} ${packages.join(' ')}` : undefined;
  }
  return undefined;
}

/** Installs missing programs from Debian. Elsewhere, says what to install; the tests that need them are left out. */
export async function installPrograms(): Promise<void> {
  const findMissing = () => wanted.filter(({ programs }) => !onPath(programs));
  if (findMissing().length) await installFromDebian(findMissing().map(({ debian }) => debian));
  const missing = findMissing();
  for (const { programs } of missing)
    console.log(`      ${programs.join(' or ')} isn’t installed: the tests that need it are left out.`);
  const command = installCommand(missing);
  if (command) console.log(`      To run them, too: ${command}`);
}

/** A free port for a program that cannot choose one. If another program takes it first, the test fails. */
export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
