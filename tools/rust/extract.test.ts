import { makeTopic, makeVersionTable } from 'onesource/tools';
import { expect, test } from 'vitest';
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

const topic = makeTopic(
  { kind: 'versioned', file: 'content/api/a.mdx', id: 'a', front: { title: 'A', description: '' }, body, bodyLine: 6, lineOf: () => 1 },
  table,
);
const noFiles = { names: [], text: () => undefined };
const samples = (label: string) => samplesOf(topic, table.get(label), table, noFiles);

test('a sample has the content of its version, with facts and hidden lines', () => {
  expect(samples('1.0').map(({ sample }) => sample.compiled)).toEqual(['use hidden::Thing;\nfn main() {\n    old();\n}']);
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
