import type { SiteInfo } from '../../model/site-info.ts';
import { Logo } from '../icons/logo.tsx';

export const HomeLink = ({ site }: { site: SiteInfo }) => (
  <a className="home-link" href={`${site.base}/`} aria-label={`${site.config.shortName}: home`}>
    {site.logo ? <Logo logo={site.logo} height={30} /> : null}
    <span className="home-word">{site.config.shortName}</span>
  </a>
);
