/** An address path as the site spells it: no `.html`, no `index.html`, no slash at the end. */
export const bareAddress = (pathname: string): string => pathname.replace(/(\/index)?\.html$/, '').replace(/(.)\/+$/, '$1') || '/';
