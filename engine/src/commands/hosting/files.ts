/**
 * Configurations of servers: headers, caching, clean addresses, redirects, and the status of the not-found document.
 */
import { immutableFolders, isImmutable } from '../../site/immutable.ts';
import { documentAddress, type SiteFile } from '../files/site-file.ts';
import { caddyfile, type Headers, nginxHttp, nginxServer, type RecipeSite, type Redirects } from './recipes.ts';
import { forever, movedStatus } from './responses.ts';

/**
 * Headers for hosts that read `_headers`. All of them revalidate by themselves and join the values of rules that
 * overlap, so only immutable files have a Cache-Control; and a `*` may only end a path, so hashed files next to others
 * are listed.
 */
function headersFile(base: string, headers: Headers, immutable: readonly string[]): string {
  const rule = (path: string, lines: readonly (readonly [string, string])[]) => [
    `${base}${path}`,
    ...lines.map(([name, value]) => `  ${name}: ${value}`),
  ];
  const single = immutable.filter((file) => !immutableFolders.some((folder) => file.startsWith(folder)));
  const unchanging = [...immutableFolders.map((folder) => `${folder}*`), ...single];
  const rules = [
    ...rule('/*', Object.entries(headers)),
    ...unchanging.flatMap((path) => rule(path, [['Cache-Control', forever]])),
  ];
  return `${rules.join('\n')}\n`;
}

const redirectsFile = (redirects: Redirects) =>
  Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} ${movedStatus}\n`)
    .join('');

export const hostingFolder = '.hosting';

export function hostingFiles(files: () => readonly SiteFile[], site: RecipeSite): SiteFile[] {
  const { base, headers } = site;
  const redirects = (): Redirects =>
    Object.fromEntries(
      files().flatMap(({ file, redirect }) =>
        redirect === undefined ? [] : [[base + documentAddress(file), redirect]],
      ),
    );
  const immutable = () =>
    files()
      .map(({ file }) => `/${file}`)
      .filter(isImmutable);
  const configuration = (file: string, make: () => string): SiteFile => ({
    file,
    source: 'the configuration for hosts',
    make,
  });
  return [
    configuration(`${hostingFolder}/redirects.json`, () => JSON.stringify(redirects())),
    configuration('_redirects', () => redirectsFile(redirects())),
    configuration('_headers', () => headersFile(base, headers, immutable())),
    configuration(`${hostingFolder}/headers.json`, () => JSON.stringify(headers)),
    configuration(`${hostingFolder}/nginx-http.conf`, () => nginxHttp(site, redirects())),
    configuration(`${hostingFolder}/nginx-server.conf`, () => nginxServer(site)),
    configuration(`${hostingFolder}/Caddyfile`, () => caddyfile(site, redirects())),
  ];
}
