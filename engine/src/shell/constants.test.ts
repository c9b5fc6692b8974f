import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { engineRoot, projectRoot } from '../../tests/paths.ts';
import { desktopLayout } from './breakpoints.ts';

const source = path.join(engineRoot, 'src');
const read = (file: string) => fs.readFileSync(path.join(source, 'shell', file), 'utf8');

test('style sheets and scripts have the same breakpoint', () => {
  expect(/@custom-media --desktop (\(.+?\));/.exec(read('breakpoints.css'))?.[1]).toBe(desktopLayout);
});

test('the breakpoint is defined once', () => {
  const sheets = fs.readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  const others = sheets.filter(
    (file) => !file.endsWith('breakpoints.css') && /99[67]px/.test(fs.readFileSync(path.join(source, file), 'utf8')),
  );
  expect(sheets.length).toBeGreaterThan(10);
  expect(others).toEqual([]);
});

test('decorations are set property by property: WebKit drops a shorthand that has a thickness', () => {
  const sheets = [source, path.join(projectRoot, 'content')].flatMap((folder) =>
    fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) => (file.endsWith('.css') ? [`${folder}/${file}`] : [])),
  );
  const shorthands = sheets.flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(/text-decoration:\s*([^;}]+)/g)]
      .map(([, value = '']) => value.replace('!important', '').trim())
      .filter((value) => !['none', 'underline'].includes(value))
      .map((value) => `${file}: ${value}`),
  );
  expect(sheets.length).toBeGreaterThan(20);
  expect(shorthands).toEqual([]);
});
