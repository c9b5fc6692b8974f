import { forever, immutableFiles, noCache, revalidate } from './caching.ts';
import type { Headers, Redirects } from './files.ts';

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;

/** For the http block of nginx: variables about requests. */
export function nginxHttp(base: string, redirects: Redirects): string {
  return `# Made by the build, for nginx's http level: nginx-server.conf says how to include it.
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
# The page as Markdown, for programs that ask for it by name.
map $http_accept $docs_markdown {
  default '';
  ~*^text/markdown asked;
}
map $docs_page $docs_source {
  default $docs_page.md;
  ${base || "''"} ${base}/index.md;
}
map $docs_page $docs_moved {
  default '';
${Object.entries(redirects)
  .map(([from, to]) => `  ${from} ${to};`)
  .join('\n')}
}
map "$status $uri" $docs_caching {
  default ${quoted(noCache)};
  "~^(200|206|304) ${base}${immutableFiles}" ${quoted(forever)};
  "~^(200|206|304) " ${quoted(revalidate)};
}

# Markdown in place of a page is not kept by caches: others get the page.
map $docs_markdown $docs_kept {
  default $docs_caching;
  'asked there' no-store;
}
map $docs_markdown $docs_vary {
  default '';
  'asked there' Accept;
}
`;
}

/** For a server block of nginx. All headers are set at the server level: a location that sets a header would not inherit the others. */
export function nginxServer(base: string, headers: Headers): string {
  return `# Made by the build, for a server block. Your own file (in Debian, one in conf.d/) says where the site is and who may ask for it:
#
#   include /srv/www${base || '/docs'}/.hosting/nginx-http.conf;
#   server {
#     listen 80;
#     server_name docs.example.com;
#     root ${base ? '/srv/www' : '/srv/www/docs'};
#     include /srv/www${base || '/docs'}/.hosting/nginx-server.conf;
#   }
#
# After each new build: nginx -s reload
error_page 404 ${base}/404.html;
absolute_redirect off;
server_tokens off;
charset utf-8;
charset_types text/markdown text/css text/plain text/xml application/javascript application/json image/svg+xml;
# Files compressed beforehand; with the brotli module also: brotli_static on;
gzip_static on;
gzip_vary on;

${Object.entries(headers)
  .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
  .join('\n')}
add_header Cache-Control $docs_kept always;
add_header Vary $docs_vary always;

if ($docs_moved) {
  return 308 $docs_moved$is_args$args;
}
if ($docs_clean) {
  return 308 $docs_clean;
}
if (-f $document_root$docs_source) {
  set $docs_markdown "\${docs_markdown} there";
}
if ($docs_markdown = 'asked there') {
  rewrite ^ $docs_source;
}
# The document that errors are answered with, and files for other hosts.
location ~ ^${base}/(404/?|_headers|_redirects)$ {
  return 404;
}
# Dot files are the build's own, but for those that are for the world (RFC 8615).
location ~ /[.](?!well-known/) {
  return 404;
}
location ~ [.]md$ {
  types { }
  default_type text/markdown;
  try_files $uri =404;
}
location / {
  try_files $uri $docs_page.html $docs_page/index.html =404;
}
`;
}
