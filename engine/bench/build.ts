/** The cost of builds: of the real site, and of generated ones with more pages or versions. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { onesource } from '../tests/paths.ts';
import type { MeasuredProject } from './project.ts';
import { scratchFolder } from './scratch-folder.ts';
import { type Size, writeSynthetic } from './synthetic.ts';

export interface BuildRow {
  readonly documents: number;
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly peakMB: number;
  /** Size of documents and data, uncompressed. */
  readonly kBPerDocument: number;
}

/** Builds the project in `folder` into `out`, in a separate process. */
async function build(folder: string, out: string): Promise<Omit<BuildRow, 'documents' | 'kBPerDocument'>> {
  const usage = path.join(os.tmpdir(), `usage-${process.pid}.json`);
  const report = pathToFileURL(path.join(import.meta.dirname, 'usage-report.mjs')).href;
  const env: NodeJS.ProcessEnv = { ...process.env, OUT_DIR: out, USAGE_FILE: usage };
  delete env.NODE_ENV;
  const started = performance.now();
  const code = await new Promise((resolve, reject) => {
    // As in the script "build" in package.json: a smaller semi-space saves 20 MB at no cost in time.
    const child = spawn(process.execPath, ['--max-semi-space-size=8', '--import', report, onesource, 'build'], {
      cwd: folder,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', reject);
    child.once('close', resolve);
  });
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0) throw new Error(`The build in ${folder} failed.`);
  const { cpuSeconds, peakBytes } = JSON.parse(fs.readFileSync(usage, 'utf8')) as { cpuSeconds: number; peakBytes: number };
  fs.rmSync(usage);
  return { seconds: rounded(seconds), cpuSeconds: rounded(cpuSeconds), peakMB: Math.round(peakBytes / 1e6) };
}

const rounded = (value: number) => Math.round(value * 100) / 100;

function outputOf(out: string): Pick<BuildRow, 'documents' | 'kBPerDocument'> {
  const files = fs.readdirSync(out, { recursive: true, encoding: 'utf8' }).map((file) => path.join(out, file));
  const redirects = Object.keys(JSON.parse(fs.readFileSync(path.join(out, '.hosting/redirects.json'), 'utf8')) as object).length;
  const documents = files.filter((file) => file.endsWith('.html')).length - redirects;
  const bytes = files.reduce((sum, file) => sum + (fs.statSync(file).isFile() ? fs.statSync(file).size : 0), 0);
  return { documents, kBPerDocument: rounded(bytes / documents / 1000) };
}

const synthetic: Readonly<Record<string, Size>> = {
  '1,000 pages': { topics: 1000, versions: 1 },
  '10,000 pages': { topics: 10_000, versions: 1 },
  '31 pages in 13 versions': { topics: 30, versions: 13 },
  '31 pages in 50 versions': { topics: 30, versions: 50 },
};

/** Builds each site from scratch; for the real one, takes the median of three builds. */
export async function measureBuilds({ root }: MeasuredProject): Promise<Record<string, Partial<BuildRow>>> {
  const folder = scratchFolder();
  const rows: Record<string, Partial<BuildRow>> = {};
  const say = (name: string, row: BuildRow) => {
    rows[name] = row;
    console.log(`  ${name}: ${row.seconds} s, ${row.cpuSeconds} CPU s, ${row.peakMB} MB`);
  };
  try {
    const out = path.join(folder, 'dist');
    const taken = [];
    for (let i = 0; i < 3; i++) taken.push(await build(root, out));
    const middle = taken.sort((a, b) => a.cpuSeconds - b.cpuSeconds)[1];
    if (middle) say('the real site', { ...outputOf(out), ...middle });
    for (const [name, size] of Object.entries(synthetic)) {
      const project = path.join(folder, name.replaceAll(' ', '-').replace(',', ''));
      writeSynthetic(project, size);
      say(name, { ...(await build(project, out)), ...outputOf(out) });
      fs.rmSync(project, { recursive: true });
    }
    return rows;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
