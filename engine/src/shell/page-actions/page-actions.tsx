/**
 * Everything that readers can do with a whole page, in one menu: copy it, read it as Markdown, copy its address, open
 * it in an assistant.
 */
import { useEffect, useState } from 'react';
import { markdownPath } from '../../config/page-href.ts';
import { fetchFile } from '../../model/fetch-file.ts';
import type { PageData } from '../../model/page-data.ts';
import type { SiteInfo } from '../../model/site-info.ts';
import { Menu } from '../navbar/menu.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { copyText } from './copy-text.ts';

/** How long the result of copying is shown. */
const shownMs = 2500;

/** The address at which this site is served. */
const siteAddress = (base: string) => new URL(base || '/', location.href).href.replace(/\/$/, '');

const fetchText = (address: string) => fetchFile(address, (response) => response.text());

/** The result of copying, and which button it belongs to. */
interface Result {
  readonly label: string;
  readonly text: string;
}

/** The latest result, while it is shown. */
function useResult(): readonly [Result | null, (result: Result) => void] {
  const [result, setResult] = useState<Result | null>(null);
  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(null), shownMs);
    return () => clearTimeout(timer);
  }, [result]);
  return [result, setResult];
}

interface CopyButtonProps {
  readonly label: string;
  /** What it says afterwards. */
  readonly done: string;
  readonly result: Result | null;
  text(): string | Promise<string>;
  onResult(result: Result): void;
}

function CopyButton({ label, done, result, text, onResult }: CopyButtonProps) {
  const copy = async () => {
    try {
      await copyText(text());
      onResult({ label, text: done });
    } catch (error) {
      console.warn(error);
      onResult({ label, text: 'Not copied' });
    }
  };
  return (
    <li>
      <button type="button" onClick={copy}>
        {result?.label === label ? result.text : label}
      </button>
    </li>
  );
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

/** Without script, the menu holds only links; hydration adds the rest. */
export function PageActions({ page, site }: { readonly page: PageData; readonly site: SiteInfo }) {
  const isHydrated = useHydrated();
  const [result, onResult] = useResult();
  const markdown = site.base + markdownPath(page.href.slice(site.base.length));
  const copying = { result, onResult };
  const pageLink = () => new URL(page.href, location.href).href;
  return (
    <div className="page-actions">
      {isHydrated ? (
        <span className="visually-hidden" role="status">
          {result?.text ?? ''}
        </span>
      ) : null}
      <Menu name="page-menu" label="Use this page">
        {isHydrated ? (
          <CopyButton {...copying} label="Copy page" done="Page copied" text={() => fetchText(markdown)} />
        ) : null}
        <li>
          <a href={markdown}>View as Markdown</a>
        </li>
        {isHydrated ? (
          <>
            <CopyButton {...copying} label="Copy a link to this version" done="Link copied" text={pageLink} />
            <CopyButton
              {...copying}
              label="Copy the command for coding agents"
              done="Command copied"
              text={() => serverCommand(site, page)}
            />
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
    </div>
  );
}
