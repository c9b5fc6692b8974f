/** The documentation server for coding agents: how long an agent waits, and whether it gets the right pages. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { serveSite } from '../src/commands/serve.ts';
import { askQuestions } from './agent-questions.ts';
import { median } from './median.ts';
import type { MeasuredProject } from './project.ts';
import { readScenario } from './scenario.ts';
import { scratchFolder } from './scratch-folder.ts';

/** A time or a count. */
export interface McpRow {
  readonly milliseconds?: number;
  readonly count?: number;
  readonly limit: string;
}

const starts = 5;

/** Starts the server of the package in `folder` as an agent does, for the site at `port`. */
async function connectTo(folder: string, port: number): Promise<Client> {
  const client = new Client({ name: 'bench', version: '1' });
  const site = `http://localhost:${port}`;
  const args = [path.join(folder, 'package/mcp.mjs'), '--site', site];
  await client.connect(new StdioClientTransport({ command: process.execPath, args }));
  return client;
}

/** Milliseconds until a tool has answered. */
async function ask(client: Client, name: string, input: Record<string, unknown>): Promise<number> {
  const started = performance.now();
  const { isError } = await client.callTool({ name, arguments: input });
  if (isError) throw new Error(`The tool ${name} failed.`);
  return performance.now() - started;
}

/** Milliseconds until a tool of a new server has answered. */
async function firstAnswer(
  connect: () => Promise<Client>,
  name: string,
  input: Record<string, unknown>,
): Promise<number> {
  const started = performance.now();
  const client = await connect();
  await ask(client, name, input);
  const durationMs = performance.now() - started;
  await client.close();
  return durationMs;
}

/** Measures the package in `dist/` with the site in `dist/`, both on this machine. */
export async function measureMcp(project: MeasuredProject): Promise<Record<string, McpRow>> {
  const { queries, page, oldest } = readScenario(project).agents;
  const [query = ''] = queries;
  const folder = scratchFolder();
  const rows: Record<string, McpRow> = {};
  const say = (name: string, milliseconds: number, limit: string) => {
    rows[name] = { milliseconds: Math.round(milliseconds * 10) / 10, limit };
    console.log(`  ${name}: ${rows[name].milliseconds} ms (${limit})`);
  };
  const count = (name: string, value: number, limit: string) => {
    rows[name] = { count: value, limit };
    console.log(`  ${name}: ${value} (${limit})`);
  };
  execFileSync('tar', ['-xzf', path.join(project.dist, 'mcp.tgz'), '-C', folder]);
  const server = await serveSite({ folder: project.dist, base: '', port: 0 });

  const connect = () => connectTo(folder, Number(new URL(server.url).port));

  try {
    for (const [name, input] of [
      ['search', { query }],
      ['read', { page }],
    ] as const) {
      const timesMs: number[] = [];
      for (let i = 0; i < starts; i++) timesMs.push(await firstAnswer(connect, name, input));
      say(`first ${name}`, median(timesMs), 'at most 1000');
    }
    const client = await connect();
    await ask(client, 'search', { query });
    const timesMs: number[] = [];
    for (const asked of queries)
      for (let i = 0; i < starts; i++) timesMs.push(await ask(client, 'search', { query: asked }));
    say('search, median', median(timesMs), 'at most 50');
    say('search, slowest', Math.max(...timesMs), 'at most 50');
    say('upgrade from the oldest to the latest version', await ask(client, 'upgrade', { from: oldest }), '');
    const { asked, answered, first, longest, unanswered } = await askQuestions(client, project);
    count(`of ${asked} questions, answered by a right page within two calls`, answered, 'at least 48 of 50');
    count('of these, right with the first result', first, '');
    count('longest answer, characters', longest, 'at most 4000');
    for (const question of unanswered) console.log(`    not answered: ${question}`);
    await client.close();
    return rows;
  } finally {
    await server.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
