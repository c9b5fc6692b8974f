import { makeTopic, makeVersionTable } from 'onesource/tools';
import { expect, test } from 'vitest';
import { type BlockSource, blocksOf } from '../programs/block.ts';
import { parseManifest } from '../programs/manifest.ts';
import { code } from './code.ts';
import { samplesAmong } from './extract.ts';

const table = makeVersionTable(
  [
    { label: '1.0', facts: { zkvm: '1.0.5' } },
    { label: '2.0', latest: true, facts: { zkvm: '2.0.2' } },
  ],
  '/api',
);

const body = `Prose.

\`\`\`rust title="src/main.rs" check="host" methods="SUM"
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

const topicOf = (text: string, id = 'a') => {
  const front = { title: 'A', description: '' };
  const positions = { bodyLine: 6, positionOf: () => ({ line: 1 }), problems: [] };
  return makeTopic({ kind: 'versioned', file: `content/api/${id}.mdx`, id, front, body: text, ...positions }, table);
};
const source: BlockSource = { files: { names: [], text: () => undefined }, code: code({ root: '/nowhere' }) };
const topic = topicOf(body);
const samplesOf = (page: typeof topic, label: string, from = source) =>
  samplesAmong(blocksOf(page, table.get(label), table, from), new Map(), table.get(label));
const samples = (label: string) => samplesOf(topic, label);

test('a sample has the content of its version, with facts and hidden lines', () => {
  expect(samples('1.0').map(({ sample }) => sample.compiled)).toEqual([
    'use hidden::Thing;\nfn main() {\n    old();\n}',
  ]);
  expect(samples('2.0')[0]?.sample).toMatchObject({ check: 'host', methods: ['SUM'] });
  expect(samples('2.0')[0]?.sample.compiled).toContain('"2.0.2"');
});

test('omits content for other versions, and samples without check', () => {
  expect(samples('1.0').map(({ sample }) => sample.check)).toEqual(['host']);
  expect(samples('2.0').map(({ sample }) => sample.check)).toEqual(['host', 'guest']);
});

test('a line of the sample is mapped to its line in the file', () => {
  const fence = body.split('\n').indexOf('```rust title="src/main.rs" check="host" methods="SUM"') + 6;
  const [old] = samples('1.0');
  const [recent, guest] = samples('2.0');
  expect(old?.block.place(3)).toEqual({ file: 'content/api/a.mdx', line: fence + 4 });
  expect(recent?.block.place(4).line).toBe(fence + 7);
  expect(recent?.block.place(5).line).toBe(fence + 9);
  expect(guest?.block.place(1).line).toBe(body.split('\n').indexOf('fn main() {}') + 6);
});

const file = `use std::fs;

    let sum = add(1, 2);
    // @when >=2.0
    println!("{sum}");
    // @end

fn add(a: u32, b: u32) -> u32 {
    a + b
}
`;

test('a line of a sample from a file is mapped to its line in that file', () => {
  const files = { names: ['samples/sum.rs'], text: () => file };
  const page = topicOf('```rust file="samples/sum.rs" check="lib"\n```\n');
  const [sample] = samplesOf(page, '1.0', { ...source, files });
  const lines = sample?.sample.compiled.split('\n') ?? [];
  expect(lines.slice(0, 3)).toEqual(['use std::fs;', '', '    let sum = add(1, 2);']);
  expect(sample?.block.file).toBe('content/api/a.mdx');
  expect(sample?.block.place(lines.indexOf('    a + b') + 1)).toEqual({
    file: 'content/samples/sum.rs',
    line: file.split('\n').indexOf('    a + b') + 1,
  });
});

const manifestsOf = (text: string) =>
  samplesOf(topicOf(text), '2.0').map(({ sample }) => sample.manifest && parseManifest(sample.manifest).dependencies);
const host = '```rust title="host/src/main.rs" check="host"\nfn main() {}\n```\n';

test('a program is compiled with the manifest that the page shows last before it', () => {
  const whole = '```toml title="server/Cargo.toml"\n[package]\nname = "server"\n[dependencies]\nhex = "0.4"\n```\n';
  const server = host.replace('host/src', 'server/src');
  expect(manifestsOf(`${whole}\n${server}`)).toEqual([{ hex: '0.4' }]);
  // The manifest of a different package, and one below the program.
  expect(manifestsOf(`${whole}\n${host}\n${whole}`)).toEqual([undefined]);
});

test('a part of a manifest, and commands that add crates, continue the manifest of a new project', () => {
  const part = '```toml title="host/Cargo.toml"\n[dependencies]\nhex = "0.4"\n```\n';
  const [merged] = manifestsOf(`${part}\n${host}`);
  expect(merged).toMatchObject({ hex: '0.4', methods: { path: '../methods' } });
  const commands = '```bash\ncargo new --lib other\ncargo add anyhow@1.0 --package host\n```\n';
  const [added] = manifestsOf(`${part}\n${commands}\n${host}`);
  expect(added).toMatchObject({ anyhow: { version: '1.0' }, methods: { path: '../methods' } });
  expect(added).not.toHaveProperty('hex');
});

test('a program can have the manifest of another page', () => {
  const shown = '```toml title="host/Cargo.toml"\n[package]\nname = "shown"\n```\n';
  const program = '```rust title="host/src/main.rs" check="host" manifest="b"\nfn main() {}\n```\n';
  const version = table.get('2.0');
  const blocks = (text: string, id: string) => blocksOf(topicOf(text, id), version, table, source);
  const [sample] = samplesAmong([...blocks(program, 'a'), ...blocks(shown, 'b')], new Map(), version);
  expect(sample?.sample.manifest).toContain('name = "shown"');
  expect(() => samplesAmong(blocks(program, 'a'), new Map(), version)).toThrow('The page b shows no manifest');
});
