/** What no page says, and what it says once at most: patterns of the text, with what to write instead. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './paths.ts';

interface Rule {
  readonly pattern: RegExp;
  readonly atMost: 0 | 1;
  readonly instead: string;
  /** Tables and components may say it. */
  readonly inPagesAlone?: true;
}

const rules: readonly Rule[] = [
  {
    pattern:
      /\b(?:stays? private|noise that hides|hides? (?:your|the|its|all) (?:data|input|secrets?)|without (?:revealing|disclosing)|secret from verifiers|gets the hiding|learns? nothing (?:about|but|except))/gi,
    atMost: 0,
    instead: 'No receipt is proven to hide its input. Say what is published, or link the security model.',
  },
  {
    pattern: /\bOn this page,? (?:you|an?|the)\b|^Next: /gm,
    atMost: 0,
    instead: 'Say what the example does, or write a sentence about the other page.',
  },
  {
    pattern: /\b(?:not|never|n't|nothing|neither|none)\b[^.\n]{0,60}\bfor this site\b/gi,
    atMost: 0,
    instead: 'Write "untested" once.',
    inPagesAlone: true,
  },
  {
    pattern: /https:\/\/docs\.rs\/risc0-(?:zkvm|build)\/\d/g,
    atMost: 0,
    instead: 'Write docsrs:risc0-zkvm/…, or the fact in the address: @zkvm@, @build@.',
  },
  {
    pattern: /^[ \t]*risc0-(?:zkvm|build)[ \t]*=.*"[\^=~]?\d/gm,
    atMost: 0,
    instead: 'Write the fact: @minor@, @zkvm@, or @build@.',
    inPagesAlone: true,
  },
  { pattern: /\buntested\b/gi, atMost: 1, instead: 'One mark names everything on the page that was not run.' },
];

/** Words of a rule that are right in their place: the question of a heading, the title of a glossary entry, a denial. */
const allowed = [
  "isn't proven to hide its input",
  'hide the input from the operator of the prover',
  'It hides the input from that operator',
  "A digest hides its input only if the input can't be guessed",
  'prove a balance above a threshold without revealing it',
  'prove an exploit with revm without revealing the transaction',
  'convinces anyone that a statement is true without revealing why',
  'makes the receipt that you get back [hide its input]',
  'Does the kind of proof that I publish hide the input?',
  "That isn't a promise that it hides the input",
  'That a receipt also hides the input is a design goal',
  'would hide the data from its prover',
];

const content = path.join(projectRoot, 'content');
const texts = fs
  .readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:mdx|ts|tsx)$/.test(file) && !file.includes('.test.'))
  .map((file) => [file, fs.readFileSync(path.join(content, file), 'utf8')] as const);

/** What a text says against the rules. */
function against(text: string, isPage = true): string[] {
  const rest = allowed.reduce((left, phrase) => left.replaceAll(phrase, ''), text);
  return rules.flatMap(({ pattern, atMost, instead, inPagesAlone }) => {
    if (inPagesAlone && !isPage) return [];
    const found = [...rest.matchAll(pattern)].map(([match]) => match);
    return found.length > atMost ? [`"${found.at(-1)}": ${instead}`] : [];
  });
}

test('no page promises that a receipt hides its input, and none repeats itself', () => {
  expect(
    texts.flatMap(([file, text]) => against(text, file.endsWith('.mdx')).map((line) => `content/${file}: ${line}`)),
  ).toEqual([]);
});

test('what the rules are about is found', () => {
  expect(against('The seal has noise that hides your data.')).toHaveLength(1);
  expect(against('It proves the age without revealing the date.')).toHaveLength(1);
  expect(against("A receipt isn't proven to hide its input. This port is untested.")).toEqual([]);
  expect(against('On this page you write a guest.\n\nNext: [receipts](/faq).')).toHaveLength(1);
  expect(against('This is untested, and so is that: untested.')).toHaveLength(1);
  expect(against('The commands were not tried for this site.')).toHaveLength(1);
  expect(against('[ProverOpts](https://docs.rs/risc0-zkvm/3.0.4/risc0_zkvm/).')).toHaveLength(1);
  expect(against('```toml\nrisc0-zkvm = { version = "3.0.4" }\n```')).toHaveLength(1);
});
