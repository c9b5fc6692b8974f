/**
 * What servers need to serve the site as meant: headers for every answer, caching, clean addresses, redirects, the not-found status.
 */
import fs from 'node:fs';
import path from 'node:path';
import { forever, immutableFiles, isImmutable, revalidate } from './caching.ts';

type Headers = Readonly<Record<string, string>>;
type Redirects = Readonly<Record<string, string>>;

/**
 * Headers for hosts that read `_headers`. All of them revalidate by themselves and join the values of rules that overlap, so only
 * what is kept has a Cache-Control; and a `*` stands at the end of a path only, so hashed files beside others are listed.
 */
function headersFile(base: string, headers: Headers, kept: readonly string[]): string {
  const rule = (path: string, lines: readonly (readonly [string, string])[]) => [
    `${base}${path}`,
    ...lines.map(([name, value]) => `  ${name}: ${value}`),
  ];
  const keep = [['Cache-Control', forever]] as const;
  return [...rule('/*', Object.entries(headers)), ...['/assets/*', '/data/pages/*', ...kept].flatMap((path) => rule(path, keep)), ''].join(
    '\n',
  );
}

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;

function nginxConfig(base: string, headers: Headers, redirects: Redirects): string {
  const always = Object.entries(headers).map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`);
  return `# For nginx's http level (in Debian: a file in conf.d/). The site's files go to /usr/share/nginx/html${base}.
map_hash_bucket_size 256;
map_hash_max_size 8192;

# The path without a slash at its end.
map $uri $docs_page {
  default $uri;
  ~^(?<docs_bare>.*)/$ $docs_bare;
}
# What was asked for with .html, without it; only where the path starts with a name, since "//" would lead to another host.
map $request_uri $docs_clean {
  default '';
  ~^${base}/index[.]html(?<docs_q1>[?].*)?$ ${base}/$docs_q1;
  ~^(?<docs_p2>/[a-z0-9_][^?]*)/index[.]html(?<docs_q2>[?].*)?$ $docs_p2$docs_q2;
  ~^(?<docs_p3>/[a-z0-9_][^?]*)[.]html(?<docs_q3>[?].*)?$ $docs_p3$docs_q3;
}
map $docs_page $docs_moved {
  default '';
${Object.entries(redirects)
  .map(([from, to]) => `  ${from} ${to};`)
  .join('\n')}
}

server {
  listen 80;
  root /usr/share/nginx/html;
  error_page 404 ${base}/404.html;
  absolute_redirect off;
  charset utf-8;
  # Files compressed beforehand; with the brotli module also: brotli_static on;
  gzip_static on;

  if ($docs_moved) {
    return 308 $docs_moved$is_args$args;
  }
  if ($docs_clean) {
    return 308 $docs_clean;
  }
  location = ${base}/404 {
    return 404;
  }
  location ~ "^${base}${immutableFiles}" {
${always.join('\n')}
    add_header Cache-Control ${quoted(forever)};
  }
  location / {
${always.join('\n')}
    add_header Cache-Control ${quoted(revalidate)};
    try_files $uri $docs_page.html $docs_page/index.html =404;
  }
}
`;
}

function caddyConfig(base: string, headers: Headers, redirects: Redirects): string {
  return `# caddy run --config hosting/Caddyfile, in the folder of the site's files
:8080 {
  header {
${Object.entries(headers)
  .map(([name, value]) => `    ${name} ${quoted(value)}`)
  .join('\n')}
    ?Cache-Control ${quoted(revalidate)}
  }

  map {query} {question} {
    "" ""
    default "?{query}"
  }
  map {path} {moved} {
${Object.entries(redirects)
  .map(([from, to]) => `    ${from} ${to}\n    ${from}/ ${to}`)
  .join('\n')}
    default ""
  }
  @moved expression \`{moved} != ""\`
  redir @moved {moved}{question} 308

  # Only where the path starts with a name: "//" would lead to another host.
  @start path ${base}/index.html
  redir @start ${base}/{question} 308
  @document path_regexp document ^(/[a-z0-9_].*?)(/index)?[.]html$
  redir @document {re.document.1}{question} 308

  handle ${base}/404 {
    error 404
  }
  handle_path ${base}/* {
    @kept {
      path_regexp ^${immutableFiles}
      file
    }
    header @kept Cache-Control ${quoted(forever)}
    @slash path_regexp slash ^(/.+)/$
    rewrite @slash {re.slash.1}
    try_files {path} {path}.html {path}/index.html
    file_server {
      precompressed br gzip
    }
  }${base && `\n  handle ${base} {\n    rewrite * /index.html\n    file_server\n  }\n  handle {\n    error 404\n  }`}

  handle_errors {
    rewrite * /404.html
    file_server {
      precompressed br gzip
    }
  }
}
`;
}

/** Writes `_headers` into the site, and `nginx.conf`, `Caddyfile`, `headers.json` beside it for those who serve it themselves. */
export function writeHosting(folder: string, base: string, headers: Headers): void {
  const redirects = JSON.parse(fs.readFileSync(path.join(folder, 'redirects.json'), 'utf8')) as Redirects;
  const hosting = path.join(folder, 'hosting');
  fs.mkdirSync(hosting, { recursive: true });
  const kept = fs
    .readdirSync(path.join(folder, 'data'))
    .map((file) => `/data/${file}`)
    .filter((file) => isImmutable(file));
  fs.writeFileSync(path.join(folder, '_headers'), headersFile(base, headers, kept));
  fs.writeFileSync(path.join(hosting, 'nginx.conf'), nginxConfig(base, headers, redirects));
  fs.writeFileSync(path.join(hosting, 'Caddyfile'), caddyConfig(base, headers, redirects));
  fs.writeFileSync(path.join(hosting, 'headers.json'), JSON.stringify(headers));
}
