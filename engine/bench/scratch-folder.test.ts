import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const program = path.join(import.meta.dirname, 'scratch-folder.ts');
let parent = '';
beforeEach(() => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), 'scratch-'));
});
afterEach(() => fs.rmSync(parent, { recursive: true, force: true }));

/** Starts a process that makes a folder and waits. Resolves when the folder exists. */
async function measuring() {
  const source = `
    import { scratchFolder } from ${JSON.stringify(program)};
    console.log(scratchFolder(process.env.PARENT));
    setInterval(() => {}, 1000);
  `;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', source], {
    env: { ...process.env, PARENT: parent },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [folder] = await once(child.stdout, 'data');
  return { child, folder: String(folder).trim() };
}

test.each(['SIGINT', 'SIGTERM'] as const)('%s: the folder is removed at once', async (signal) => {
  const { child, folder } = await measuring();
  expect(fs.existsSync(folder)).toBe(true);
  child.kill(signal);
  await once(child, 'exit');
  expect(fs.readdirSync(parent)).toEqual([]);
});

test('killed: the next measurement removes the folder, but not that of one that still runs', async () => {
  const killed = await measuring();
  killed.child.kill('SIGKILL');
  await once(killed.child, 'exit');
  expect(fs.existsSync(killed.folder)).toBe(true);
  const [first, second] = [await measuring(), await measuring()];
  expect(fs.readdirSync(parent).sort()).toEqual(
    [first.folder, second.folder].map((folder) => path.basename(folder)).sort(),
  );
  for (const { child } of [first, second]) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
});
