/** English stop words, on their own, because the dialog needs nothing else of the index. */

/**
 * Words without a subject. Ignored in queries that have other words, and in the text of sections, but not in headings.
 */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about after all also am an and any are as at be been before between but by can cannot could did do does ' +
    'during for from get give got had has have how i if in into is it its just let like make may me mean might much ' +
    'must my need no not of on or our out please should show so some someone tell than that the their them then ' +
    'there these they this those through to too up us versus via vs want was way we what when where which while who ' +
    'whose why will with without would you your'
  ).split(' '),
);
