import type { AnchorHTMLAttributes, SyntheticEvent } from 'react';

/** Adds the current heading to the link when it is used. */
const keepHeading = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
  currentTarget.hash = location.hash;
};

/** A link to the same topic in another version, which keeps the current heading. */
export const SameHeadingLink = ({
  children,
  ...attributes
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useValidAnchor: it is a link, and the handler only completes its address
  <a {...attributes} onPointerDown={keepHeading} onKeyDown={keepHeading} onClick={keepHeading}>
    {children}
  </a>
);
