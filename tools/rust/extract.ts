/**
 * Extracts the Rust samples of pages in a version, with facts filled in and without code for other versions.
 */
import path from 'node:path';
import { Problem, placed, type Version } from 'onesource/tools';
import { parse } from 'smol-toml';
import type { PageBlock } from '../programs/block.ts';
import { apply, commandsOf } from '../programs/commands.ts';
import { mergeManifest, parseManifest } from '../programs/manifest.ts';
import type { PageProject } from '../programs/project.ts';
import { hasStdByDefault, templateFiles } from '../programs/template.ts';
import { type DiffSide, type Sample, sampleHash, sampleOf, sideOfDiff } from './sample.ts';

/** A sample that is marked for the check, and its location. */
export interface PlacedSample {
  readonly sample: Sample;
  readonly hash: string;
  readonly block: PageBlock;
}

/** The samples among the blocks of a version. */
export function samplesAmong(
  blocks: readonly PageBlock[],
  projects: ReadonlyMap<string, PageProject>,
  version: Version,
): PlacedSample[] {
  return blocks.flatMap((block, index) => {
    if (block.language !== 'rust') return [];
    const file = path.join(packageFolder(block), 'Cargo.toml');
    const before = [...ofPage(block, blocks), ...blocks.slice(0, index).filter((other) => other.file === block.file)];
    const sample = sampleOf(block.text, block.options, () => {
      const manifest = manifestAmong(before, file, projects, version);
      const patch = patchAmong(before);
      return manifest !== undefined && patch ? mergeManifest(manifest, { patch }) : manifest;
    });
    return sample ? [{ sample, hash: sampleHash(sample), block }] : [];
  });
}

/** The blocks of the page that a program names because it shows the manifest. */
function ofPage({ options: { manifest: page }, place }: PageBlock, blocks: readonly PageBlock[]): PageBlock[] {
  if (page === undefined) return [];
  const shown = blocks.filter(({ file }) => file === `content/api/${page}.mdx`);
  if (!shown.length) throw new Problem(`The page ${page} shows no manifest in this version.`, { place: place(1) });
  return shown;
}

/**
 * With the programs that diffs marked for the check show, before or after the change, in place of these diffs. `crates`
 * are those that the program has before it.
 */
export function withSide(blocks: readonly PageBlock[], side: DiffSide): PageBlock[] {
  return blocks.flatMap((block): PageBlock[] => {
    const { check, crates } = block.options;
    if (block.language !== 'diff' || check === undefined) return [block];
    const { text, lines } = sideOfDiff(block.text, side);
    const program = { ...block, language: 'rust', text, place: (line: number) => block.place(lines[line - 1] ?? 1) };
    if (side === '+' || crates === undefined) return [program];
    const command = `cargo add ${crates} --package ${check === 'guest' ? 'guest' : 'host'}`;
    return [{ ...block, language: 'bash', text: command, options: {} }, program];
  });
}

/** What the manifest of the workspace replaces, as the page shows it last. */
function patchAmong(blocks: readonly PageBlock[]) {
  const shown = blocks.findLast(
    ({ language, title, text }) => language === 'toml' && title === 'Cargo.toml' && /^\[patch\b/m.test(text),
  );
  return shown && placed(shown.place(1), () => parseManifest(shown.text).patch);
}

/** The folder of a program's package, where the project of the template has it unless the title says otherwise. */
function packageFolder({ title = '', options }: PageBlock): string {
  if (title.includes('src/')) return path.dirname(title.slice(0, title.indexOf('src/') + 'src'.length));
  if (title.includes('/')) return path.dirname(title);
  return options.check === 'guest' ? 'methods/guest' : 'host';
}

/**
 * The manifest that a page shows last: in full, in part, by commands that add crates, or as that of a project. A part,
 * and commands, continue the manifest of a new project, or the one before.
 */
function manifestAmong(
  blocks: readonly PageBlock[],
  file: string,
  projects: ReadonlyMap<string, PageProject>,
  version: Version,
): string | undefined {
  const template = templateFiles({ guest: 'guest', std: hasStdByDefault(version) }, version);
  for (const [index, { language, title, text, options, place }] of [...blocks.entries()].toReversed()) {
    const project = projects.get(options.project ?? '');
    const ofProject = project?.files.get(path.join(project.root, file));
    if (ofProject !== undefined) return ofProject;
    if (project) continue;
    if (language === 'toml' && title === file) {
      if (/^\[package\]/m.test(text)) return text;
      const base = file === 'Cargo.toml' ? manifestAmong(blocks.slice(0, index), file, projects, version) : undefined;
      return placed(place(1), () => mergeManifest(base ?? template.get(file) ?? '', parse(text)));
    }
    if (language !== 'bash' || !text.includes('cargo add ')) continue;
    const folder = { files: new Map(template), cwd: '.' };
    for (const command of commandsOf(text).filter((line) => line.startsWith('cargo add ')))
      placed(place(1), () => apply(command, folder, version));
    if (folder.files.get(file) !== template.get(file)) return folder.files.get(file);
  }
  return undefined;
}
