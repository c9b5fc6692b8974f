import type { PageData } from '../../model/page-data.ts';
import { HomeIcon } from '../icons/icons.tsx';

export const Breadcrumbs = ({ crumbs, home }: Pick<PageData, 'crumbs'> & { home: string }) => (
  <nav className="breadcrumbs" aria-label="Breadcrumbs">
    <ol>
      <li>
        <a href={home} aria-label="Home page">
          <HomeIcon />
        </a>
      </li>
      {crumbs.map(({ label, href }, i) => (
        <li key={`${href} ${label}`}>
          {i === crumbs.length - 1 ? (
            <span aria-current="page">{label}</span>
          ) : href ? (
            <a href={href}>{label}</a>
          ) : (
            <span>{label}</span>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
