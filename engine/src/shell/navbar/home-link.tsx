import type { SiteInfo } from '../../model/site-info.ts';
import { Logo } from '../icons/icons.tsx';

/** The site's logo and name, which lead to the home page. */
export const HomeLink = ({ site }: { site: SiteInfo }) => (
  <a className="home-link" href={`${site.base}/`} aria-label={`${site.config.title}: home`}>
    <Logo height={30} />
    <span className="home-word">RISC Zero</span>
  </a>
);
