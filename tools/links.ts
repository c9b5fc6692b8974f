/** Links to crates and to source code, at the versions that a page's version names. */
import { type LinkSchemes, Problem } from 'onesource';

function splitAt(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** Address of an item on docs.rs (`risc0-zkvm/struct.ProverOpts`) at a crate version. */
export function docsRsAddress(target: string, crateVersion: string): string {
  const [item, anchor] = splitAt(target, '#');
  const [crate = '', ...rest] = item.split('/');
  const file = rest.length
    ? `${rest.join('/').replace(/\.html$/, '')}${/(^|\/)[a-z]+\.[^/]+$/.test(rest.join('/')) ? '.html' : '/index.html'}`
    : 'index.html';
  return `https://docs.rs/${crate}/${crateVersion}/${crate.replaceAll('-', '_')}/${file}${anchor && `#${anchor}`}`;
}

/** How agents start the documentation server of this site. */
const docsServer = {
  name: 'risc-zero-docs',
  start: {
    command: 'npx',
    args: ['--yes', 'https://dev.risczero.com/mcp.tgz', '--site', 'https://dev.risczero.com'],
  },
};

/** Addresses that add the documentation server to a client, by the name of the client. */
const installAddresses: Readonly<Record<string, string>> = {
  // https://cursor.com/docs/mcp/install-links
  cursor: `cursor://anysphere.cursor-deeplink/mcp/install?${new URLSearchParams({
    name: docsServer.name,
    config: Buffer.from(JSON.stringify(docsServer.start)).toString('base64'),
  })}`,
  // https://code.visualstudio.com/docs/copilot/guides/mcp-developer-guide
  vscode: `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name: docsServer.name, ...docsServer.start }))}`,
};

export const linkSchemes: LinkSchemes = {
  src: {
    form: 'src:FILE',
    about: 'Source at the version’s tag',
    address(target, { fact, varies, repository }) {
      if (target.startsWith('/'))
        throw new Problem(`"src:${target}" starts with a slash.`, {
          remedy: `Write src:${target.replace(/^\/+/, '')}.`,
        });
      const [file, lines] = splitAt(target, '#');
      if (/^L\d/.test(lines) && varies('tag'))
        throw new Problem(`"src:${target}" names a line, which is another one in other versions of the page.`, {
          remedy: `Write src:${file}, and the name of the item; or the full address at one tag: ${repository}/blob/….`,
        });
      return `${repository}/${/\.[a-z]+$/i.test(file) ? 'blob' : 'tree'}/${fact('tag')}/${target}`;
    },
  },
  docsrs: {
    form: 'docsrs:CRATE/ITEM',
    about: 'Item on docs.rs',
    address: (target, { fact }) => docsRsAddress(target, fact('zkvm')),
  },
  agent: {
    form: 'agent:CLIENT',
    about: 'Adds the documentation server to a client: cursor or vscode',
    address(target) {
      const address = installAddresses[target];
      if (address !== undefined) return address;
      throw new Problem(`No address adds the documentation server to "${target}".`, {
        remedy: `The clients are ${Object.keys(installAddresses).join(' and ')}.`,
      });
    },
  },
};
