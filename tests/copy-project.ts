/** Copies of the project that tests and measurements may change. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '../src/commands/paths.ts';

const parts = ['content', 'public', 'src', 'package.json', 'site.config.ts', 'tsconfig.json'];

/** Copies what a build takes into a new temporary folder; gives the folder, which is the caller's to remove. */
export function copyProject(): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-copy-'));
  for (const part of parts) fs.cpSync(path.join(projectRoot, part), path.join(root, part), { recursive: true });
  fs.symlinkSync(path.join(projectRoot, 'node_modules'), path.join(root, 'node_modules'));
  return root;
}
