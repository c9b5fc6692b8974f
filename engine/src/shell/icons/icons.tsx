/** The shell's icons, in the color of the text. All are decorative: their buttons have names. */
import type { ReactNode } from 'react';

const icon = (path: ReactNode) => () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    {path}
  </svg>
);

export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />);
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
export const SearchIcon = icon(<path d="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4.5 4.5" />);
export const SunIcon = icon(
  <path d="M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12 2v2m0 16v2M4.9 4.9l1.4 1.4m11.4 11.4 1.4 1.4M2 12h2m16 0h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4" />,
);
export const MoonIcon = icon(<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" />);
export const HomeIcon = icon(<path d="m4 11 8-7 8 7v8.500a.5.5 0 0 1-.5.5H14v-6h-4v6H4.500a.5.5 0 0 1-.5-.5Z" />);
