import { expect, test } from 'vitest';
import { tinyConfig } from '../../tests/fixtures/tiny-project.ts';
import { readSiteConfig, type SiteConfigInput } from '../config/site-config.ts';
import { contentSecurityPolicy } from './policy.ts';

const scriptsIn = (config: Partial<SiteConfigInput>, place: 'header' | 'document') =>
  contentSecurityPolicy(readSiteConfig({ ...tinyConfig, ...config }), ['1'], ['a{}'], place)
    .split('; ')
    .find((directive) => directive.startsWith('script-src'));

test('WebAssembly is allowed in workers if the site says so, and in documents never', () => {
  const strict = "script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='";
  expect(scriptsIn({}, 'header')).toBe(strict);
  expect(scriptsIn({ wasmInWorkers: true }, 'document')).toBe(strict);
  expect(scriptsIn({ wasmInWorkers: true }, 'header')).toBe(strict.replace("'self'", "'self' 'wasm-unsafe-eval'"));
});
