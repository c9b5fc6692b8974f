/** The region that changes from page to page: the article and its table of contents. */

import { shellIds } from '../../config/ids.ts';
import { messageOf } from '../../problems/thrown.ts';
import { Article } from '../article/article.tsx';
import { Prose } from '../article/prose.tsx';
import { ErrorBoundary } from '../error-boundary/error-boundary.tsx';
import { TableOfContents } from '../table-of-contents/table-of-contents.tsx';
import { useScrollSpy } from '../table-of-contents/use-scroll-spy.ts';
import type { ShellView } from '../view.ts';

function PageContent({ site, page, body }: ShellView) {
  const current = useScrollSpy(page.toc);
  return (
    <>
      <Article page={page} body={body} site={site} current={current} />
      <ErrorBoundary name="table of contents">
        <TableOfContents page={page} current={current} />
      </ErrorBoundary>
    </>
  );
}

export const Page = (view: ShellView) => (
  <ErrorBoundary name="page" fallback={(error, retry) => <CrashScreen error={error} retry={retry} body={view.body} />}>
    <PageContent {...view} />
  </ErrorBoundary>
);

/** The message of an error, followed by those of its causes: "a / Cause: b / Cause: c". */
function causeChain(error: unknown): string {
  const messages: string[] = [];
  for (
    let at: unknown = error;
    at !== undefined && at !== null && messages.length < 20;
    at = at instanceof Error ? at.cause : undefined
  ) {
    messages.push(messageOf(at));
  }
  return messages.join('\n\nCause:\n');
}

/** The crash screen. The article's text stays readable below it. */
function CrashScreen({ error, retry, body }: { error: unknown; retry: () => void; body: unknown }) {
  return (
    <main id={shellIds.main} className="main document" tabIndex={-1}>
      <div className="crash" role="alert">
        <h1>This page crashed.</h1>
        <button type="button" className="button" onClick={retry}>
          Try again
        </button>
        <pre tabIndex={0}>{causeChain(error)}</pre>
      </div>
      <article>
        <Prose body={body} />
      </article>
    </main>
  );
}
