/** The executor and the guests as they are in the repository: what `npm run check:execute` has compared with r0vm. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import built from './built/built.json' with { type: 'json' };
import { journalText, largestPart, verdict } from './describe.ts';
import { compileExecutor, type EndedRun, type Executor } from './executor.ts';
import { type GuestProgram, initialFields, inputOf, type ProgramName, programs } from './programs.ts';

type Guest = keyof typeof built.guests;
const names = Object.keys(built.guests) as Guest[];
const unpacked = (name: string) =>
  inflateRawSync(fs.readFileSync(path.join(import.meta.dirname, 'built', `${name}.deflate`)));
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

let execute: Executor;
beforeAll(async () => {
  execute = await compileExecutor(new Uint8Array(unpacked('executor')));
});

const inputs = (name: ProgramName, fields = initialFields(name)) => {
  const { variants }: GuestProgram = programs[name];
  return variants.map((variant) => ({
    po2: variant.po2 ?? 20,
    stdin: inputOf(programs[name], variant, fields),
    args: [],
    cycleLimit: 50_000_000,
  }));
};

const runs = (name: Guest, fields?: readonly string[]) => {
  const binary = unpacked(name);
  return inputs(name, fields).map((one) => execute({ ...one, binary }));
};

describe('the executor', () => {
  it.each(['executor', ...names])('%s is what was recorded, and readers are told its size', (name) => {
    const { sha256: hash, bytes } = name === 'executor' ? built.executor : built.guests[name as Guest];
    expect(sha256(unpacked(name))).toBe(hash);
    expect(fs.statSync(path.join(import.meta.dirname, 'built', `${name}.deflate`)).size).toBe(bytes);
  });

  it.each(names)('repeats the recorded runs of %s', (name) => {
    expect(runs(name)).toEqual(built.guests[name].runs);
  });

  it('commits what the guest computes of a reader’s own input', () => {
    const [run] = runs('collatz', ['97']) as EndedRun[];
    expect(journalText(programs.collatz, run?.journal).values).toEqual([['Steps', '118']]);
    const [sum] = runs('pages', ['10', '300']) as EndedRun[];
    expect(journalText(programs.pages, sum?.journal).values).toEqual([['Sum', String((300 % 256) * 10)]]);
    const hash = createHash('sha256').update('abc').digest('hex');
    for (const run of runs('hashes', ['abc', '1']) as EndedRun[]) expect(run.journal).toBe(hash);
  });

  it('says what the guest said when it failed', () => {
    expect(runs('collatz', ['0'])).toMatchObject([{ error: 'Guest panicked: the start must be at least 1' }]);
    expect(execute({ ...inputs('collatz')[0], binary: new Uint8Array(3) } as never)).toMatchObject({
      error: 'Malformed ProgramBinary',
    });
  });

  it('ends a run at the limit, and counts full segments on the way', () => {
    const counts: number[] = [];
    const [one] = inputs('pages', ['3000', '1000']);
    if (!one) throw new Error('no input');
    const report = execute({ ...one, po2: 16, cycleLimit: 300_000, binary: unpacked('pages') }, (count) =>
      counts.push(count),
    );
    expect(report).toMatchObject({ error: expect.stringContaining('Session limit exceeded: 300000 >= 300000') });
    expect(counts).toEqual(counts.map((_, index) => index + 1));
    expect(counts.length).toBeGreaterThan(3);
  });

  it('answers sixty broken binaries with a report', () => {
    let seed = 1;
    const random = (below: number) => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
      return (seed >>> 8) % below;
    };
    const whole = unpacked('collatz');
    const [one] = inputs('collatz');
    if (!one) throw new Error('no input');
    const reports = Array.from({ length: 60 }, (_, index) => {
      const broken = new Uint8Array(whole);
      // The first bytes hold lengths and addresses, the rest mostly instructions.
      const place = () => random(index % 3 ? broken.length : 400);
      if (index % 4 === 0) return broken.subarray(0, place());
      for (let change = 0; change < 1 << (index % 8); change++) broken[place()] = random(256);
      return broken;
    }).map((binary) => execute({ ...one, binary, po2: 16, cycleLimit: 200_000 }));
    expect(reports.filter((report) => 'error' in report || 'exit' in report)).toHaveLength(60);
    expect(reports.filter((report) => 'error' in report).length).toBeGreaterThan(20);
  });
});

describe('what readers are told', () => {
  it('names the variant that takes more, and compares it with the prediction', () => {
    const reports = runs('hashes');
    expect(verdict(programs.hashes, 'With the circuit', reports)).toMatch(
      /^You predicted “With the circuit”. “Without it” takes \d+(\.\d)? times as many.$/,
    );
    expect(verdict(programs.hashes, 'Without it', reports)).toMatch(/^You predicted that. /);
    expect(verdict(programs.hashes, undefined, [reports[0], reports[0]] as never)).toBe('The two take about the same.');
    expect(verdict(programs.collatz, undefined, runs('collatz'))).toBeNull();
  });

  it('names the largest part of a run', () => {
    const [run] = runs('collatz') as [EndedRun];
    expect(largestPart(run)).toMatch(/^Most of it is paging: a segment loads /);
    expect(largestPart({ ...run, user: 99_999 })).toMatch(/instructions/);
    expect(largestPart({ ...run, reserved: 99_999 })).toMatch(/padding/);
  });
});

describe('the guests', () => {
  const root = path.resolve(import.meta.dirname, '../../..');
  it.each([
    ['collatz', 'content/api/zkvm/quickstart.mdx'],
    ['sums', 'content/api/zkvm/tutorials/hello-world.mdx'],
    ['tally', 'content/learn/index.mdx'],
  ])('%s is the program on its page', (name, page) => {
    const source = fs.readFileSync(path.join(root, `tools/run/guests/src/bin/${name}.rs`), 'utf8');
    const shown = fs.readFileSync(path.join(root, page), 'utf8').replaceAll(/@when <0\.20\n[\s\S]*?@end\n/g, '');
    expect(shown).toContain(source.trim());
  });
});
