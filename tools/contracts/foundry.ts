/** Foundry and the Solidity compiler from npm, for machines without either. */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Problem } from 'onesource/tools';

/** Releases that were tried together; the compiler is the one that risc0-ethereum builds its contracts with. */
const packages = { '@foundry-rs/forge': '1.7.1', solc: '0.8.26', '@openzeppelin/contracts': '5.0.2' };

export const toolVersions = { forge: packages['@foundry-rs/forge'], solc: packages.solc };

/** The settings with which risc0-ethereum builds its contracts. */
const settings = `[profile.default]
src = "src"
test = "test"
libs = []
offline = true
via_ir = true
evm_version = "cancun"
optimizer = true
optimizer_runs = 10000
bytecode_hash = "none"
`;

/** forge itself: the script that npm links to it ends with 0 whatever forge says. */
function forgeIn(cache: string): string {
  const name = `forge-${process.platform}-${process.arch === 'x64' ? 'amd64' : process.arch}`;
  return path.join(cache, 'node_modules/@foundry-rs', name, 'bin/forge');
}

/** Installs the tools below `cache`, once. */
function install(cache: string): void {
  const manifest = path.join(cache, 'package.json');
  const text = JSON.stringify({ private: true, dependencies: packages });
  if (fs.existsSync(manifest) && fs.readFileSync(manifest, 'utf8') === text) return;
  fs.mkdirSync(cache, { recursive: true });
  fs.writeFileSync(manifest, text);
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--silent'], {
    cwd: cache,
    stdio: 'inherit',
  });
  // Next to the compiler's package, and executable whatever the checkout says.
  fs.copyFileSync(path.join(import.meta.dirname, 'solc.cjs'), path.join(cache, 'solc.cjs'));
  fs.chmodSync(path.join(cache, 'solc.cjs'), 0o755);
  if (status === 0 && fs.existsSync(forgeIn(cache))) return;
  fs.rmSync(manifest);
  throw new Problem('Foundry could not be installed from npm.', { remedy: `npm install in ${cache} says why.` });
}

/**
 * Extracts folders of a repository, which may be bare, at a tag or branch; what an earlier run has extracted of the same
 * commit is used again. Returns where they are, below `cache`.
 */
export function extract(repository: string, ref: string, folders: readonly string[], cache: string): string {
  const git = (...args: string[]) => spawnSync('git', ['-C', repository, ...args], { maxBuffer: 1 << 28 });
  const commit = git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`).stdout?.toString().trim();
  const target = path.join(cache, commit ?? '');
  if (commit && fs.existsSync(target)) return target;
  const archive = git('archive', ref, ...folders);
  if (!commit || archive.status !== 0)
    throw new Problem(`"${repository}" has no ${folders.join(', ')} at ${ref}.`, {
      remedy: 'Clone it with all its tags: git clone --bare URL FOLDER.',
    });
  fs.mkdirSync(target, { recursive: true });
  execFileSync('tar', ['x', '-C', target], { input: archive.stdout });
  return target;
}

export interface ForgeRun {
  readonly exit: number;
  readonly output: string;
}

/**
 * Compiles and tests the project in `folder`.
 * @param remappings prefixes of imports, and their folders
 * @param guestTests files that are compiled only
 */
export function forgeTest(
  cache: string,
  folder: string,
  remappings: Readonly<Record<string, string>>,
  guestTests: readonly string[],
): ForgeRun {
  install(cache);
  const all = { ...remappings, 'openzeppelin/': `${path.join(cache, 'node_modules/@openzeppelin')}/` };
  fs.writeFileSync(path.join(folder, 'foundry.toml'), `${settings}allow_paths = [${JSON.stringify(cache)}]\n`);
  fs.writeFileSync(
    path.join(folder, 'remappings.txt'),
    Object.entries(all)
      .map(([prefix, place]) => `${prefix}=${place}\n`)
      .join(''),
  );
  const compileOnly = guestTests.length ? ['--no-match-path', `{${guestTests.join()}}`] : [];
  const { status, error, stdout, stderr } = spawnSync(
    forgeIn(cache),
    ['test', '--use', path.join(cache, 'solc.cjs'), '-vvvv', ...compileOnly],
    { cwd: folder, env: { ...process.env, NO_COLOR: '1' }, encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  if (error) throw error;
  return { exit: status ?? 1, output: `${stdout}${stderr}` };
}
