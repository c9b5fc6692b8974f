/** What code blocks of this site have: options for checks, hidden lines, a mark of what was done with them. */
import fs from 'node:fs';
import path from 'node:path';
import type { MakeCodeExtension } from 'onesource';
import { blockHash, readRuns } from '../programs/record.ts';
import { readCheckedSamples } from './record.ts';
import { type DiffSide, fragment, sampleHash, sampleKinds, sampleOf, sideOfDiff } from './sample.ts';

/** `2026-11-22` as `November 22, 2026`. */
const spelled = (date: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

/** Whether a block shows a part of a manifest. */
const isPart = (title: string | undefined, text: string): boolean =>
  title !== undefined && /(^|\/)Cargo\.toml$/.test(title) && !/^\[(package|workspace)\]/m.test(text);

/** The names of all projects on pages, whatever their versions. */
function projectNames(root: string): string[] {
  const content = path.join(root, 'content');
  const pages = fs.existsSync(content) ? fs.readdirSync(content, { recursive: true, encoding: 'utf8' }) : [];
  const names = pages
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => [...fs.readFileSync(path.join(content, file), 'utf8').matchAll(/^`{3,}.*\sproject="([^"]+)"/gm)])
    .map(([, name = '']) => name);
  return [...new Set(names)].sort();
}

export const code: MakeCodeExtension = ({ root }) => {
  const checked = readCheckedSamples(root);
  const runs = readRuns(root);
  const done = new Map(
    Object.entries(runs).flatMap(([label, byName]) =>
      Object.values(byName).flatMap(({ blocks, date, proved }) => {
        const done = proved === undefined ? { what: 'Run', date } : { what: 'Run and proven', date: proved };
        return blocks.map((hash) => [`${label} ${hash}`, done] as const);
      }),
    ),
  );
  return {
    options: {
      check: { values: [...sampleKinds, fragment] },
      crates: {},
      manifest: {},
      methods: {},
      project: {},
      from: { values: projectNames(root) },
      edit: { values: ['part', 'trial'] },
      exit: {},
      prove: { values: ['yes'] },
    },
    // What is compiled or run is the whole block, of which the page shows a part.
    hidesLines: ({ check, project }) => (check !== undefined && check !== fragment) || project !== undefined,
    mark({ language, title, whole, options }, { version, fact }) {
      if (options.check === fragment) return { text: 'Fragment of a program', isPassed: false };
      if (language === 'toml' && isPart(title, whole))
        return { text: 'Part of the file: add these lines to it', isPassed: false };
      if (!version) return null;
      const zkvm = fact('zkvm');
      /** The versions that a sample has passed with. One with a manifest of its own is recorded by its block, like a file of a project. */
      const passed = (text: string) => {
        const sample = sampleOf(text, options, () => undefined);
        const hashes = [...(sample ? [sampleHash(sample)] : []), blockHash({ title, text, options })];
        return new Set(hashes.flatMap((hash) => [...(checked.get(hash) ?? [])]));
      };
      if (language === 'diff' && options.check !== undefined) {
        const side = (sign: DiffSide) => passed(sideOfDiff(whole, sign).text);
        const [old] = [...side('-')].filter((release) => release !== zkvm);
        const before = old === undefined ? '' : `, and before the change with ${old}`;
        return side('+').has(zkvm) ? { text: `Compiles with ${zkvm}${before}`, isPassed: true } : null;
      }
      if (language !== 'rust') return null;
      const hash = blockHash({ title, text: whole, options });
      const run = options.project === undefined ? undefined : done.get(`${version} ${hash}`);
      if (run) return { text: `${run.what} with ${zkvm} on ${spelled(run.date)}`, isPassed: true };
      return passed(whole).has(zkvm) ? { text: `Compiles with ${zkvm}`, isPassed: true } : null;
    },
    // What cargo needs next to a sample.
  };
};
