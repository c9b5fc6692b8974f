#!/usr/bin/env node
/** Runs the documentation server for coding agents from any folder: compiles it once, next to its dependencies. */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
const outfile = path.join(root, 'node_modules/.cache/mcp', `${version}-${process.pid}.mjs`);
process.on('exit', () => fs.rmSync(outfile, { force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
try {
  await build({
    entryPoints: [path.join(root, 'src/mcp/main.ts')],
    outfile,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
  });
  const { main } = await import(pathToFileURL(outfile).href);
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error?.name === 'Problem' ? String(error) : error);
  process.exitCode = 1;
}
