/** Checks of style sheets as text. */
import fs from 'node:fs';
import path from 'node:path';

/** The style sheets below a folder. */
export const styleSheets = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .flatMap((file) => (file.endsWith('.css') ? [path.join(folder, file)] : []));

/** Decorations that are set as a shorthand, with their files: WebKit drops one that has a thickness. */
export const decorationShorthands = (sheets: readonly string[]): string[] =>
  sheets.flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(/text-decoration:\s*([^;}]+)/g)]
      .map(([, value = '']) => value.replace('!important', '').trim())
      .filter((value) => !['none', 'underline', 'inherit'].includes(value))
      .map((value) => `${file}: ${value}`),
  );
