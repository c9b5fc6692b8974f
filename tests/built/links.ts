/** Checks every internal link of the built documents: its document, file, or redirect, and its anchor, exist. */
import fs from 'node:fs';
import path from 'node:path';
import { decodeText } from 'onesource/tools';

interface Document {
  readonly file: string;
  readonly links: readonly string[];
  readonly anchors: ReadonlySet<string>;
}

// Our serializer writes attributes in double quotes and escapes < > & in text.
const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'g');
const values = (html: string, name: string) =>
  [...html.matchAll(attribute(name))].map((match) => decodeText(match[1] as string));

function readDocuments(folder: string): Document[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const html = fs.readFileSync(path.join(folder, file), 'utf8');
      return { file, links: [...values(html, 'href'), ...values(html, 'src')], anchors: new Set(values(html, 'id')) };
    });
}

/** The sections that the table of names leads to. `npm run names`, without clones, looks them up again. */
function readNames(folder: string): Document {
  const file = 'names.json';
  const { names } = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as { names: { href?: string }[] };
  return { file, links: names.flatMap(({ href }) => href ?? []), anchors: new Set() };
}

/** Returns `api/index.html -> /nowhere: …` for each broken link. The site must be built for the root path. */
export function brokenLinks(folder: string): string[] {
  const documents = readDocuments(folder);
  const byAddress = new Map(
    documents.map((document) => [`/${document.file.replace(/\.html$/, '').replace(/^index$/, '')}`, document]),
  );
  const redirects = JSON.parse(fs.readFileSync(path.join(folder, '.hosting/redirects.json'), 'utf8')) as Record<
    string,
    string
  >;
  const broken: string[] = [];
  for (const [from, to] of Object.entries(redirects)) {
    if (!byAddress.has(to) || to in redirects) broken.push(`redirect ${from} -> ${to}: no page, or a second redirect`);
  }
  for (const { file, links, anchors } of [...documents, readNames(folder)]) {
    for (const link of new Set(links)) {
      if (/^[a-z]+:/i.test(link)) continue;
      const { pathname, hash } = new URL(link, `http://site/${file}`);
      const address = decodeURIComponent(pathname);
      const target = link.startsWith('#') ? { anchors } : byAddress.get(address);
      if (!target) {
        const isFile = fs.statSync(path.join(folder, address), { throwIfNoEntry: false })?.isFile() ?? false;
        if (!isFile)
          broken.push(
            `${file} -> ${link}: ${address in redirects ? `leads on to ${redirects[address]}: link there` : 'no such page or file'}`,
          );
      } else if (hash && !target.anchors.has(decodeURIComponent(hash.slice(1)))) {
        broken.push(`${file} -> ${link}: no such anchor`);
      }
    }
  }
  return broken;
}
