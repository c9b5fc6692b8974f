/** Copies of projects for tests and measurements that change them. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { engineRoot, packagesFolder } from './paths.ts';

const projectParts = [
  'content',
  'public',
  'tools',
  'package.json',
  'site.config.ts',
  'site.extensions.ts',
  'tsconfig.json',
];
/** Packages of which the project has another release are in a folder of the engine's own. */
const engineParts = ['bin', 'src', 'node_modules', 'package.json'];

function copyParts(parts: readonly string[], from: string, to: string): void {
  for (const part of parts)
    if (fs.existsSync(path.join(from, part)))
      fs.cpSync(path.join(from, part), path.join(to, part), { recursive: true });
}

/** Creates a folder whose modules can import the engine: a temporary one by default, for the caller to remove. */
export function makeProjectFolder(root = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-copy-'))): string {
  fs.mkdirSync(root, { recursive: true });
  fs.symlinkSync(packagesFolder, path.join(root, 'node_modules'));
  return root;
}

/** Copies what a build of the project at `from` reads. Returns the copy's folder, as `makeProjectFolder` does. */
export function copyProject(from: string, to?: string): string {
  const root = makeProjectFolder(to);
  copyParts(projectParts, from, root);
  return root;
}

/** Copies the engine into a project, for changes to its sources. Returns the program that runs its commands. */
export function copyEngine(root: string): string {
  const to = path.join(root, 'engine');
  copyParts(engineParts, engineRoot, to);
  return path.join(to, 'bin/onesource.mjs');
}

/** Gives a project its own folder of packages, which contains the development server's cache. */
export function ownPackages(root: string): void {
  const folder = path.join(root, 'node_modules');
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(path.join(folder, '.bin'), { recursive: true });
  for (const name of fs.readdirSync(packagesFolder))
    if (!name.startsWith('.')) fs.symlinkSync(path.join(packagesFolder, name), path.join(folder, name));
  fs.symlinkSync(path.join(engineRoot, 'bin/onesource.mjs'), path.join(folder, '.bin/onesource'));
}
