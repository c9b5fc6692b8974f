/** Tells readers that something couldn't be loaded. `what` begins the sentence. */
export const loadFailure = (what: string): string =>
  `${what} couldn’t load.${navigator.onLine ? '' : ' You are offline.'}`;
