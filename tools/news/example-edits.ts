/**
 * What upgrades took: the lines of Rust that changed between two releases in six example programs of RISC Zero, which
 * every release since 0.18 has. `npm run check:facts` counts them again.
 */
import fs from 'node:fs';

export const examples = ['chess', 'digital-signature', 'json', 'password-checker', 'sha', 'wordle'] as const;

export interface ExampleEdits {
  /** By tag, how many lines of Rust each example has. */
  readonly lines: Readonly<Record<string, readonly number[]>>;
  /** By `v1.2.6..v3.0.6`, how many of them changed in each example. */
  readonly changed: Readonly<Record<string, readonly number[]>>;
}

const file = new URL('./example-edits.json', import.meta.url);

export const readExampleEdits = (): ExampleEdits => JSON.parse(fs.readFileSync(file, 'utf8')) as ExampleEdits;

export function writeExampleEdits({ lines, changed }: ExampleEdits): void {
  const rows = (map: ExampleEdits['lines']) =>
    Object.entries(map)
      .map(([key, numbers]) => `    ${JSON.stringify(key)}: ${JSON.stringify(numbers)}`)
      .join(',\n');
  fs.writeFileSync(file, `{\n  "lines": {\n${rows(lines)}\n  },\n  "changed": {\n${rows(changed)}\n  }\n}\n`);
}
