/** Copies of the project for tests and measurements that change it. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from './paths.ts';

const parts = ['content', 'public', 'engine/bin', 'engine/src', 'engine/package.json', 'package.json', 'site.config.ts', 'tsconfig.json'];

/** Copies the inputs of a build to `root`, by default a new temporary folder. Returns the folder; the caller has to remove it. */
export function copyProject(root = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-copy-'))): string {
  for (const part of parts) fs.cpSync(path.join(projectRoot, part), path.join(root, part), { recursive: true });
  fs.symlinkSync(path.join(projectRoot, 'node_modules'), path.join(root, 'node_modules'));
  return root;
}
