/** The whole page around and with its article: drawn at build time, and again in the browser when a reader moves on. */
import { Announcement } from './announcement/announcement.tsx';
import { Article, Contents } from './article/article.tsx';
import { CrashScreen, Guarded } from './crash/guarded.tsx';
import { Footer } from './footer/footer.tsx';
import { Navbar, type ShellProps } from './navbar/navbar.tsx';
import { Sidebar } from './sidebar/sidebar.tsx';

/** A page taken over from its document has its body nowhere else. */
const reload = () => location.reload();

export function Shell({ body, ...shell }: ShellProps & { body: unknown }) {
  const { site, page } = shell;
  return (
    <>
      <a className="skip" href="#main">
        Skip to main content
      </a>
      <Guarded name="announcement">
        <Announcement site={site} />
      </Guarded>
      <Navbar {...shell} />
      <div className={`layout ${page.layout}${page.sidebar ? '' : ' no-sidebar'}`}>
        <Guarded name="sidebar">
          <Sidebar {...shell} />
        </Guarded>
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
