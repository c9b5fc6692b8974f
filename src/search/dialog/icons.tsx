/** The dialog's pictures: decoration beside texts and labels, so hidden from assistive technology. */
const paths = {
  search: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM13 13l4 4',
  clear: 'M5 5l10 10M15 5 5 15',
  page: 'M5 2.5h6.5L15 6v11.5H5zM7.5 9.5h5M7.5 13h5',
  heading: 'M7.5 3 5.5 17M14.5 3l-2 14M3.5 7.5h13M3 12.5h13',
  text: 'M4 5.5h12M4 10h12M4 14.5h7',
  code: 'M7 6l-4 4 4 4M13 6l4 4-4 4',
  recent: 'M3.5 10a6.5 6.5 0 1 0 2-4.7M3.5 3.5v3h3M10 6.5V10l2.5 2',
  star: 'M10 3l2.1 4.4 4.9.7-3.5 3.4.8 4.9L10 14.1l-4.3 2.3.8-4.9L3 8.1l4.9-.7z',
  enter: 'M15.5 5v4.5a2 2 0 0 1-2 2H4.5M8 8l-3.5 3.5L8 15',
} as const;

export type IconName = keyof typeof paths;

export const Icon = ({ name }: { name: IconName }) => (
  <svg className={`search-icon search-icon-${name}`} viewBox="0 0 20 20" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);
