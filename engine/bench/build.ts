/**
 * The cost of builds: of the real site, and of generated ones with more pages or versions. Each is built from nothing
 * (cold), and again after an edit of a page (warm), with what the first build kept.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { onesource } from '../tests/paths.ts';
import { copyProject, ownPackages } from '../tests/project-copy.ts';
import { median } from './median.ts';
import type { MeasuredProject } from './project.ts';
import { readScenario } from './scenario.ts';
import { scratchFolder } from './scratch-folder.ts';
import { type Size, writeSynthetic } from './synthetic.ts';

interface Usage {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly peakMB: number;
}

export interface BuildRow extends Usage {
  readonly documents: number;
  /** Of the build after an edit. */
  readonly warmSeconds: number;
  readonly warmCpuSeconds: number;
  readonly warmPeakMB: number;
  /** Size of documents and data, uncompressed. */
  readonly kBPerDocument: number;
}

/** What `usage-report.mjs` writes. */
const usageSchema = z.object({ cpuSeconds: z.number(), peakBytes: z.number() });

/** Builds the project in `folder` into `out`, in a separate process. */
async function build(folder: string, out: string): Promise<Usage> {
  const usage = path.join(os.tmpdir(), `usage-${process.pid}.json`);
  const report = pathToFileURL(path.join(import.meta.dirname, 'usage-report.mjs')).href;
  const env: NodeJS.ProcessEnv = { ...process.env, OUT_DIR: out, USAGE_FILE: usage };
  delete env.NODE_ENV;
  const started = performance.now();
  const code = await new Promise((resolve, reject) => {
    // As in the script "build" in package.json: a smaller semi-space saves 20 MB at no cost in time.
    const child = spawn(process.execPath, ['--import', report, onesource, 'build'], {
      cwd: folder,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', reject);
    child.once('close', resolve);
  });
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0) throw new Error(`The build in ${folder} failed.`);
  const { cpuSeconds, peakBytes } = usageSchema.parse(JSON.parse(fs.readFileSync(usage, 'utf8')));
  fs.rmSync(usage);
  return { seconds: rounded(seconds), cpuSeconds: rounded(cpuSeconds), peakMB: Math.round(peakBytes / 1e6) };
}

const rounded = (value: number) => Math.round(value * 100) / 100;

function outputOf(out: string): Pick<BuildRow, 'documents' | 'kBPerDocument'> {
  const files = fs.readdirSync(out, { recursive: true, encoding: 'utf8' }).map((file) => path.join(out, file));
  const redirects = z
    .record(z.string(), z.string())
    .parse(JSON.parse(fs.readFileSync(path.join(out, '.hosting/redirects.json'), 'utf8')));
  const documents = files.filter((file) => file.endsWith('.html')).length - Object.keys(redirects).length;
  const bytes = files.reduce((sum, file) => sum + (fs.statSync(file).isFile() ? fs.statSync(file).size : 0), 0);
  return { documents, kBPerDocument: rounded(bytes / documents / 1000) };
}

/**
 * Builds the project in `folder`, which has its own packages, from nothing and after an edit of the page in `file`;
 * takes the median of `runs`.
 */
async function coldAndWarm(folder: string, out: string, file: string, runs: number): Promise<BuildRow> {
  const cold: Usage[] = [];
  const warm: Usage[] = [];
  for (let i = 0; i < runs; i++) {
    fs.rmSync(path.join(folder, 'node_modules/.cache'), { recursive: true, force: true });
    cold.push(await build(folder, out));
    fs.appendFileSync(path.join(folder, file), `\nA sentence, number ${i}.\n`);
    warm.push(await build(folder, out));
  }
  const middle = (key: keyof Usage, taken: readonly Usage[]) => median(taken.map((usage) => usage[key]));
  return {
    ...outputOf(out),
    seconds: middle('seconds', cold),
    cpuSeconds: middle('cpuSeconds', cold),
    peakMB: middle('peakMB', cold),
    warmSeconds: middle('seconds', warm),
    warmCpuSeconds: middle('cpuSeconds', warm),
    warmPeakMB: middle('peakMB', warm),
  };
}

const synthetic: Readonly<Record<string, Size>> = {
  '500 pages': { topics: 500, versions: 1 },
  '1,000 pages': { topics: 1000, versions: 1 },
  '10,000 pages': { topics: 10_000, versions: 1 },
  '31 pages in 13 versions': { topics: 30, versions: 13 },
  '31 pages in 50 versions': { topics: 30, versions: 50 },
};

/** Builds each site cold and warm; the real one three times. */
export async function measureBuilds(measured: MeasuredProject): Promise<Record<string, BuildRow>> {
  const folder = scratchFolder();
  const rows: Record<string, BuildRow> = {};
  const measure = async (name: string, project: string, file: string, runs: number) => {
    ownPackages(project);
    const row = await coldAndWarm(project, path.join(folder, 'dist'), file, runs);
    rows[name] = row;
    console.log(
      `  ${name}: cold ${row.seconds} s, ${row.cpuSeconds} CPU s, ${row.peakMB} MB; warm ${row.warmSeconds} s, ${row.warmCpuSeconds} CPU s, ${row.warmPeakMB} MB`,
    );
    fs.rmSync(project, { recursive: true });
  };
  try {
    const copy = copyProject(measured.root, path.join(folder, 'real'));
    await measure('the real site', copy, readScenario(measured).edits.paragraph.file, 3);
    for (const [name, size] of Object.entries(synthetic)) {
      const project = path.join(folder, name.replaceAll(' ', '-').replace(',', ''));
      writeSynthetic(project, size);
      await measure(name, project, 'content/api/topic-0.mdx', 1);
    }
    return rows;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
