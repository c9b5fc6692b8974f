/** The whole page around and with its article: drawn at build time, and again in the browser when a reader moves on. */
import { Announcement } from './announcement/announcement.tsx';
import { Article, Contents } from './article/article.tsx';
import { CrashScreen, Guarded } from './crash/guarded.tsx';
import { Footer } from './footer/footer.tsx';
import { Navbar, type ShellProps } from './navbar/navbar.tsx';
import { Sidebar } from './sidebar/sidebar.tsx';

export function Shell({ body, ...shell }: ShellProps & { body: unknown }) {
  const { site, page } = shell;
  return (
    <>
      <a className="skip" href="#main">
        Skip to main content
      </a>
      <Announcement site={site} />
      <Navbar {...shell} />
      <div className={`layout ${page.layout}${page.sidebar ? '' : ' no-sidebar'}`}>
        <Sidebar {...shell} />
        <Guarded name="page" key={page.href} fallback={(error, retry) => <CrashScreen error={error} retry={retry} />}>
          <Article page={page} body={body} site={site} />
        </Guarded>
        <Contents page={page} />
      </div>
      <Footer site={site} />
    </>
  );
}
