/**
 * Cycles, gas, and seconds in prose: a link in the same paragraph or table row names their source, or they are listed
 * here, with the data that they are taken from or with what else they are.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'mdast';
import { parseMdx } from 'onesource/tools';
import { EXIT, visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import datasheets from '../content/datasheets.json' with { type: 'json' };
import measured from '../content/measured.json' with { type: 'json' };
import { projectRoot } from './paths.ts';

const gas = measured.gas.values;
const cycles = measured.execution.values;
const { 'RTX 4090': card, 'c6i.8xlarge': server, 'NVIDIA L4': l4 } = datasheets.machines;
/** Seconds for a segment of 2^20 rows. */
const segment = ({ segments }: { readonly segments: readonly number[] }) => Number(segments[5]);

/** What each figure is taken from, by page. Figures may be rounded, and need none of the units. */
const fromData: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'api/blockchain-integration/many-proofs': {
    '238,000 gas': gas.router.call,
    'about 11,000': gas['claim in a set of 100'].call,
  },
  'api/zkvm/benchmarks': {
    '0.74 seconds': segment(card),
    'it takes 67': segment(server),
    '32 times the rows take 9 times': segment(card) / Number(card.segments[0]),
    '10.9 seconds': 10 * segment(card) + 10 * card.lift + 9 * card.join,
    'adds 3 seconds': card.identity + card.wrap,
    '92 seconds': l4.wrap,
    'the card proves 1.4 million cycles': 2 ** 20 / segment(card),
    'was 41 times slower': segment(card) / 0.018,
    'and 3,700 times slower': segment(server) / 0.018,
    '226,779 gas': gas.direct.call,
  },
  'api/zkvm/decisions': { '| 5,700 |': gas['emergency stop'].call - gas.direct.call },
  'api/zkvm/optimization': {
    'takes 213 instructions': cycles['for key in &keys { black_box(hashed.get(key)); }'].cycles / 10_000,
    'about 1,500 instructions for each object': cycles['serde_json::from_str(&json).unwrap()'].cycles / 1000,
  },
  'api/zkvm/testing': { '15 seconds': Number(server.segments[3]), '92 seconds': l4.wrap },
  'learn/faq': {
    '2.8 million cycles': cycles['env::read, random numbers'].cycles,
    'borsh 0.5 million': cycles['borsh, random numbers'].cycles,
    'fewer than 8,000': cycles['read_slice, random numbers'].cycles,
  },
};

const ownRun = 'the output of the program on this page, with the date of the run';
const example = 'an assumption or its arithmetic';
const transaction = 'what Ethereum charges for every transaction';

/** What else a figure is, by page. */
const notMeasured: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'api/blockchain-integration/contracts/verifier': { '21,000 gas': transaction },
  'api/generating-proofs/boundless': {
    '30 s': 'a default of the market',
    '30 million cycles': 'a default of the market',
  },
  'api/zkvm/benchmarks': {
    '57 million cycles': 'from the datasheets, like the figures in brackets after it',
    '1,013,513 cycles': 'from the datasheets',
    '18 ms': 'from the datasheets',
    '11.5 ms': 'from the source of the row above',
    '17 seconds': example,
  },
  'api/zkvm/codecs': { '3.5 million cycles': ownRun },
  'api/zkvm/cookbook/computations': { '246,922 cycles': ownRun, '95.9 million cycles': ownRun },
  'api/zkvm/cookbook/guests': { '127,059 cycles': ownRun },
  'api/zkvm/costs': { '21,000 gas': transaction, '316,000 gas': 'from the table above' },
  'api/zkvm/optimization': { '25,000 cycles': 'MAX_INSN_CYCLES' },
  'api/zkvm/phones-and-browsers': { '65,536 cycles': example },
  'api/zkvm/zkvm-specification': { '142 cycles': example },
  'learn/proof-system/what-is-a-trace': { '600,000 cycles': example, '256 cycles': 'CYCLE_LIMIT of the island' },
};

const figure = /(?<![\w^.,])\d[\d,.]*(?: (?:million|billion))?(?: user)? (?:cycles?|gas|seconds?|ms|s)\b/g;

/** Its words, without code. */
function wordsOf(node: Nodes): string {
  if (node.type === 'tableRow') return node.children.map(wordsOf).join(' | ');
  const parts: string[] = [];
  visit(node, 'text', ({ value }) => void parts.push(value));
  return parts.join('');
}

function namesSource(node: Nodes): boolean {
  let found = false;
  visit(node, 'link', ({ url }) => {
    found = /^(?:https|src):/.test(url);
    return found ? EXIT : undefined;
  });
  return found;
}

/** The figures in a text whose paragraph or row has no link to a source. */
function figuresWithoutSource(text: string): string[] {
  const found: string[] = [];
  visit(parseMdx(text), (node: Nodes) => {
    if (node.type !== 'paragraph' && node.type !== 'tableRow') return;
    if (!namesSource(node)) found.push(...(wordsOf(node).match(figure) ?? []));
  });
  return found;
}

/** Whether a number in the text is the value, rounded to the digits that the number has. */
function isRounded(text: string, value: number): boolean {
  const numbers = text.matchAll(/(\d+(?:,\d{3})*)(\.\d+)?( million)?/g);
  return [...numbers].some(([, whole = '', fraction = '', million]) => {
    const digits = whole.replaceAll(',', '') + fraction;
    const significant = fraction ? digits.replace(/^0?\./, '').replace('.', '') : digits.replace(/0+$/, '');
    return Number(value.toPrecision(significant.length || 1)) === Number(digits) * (million ? 1e6 : 1);
  });
}

const content = path.join(projectRoot, 'content');
const pages = new Map(
  fs
    .readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => [
      file.slice(0, -'.mdx'.length),
      fs.readFileSync(path.join(content, file), 'utf8').replace(/^---\n.*?\n---\n/s, ''),
    ]),
);

describe('a figure in prose', () => {
  test('has a source in its paragraph, or is listed above', () => {
    const unknown = [...pages].flatMap(([page, text]) => {
      const listed = [...Object.keys(fromData[page] ?? {}), ...Object.keys(notMeasured[page] ?? {})];
      return figuresWithoutSource(text)
        .filter((found) => !listed.some((entry) => entry.includes(found)))
        .map(
          (found) =>
            `content/${page}.mdx: "${found}" has no source. Link it in the same paragraph, or list it in tests/prose-figures.test.ts.`,
        );
    });
    expect(unknown).toEqual([]);
  });

  test('is what the data says', () => {
    for (const [page, figures] of Object.entries(fromData))
      for (const [text, value] of Object.entries(figures)) {
        expect(pages.get(page), `content/${page}.mdx`).toContain(text);
        expect(isRounded(text, value), `content/${page}.mdx: "${text}", and the data has ${value}`).toBe(true);
      }
  });

  test('is listed only as long as its page has it', () => {
    for (const [page, figures] of Object.entries(notMeasured))
      for (const text of Object.keys(figures)) expect(pages.get(page), `content/${page}.mdx`).toContain(text);
  });

  test('is found, and compared by its own digits', () => {
    expect(
      figuresWithoutSource('A guest took 12,345 cycles.\n\n| 3 s | x |\n|---|---|\n| [a](https://b.c) 4 s | y |'),
    ).toEqual(['12,345 cycles', '3 s']);
    expect(figuresWithoutSource('`5 s`, 2^20 cycles, [6 ms](src:a.rs), and 7 seconds in [b](/faq)')).toEqual([]);
    expect([
      isRounded('238,000 gas', 238_412),
      isRounded('239,000 gas', 238_412),
      isRounded('2.8 million', 2_840_222),
    ]).toEqual([true, false, true]);
  });
});
