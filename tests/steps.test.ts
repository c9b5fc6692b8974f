import fs from 'node:fs';
import path from 'node:path';
import { start } from 'onesource/testing/start';
import { expect, test } from 'vitest';
import { outcomeOf } from './steps.ts';

/** Files of tests with one failure each; only in the last one does a test fail. */
const planted = {
  'hook.test.ts': `beforeAll(() => { throw new Error('no browser'); }); test('skipped', () => {});`,
  'group.test.ts': `describe('group', () => { beforeAll(() => { throw new Error('no server'); }); test('skipped', () => {}); });`,
  'import.test.ts': `import './missing.ts'; test('not loaded', () => {});`,
  'end.test.ts': `afterAll(() => { throw new Error('still running'); }); test('passes', () => {});`,
  'test.test.ts': `test('fails', () => { throw new Error('wrong'); }); test('passes', () => {});`,
};

test('a file that fails without a failing test counts as a failure', async () => {
  const cache = path.resolve('node_modules/.cache');
  fs.mkdirSync(cache, { recursive: true });
  const folder = fs.mkdtempSync(path.join(cache, 'planted-'));
  try {
    for (const [name, text] of Object.entries(planted)) fs.writeFileSync(path.join(folder, name), text);
    const config = path.join(folder, 'vitest.config.mjs');
    fs.writeFileSync(config, 'export default { test: { globals: true, exclude: [] } };');
    const report = path.join(folder, 'report.json');
    const reporters = ['--reporter=json', `--outputFile.json=${report}`];
    const code = await start('vitest', ['run', '--root', folder, '--config', config, ...reporters]);
    const { passed, failed, details } = outcomeOf(report, code);
    expect({ passed, failed }).toEqual({ passed: 2, failed: 5 });
    for (const name of Object.keys(planted)) expect(details).toContain(path.join(folder, name));
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});
