import { makeTopic, makeVersionTable } from 'onesource/tools';
import { expect, test } from 'vitest';
import type { BlockSource } from '../programs/block.ts';
import { code } from './code.ts';
import { samplesOf } from './extract.ts';

const table = makeVersionTable(
  [
    { label: '1.0', facts: { zkvm: '1.0.5' } },
    { label: '2.0', latest: true, facts: { zkvm: '2.0.2' } },
  ],
  '/api',
);

const body = `Prose.

\`\`\`rust title="src/main.rs" check="host" methods="SUM" deps="hex=0.4"
# use hidden::Thing;
fn main() {
@when 1.0
    old();
@else
    let version = "@zkvm@";
    new();
@end
}
\`\`\`

<When versions="2.0">

\`\`\`rust check="guest"
fn main() {}
\`\`\`

</When>

\`\`\`rust
not_checked();
\`\`\`
`;

const topicOf = (text: string) => {
  const front = { title: 'A', description: '' };
  const positions = { bodyLine: 6, positionOf: () => ({ line: 1 }), problems: [] };
  return makeTopic({ kind: 'versioned', file: 'content/api/a.mdx', id: 'a', front, body: text, ...positions }, table);
};
const source: BlockSource = { files: { names: [], text: () => undefined }, code: code({ root: '/nowhere' }) };
const topic = topicOf(body);
const samples = (label: string) => samplesOf(topic, table.get(label), table, source);

test('a sample has the content of its version, with facts and hidden lines', () => {
  expect(samples('1.0').map(({ sample }) => sample.compiled)).toEqual([
    'use hidden::Thing;\nfn main() {\n    old();\n}',
  ]);
  expect(samples('2.0')[0]?.sample).toMatchObject({ check: 'host', methods: ['SUM'], deps: ['hex=0.4'] });
  expect(samples('2.0')[0]?.sample.compiled).toContain('"2.0.2"');
});

test('omits content for other versions, and samples without check', () => {
  expect(samples('1.0').map(({ sample }) => sample.check)).toEqual(['host']);
  expect(samples('2.0').map(({ sample }) => sample.check)).toEqual(['host', 'guest']);
});

test('a line of the sample is mapped to its line in the file', () => {
  const fence = body.split('\n').indexOf('```rust title="src/main.rs" check="host" methods="SUM" deps="hex=0.4"') + 6;
  const [old] = samples('1.0');
  const [recent, guest] = samples('2.0');
  expect(old?.place(3)).toEqual({ file: 'content/api/a.mdx', line: fence + 4 });
  expect(recent?.place(4).line).toBe(fence + 7);
  expect(recent?.place(5).line).toBe(fence + 9);
  expect(guest?.place(1).line).toBe(body.split('\n').indexOf('fn main() {}') + 6);
});

const file = `use std::fs;

// #region body
    let sum = add(1, 2);
    // @when >=2.0
    println!("{sum}");
    // @end
// #endregion

fn add(a: u32, b: u32) -> u32 {
    a + b
}
`;

test('a sample from a file is the whole file, of which the page shows a part', () => {
  const files = { names: ['samples/sum.rs'], text: () => file };
  const page = topicOf('```rust file="samples/sum.rs#body" check="lib"\n```\n');
  const [sample] = samplesOf(page, table.get('1.0'), table, { ...source, files });
  const lines = sample?.sample.compiled.split('\n') ?? [];
  expect(lines.slice(0, 3)).toEqual(['use std::fs;', '', 'let sum = add(1, 2);']);
  expect(sample?.file).toBe('content/api/a.mdx');
  expect(sample?.place(lines.indexOf('    a + b') + 1)).toEqual({
    file: 'content/samples/sum.rs',
    line: file.split('\n').indexOf('    a + b') + 1,
  });
});
