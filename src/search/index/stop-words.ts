/** Words that carry no subject: left out of a query that has others, and of sections' text. Headings keep them. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about after all also am an and any are as at be been before between but by can cannot could did do does during for from get give got had has have how i if in into is it its just let like ' +
    'make may me mean might much must my need no not of on or our out please should show so some someone tell than that the their them then there these ' +
    'they this those through to too up us versus via vs want was way we what when where which while who whose why will with without would you your'
  ).split(' '),
);

/** Words that say little about the subject: they count for less, and a page may lack them. */
export const weakWords: ReadonlySet<string> = new Set(
  (
    'able actually again against already always anything back beforehand best better big both correct different difference easy else ever every exactly exist explain few find first full go good handle ' +
    'happen instead keep kind know last later less long look lot many most never now often one only other own part people possible really right same say see simple since something still stop sure ' +
    'somebody sometimes take thing think try turn two understand until use used useful using very well whole work working works wrong yet'
  ).split(' '),
);
