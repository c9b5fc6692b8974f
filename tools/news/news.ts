/** What this project knows about its versions: the card of each upgrade guide, and what changed besides. */
import fs from 'node:fs';
import type { VersionNews } from 'onesource';
import { entryOf } from 'onesource/lookup';
import {
  type advisories,
  advisoriesFor,
  table as advisoryTable,
  attack,
  rated,
} from '../../content/data/advisories.ts';
import { isNamesFile, type NameRow, type NamesFile } from '../../content/islands/names/names.ts';
import { retired } from '../../content/islands/receipt-verifier/facts/deployments.ts';
import { releases } from '../../content/islands/receipt-verifier/facts/releases.ts';
import { versions } from '../../content/versions.ts';
import { examples, readExampleEdits } from './example-edits.ts';
import { projects } from './project-edits.ts';

type Row = (typeof versions)[number];
type CardRow = ReturnType<VersionNews['card']>[number];
type ChangeGroup = ReturnType<VersionNews['changes']>[number];
type Item = ChangeGroup['items'][number];
type GoneNames = NonNullable<ReturnType<VersionNews['gone']>>;

const rows = new Map<string, Row>(versions.map((row) => [row.label, row]));
const orderOf = (label: string) => versions.findIndex((row) => row.label === label);
const isFrom = (label: string, first: string) => orderOf(label) >= orderOf(first);
const inWords = (date: string) => new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const advisoriesPage = '/security-advisories';

function risk({ facts: { zkvm } }: Row): CardRow {
  const others = advisoriesFor(zkvm).filter(({ consequence, fixed }) => consequence === 'none' && fixed.length);
  const rest = others.length
    ? ` Later releases fix ${others.length} lesser flaw${others.length > 1 ? 's' : ''} of it.`
    : '';
  return {
    title: 'Risk of staying',
    content: [
      `${attack(zkvm) ?? `No attack on ${zkvm} is known as of ${inWords(advisoryTable.checked)}.${rest}`} `,
      { label: 'Security advisories', href: advisoriesPage },
    ],
  };
}

const imageIds = (to: string): CardRow => ({
  title: 'Image IDs',
  content: [
    `They change: a guest built with ${to} has a new image ID, even if its source is the same. `,
    { label: 'What to replace', href: '#image-ids' },
  ],
});

/** The selector of the Groth16 verifier for a version's receipts. */
const selectorOf = ({ facts: { minor } }: Row): string | undefined =>
  releases.findLast(({ zkvm }) => zkvm.split(' and ').some((name) => name === minor))?.selector;

function contracts(from: Row, to: Row): CardRow[] {
  // Guides to earlier versions have nothing about contracts.
  if (!isFrom(to.label, '1.0')) return [];
  const link = { label: 'What to change', href: '#contracts' };
  const row = (text: string): CardRow[] => [{ title: 'Contracts', content: [`${text} `, link] }];
  const [before, after] = [selectorOf(from), selectorOf(to)];
  if (!after) return row(`No verifier for ${to.label} is deployed yet.`);
  const state = retired[after];
  if (state)
    return row(
      `The deployed verifiers for ${to.label} have been ${state === 'removed' ? 'removed from the router' : 'stopped'}, and the router accepts none of its proofs.`,
    );
  const again = 'deploy it again if that is a constant';
  if (!isFrom(from.label, '1.0')) return row(`To deploy again: the functions of the verifier are different since 1.0.`);
  if (before === after) return row(`The verifier stays the same. Give your contract the new image ID, or ${again}.`);
  return row(
    `Give your contract the new image ID, or ${again}. One that calls a verifier without the router needs the new verifier, too.`,
  );
}

/** The lines that two public programs changed to get from one version to the other, with a link to each upgrade. */
function linesOfProjects(from: Row, to: Row): CardRow['content'] {
  const passed = projects.flatMap(({ name, repository, upgrades }) => {
    const steps = upgrades.filter(
      ({ into }) => orderOf(into) > orderOf(from.label) && !(orderOf(into) > orderOf(to.label)),
    );
    return steps.length ? [{ name, repository, steps }] : [];
  });
  if (!passed.length) return [];
  return [
    ' In upgrades of public programs, lines of Rust, TOML, and Solidity: ',
    ...passed.flatMap(({ name, repository, steps }, i) => [
      `${i ? '; ' : ''}${name}, `,
      ...steps.flatMap(({ into, lines, commit, commits }, j) => [
        j ? ', ' : '',
        {
          label: `${lines} to ${into}${commits ? ` in ${commits} commits` : ''}`,
          href: `${repository}/commit/${commit}`,
        },
      ]),
    ]),
    '. How many hours they took isn’t recorded.',
  ];
}

function effort(from: Row, to: Row): CardRow[] {
  const { changed, lines } = readExampleEdits();
  const edits = changed[`${from.facts.tag}..${to.facts.tag}`];
  const sizes = lines[from.facts.tag];
  // Pre-releases aren't counted.
  if (!edits || !sizes) return [];
  const [least, most] = [Math.min(...edits), Math.max(...edits)];
  const range = least === most ? `${most}` : `${least} to ${most}`;
  return [
    {
      title: 'Typical effort, measured',
      content: [
        `In ${examples.length} examples of RISC Zero (${examples.join(', ')}), with ${Math.min(...sizes)} to ${Math.max(...sizes)} lines of Rust each, ${range} lines changed. `,
        {
          label: `From ${from.facts.tag} to ${to.facts.tag}`,
          href: `https://github.com/risc0/risc0/compare/${from.facts.tag}...${to.facts.tag}`,
        },
        '.',
        ...linesOfProjects(from, to),
      ],
    },
  ];
}

const advisoryItem = (entry: (typeof advisories)[number]): Item => {
  const { id, title, severity, cve } = entry;
  const name = [rated[severity], ...(cve ? [cve] : [])].join(', ');
  return [{ label: title, href: `${advisoriesPage}#${id.toLowerCase()}` }, ` (${name})`];
};

/** Flaws of the previous version that this one doesn't have, and those that it still has or brought. */
function flaws(version: Row, previous: Row): ChangeGroup[] {
  const isSevere = ({ consequence }: (typeof advisories)[number]) => consequence !== 'none';
  const before = advisoriesFor(previous.facts.zkvm);
  const now = advisoriesFor(version.facts.zkvm);
  const fixed = before.filter((entry) => !now.includes(entry));
  const known = now.filter(isSevere);
  return [
    { anchor: 'fixed', title: `Fixed, as of ${version.facts.zkvm}`, items: fixed.map(advisoryItem) },
    { anchor: 'flaws', title: `Known attacks on ${version.facts.zkvm}`, items: known.map(advisoryItem) },
  ];
}

let readNames: NamesFile | undefined;

/** Read on first use: the documentation server, which imports this module, too, doesn't have the file. */
function namesFile(): NamesFile {
  const file: unknown =
    readNames ?? JSON.parse(fs.readFileSync(new URL('../../public/names.json', import.meta.url), 'utf8'));
  if (!isNamesFile(file)) throw new Error('public/names.json is not a table of names.');
  readNames = file;
  return file;
}

const isIn = (range: string | undefined, label: string) => namesFile().ranges[range ?? '']?.includes(label) === true;

/** Names that come with a version and that pages explain, by package. */
function newNames(version: string, previous: string): ChangeGroup {
  const isNew = ({ versions: range, unknown, was }: NameRow) =>
    !was && isIn(range, version) && !isIn(range, previous) && !isIn(unknown, previous);
  const found = namesFile().names.filter((row) => row.href !== undefined && isNew(row));
  const items = [...new Set(found.map(({ of }) => of))].map(
    (name): Item => [
      `${name}: `,
      ...found
        .filter(({ of }) => of === name)
        .flatMap(({ path, href = '' }, i) => [i ? ', ' : '', { code: path.replace(/^\w+::/, ''), href }]),
    ],
  );
  return { anchor: 'names', title: 'New names', items };
}

/** The path of a name in a version; null if the version lacks it, undefined if that is unknown. */
function pathIn({ path, versions: range, unknown, was }: NameRow, label: string): string | null | undefined {
  if (isIn(unknown, label)) return undefined;
  if (isIn(range, label)) return path;
  return was?.find((before) => isIn(before.versions, label))?.path ?? null;
}

/** Text with code in backticks. */
const withCode = (text: string) => text.split('`').flatMap((part, i) => (part ? [i % 2 ? { code: part } : part] : []));

const memberKinds = ['method', 'field', 'variant'];
const holderOf = (path: string) => path.replace(/(::|\.)[^:.]+$/, '');
const packageTitles: Readonly<Record<string, string>> = {
  environment: 'Environment variables',
  contracts: 'Contracts',
};

/** What a version has and a newer one lacks at that path, with what takes its place. Members of what is gone are left out. */
function goneNames(from: string, to: string): GoneNames | null {
  const found = namesFile().names.flatMap((row) => {
    const [before, after] = [pathIn(row, from), pathIn(row, to)];
    if (typeof before !== 'string' || after === undefined || after === before) return [];
    return [{ row, before, after: after === null ? (row.use ?? '') : `\`${after}\`` }];
  });
  const successors = new Map(found.map(({ before, after }) => [before, after]));
  const listed = found.filter(({ row, before, after }) => {
    const holder = successors.get(holderOf(before));
    const isMember = memberKinds.includes(row.kind) || (row.of === 'contracts' && before.includes('.'));
    return holder === undefined || (isMember ? after !== '' && after !== holder : after === '' || after !== holder);
  });
  if (!listed.length) return null;
  return {
    title: `Replace the names that ${to} lacks`,
    uses: 'names that are gone',
    intro: [
      'The compiler reports a name that is gone with ',
      ...[{ code: 'cannot find' }, ', ', { code: 'no method named' }, ', or ', { code: 'unresolved import' }],
      '. Members of a type that is gone are not listed with it, and a name without an entry on the right has no replacement that the sources state. All names of all versions are on ',
      { label: 'Names by version', href: '/names' },
      '.',
    ],
    groups: [...new Set(listed.map(({ row }) => row.of))].map((of) => ({
      title: packageTitles[of] ?? of,
      names: listed
        .filter(({ row }) => row.of === of)
        .map(({ row, before, after }) => ({
          before: row.kind === 'feature' ? ['feature ', { code: before }] : [{ code: before }],
          after: withCode(after),
        })),
    })),
  };
}

export const versionNews: VersionNews = {
  card(from, to) {
    const [before, after] = [entryOf(rows, from), entryOf(rows, to)];
    return [risk(before), imageIds(to), ...contracts(before, after), ...effort(before, after)];
  },
  gone: goneNames,
  changes: (version, previous) => [
    ...flaws(entryOf(rows, version), entryOf(rows, previous)),
    newNames(version, previous),
  ],
};
