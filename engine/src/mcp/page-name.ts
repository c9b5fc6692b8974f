/** What agents call a page: its path, its address with or without host, `.md`, version, or anchor, or its title. */

export interface PageName {
  readonly path: string;
  readonly anchor: string;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function pageName(name: string): PageName {
  const isAddress = /^[a-z]+:\/\//i.test(name) && URL.canParse(name);
  const { pathname, hash } = isAddress ? new URL(name) : { pathname: name, hash: '' };
  const [beforeHash = '', ownHash = ''] = isAddress ? [pathname, hash.slice(1)] : pathname.split(/#(.*)/s);
  const bare = `/${decoded(beforeHash).trim().replace(/^\/+/, '')}`
    .replace(/\?.*$/, '')
    .replace(/(\.md|\.html)$/, '')
    .replace(/\/index$/, '')
    .replace(/(.)\/+$/, '$1');
  // A highlighted passage is not part of the anchor.
  return { path: bare || '/', anchor: decoded(ownHash.replace(/:~:.*$/, '')).trim() };
}

/**
 * The sets in which a path may be the address of a page, and the path in each, the longest root first. An agent may leave
 * out the base.
 */
export const setsAt = (
  path: string,
  starts: Readonly<Record<string, string>>,
  base: string,
): { readonly set: string; readonly below: string }[] =>
  Object.entries(starts)
    .flatMap(([set, start]) => {
      const root = start.replace(/\/$/, '');
      return [...new Set([root, root.slice(base.length)])].map((prefix) => ({ set, prefix }));
    })
    .filter(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`))
    .toSorted((a, b) => b.prefix.length - a.prefix.length)
    .map(({ set, prefix }) => ({ set, below: path.slice(prefix.length + 1) }));

/**
 * The set of pages that a path names, and the path below it.
 * @param starts address of the start page of each set, by the name of the set
 * @param base base path of the site, without a slash at its end
 */
export function setOfPath(
  path: string,
  starts: Readonly<Record<string, string>>,
  base: string,
): { readonly set: string; readonly below: string } | null {
  const roots = Object.entries(starts)
    .flatMap(([set, start]) => {
      const root = start.replace(/\/$/, '');
      // An agent may leave out the base.
      return [root, root.slice(base.length), `/${set}`].map((prefix) => ({ set, prefix }));
    })
    .filter(({ prefix }) => prefix !== '' && prefix !== base)
    .toSorted((a, b) => b.prefix.length - a.prefix.length);
  const root = roots.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
  return root ? { set: root.set, below: path.slice(root.prefix.length + 1) } : null;
}
