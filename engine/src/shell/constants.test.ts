import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { engineRoot } from '../../tests/paths.ts';
import { decorationShorthands, styleSheets } from '../../tests/style-sheets.ts';
import { breakpoints } from './breakpoints.ts';

const source = path.join(engineRoot, 'src');
const read = (file: string) => fs.readFileSync(path.join(source, 'shell', file), 'utf8');

test('style sheets and scripts have the same breakpoints', () => {
  const named = [...read('breakpoints.css').matchAll(/@custom-media --(\w+) (\(.+?\));/g)];
  expect(Object.fromEntries(named.map(([, name, query]) => [name, query]))).toMatchObject(breakpoints);
});

test('breakpoints are named once', () => {
  const sheets = styleSheets(source).filter((file) => !/\/(breakpoints|change-pages|changes)\.css$/.test(file));
  expect(sheets.length).toBeGreaterThan(10);
  expect(sheets.filter((file) => /@media[^{]*width/.test(fs.readFileSync(file, 'utf8')))).toEqual([]);
});

test('decorations are set property by property', () => {
  expect(decorationShorthands(styleSheets(source))).toEqual([]);
});

test.each(['--raised', '--code-bg'])('%s is made of the background that a site configures, in both modes', (name) => {
  const value = new RegExp(`^ +${name}: light-dark\\(([^;]*)\\);`, 'm').exec(read('colors.css'))?.[1] ?? '';
  expect(value.match(/color-mix\([^()]*var\(--[a-z-]+\) [\d.]+%, var\(--bg\)\)/g)).toHaveLength(2);
});
