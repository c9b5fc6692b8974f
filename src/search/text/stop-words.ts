/** Words that carry no subject: left out of a query that has others, and of sections' text. Headings keep them. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and any are as at be been but by can could did do does doing for from get give got had has have how i if in into is it its just let like ' +
    'make may me mean means might much must my need no not of on or our out please shall should show so some someone tell than that the their them then there these ' +
    'they this those to too up us want was way we were what when where which while who whom whose why will with without would you your am about all also'
  ).split(' '),
);
