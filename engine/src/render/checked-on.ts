const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The date of a source in words: `checked November 20, 2026`. */
export const checkedOn = (iso: string): string => `checked ${longDate.format(new Date(iso))}`;
