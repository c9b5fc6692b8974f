/** Everything that readers can do with a whole page, in one menu: copy it, read it as Markdown, copy its address, open it in an assistant. */
import { useEffect, useState } from 'react';
import { markdownPath } from '../../config/page-href.ts';
import type { PageData } from '../../model/page-data.ts';
import type { SiteInfo } from '../../model/site-info.ts';
import { Menu } from '../navbar/menu.tsx';
import { copyText } from './copy-text.ts';

/** How long the result of copying is shown. */
const shownMs = 2500;

/** The address at which this site is served. */
const siteAddress = (base: string) => new URL(base || '/', location.href).href.replace(/\/$/, '');

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

interface Result {
  readonly label: string;
  readonly text: string;
}

/** Without script, the menu holds only the link; hydration adds the buttons. */
export function PageActions({ page, site }: { readonly page: PageData; readonly site: SiteInfo }) {
  const [isHydrated, setHydrated] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  useEffect(() => setHydrated(true), []);
  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(null), shownMs);
    return () => clearTimeout(timer);
  }, [result]);

  const markdown = site.base + markdownPath(page.href.slice(site.base.length));
  const version = page.version === null ? '' : ` --version ${page.version}`;
  /** Runs the server that this site serves; from anywhere else, it would be another site's. */
  const command = () => `npx --yes ${siteAddress(site.base)}/mcp.tgz --site ${siteAddress(site.base)}${version}`;
  const copyButton = (label: string, done: string, text: () => string | Promise<string>) => {
    const copy = async () => {
      try {
        await copyText(text());
        setResult({ label, text: done });
      } catch (error) {
        console.warn(error);
        setResult({ label, text: 'Not copied' });
      }
    };
    return (
      <li key={label}>
        <button type="button" onClick={copy}>
          {result?.label === label ? result.text : label}
        </button>
      </li>
    );
  };

  /** Opens an assistant elsewhere with a question about the page. Only the page's address is in it. */
  const openIn = (label: string, href: string) => {
    const prompt = `Read ${site.config.url}${markdown}, which is a page of ${site.config.title}, so that I can ask questions about it.`;
    return (
      <li key={href}>
        <a href={href.replace('{prompt}', encodeURIComponent(prompt))} rel="noreferrer">
          Open in {label}
        </a>
      </li>
    );
  };

  return (
    <div className="page-actions">
      {isHydrated ? (
        <span className="visually-hidden" role="status">
          {result?.text ?? ''}
        </span>
      ) : null}
      <Menu name="page-menu" label="Use this page">
        {isHydrated ? copyButton('Copy page', 'Page copied', () => fetchText(markdown)) : null}
        <li key="markdown">
          <a href={markdown}>View as Markdown</a>
        </li>
        {isHydrated
          ? [
              copyButton('Copy a link to this version', 'Link copied', () => new URL(page.href, location.href).href),
              copyButton('Copy the command for coding agents', 'Command copied', command),
            ]
          : null}
        {isHydrated ? site.config.agents.assistants.map(({ label, href }) => openIn(label, href)) : null}
        {site.config.pages.agents ? (
          <li key="agents">
            <a href={site.base + site.config.pages.agents}>Use with your coding agent</a>
          </li>
        ) : null}
      </Menu>
    </div>
  );
}
