/** Compares data tables with the source: quotations, and the text of error messages. */
import type { DataTable, Version, VersionTable } from 'onesource/tools';
import type { Repository } from './repository.ts';
import { rowsFor } from './rows.ts';

/** Tables whose first column contains messages of the software. */
const holdsMessages = (name: string) => /-(errors|reverts)$/.test(name);

/** Minimum length: shorter parts of a message could be in the source by chance. */
const shortest = 8;

/** The literal parts of a message in the source, the longest first: what is between values. */
export function spelledOut(message: string): string[] {
  return message
    .split(/…|\.\.\.|[`"'[\](){}]|0x[0-9a-f]+|\d+|[:,] /)
    .map((part) => part.trim())
    .filter((part) => part.length >= shortest)
    .sort((a, b) => b.length - a.length);
}

const squeezed = (text: string) => text.replace(/\s+/g, ' ');

/** `14..=18` and `100 << 20` as in a table: 14, 18, and 104857600. */
export function numbersIn(text: string): number[] {
  const evaluated = text
    .replace(/(?<=\d)[_,](?=\d{3})/g, '')
    .replace(/(\d+) \* (\d+)/g, (_, a, b) => String(Number(a) * Number(b)))
    .replace(/(\d+) << (\d+)/g, (_, a, b) => String(Number(a) * 2 ** Number(b)));
  return [...evaluated.matchAll(/(?<![\w.])\d+(?:\.\d+)?(?!\w)/g)].map(Number);
}

/** Returns the rows whose quotations or messages are not in the source, one sentence each. */
export function checkRows(
  name: string,
  table: DataTable,
  { version, versions, source, tag }: { version: Version; versions: VersionTable; source: Repository; tag: string },
): string[] {
  const rows = rowsFor(name, table, version, versions);
  const differences = rows.flatMap(({ texts, quotes = [] }) =>
    quotes
      .filter(({ file, text }) => !squeezed(source.read(tag, file) ?? '').includes(squeezed(text)))
      .map(({ file, text }) => `${name}: "${texts[0]}" is based on "${text}", which ${file} does not contain`),
  );
  if (!holdsMessages(name)) {
    for (const { texts, quotes = [] } of rows) {
      const shown = new Set(numbersIn(texts.join('\n')));
      const absent = quotes.flatMap(({ text }) => numbersIn(text)).filter((number) => !shown.has(number));
      for (const number of absent)
        differences.push(`${name}: "${texts[0]}" is based on ${number}, which its row does not have`);
    }
    return differences;
  }
  const messages = rows.filter(({ quotes }) => !quotes).map(({ texts }) => texts[0] ?? '');
  const parts = new Map(messages.map((message) => [message, spelledOut(message)]));
  const absent = new Set(source.absent([tag], [...new Set([...parts.values()].flat())]));
  for (const [message, spelled] of parts) {
    if (spelled.some((part) => absent.has(part))) differences.push(`${name}: no source file says "${message}"`);
  }
  return differences;
}
