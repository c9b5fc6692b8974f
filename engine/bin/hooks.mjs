/** What Node does with modules besides compiling them: run in the thread of its loader. */

/** TypeScript is in ES modules, whatever a project's `package.json` says. */
export async function resolve(specifier, context, next) {
  const resolved = await next(specifier, context);
  return /\.tsx?(?:\?|$)/.test(resolved.url) ? { ...resolved, format: 'module' } : resolved;
}

/** Style sheets are for browsers. */
export const load = (url, context, next) =>
  url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context);
