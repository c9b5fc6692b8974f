/** English stop words, on their own, because the dialog needs nothing else of the index. */

/**
 * Words that say little or nothing about a subject. Ignored in queries that have other words, and in the text of
 * sections, but not in headings.
 */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a able about actually after again against all already also always am an and any anything are as at back be ' +
    'been before beforehand best better between big both but by can cannot correct could did do does during easy ' +
    'else ever every exactly exist explain few find for from get give go good got had handle happen has have how ' +
    'i if in instead into is it its just keep kind know later less let like look lot make many may me mean ' +
    'meaning means might most much must my need never no not now of often on one only or other our out own people please ' +
    'possible really right say see should show simple since so some somebody someone something sometimes still ' +
    'stop sure take tell than that the their them then there these they thing think this those through to too ' +
    'try turn understand until up us use used useful using versus very via vs want was way we well what when ' +
    'where which while who whose why will with without work working works would yet you your'
  ).split(' '),
);
