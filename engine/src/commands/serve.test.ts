/** The whole server process: what it does when the system gives it no more descriptors, and when it is asked to end. */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { writeBuiltSite } from '../../tests/fixtures/built-site.ts';
import { openFiles } from '../../tests/load.ts';
import { onesource } from '../../tests/paths.ts';
import { makeTinySite } from '../../tests/tiny-site.ts';

let root = '';
let child: ChildProcess | undefined;
afterEach(() => {
  child?.kill('SIGKILL');
  fs.rmSync(root, { recursive: true, force: true });
});

/** Starts the command in a project whose site is built, with a limit for open files. Resolves to its port. */
function serve(limit: number): Promise<number> {
  root = makeTinySite();
  writeBuiltSite(path.join(root, 'dist'));
  const running = spawn('/bin/sh', ['-c', `ulimit -n ${limit} && exec "$0" "$1" serve`, process.execPath, onesource], {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', OUT_DIR: '' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  child = running;
  return new Promise((resolve, reject) => {
    running.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    running.stdout.on('data', (text: Buffer) => {
      const port = /127\.0\.0\.1:(\d+)/.exec(text.toString())?.[1];
      if (port) resolve(Number(port));
    });
  });
}

const connect = (port: number) =>
  new Promise<net.Socket>((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => resolve(socket));
    socket.on('error', () => resolve(socket));
  });

test.runIf(process.platform === 'linux')(
  'a server without descriptors ends at the first signal, and serves again when it has some',
  async () => {
    // Enough to load the command itself.
    const limit = 400;
    const port = await serve(limit);
    const descriptors = () => fs.readdirSync(`/proc/${child?.pid}/fd`).length;
    const sockets = await Promise.all(Array.from({ length: 2 * limit }, () => connect(port)));
    await vi.waitUntil(() => descriptors() >= limit - 1, { timeout: 60_000 });
    for (const socket of sockets.splice(0)) socket.destroy();
    await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/api`)).status).toBe(200), {
      timeout: 60_000,
    });
    // A response is complete a moment before its file is closed.
    await vi.waitFor(() => expect(openFiles(child?.pid ?? 0, root)).toBe(0), { timeout: 60_000 });
    sockets.push(...(await Promise.all(Array.from({ length: 2 * limit }, () => connect(port)))));
    await vi.waitUntil(() => descriptors() >= limit - 1, { timeout: 60_000 });
    const ended = new Promise((resolve) => child?.once('exit', (code, signal) => resolve(code ?? signal)));
    child?.kill('SIGTERM');
    expect(await ended).toBe(143);
    for (const socket of sockets) socket.destroy();
  },
);
