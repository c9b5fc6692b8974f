/** Workflows, those of the recipes included, run only what they say themselves, on every Node that is supported. */
import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import project from '../package.json' with { type: 'json' };

const folder = '.github/workflows';
const recipes = [...fs.readFileSync('docs/deploy.md', 'utf8').matchAll(/```yaml\n([\s\S]*?)```/g)];
const workflows = [
  ...fs.readdirSync(folder).map((file) => [file, fs.readFileSync(`${folder}/${file}`, 'utf8')] as const),
  ...recipes.map(([, text = ''], i) => [`docs/deploy.md ${i + 1}`, text] as const),
];

/** The scripts of a workflow: what follows `run:`, on its line or indented below it. */
function scripts(text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, i) => {
    const [, indent = '', written = ''] = /^([ -]*)run:(.*)$/.exec(line) ?? [];
    if (!/^([ -]*)run:/.test(line)) return [];
    const rest = lines.slice(i + 1);
    const end = rest.findIndex((next) => next.trim() && next.search(/\S/) <= indent.length);
    return [[written, ...(/^ *[|>]/.test(written) ? rest.slice(0, end < 0 ? undefined : end) : [])].join('\n')];
  });
}

const expressionsIn = (text: string) => scripts(text).filter((script) => script.includes('${{'));

test('the check finds an expression in a script', () => {
  expect(expressionsIn(`    - run: echo \${{ github.ref }}\n`)).toHaveLength(1);
  expect(
    expressionsIn(`    - run: |\n        true\n        echo \${{ github.ref }}\n    - if: \${{ x }}\n`),
  ).toHaveLength(1);
  expect(expressionsIn(`    - run: |\n        true\n    - if: \${{ x }}\n`)).toEqual([]);
});

describe.each(workflows)('%s', (_, text) => {
  test('has scripts, none of which contains an expression: values go through env', () => {
    expect(scripts(text)).not.toEqual([]);
    expect(expressionsIn(text)).toEqual([]);
  });

  test('names actions by the hash of a commit, and may only read unless a job says otherwise', () => {
    const used = [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
    expect(used.filter((action) => !/@[0-9a-f]{40}$/.test(action ?? ''))).toEqual([]);
    expect(text).toMatch(/^permissions:(\n {2}| \{ )contents: read/m);
  });
});

test('tests run on every major version of Node that the project says it supports', () => {
  const text = workflows.find(([file]) => file === 'checks.yml')?.[1] ?? '';
  const versions = JSON.parse(/node: (\[[\d, ]+\])/.exec(text)?.[1] ?? '[]') as number[];
  expect(versions).toEqual([20, 22, 24]);
  expect(project.engines.node).toMatch(/^\^20\.\d+\.\d+ \|\| >=22\.\d+\.\d+$/);
});
