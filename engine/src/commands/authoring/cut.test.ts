/** `npx onesource cut` refuses tables and names from which no version can be cut; tests/fixtures/releasing.test.ts cuts some. */
import { expect, test } from 'vitest';
import { diskProject, refusal } from '../../../tests/fixtures/project-files.ts';
import { run } from './cut.ts';

const rows = (...labels: readonly string[]) => ({
  'content/versions.ts': `export const versions = [
  { label: '1.0', facts: { tag: 'v1.0.1' } },
  { label: '2.0', latest: true, facts: { tag: 'v2.0.0' } },
${labels.map((label) => `  { label: '${label}', facts: { tag: 'main' } },\n`).join('')}];
export const factTitles = {};
`,
});

test.each([
  [rows(), '2.1', "none is. Add a row after 2.0: { label: 'next', facts: { … } }."],
  [rows('next', 'later'), '2.1', 'several are. Leave one of next, later in the table.'],
  [rows('next'), '2.0', '2.0 is not newer than 2.0, the latest version.'],
  [rows('next'), 'v3', '"v3" is not a valid version name. Write numbers and dots'],
  [rows('next'), '02.1', '"02.1" is not a valid version name. Write numbers and dots, without zeros before a number: '],
])('%j: %s is refused', async (files, label, says) => {
  const project = diskProject(files);
  const before = project.files();
  expect(await refusal(run(project, label))).toContain(says);
  expect(project.files()).toEqual(before);
});
