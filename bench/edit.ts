/** How long it takes until an edit is shown: `npm run dev` on a copy of the project, one page changed. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { copyProject } from '../tests/copy-project.ts';

const page = 'content/api/zkvm/quickstart.mdx';
const edits = 5;

/** Seconds from saving a page to the site being ready with it, in the browser's next request: the median of five. */
export async function measureEdit(): Promise<number> {
  const folder = copyProject();
  const server = spawn(process.execPath, ['src/commands/command.mjs', 'dev'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const said = createInterface(server.stdout)[Symbol.asyncIterator]();
    const until = async (words: string) => {
      for (;;) {
        const { value, done } = await said.next();
        if (done) throw new Error('The development server has ended.');
        if (value.includes(words)) return;
      }
    };
    await until('is served at');
    const file = path.join(folder, page);
    const text = fs.readFileSync(file, 'utf8');
    const taken: number[] = [];
    for (let i = 0; i < edits; i++) {
      const started = performance.now();
      fs.writeFileSync(file, `${text}\n\nEdit ${i}.\n`);
      await until('shown anew');
      taken.push((performance.now() - started) / 1000);
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    return taken.sort((a, b) => a - b)[Math.floor(edits / 2)] as number;
  } finally {
    server.kill();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
