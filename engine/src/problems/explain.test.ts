import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { explain } from './explain.ts';

/** What is printed of the error that `work` throws. */
function told(work: () => void): string {
  try {
    work();
  } catch (error) {
    return explain(error);
  }
  return 'no error';
}

const failure = (code: string, file = '/site/dist/x.html') =>
  Object.assign(new Error(`${code}: …, open '${file}'`), { code, path: file, syscall: 'open', errno: -1 });

test.runIf(fs.existsSync('/dev/full'))('a full disk', () => {
  expect(told(() => fs.writeFileSync('/dev/full', 'x'))).toMatch(
    /^The disk is full.*ENOSPC.*what was there before is still in place/,
  );
});

test('a folder where a file should be, and the reverse', () => {
  expect(told(() => fs.readFileSync(path.resolve('.')))).toContain('This is a folder, but should be a file');
  expect(told(() => fs.mkdirSync(path.resolve('package.json/x')))).toContain(`${path.resolve('package.json/x')}`);
});

test.each([
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
  'EROFS',
  'EACCES',
  'EPERM',
  'ENOENT',
  'EISDIR',
  'ENOTDIR',
  'ELOOP',
  'EMFILE',
  'EIO',
  'EXDEV',
  'EBUSY',
])('%s is explained with the path and what to do', (code) => {
  const said = explain(failure(code));
  expect(said).toContain(`: /site/dist/x.html (${code}, open). `);
  expect(said).not.toContain('\n');
});
