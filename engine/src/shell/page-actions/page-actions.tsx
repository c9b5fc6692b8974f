/** What readers can do with a whole page: copy it; and in a menu, read it as Markdown, open it in an assistant. */
import { useEffect, useState } from 'react';
import { markdownPath } from '../../config/page-href.ts';
import type { PageData } from '../../model/page-data.ts';
import type { SiteInfo } from '../../model/site-info.ts';
import { fetchFile } from '../../transport/fetch-file.ts';
import { Menu } from '../navbar/menu.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { copyText } from './copy-text.ts';

const shownMs = 2500;

const siteAddress = (base: string) => new URL(base || '/', location.href).href.replace(/\/$/, '');

const fetchText = (address: string) => fetchFile(address, (response) => response.text());

/** What was copied, and whether that worked, while it is shown. */
interface Result {
  readonly what: string;
  readonly text: string;
}

function useCopying() {
  const [result, setResult] = useState<Result | null>(null);
  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(null), shownMs);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async (what: string, text: string | Promise<string>) => {
    try {
      await copyText(text);
      setResult({ what, text: 'Copied' });
    } catch (error) {
      console.warn(error);
      setResult({ what, text: 'Not copied' });
    }
  };
  const buttonText = (label: string) => (result?.what === label ? result.text : label);
  return { result, copy, buttonText };
}

/** The address of an assistant with a question about a page. It contains only the page's address. */
function assistantHref(template: string, { config }: SiteInfo, markdown: string): string {
  const prompt = `Read ${config.url}${markdown}, which is a page of ${config.title}, so that I can ask questions about it.`;
  return template.replace('{prompt}', encodeURIComponent(prompt));
}

/** Runs the documentation server that this site serves; from anywhere else, it would be another site's. */
function serverCommand({ base }: SiteInfo, { version }: PageData): string {
  const option = version === null ? '' : ` --version ${version}`;
  return `npx --yes ${siteAddress(base)}/mcp.tgz --site ${siteAddress(base)}${option}`;
}

const pageLabel = 'Copy page';
const commandLabel = 'Copy the command for coding agents';

/** Without script, there is only a menu with links; hydration adds the rest. */
export function PageActions({ page, site }: { readonly page: PageData; readonly site: SiteInfo }) {
  const isHydrated = useHydrated();
  const { result, copy, buttonText } = useCopying();
  const markdown = site.base + markdownPath(page.href.slice(site.base.length));
  return (
    <div className="page-actions">
      <button type="button" data-action="copy" onClick={() => copy(pageLabel, fetchText(markdown))}>
        {buttonText(pageLabel)}
      </button>
      <Menu name="page-menu" label="" accessibleName="More for this page">
        <li>
          <a href={markdown}>View as Markdown</a>
        </li>
        {page.wholeFile === null ? null : (
          <li>
            <a href={page.wholeFile}>All of {page.version} in one file</a>
          </li>
        )}
        {isHydrated ? (
          <>
            <li>
              <button type="button" onClick={() => copy(commandLabel, serverCommand(site, page))}>
                {buttonText(commandLabel)}
              </button>
            </li>
            {site.config.agents.assistants.map(({ label, href }) => (
              <li key={href}>
                <a href={assistantHref(href, site, markdown)} rel="noreferrer">
                  Open in {label}
                </a>
              </li>
            ))}
          </>
        ) : null}
        {site.config.pages.agents ? (
          <li>
            <a href={site.base + site.config.pages.agents}>Use with your coding agent</a>
          </li>
        ) : null}
      </Menu>
      {isHydrated ? (
        <span className="visually-hidden" role="status">
          {result?.text}
        </span>
      ) : null}
    </div>
  );
}
