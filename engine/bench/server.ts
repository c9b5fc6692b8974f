/** The server of `npm start` under load: speed, hostile requests, aborted downloads, many concurrent readers, memory. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { compressFolder } from '../src/commands/output/compression.ts';
import { askAtOnce, generateRequests, openFiles, sendAll, serverErrors } from '../tests/load.ts';
import { onesource } from '../tests/paths.ts';
import { onPath } from '../tests/programs.ts';
import { distFolder } from './project.ts';
import { scenario } from './scenario.ts';

const [page = ''] = scenario.reading;
const generated = 100_000;
const aborted = 10_000;
const connections = 5000;
/** Time for the system to close sockets and for the runtime to release memory, in ms. */
const settling = 5000;

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

/** Resident memory of a process, in MB; NaN if the system doesn't report it. */
function residentMB(pid: number): number {
  const file = `/proc/${pid}/status`;
  if (!fs.existsSync(file)) return Number.NaN;
  return Number(/VmRSS:\s+(\d+) kB/.exec(fs.readFileSync(file, 'utf8'))?.[1]) / 1000;
}

/** Requests per second of one page at 50 connections, by wrk; NaN if it is not installed. */
function requestsPerSecond(port: number, seconds: number): Promise<number> {
  if (!onPath(['wrk'])) return Promise.resolve(Number.NaN);
  return new Promise((resolve, reject) => {
    execFile('wrk', ['-t1', '-c50', `-d${seconds}`, '-H', 'Accept-Encoding: br', `http://localhost:${port}${page}`], (error, out) =>
      error ? reject(error) : resolve(Number(/Requests\/sec:\s+([\d.]+)/.exec(out)?.[1])),
    );
  });
}

/** Addresses of every document and some files of the site. */
function addressesOf(folder: string): string[] {
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(html|js|json|svg|txt|png)$/.test(file));
  return files.map((file) => `/${file.replace(/(^index)?\.html$/, '')}`);
}

/** Measures the site in `dist/`. */
export async function measureServer(): Promise<Record<string, ServerRow>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-server-'));
  const rows: Record<string, ServerRow> = {};
  const say = (name: string, value: number | string, limit: string) => {
    rows[name] = { value: typeof value === 'number' ? Math.round(value) : value, limit };
    console.log(`  ${name}: ${rows[name].value} (${limit})`);
  };
  fs.cpSync(distFolder, folder, { recursive: true });
  await compressFolder(folder, { effort: 'fast' });
  const { child, port } = await startServer(folder);
  const pid = child.pid as number;
  try {
    // After the first requests, the server has its final size.
    await requestsPerSecond(port, 2);
    say('requests per second of one page, 50 connections', await requestsPerSecond(port, 8), 'at least 2000');
    const before = residentMB(pid);
    const addresses = addressesOf(folder);
    const atATime = 10_000;
    const total = { errors: 0, lost: 0 };
    for (let seed = 1; seed <= generated / atATime; seed++) {
      const answers = await sendAll(port, generateRequests(addresses, atATime, seed), 50);
      total.errors += serverErrors(answers);
      total.lost += answers.lost;
    }
    say(`server errors among ${generated} generated requests`, total.errors, '0');
    say(`of those, without an answer`, total.lost, '0');
    const large = addresses.filter((address) => /\.pack-|\/assets\//.test(address));
    const cut = Array.from({ length: aborted }, (_, i) => `GET ${large[i % large.length]} HTTP/1.1\r\nHost: a\r\n\r\n`);
    await sendAll(port, cut, 50, (i) => [0, 1, 5000, 70_000][i % 4] ?? 0);
    await pause(settling);
    say(`files open after ${aborted} downloads cut short`, openFiles(pid, folder), '0');
    const { statuses } = await askAtOnce(port, page, connections);
    say(`answered of ${connections} connections that ask at once`, statuses.get(200) ?? 0, String(connections));
    await pause(settling);
    say('memory at its start, MB', before, '');
    say('memory at the end, MB', residentMB(pid), 'at most 20 more');
    say('server alive', child.exitCode === null ? 'yes' : 'no', 'yes');
    return rows;
  } finally {
    child.removeAllListeners('exit');
    child.kill();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
