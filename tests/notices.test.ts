/** The check of notices in a built site fails when a page lacks its notice, or has another one. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { notices } from '../content/data/advisories.ts';
import { wrongNotices } from './built/notices.ts';
import { latest } from './versions.ts';

test('a missing and a surplus notice are reported', () => {
  const [first] = notices;
  if (!first) throw new Error('No version has a notice.');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'notices-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  };
  const page = (notice = '') =>
    `<main id="…">${notice && `<p>${notice}<!-- --> <a href="/">What to do</a></p>`}</main>`;
  write('data/manifest.json', JSON.stringify({ latest }));
  write(`api/${first.versions}/index.html`, page(first.text));
  write(`api/${first.versions}.md`, `\n> **${first.text}** [What to do](/)\n`);
  write('api/zkvm.html', page());
  write('faq.html', page());
  expect(wrongNotices(folder)).toEqual([]);
  write(`api/${first.versions}/index.html`, page());
  write('faq.html', page(first.text));
  expect(wrongNotices(folder).sort()).toEqual([
    `api/${first.versions}/index.html lacks the notice of its version.`,
    `faq.html has the notice of another version: ${first.text}`,
  ]);
});
