const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The date of a source in words: `checked 20 November 2026`. */
export const checkedOn = (iso: string): string => `checked ${longDate.format(new Date(iso))}`;
