/**
 * Cycles, gas, times, sizes, and percentages in prose: a link in the same paragraph or table row names their source, or
 * they are listed here, with the data that they are taken from or with what else they are.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'mdast';
import { parseMdx } from 'onesource/tools';
import { EXIT, visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { table as audits } from '../content/data/audits.ts';
import { limit } from '../content/data/limits.ts';
import datasheets from '../content/datasheets.json' with { type: 'json' };
import { sealSizes } from '../content/islands/proof-sequence/sizes.ts';
import { chains } from '../content/islands/receipt-verifier/facts/deployments.ts';
import { cycleLimit } from '../content/islands/run-guest/programs.ts';
import measured from '../content/measured.json' with { type: 'json' };
import { projectRoot } from './paths.ts';

const gas = measured.gas.values;
const cycles = { ...measured.crypto.values, ...measured.execution.values };
const { 'RTX 4090': card, 'c6i.8xlarge': server, 'NVIDIA L4': l4 } = datasheets.machines;
/** Seconds for a segment of 2^20 rows. */
const segment = ({ segments }: { readonly segments: readonly number[] }) => Number(segments[5]);

/** Phrases of pages, and the value that their figure is rounded from. */
const fromData: Readonly<Record<string, number>> = {
  '50 million user cycles': cycleLimit,
  '12 published audits': audits.rows.length,
  'Verifiers on 16 networks': chains.length,
  'keeps 25,000 cycles of each segment free': limit.keptFree,
  'Below 15 it keeps 2,000': limit.keptFreeBelowPo2Of15,
  'which leaves less than 4,000 of $2^{15}$': 4000,
  'and more than 10,000 of $2^{14}$ remain': 10_000,
  '3 GiB minus the space': limit.memory.current / 2 ** 30,
  'almost 3 GiB': limit.memory.current / 2 ** 30,
  'less than 192 MiB': limit.memory.old / 2 ** 20,
  'which is collected in memory, exceeds 100 MiB': limit.journal / 2 ** 20,
  'the [journal](term:journal) to 100 MiB': limit.journal / 2 ** 20,
  'stop when it exceeds 100 MiB': limit.journal / 2 ** 20,
  'a guest whose journal exceeds 100 MiB': limit.journal / 2 ** 20,
  'pays about 238,000 gas for every Groth16 proof': gas.router.call,
  'about 11,000 for a claim in a batch': gas['claim in a set of 100'].call,
  '226,779 gas, directly': gas.direct.call,
  '| the guardian | 5,700 |': gas['emergency stop'].call - gas.direct.call,
  'a segment of $2^{20}$ rows takes 0.74 seconds': segment(card),
  'on 32 virtual cores of a server, it takes 67': segment(server),
  'on the RTX 4090, 32 times the rows take 9 times as long': segment(card) / Number(card.segments[0]),
  '10.9 seconds on the RTX 4090': 10 * segment(card) + 10 * card.lift + 9 * card.join,
  'Groth16 adds 3 seconds': card.identity + card.wrap,
  'on four virtual cores, with 92 seconds': l4.wrap,
  'has 15 seconds for a segment of $2^{18}$ rows': Number(server.segments[3]),
  'the same datasheet has 92 seconds': l4.wrap,
  'the card proves 1.4 million cycles': 2 ** 20 / segment(card),
  'was 41 times slower on the card': segment(card) / 0.018,
  '3,700 times slower on the server': segment(server) / 0.018,
  '`HashMap` takes 213 instructions': cycles['for key in &keys { black_box(hashed.get(key)); }'].cycles / 10_000,
  'about 1,500 instructions for each object': cycles['serde_json::from_str(&json).unwrap()'].cycles / 1000,
  '`env::read` takes 2.8 million cycles': cycles['env::read, random numbers'].cycles,
  'borsh 0.5 million': cycles['borsh, random numbers'].cycles,
  'raw bytes fewer than 8,000': cycles['read_slice, random numbers'].cycles,
  'rows has 281 kB': (4 * sealSizes(20).total) / 1000,
  'to the answers: 257 of the': (4 * sealSizes(20).answers) / 1000,
  '281 kB for $2^{20}$ rows': (4 * sealSizes(20).total) / 1000,
  'takes 377 cycles for each with the precompile': cycles['merkle 16 precompile'].cycles / 33,
  'against 4,526 without it': cycles['merkle 16 crate'].cycles / 33,
  'With twice the rows, it has 306 kB': (4 * sealSizes(21).total) / 1000,
};

const ownRun = 'the output of the program on the page, with the date of the run';
const example = 'an assumption or its arithmetic';
const transaction = 'what Ethereum charges for every transaction';
const datasheet = 'from the datasheets that the page names';
const setting = 'a default of the market';
const memory = 'what the project recommends: published-measurements';
const layout = 'from the memory map of the version';
const trace = 'traced in the same guest, on the day in the table above it';
const estimate = 'an estimate for readers of this site';
const blocks = 'their number times the seconds of a block';

/** Phrases of pages, and what else their figure is. */
const notMeasured: Readonly<Record<string, string>> = {
  'in a transaction of its own, which adds 21,000 gas': transaction,
  'about 265,000 gas': 'verification-gas.ts: the call through the router, its data, and 21,000',
  '265,000 gas are 0.000265 ether': 'from the table above it',
  '316,000 gas are 0.000316 ether': 'from the table above it',
  'in 30 s, later for more than 30 million cycles': setting,
  'ran 57 million cycles a second': datasheet,
  '(1,013,513 cycles in 18 ms)': datasheet,
  'Verifying a succinct receipt | the same | 11.5 ms': 'from the source of the row above it',
  'the segments take about 17 seconds': example,
  '`borsh::from_slice` took 3.5 million cycles': ownRun,
  'has 1.28 MB, and 229 kB with Brotli': ownRun,
  'has 396 kB, or 76 kB with Brotli': ownRun,
  'for all kinds of receipts 919 kB': ownRun,
  'A run for this site took 246,922 cycles': ownRun,
  'The run for this site took 95.9 million cycles': ownRun,
  'the guest took 127,059 cycles': ownRun,
  'limits a segment to 65,536 cycles': example,
  '6 + 68 × 2 = 142 cycles': example,
  'with twice the columns, it has 357 kB': 'sealSizes with 630 columns and 1,580 taps',
  '343 kB for twice the columns and half the rows, and 268 kB': 'sealSizes with other columns, taps, and rows',
  'a run of 600,000 cycles pays for': example,
  'stops after 256 cycles': 'CYCLE_LIMIT of the island',
  'x86 processor, 16 GB of memory': memory,
  'the project recommends 16 GB of memory': memory,
  'Give Docker at least 8 GB': memory,
  '32 GB of memory, 200 GB on an SSD, and an NVIDIA card with 8 GB':
    'from the guide of the market, which the page names',
  'at least 32 GB of memory for the last command': 'the guide of the ceremony: --max-old-space-size=32768',
  '1.8 MiB of stack, 100 MB of heap': 'tried in a guest, on the days that the page names',
  'more than [2 MiB of stack]': layout,
  '8,191 slots, about 27 hours': blocks,
  '8,191 slots, 27 hours': blocks,
  'plus 15 %, plus': setting,
  'less than 25 kB with each step': 'the differences in the table above it',
  'If a function takes 20 % of the cycles': example,
  'spends 70 % of its cycles on partitions around a pivot and 24 %': trace,
  'spends 30 % on moving the entries': trace,
  '9 % compare names': trace,
  'about 75 MB; 8.7 MB with a fork': 'from risc0#3739, a source of the page',
  'limit of an App Clip | 15 MB': 'from risc0#3739, a source of the page',
  '| 2.5 hours |': estimate,
  '| 2 hours |': estimate,
  '| 3 hours |': estimate,
  '| 4 hours |': estimate,
};

const figure =
  /(?<![\w^.,])\d[\d,.]*(?: (?:million|billion))?(?: user)? (?:(?:cycles?|gas|seconds?|ms|s|hours?|days?|[kMG]i?B)\b|%)/g;

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
    .map((file) => [file, fs.readFileSync(path.join(content, file), 'utf8').replace(/^---\n.*?\n---\n/s, '')]),
);

describe('a figure in prose', () => {
  test('has a source in its paragraph, or is listed above', () => {
    const phrases = [...Object.keys(fromData), ...Object.keys(notMeasured)];
    const unknown = [...pages].flatMap(([page, text]) => {
      const listed = phrases.filter((phrase) => text.includes(phrase));
      return figuresWithoutSource(text)
        .filter((found) => !listed.some((phrase) => phrase.includes(found)))
        .map(
          (found) =>
            `content/${page}: "${found}" has no source. Link it in the same paragraph, or list it in tests/prose-figures.test.ts.`,
        );
    });
    expect(unknown).toEqual([]);
  });

  test('is what the data says', () => {
    const wrong = Object.entries(fromData).filter(([phrase, value]) => !isRounded(phrase, value));
    expect(wrong).toEqual([]);
  });

  test('is listed only as long as a page has it', () => {
    const texts = [...pages.values()];
    const gone = [...Object.keys(fromData), ...Object.keys(notMeasured)].filter(
      (phrase) => !texts.some((text) => text.includes(phrase)),
    );
    expect(gone).toEqual([]);
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
