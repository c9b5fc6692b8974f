/**
 * What servers need to serve the site as meant: headers for every answer, caching, clean addresses, redirects, the not-found status.
 */
import fs from 'node:fs';
import path from 'node:path';

/** Files whose name changes with their content are kept for a year; all else is asked for anew. */
export const immutablePath = /^\/(assets\/|data\/.*-[A-Za-z0-9]{8,}\.json$|data\/pages\/)/;

const forever = 'public, max-age=31536000, immutable';
const revalidate = 'public, max-age=0, must-revalidate';

/** Value of Cache-Control for an address below the base. */
export const cacheControl = (address: string) => (immutablePath.test(address) ? forever : revalidate);

function headersFile(base: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [`${base}/*`, ...lines, `  Cache-Control: ${revalidate}`, `${base}/assets/*`, `  Cache-Control: ${forever}`, `${base}/data/pages/*`, `  Cache-Control: ${forever}`, ''].join('\n');
}

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;

function nginxConfig(base: string, headers: Readonly<Record<string, string>>, redirects: Readonly<Record<string, string>>): string {
  const always = Object.entries(headers).map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`);
  const withCaching = (caching: string) => [...always, `  add_header Cache-Control ${quoted(caching)} always;`].map((line) => `  ${line}`);
  return [
    '# Include this file at the http level of nginx and set $root_folder in the server block, or copy its parts.',
    'map $uri $moved_to {',
    "  default '';",
    ...Object.entries(redirects).map(([from, to]) => `  ${from} ${to};`),
    '}',
    'server {',
    '  listen 80;',
    '  root /usr/share/nginx/html;',
    '  error_page 404 /404.html;',
    '  gzip_static on;',
    '  # With the brotli module: brotli_static on;',
    '  if ($moved_to) { return 308 $moved_to; }',
    `  rewrite ^(${base}/.*)/index\\.html$ $1 permanent;`,
    `  rewrite ^(${base}/.+)\\.html$ $1 permanent;`,
    `  location ~ ^${base}/(assets/|data/pages/|data/.*-[A-Za-z0-9]+\\.json$) {`,
    ...withCaching(forever),
    '  }',
    '  location / {',
    ...withCaching(revalidate),
    '    try_files $uri $uri.html $uri/index.html =404;',
    '  }',
    '}',
    '',
  ].join('\n');
}

function caddyConfig(base: string, headers: Readonly<Record<string, string>>, redirects: Readonly<Record<string, string>>): string {
  return [
    '# caddy run --config Caddyfile, in the folder above dist/',
    ':8080 {',
    '  root * dist',
    '  encode zstd gzip',
    '  header {',
    ...Object.entries(headers).map(([name, value]) => `    ${name} ${quoted(value)}`),
    `    Cache-Control ${quoted(revalidate)}`,
    '  }',
    `  @immutable path_regexp ^${base}/(assets/|data/pages/|data/.*-[A-Za-z0-9]+\\.json$)`,
    `  header @immutable Cache-Control ${quoted(forever)}`,
    ...Object.entries(redirects).map(([from, to]) => `  redir ${from} ${to} 308`),
    `  @document path_regexp document ^(${base}/.*?)(/index)?\\.html$`,
    '  redir @document {re.document.1} 308',
    '  try_files {path} {path}.html {path}/index.html',
    '  file_server {',
    '    precompressed br gzip',
    '  }',
    '  handle_errors {',
    '    rewrite * /404.html',
    '    file_server',
    '  }',
    '}',
    '',
  ].join('\n');
}

/** Writes `_headers` into the site, and `nginx.conf`, `Caddyfile`, `headers.json` beside it for those who serve it themselves. */
export function writeHosting(folder: string, base: string, headers: Readonly<Record<string, string>>): void {
  const redirects = JSON.parse(fs.readFileSync(path.join(folder, 'redirects.json'), 'utf8')) as Record<string, string>;
  const hosting = path.join(folder, 'hosting');
  fs.mkdirSync(hosting, { recursive: true });
  fs.writeFileSync(path.join(folder, '_headers'), headersFile(base, headers));
  fs.writeFileSync(path.join(hosting, 'nginx.conf'), nginxConfig(base, headers, redirects));
  fs.writeFileSync(path.join(hosting, 'Caddyfile'), caddyConfig(base, headers, redirects));
  fs.writeFileSync(path.join(hosting, 'headers.json'), JSON.stringify(headers));
}
