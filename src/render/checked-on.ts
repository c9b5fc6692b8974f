const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** When a source was read, as readers write it: `checked 20 November 2026`. */
export const checkedOn = (iso: string): string => `checked ${longDate.format(new Date(iso))}`;
