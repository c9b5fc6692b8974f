/** Words that carry no subject: left out of a query that has others, and of sections' text. Headings keep them. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and any are as at be been but by can could did do does doing for from get give got had has have how i if in into is it its just let like ' +
    'make may me mean means might much must my need no not of on or our out please shall should show so some someone tell than that the their them then there these ' +
    'they this those to too up us want was way we were what when where which while who whom whose why will with without would you your am about all also'
  ).split(' '),
);

/** Words that say little about the subject: they count for less, and a page may lack them. */
export const weakWords: ReadonlySet<string> = new Set(
  (
    'able actually another anything around away back best better big both bring correct different difference difficult easy easily else enough ever every exactly exist ' +
    'explain few find first full go good handle happen help idea instead keep know last learn less long look lot many most move now often one only other own part ' +
    'people possible put really right same say see seem simple since something still stop sure take thing think try turn two understand until use used useful using very ' +
    'well whole work working works wrong'
  ).split(' '),
);
