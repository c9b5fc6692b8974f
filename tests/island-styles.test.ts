import path from 'node:path';
import { decorationShorthands, styleSheets } from 'onesource/testing/style-sheets';
import { expect, test } from 'vitest';
import { projectRoot } from './paths.ts';

test('islands set decorations property by property', () => {
  const sheets = styleSheets(path.join(projectRoot, 'content'));
  expect(sheets.length).toBeGreaterThan(5);
  expect(decorationShorthands(sheets)).toEqual([]);
});
