/** The region that changes from page to page: the article and its table of contents. */
import { Article } from '../article/article.tsx';
import { CrashScreen } from '../crash/crash-screen.tsx';
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
