/** The next build of the site, and deployments of builds. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, inject, vi } from 'vitest';
import { fixtureSite } from '../paths.ts';
import { copyEngine, copyProject } from '../project-copy.ts';
import { buildSite } from '../tiny-site.ts';

/**
 * Builds the next state of the site, in which the title of a page, the client, and search differ: once in a test run,
 * for all files.
 * @returns the folder of the built site
 */
async function nextBuild(): Promise<string> {
  const root = path.join(inject('scratch'), 'next');
  const done = `${root}.done`;
  try {
    fs.mkdirSync(root);
  } catch {
    // Another file has started the build.
    await vi.waitUntil(() => fs.existsSync(done), { timeout: 300_000, interval: 200 });
    return path.join(root, 'dist');
  }
  copyProject(fixtureSite, root);
  const program = copyEngine(root);
  editFile(path.join(root, 'content/api/kiln/install.mdx'), /^title: .*/m, 'title: Installation, rebuilt');
  editFile(path.join(root, 'engine/src/client/announce.ts'), 'const delayMs = 200', 'const delayMs = 210');
  editFile(path.join(root, 'engine/src/search/ui/dialog/dialog.tsx'), /$/, '\nconsole.debug("search, rebuilt");\n');
  const site = await buildSite(root, {}, program);
  fs.writeFileSync(done, '');
  return site;
}

/** Files of a build that are not served: their names in one of its folders. */
interface MissingFiles {
  readonly folder: string;
  readonly names: RegExp;
}

/** Replaces the served folder with a link to a build: copying thousands of files would take seconds. */
function putInPlace(site: string, served: string, missing?: MissingFiles): void {
  fs.rmSync(served, { recursive: true, force: true });
  if (!missing) {
    fs.symlinkSync(site, served);
    return;
  }
  const link = (name: string) => fs.symlinkSync(path.join(site, name), path.join(served, name));
  fs.mkdirSync(path.join(served, missing.folder), { recursive: true });
  for (const name of fs.readdirSync(site)) if (name !== missing.folder) link(name);
  for (const name of fs.readdirSync(path.join(site, missing.folder)))
    if (!missing.names.test(name)) link(path.join(missing.folder, name));
}

/** A served folder, and what replaces the build in it. */
export interface Deployments {
  readonly served: string;
  /** The folders of the builds. */
  readonly builds: Readonly<Record<'current' | 'next', string>>;
  deploy(build: 'current' | 'next', missing?: MissingFiles): void;
}

/** Serves the tests of a file from a folder of their own. Each test starts with the current build. */
export function useDeployments(): Deployments {
  const served = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-served-'));
  const builds = { current: inject('siteFolder'), next: '' };
  const deploy: Deployments['deploy'] = (build, missing) => putInPlace(builds[build], served, missing);
  deploy('current');
  beforeAll(async () => {
    builds.next = await nextBuild();
  });
  beforeEach(() => deploy('current'));
  afterAll(() => fs.rmSync(served, { recursive: true, force: true }));
  return { served, builds, deploy };
}

/** Replaces a text in a file. Throws if the file doesn't contain it. */
export function editFile(file: string, from: string | RegExp, to: string): void {
  const text = fs.readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no ${from}.`);
  fs.writeFileSync(file, changed);
}
