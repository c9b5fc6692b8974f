/** Normalizes the path of an address: no `.html`, no `index.html`, no trailing slash. */
export const bareAddress = (pathname: string): string =>
  pathname.replace(/(\/index)?\.html$/, '').replace(/(.)\/+$/, '$1') || '/';
