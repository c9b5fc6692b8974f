/** Configurations of nginx and Caddy: the templates in this folder, filled with what the build knows. */
import fs from 'node:fs';
import path from 'node:path';
import { immutableFiles } from '../../site/immutable.ts';
import { textExtensions } from '../media-types.ts';
import { cleanedStatus, forever, movedStatus, noCache, revalidate } from './responses.ts';

type TemplateValues = Readonly<Record<string, string | number>>;

export type Headers = Readonly<Record<string, string>>;
/** Redirects; both addresses include the base. */
export type Redirects = Readonly<Record<string, string>>;

export interface RecipeSite {
  readonly engine: string;
  readonly base: string;
  readonly headers: Headers;
}

function filled(engine: string, template: string, values: TemplateValues): string {
  const text = fs.readFileSync(path.join(engine, 'src/commands/hosting/templates', template), 'utf8');
  return text.replace(/<([a-z-]+)>/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${template} has <${name}>, for which there is no value.`);
    return String(value);
  });
}

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;

const lines = (map: Readonly<Record<string, string>>, line: (name: string, value: string) => string) =>
  Object.entries(map)
    .map(([name, value]) => line(name, value))
    .join('\n');

const shared = {
  'no-cache': noCache,
  forever: quoted(forever),
  revalidate: quoted(revalidate),
  immutable: immutableFiles,
  texts: textExtensions.join('|'),
  'moved-status': movedStatus,
  'cleaned-status': cleanedStatus,
};

/** For the http block of nginx: variables about requests. */
export const nginxHttp = ({ engine, base }: RecipeSite, redirects: Redirects): string =>
  filled(engine, 'nginx-http.conf', {
    ...shared,
    base,
    'no-cache': quoted(noCache),
    start: base || "''",
    redirects: lines(redirects, (from, to) => `  ${from} ${to};`),
  });

export const nginxServer = ({ engine, base, headers }: RecipeSite): string =>
  filled(engine, 'nginx-server.conf', {
    ...shared,
    base,
    'example-path': base || '/docs',
    'example-root': base ? '/srv/www' : '/srv/www/docs',
    headers: lines(headers, (name, value) => `add_header ${name} ${quoted(value)} always;`),
  });

/** A site block for Caddy. `route` preserves the order of its directives. */
export const caddyfile = ({ engine, base, headers }: RecipeSite, redirects: Redirects): string =>
  filled(engine, 'Caddyfile', {
    ...shared,
    base,
    'below-base': base && filled(engine, 'Caddyfile-below-base', { base }),
    headers: lines(headers, (name, value) => `    ${name} ${quoted(value)}`),
    redirects: lines(redirects, (from, to) => `    ${from} ${to}\n    ${from}/ ${to}`),
  });
