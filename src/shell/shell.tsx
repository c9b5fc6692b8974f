/** The whole page around and with its article: drawn at build time, and again in the browser when a reader moves on. */

import { Announcement } from './announcement/announcement.tsx';
import { Article, Contents, hasContents } from './article/article.tsx';
import { CrashScreen, Guarded } from './crash/guarded.tsx';
import type { Inserts } from './document/inline.ts';
import { Footer } from './footer/footer.tsx';
import { Navbar, type ShellProps } from './navbar/navbar.tsx';
import { Sidebar } from './sidebar/sidebar.tsx';

/** A page taken over from its document has its body nowhere else. */
const reload = () => location.reload();

/** A style sheet or a script of the document: drawn once, never again. */
function Insert({ element: Element, text }: { element: 'style' | 'script'; text: unknown }) {
  return <Element suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text as string }} />;
}

export function Shell({ body, inserts, ...shell }: ShellProps & { body: unknown; inserts: Inserts | null }) {
  const { site, page } = shell;
  const layout = ['layout', page.layout, page.sidebar ? '' : 'no-sidebar', hasContents(page) ? '' : 'no-contents'];
  return (
    <>
      <a className="skip" href="#main">
        Skip to main content
      </a>
      <Guarded name="announcement">
        <Announcement site={site} />
      </Guarded>
      <Navbar {...shell} />
      {inserts ? <Insert element="script" text={inserts.readerScript} /> : null}
      {inserts ? <Insert element="style" text={inserts.frameSheet} /> : null}
      <div className={layout.filter(Boolean).join(' ')}>
        <Guarded name="sidebar">
          <Sidebar {...shell} />
        </Guarded>
        {inserts ? <Insert element="style" text={inserts.pageSheet} /> : null}
        <Guarded
          name="page"
          key={page.href}
          fallback={(error, retry) => <CrashScreen error={error} retry={String(body) ? retry : reload} />}
        >
          <Article page={page} body={body} site={site} />
        </Guarded>
        <Guarded name="table of contents">
          <Contents page={page} key={page.href} />
        </Guarded>
      </div>
      {/* Drawn anew for each page: what is the same element and stands elsewhere would count as having jumped. */}
      <Guarded name="footer">
        <Footer site={site} key={page.href} />
      </Guarded>
    </>
  );
}
