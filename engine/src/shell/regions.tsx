/**
 * The regions of a document. The same function renders a region at build time and in the browser, and each is hydrated
 * separately. Scripts and style sheets between them belong to no region.
 */
import { type ReactNode, useEffect } from 'react';
import { shellIds } from '../config/ids.ts';
import type { PageData } from '../model/page-data.ts';
import { Announcement } from './banner/banners.tsx';
import type { RegionName } from './document/region-html.ts';
import { ErrorBoundary } from './error-boundary/error-boundary.tsx';
import { Footer } from './footer/footer.tsx';
import { Navbar } from './navbar/navbar.tsx';
import { Page } from './page/page.tsx';
import { Services, type ShellServices } from './services.ts';
import { Sidebar } from './sidebar/sidebar.tsx';
import { hasContents } from './table-of-contents/table-of-contents.tsx';
import type { ShellView } from './view.ts';

const regions: Readonly<Record<RegionName, (view: ShellView) => ReactNode>> = {
  navbar: ({ site, page, preferred }) => (
    <>
      <a className="skip" href={`#${shellIds.main}`}>
        Skip to main content
      </a>
      <ErrorBoundary name="announcement">
        <Announcement site={site} />
      </ErrorBoundary>
      <ErrorBoundary name="navigation bar">
        <Navbar site={site} page={page} preferred={preferred} />
      </ErrorBoundary>
    </>
  ),
  sidebar: ({ site, page, preferred }) => (
    <ErrorBoundary name="sidebar">
      <Sidebar site={site} page={page} preferred={preferred} />
    </ErrorBoundary>
  ),
  page: (view) => <Page {...view} />,
  // A new element for each page: moving one would count as a layout shift.
  footer: ({ site, page }) => (
    <ErrorBoundary name="footer">
      <Footer site={site} key={page.href} />
    </ErrorBoundary>
  ),
};

interface RegionProps {
  readonly name: RegionName;
  readonly view: ShellView;
  readonly services?: ShellServices;
  /** Called when the region is hydrated or rendered, even if its content failed. */
  readonly onMount?: () => void;
}

/** A region. `onMount` must be the same in every render. */
export function Region({ name, view, services, onMount }: RegionProps) {
  useEffect(() => onMount?.(), [onMount]);
  return <Services value={services ?? null}>{regions[name](view)}</Services>;
}

/** Classes of the element around sidebar and page. The client updates them when it shows another page. */
export const layoutClass = (page: PageData): string =>
  ['layout', page.layout, page.sidebar ? '' : 'no-sidebar', hasContents(page) ? '' : 'no-contents']
    .filter(Boolean)
    .join(' ');
