/** The server of `npm start` under load: speed, hostile requests, aborted downloads, many readers, memory. */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { compressFolder } from '../src/commands/output/compression.ts';
import { askAtOnce, converse, generateRequests, openFiles, send, sendAll, serverErrors } from '../tests/load.ts';
import { onesource } from '../tests/paths.ts';
import type { MeasuredProject } from './project.ts';
import { readScenario } from './scenario.ts';
import { scratchFolder } from './scratch-folder.ts';
import { compareWithNginx } from './server-speed.ts';

const generated = 100_000;
/** Requests of a round; after each, others are cut short or sent ahead. */
const atATime = 10_000;
const aborted = 1000;
const ahead = 50;
const connections = 5000;
/** Time for the system to close sockets. */
const settlingMs = 5000;

export interface ServerRow {
  readonly value: number | string;
  readonly limit: string;
}

interface Running {
  readonly child: ChildProcess;
  readonly port: number;
}

/** Starts the script "serve" of package.json for the site in `folder`, in a separate process. */
export function startServer(folder: string): Promise<Running> {
  const env: NodeJS.ProcessEnv = { ...process.env, OUT_DIR: folder, PORT: '0', HOST: 'localhost' };
  delete env.NODE_ENV;
  // The flag of `npm run serve`; package.json says what it saves.
  const child = spawn(process.execPath, ['--max-semi-space-size=2', onesource, 'serve'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    child.stdout?.on('data', (text: Buffer) => {
      const port = /localhost:(\d+)/.exec(text.toString())?.[1];
      if (port) resolve({ child, port: Number(port) });
    });
  });
}

/** Peak of a process's resident memory, in MB; NaN if the system doesn't report it. */
function peakMB(pid: number): number {
  const file = `/proc/${pid}/status`;
  if (!fs.existsSync(file)) return Number.NaN;
  return Number(/VmHWM:\s+(\d+) kB/.exec(fs.readFileSync(file, 'utf8'))?.[1]) / 1000;
}

/** Number of descriptors of a process: files, connections, and its own. NaN if the system doesn't report it. */
function descriptors(pid: number): number {
  const folder = `/proc/${pid}/fd`;
  return fs.existsSync(folder) ? fs.readdirSync(folder).length : Number.NaN;
}

/** Addresses of every document and some files of the site. */
function addressesOf(folder: string): string[] {
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|js|json|svg|txt|png)$/.test(file));
  return files.map((file) => `/${file.replace(/(^index)?\.html$/, '')}`);
}

/** Sends requests ahead on 100 connections: half of them are destroyed at once, the others are answered completely. */
async function pipeline(port: number, addresses: readonly string[]): Promise<void> {
  const requests = Array.from(
    { length: ahead },
    (_, i) => `GET ${addresses[(i * 37) % addresses.length]} HTTP/1.1\r\nHost: a\r\n\r\n`,
  );
  const last = 'GET /nothing HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
  await Promise.all(
    Array.from({ length: 100 }, (_, i) =>
      i % 2 ? send(port, requests.join(''), 'destroy') : converse(port, requests.join('') + last).catch(() => ''),
    ),
  );
}

/** Measures the site in `dist/`. */
export async function measureServer(project: MeasuredProject): Promise<Record<string, ServerRow>> {
  const [page = ''] = readScenario(project).reading;
  const root = scratchFolder();
  const folder = path.join(root, 'root');
  const rows: Record<string, ServerRow> = {};
  const say = (name: string, value: number | string, limit: string) => {
    rows[name] = { value: typeof value === 'number' ? Number(value.toFixed(value < 10 ? 2 : 0)) : value, limit };
    console.log(`  ${name}: ${rows[name].value} (${limit})`);
  };
  fs.chmodSync(root, 0o755);
  fs.cpSync(project.dist, folder, { recursive: true });
  await compressFolder(folder, { effort: 'fast' });
  const { child, port } = await startServer(folder);
  const pid = child.pid as number;
  try {
    const speed = await compareWithNginx(root, port, page);
    say('requests per second of one page, 50 connections', speed.server, 'at least 2000');
    say('the same of nginx, in turns', speed.nginx, '');
    say('ratio, median of the turns', speed.ratio, 'at least 0.7');
    const before = descriptors(pid);
    const addresses = addressesOf(folder);
    const large = addresses.filter((address) => /\.pack-|\/assets\//.test(address));
    const total = { errors: 0, lost: 0 };
    for (let seed = 1; seed <= generated / atATime; seed++) {
      const answers = await sendAll(port, generateRequests(addresses, atATime, seed), 50);
      total.errors += serverErrors(answers);
      total.lost += answers.lost;
      const cut = Array.from(
        { length: aborted },
        (_, i) => `GET ${large[i % large.length]} HTTP/1.1\r\nHost: a\r\n\r\n`,
      );
      await sendAll(port, cut, 50, (i) => [0, 1, 5000, 70_000][i % 4] ?? 0);
      await pipeline(port, addresses);
    }
    say(`server errors among ${generated} generated requests`, total.errors, '0');
    say('of those, without an answer', total.lost, '0');
    say('peak of its memory until then, MB', peakMB(pid), 'less than 250');
    const { statuses } = await askAtOnce(port, page, connections);
    say(`answered of ${connections} connections that ask at once`, statuses.get(200) ?? 0, String(connections));
    await pause(settlingMs);
    say('files open after all this', openFiles(pid, folder), '0');
    say('descriptors more than at the start', descriptors(pid) - before, '0');
    say('peak of its memory with all connections at once, MB', peakMB(pid), '');
    say('server alive', child.exitCode === null ? 'yes' : 'no', 'yes');
    return rows;
  } finally {
    child.removeAllListeners('exit');
    child.kill();
    fs.rmSync(root, { recursive: true, force: true });
  }
}
