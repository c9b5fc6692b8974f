import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { putFile, undo } from './interrupted.ts';

test('a command that was killed when a new file had two names: both changes are undone', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'interrupted-'));
  onTestFinished(() => fs.rmSync(root, { recursive: true, force: true }));
  fs.writeFileSync(path.join(root, 'changed.txt'), 'before');
  const changes = [
    { file: 'changed.txt', before: 'before', after: 'after' },
    { file: 'new.txt', before: null, after: 'new' },
  ];
  for (const change of changes) putFile(root, change);
  fs.linkSync(path.join(root, 'new.txt'), path.join(root, '.unfinished-file'));
  expect(undo(root, changes)).toEqual([]);
  expect(fs.readdirSync(root)).toEqual(['changed.txt']);
  expect(fs.readFileSync(path.join(root, 'changed.txt'), 'utf8')).toBe('before');
});
