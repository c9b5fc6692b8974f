/** The cost of builds: of the real site, and of generated ones with more pages or versions. */
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
import { scratchFolder } from './scratch-folder.ts';
import { type Size, writeSynthetic } from './synthetic.ts';

interface Usage {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly peakMB: number;
}

export interface BuildRow extends Usage {
  readonly documents: number;
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

/** Builds a project several times; takes the median. */
async function medianBuild(folder: string, out: string, runs: number): Promise<BuildRow> {
  const builds: Usage[] = [];
  for (let i = 0; i < runs; i++) builds.push(await build(folder, out));
  const middle = (key: keyof Usage) => median(builds.map((usage) => usage[key]));
  return { ...outputOf(out), seconds: middle('seconds'), cpuSeconds: middle('cpuSeconds'), peakMB: middle('peakMB') };
}

/** Numbers of pages of the generated sites with one version. */
const defaultPages = [500, 1000, 10_000, 50_000];

const inVersions: Readonly<Record<string, Size>> = {
  '31 pages in 13 versions': { topics: 30, versions: 13 },
  '31 pages in 50 versions': { topics: 30, versions: 50 },
};

/**
 * Builds each site; the real one three times.
 * @param pages numbers of pages of the generated sites with one version
 */
export async function measureBuilds(
  measured: MeasuredProject,
  pages: readonly number[] = defaultPages,
): Promise<Record<string, BuildRow>> {
  const folder = scratchFolder();
  const rows: Record<string, BuildRow> = {};
  const measure = async (name: string, project: string, runs: number) => {
    ownPackages(project);
    const row = await medianBuild(project, path.join(folder, 'dist'), runs);
    rows[name] = row;
    console.log(`  ${name}: ${row.seconds} s, ${row.cpuSeconds} CPU s, ${row.peakMB} MB`);
    fs.rmSync(project, { recursive: true });
  };
  const sizes = pages.map((topics): [string, Size] => [
    `${topics.toLocaleString('en-US')} pages`,
    { topics, versions: 1 },
  ]);
  try {
    const copy = copyProject(measured.root, path.join(folder, 'real'));
    await measure('the real site', copy, 3);
    for (const [name, size] of [...sizes, ...Object.entries(inVersions)]) {
      const project = path.join(folder, name.replaceAll(/\W+/g, '-'));
      writeSynthetic(project, size);
      await measure(name, project, 1);
    }
    return rows;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
