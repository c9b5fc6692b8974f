/** The site's logo. It is decorative: the link around it has a name. */
import { createElement } from 'react';
import type { Logo as LogoDrawing } from '../../model/site-info.ts';

export const Logo = ({ logo, height }: { logo: LogoDrawing; height: number }) => (
  <svg
    className="logo"
    viewBox={logo.viewBox}
    height={height}
    width={Math.round(height * logo.ratio)}
    aria-hidden="true"
  >
    {logo.shapes.map(({ tag, attributes }) => createElement(tag, { key: JSON.stringify(attributes), ...attributes }))}
  </svg>
);
