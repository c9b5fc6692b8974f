/** Marks around the shell in a document: the service worker cuts it out where a document has to stand for another page. */
export const shellStart = '<!--shell-->';
export const shellEnd = '<!--/shell-->';
