/** Loaded at the first sign of a reader. It holds nothing itself: a browser that asks for it twice, under two addresses, runs it twice. */
import('./start.ts')
  .then(({ start }) => start())
  .catch((error: unknown) => console.error('The page stays as it is: links are plain links.', error));
