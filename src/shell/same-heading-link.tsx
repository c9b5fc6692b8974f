import type { AnchorHTMLAttributes, SyntheticEvent } from 'react';

/** Takes over the heading at the moment of choice. */
const keepHeading = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
  currentTarget.hash = location.hash;
};

/** A link to the same topic in another version: leads to the heading the reader is at. */
export const SameHeadingLink = ({ children, ...attributes }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useValidAnchor: it is a link, whose address is completed when it is used
  <a {...attributes} onPointerDown={keepHeading} onKeyDown={keepHeading} onClick={keepHeading}>
    {children}
  </a>
);
