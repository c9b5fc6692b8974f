import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VersionOptions } from './version-options.tsx';

test('versions that are no longer maintained are a group at the end', () => {
  const version = (label: string, status: 'superseded' | 'unmaintained') => ({ label, path: `/api/${label}`, status });
  const shown = renderToStaticMarkup(
    <VersionOptions versions={[version('1.1', 'unmaintained'), version('1.0', 'superseded')]} />,
  );
  expect(shown).toBe('<option>1.0</option><optgroup label="No longer maintained"><option>1.1</option></optgroup>');
});
