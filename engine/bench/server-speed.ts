/** Requests per second of the server, and of nginx with the same files, in turns on the same machine. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { configureNginx, startNginx } from '../tests/nginx.ts';
import { freePort, installFromDebian, onPath } from '../tests/programs.ts';
import { median } from './median.ts';

const turns = 5;
const seconds = 4;

/** Requests per second of one page at 50 connections, by wrk. Both send gzip: Debian's nginx has no brotli. */
async function requestsPerSecond(origin: string, page: string): Promise<number> {
  const args = ['-t1', '-c50', `-d${seconds}`, '-H', 'Accept-Encoding: gzip', origin + page];
  const { stdout } = await promisify(execFile)('wrk', args);
  if (/Non-2xx/.test(stdout)) throw new Error(`${origin}${page} doesn't answer with the page.`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

async function isUp(origin: string): Promise<void> {
  for (;;) {
    const answer = await fetch(origin).catch(() => null);
    if (answer?.ok) return;
  }
}

export interface Speed {
  /** Medians; NaN if a program is missing. */
  readonly server: number;
  readonly nginx: number;
  readonly ratio: number;
}

/**
 * Measures both, after a first turn that warms them up.
 * @param root the folder of the site's folder, `root`, which nginx serves
 * @param port of the server
 */
export async function compareWithNginx(root: string, port: number, page: string): Promise<Speed> {
  const isThere = () => onPath(['wrk']) && onPath(['nginx']);
  if (!isThere()) await installFromDebian(['wrk', 'nginx']);
  if (!isThere()) return { server: Number.NaN, nginx: Number.NaN, ratio: Number.NaN };
  const nginxPort = await freePort();
  const origins = { server: `http://localhost:${port}`, nginx: `http://127.0.0.1:${nginxPort}` };
  configureNginx(root, '', nginxPort);
  const nginx = startNginx(root);
  try {
    await isUp(origins.nginx);
    const rates: { readonly server: number; readonly nginx: number }[] = [];
    for (let turn = 0; turn <= turns; turn++)
      rates.push({
        server: await requestsPerSecond(origins.server, page),
        nginx: await requestsPerSecond(origins.nginx, page),
      });
    const measured = rates.slice(1);
    return {
      server: median(measured.map((rate) => rate.server)),
      nginx: median(measured.map((rate) => rate.nginx)),
      ratio: median(measured.map((rate) => rate.server / rate.nginx)),
    };
  } finally {
    nginx.kill();
    fs.rmSync(path.join(root, 'nginx.conf'));
  }
}
