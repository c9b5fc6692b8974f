/** The site's logo. It is decorative: the link around it has a name. */
import type { Logo as LogoDrawing } from '../../model/site-info.ts';

export const Logo = ({ logo, height }: { logo: LogoDrawing; height: number }) => (
  <svg
    className="logo"
    viewBox={`0 0 ${logo.width} ${logo.height}`}
    height={height}
    width={Math.round((height * logo.width) / logo.height)}
    aria-hidden="true"
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: logo.markup }}
  />
);
