import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readLogo } from './logo.ts';

function logoOf(svg: string) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'logo-'));
  onTestFinished(() => fs.rmSync(root, { recursive: true }));
  fs.mkdirSync(path.join(root, 'public'));
  fs.writeFileSync(path.join(root, 'public/logo.svg'), svg);
  return readLogo(root, '/logo.svg');
}
const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 42">';

test('a drawing is inlined as it is, without what programs write before it', () => {
  const drawing = `${open}<title>Name</title><g><path class="accent" d="M0 0h4"/></g></svg>`;
  expect(logoOf(`<?xml version="1.0" encoding="UTF-8"?>\n<!-- made by hand -->\n${drawing}\n`)).toEqual({
    width: 60,
    height: 42,
    markup: drawing,
  });
});

test.each([
  ['no size', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0"/></svg>'],
  ['something else', '<p>Logo</p>'],
  ['nothing', ''],
])('%s is refused', (_, svg) => {
  expect(() => logoOf(svg)).toThrow('The logo is no SVG file that says how large it is.');
});
