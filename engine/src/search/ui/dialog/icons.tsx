/** The dialog's icons. All are decorative, so they are hidden from assistive technology. */
const paths = {
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14m5-2 4.5 4.5',
  clear: 'm6 6 12 12M18 6 6 18',
  page: 'M6 3h8l4 4v14H6zm3 9h6m-6 4h6',
  heading: 'M9 4 7 20M17 4l-2 16M4 9h16M4 15h16',
  text: 'M5 7h14M5 12h14M5 17h8',
  recent: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 4v5l3 2',
  star: 'm12 4 2.5 5.2 5.5.8-4 4 1 5.7-5-2.7-5 2.7 1-5.7-4-4 5.5-.8z',
  enter: 'M18 6v7H5m4-4-4 4 4 4',
} as const;

export type IconName = keyof typeof paths;

export const Icon = ({ name }: { name: IconName }) => (
  <svg className={`icon icon-${name}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);
