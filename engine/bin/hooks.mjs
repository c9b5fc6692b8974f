/** What Node does with modules besides compiling them: run in the thread of its loader. */
import { readFile } from 'node:fs/promises';

/** TypeScript is in ES modules, whatever a project's `package.json` says. */
export async function resolve(specifier, context, next) {
  const resolved = await next(specifier, context);
  return /\.tsx?(?:\?|$)/.test(resolved.url) ? { ...resolved, format: 'module' } : resolved;
}

/** Style sheets are for browsers. Packages in JavaScript aren't compiled: it takes a second and 150 MB. */
export async function load(url, context, next) {
  if (url.endsWith('.css')) return { format: 'module', source: '', shortCircuit: true };
  if (context.format === 'module' && /\/node_modules\/.*\.m?js$/.test(url))
    return { format: 'module', source: await readFile(new URL(url)), shortCircuit: true };
  return next(url, context);
}
