/**
 * Shows a banner if the site is served under a different base path from the one it was built for.
 * @param here the normalized address of the page
 * @param path the address that the document was built for; undefined if it is served at any address
 */
export function showBaseBanner(here: string, base: string, path: string | undefined): void {
  // The page's address below the base. In the actual address, the actual base comes before it.
  const own = path?.slice(base.length).replace(/^\/$/, '') ?? '';
  const bareHere = here.replace(/^\/$/, '');
  if (path === undefined || here === path || !bareHere.endsWith(own)) return;
  const banner = document.querySelector<HTMLElement>('.base-banner');
  const suggestion = banner?.querySelector('[data-suggestion]');
  if (suggestion) suggestion.textContent = `${bareHere.slice(0, bareHere.length - own.length)}/`;
  if (banner) banner.hidden = false;
}
