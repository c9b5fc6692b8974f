/** Actions for the whole page: read it as Markdown, copy it, copy its address. */
import { useEffect, useState } from 'react';
import type { PageData } from '../../model/page-data.ts';
import type { SiteInfo } from '../../model/site-info.ts';
import { markdownPath } from '../../render/markdown/link.ts';
import { Menu } from '../navbar/menu.tsx';
import { copyText } from './copy-text.ts';

/** Milliseconds for which the result of copying is shown. */
const shownMs = 2500;

/** Without script, there is only the link; hydration adds the buttons. */
export function PageActions({ page, site }: { readonly page: PageData; readonly site: SiteInfo }) {
  const [isHydrated, setHydrated] = useState(false);
  const [status, setStatus] = useState('');
  useEffect(() => setHydrated(true), []);
  useEffect(() => {
    const timer = setTimeout(() => setStatus(''), status ? shownMs : 0);
    return () => clearTimeout(timer);
  }, [status]);

  const markdown = site.base + markdownPath(page.href.slice(site.base.length));
  const version = page.version === null ? '' : ` --version ${page.version}`;
  const copy = (text: string | Promise<string>, done: string) =>
    copyText(text).then(
      () => setStatus(done),
      (error: unknown) => {
        console.warn(error);
        setStatus('Not copied');
      },
    );
  /** Runs the server that this site serves; from anywhere else, it would be another site's. */
  const command = () => {
    const address = new URL(site.base || '/', location.href).href.replace(/\/$/, '');
    return `npx --yes ${address}/mcp.tgz --site ${address}${version}`;
  };
  const copyPage = () =>
    copy(
      fetch(markdown).then((response) => (response.ok ? response.text() : Promise.reject(new Error(`${markdown}: ${response.status}`)))),
      'Page copied',
    );

  return (
    <div className="page-actions">
      {isHydrated ? (
        <>
          <span className="visually-hidden" role="status">
            {status}
          </span>
          <button type="button" className="copy-page" onClick={copyPage}>
            {status || 'Copy page'}
          </button>
          <Menu name="page-menu" label="More" spoken="More ways to use this page">
            <li>
              <button type="button" onClick={() => copy(new URL(page.href, location.href).href, 'Link copied')}>
                Copy a link to this version
              </button>
            </li>
            <li>
              <button type="button" onClick={() => copy(command(), 'Command copied')}>
                Copy the command for coding agents
              </button>
            </li>
          </Menu>
        </>
      ) : null}
      {/* Last, so that it keeps its place when the buttons appear. */}
      <a key="markdown" href={markdown}>
        Markdown
      </a>
    </div>
  );
}
