import { forever, immutableFiles, noCache, revalidate } from './caching.ts';
import type { Headers, Redirects } from './files.ts';

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;

/** A site block for Caddy. `route` preserves the order of its directives. */
export function caddyConfig(base: string, headers: Headers, redirects: Redirects): string {
  return `# Made by the build. Variables of the environment say where the site is and who may ask for it; they are read when Caddy starts:
#
#   DOCS_ADDRESS  a host name, for which Caddy gets a certificate, or :PORT (:8080)
#   DOCS_BIND     the address of this machine to listen on, such as 127.0.0.1 (all)
#   DOCS_ROOT     the folder of the site's files, from the root of the disk (the current folder)
#
#   DOCS_ROOT=/srv/docs caddy run --config /srv/docs/.hosting/Caddyfile
#
# After each new build: caddy reload, with the same variables.
{$DOCS_ADDRESS::8080} {
  bind {$DOCS_BIND}
  root * {$DOCS_ROOT:.}
  header {
${Object.entries(headers)
  .map(([name, value]) => `    ${name} ${quoted(value)}`)
  .join('\n')}
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

  route {
    @change not method GET HEAD
    header @change Allow "GET, HEAD"
    respond @change 405

    # Nothing can be named so, and the file system would refuse to look.
    @invalid path_regexp [\\x00]
    error @invalid 404

    @moved expression \`{moved} != ""\`
    header @moved Cache-Control ${noCache}
    redir @moved {moved}{question} 308

    # Only where the path starts with a name: "//" would lead to another host.
    @start path ${base}/index.html
    header @start Cache-Control ${noCache}
    redir @start ${base}/{question} 308
    @document path_regexp document ^(/[a-z0-9_].*?)(/index)?[.]html$
    header @document Cache-Control ${noCache}
    redir @document {re.document.1}{question} 308

    # The document that errors are answered with, files for other hosts, and the build's own, but for those that are for the world (RFC 8615).
    @hidden {
      path_regexp ^${base}/(404/?|_headers|_redirects)$|/[.]
      not path ${base}/.well-known/*
    }
    error @hidden 404
${
  base &&
  `
    @outside not path ${base} ${base}/*
    error @outside 404
    uri strip_prefix ${base}
`
}
    header Cache-Control ${quoted(revalidate)}
    # Set at the end, since the file server adds it to compressed files alone. Markdown in place of a page is not kept by caches: others get the page.
    @page not header Accept text/markdown*
    header @page {
      Vary Accept-Encoding
      defer
    }
    @negotiated header Accept text/markdown*
    header @negotiated {
      Vary "Accept-Encoding, Accept"
      Cache-Control no-store
      defer
    }
    @kept {
      path_regexp ^${immutableFiles}
      file
    }
    header @kept Cache-Control ${quoted(forever)}
    @slash path_regexp slash ^(/.+)/$
    rewrite @slash {re.slash.1}
    # The page as Markdown, for programs that ask for it by name.
    @markdown {
      header Accept text/markdown*
      file {path}.md
    }
    @start_as_markdown {
      header Accept text/markdown*
      path /
    }
    rewrite @start_as_markdown /index.md
    rewrite @markdown {path}.md
    @source path *.md
    header @source Content-Type "text/markdown; charset=utf-8"
    try_files {path} {path}.html {path}/index.html
    file_server {
      precompressed br gzip
    }
  }

  handle_errors {
    header Cache-Control ${noCache}
    header {
      Vary Accept-Encoding
      defer
    }
    rewrite * /404.html
    file_server {
      precompressed br gzip
    }
  }
}
`;
}
