/**
 * Projects: what a reader has who follows a page from an empty folder. Blocks with the option `project` belong to one.
 */
import path from 'node:path';
import { type Place, Problem, placed, type Version } from 'onesource/tools';
import { parse } from 'smol-toml';
import type { PageBlock } from './block.ts';
import { apply, commandsOf, type Folder } from './commands.ts';
import { mergeManifest } from './manifest.ts';
import { applyPatch } from './patch.ts';

/** A block's part in a project. */
export type Step =
  | { readonly kind: 'commands'; readonly block: PageBlock; readonly commands: readonly string[] }
  | { readonly kind: 'file'; readonly block: PageBlock; readonly path: string; readonly text: string }
  /** Lines that the commands before must print. */
  | { readonly kind: 'output'; readonly block: PageBlock; readonly exit: number }
  /** A change that is taken back after the next output. */
  | { readonly kind: 'trial'; readonly block: PageBlock; readonly path: string; readonly text: string };

export interface PageProject {
  readonly name: string;
  /** The project that it continues. */
  readonly from: PageProject | undefined;
  readonly steps: readonly Step[];
  /** The folder that titles are relative to, below the one in which the reader starts. */
  readonly root: string;
  /** All files in the end, by path below the reader's folder. */
  readonly files: ReadonlyMap<string, string>;
  /** The block that a file's current text comes from. */
  readonly origins: ReadonlyMap<string, PageBlock>;
}

const at = (block: PageBlock): Place => block.place(1);

/** The projects of a version by name, those that others continue first. */
export function projectsIn(blocks: readonly PageBlock[], version: Version): ReadonlyMap<string, PageProject> {
  const byName = new Map<string, PageBlock[]>();
  for (const block of blocks) {
    const { project } = block.options;
    if (project) byName.set(project, [...(byName.get(project) ?? []), block]);
  }
  const projects = new Map<string, PageProject>();
  const make = (name: string, asker: PageBlock | undefined): PageProject => {
    const made = projects.get(name);
    if (made) return made;
    const blocks = byName.get(name);
    const [first] = blocks ?? [];
    if (!blocks || !first)
      throw new Problem(`There is no project "${name}" in ${version.label}.`, {
        remedy: `Projects: ${[...byName.keys()].join(', ')}.`,
        place: asker && at(asker),
      });
    byName.delete(name);
    const base = first.options.from;
    const project = assemble(name, base ? make(base, first) : undefined, blocks, version);
    projects.set(name, project);
    return project;
  };
  for (const name of [...byName.keys()]) make(name, undefined);
  return projects;
}

function assemble(
  name: string,
  from: PageProject | undefined,
  blocks: readonly PageBlock[],
  version: Version,
): PageProject {
  const folder: Folder = { files: new Map(from?.files), cwd: from?.root ?? '.' };
  const origins = new Map(from?.origins);
  let root = from?.root;
  const steps = blocks.map((block) =>
    placed(at(block), (): Step => {
      if (block.language === 'bash') {
        const commands = commandsOf(block.text);
        for (const command of commands) apply(command, folder, version);
        root ??= folder.cwd === '.' ? undefined : folder.cwd;
        return { kind: 'commands', block, commands };
      }
      if (block.language === 'text' && !block.title)
        return { kind: 'output', block, exit: Number(block.options.exit ?? 0) };
      const file = fileOf(block, root);
      if (block.language === 'diff') {
        const text = applyPatch(folder.files.get(file) ?? '', block.text);
        if (block.options.edit === 'trial') return { kind: 'trial', block, path: file, text };
        folder.files.set(file, text);
        return { kind: 'file', block, path: file, text };
      }
      const text =
        block.options.edit === 'part'
          ? mergeManifest(folder.files.get(file) ?? '', parse(block.text))
          : `${block.text}\n`;
      folder.files.set(file, text);
      origins.set(file, block);
      return { kind: 'file', block, path: file, text };
    }),
  );
  return { name, from, steps, root: root ?? '.', files: folder.files, origins };
}

function fileOf({ title }: PageBlock, root: string | undefined): string {
  if (!title)
    throw new Problem('A file of a project has no title.', {
      remedy: 'Write title="host/src/main.rs" after the fence.',
    });
  return path.join(root ?? '.', title);
}
