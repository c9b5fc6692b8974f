/**
 * Says that the site is served under another base path than it was built for.
 * @param here the address of the page, as the site spells it
 * @param path the address it was built for; undefined in a document for any address
 */
export function showBaseBanner(here: string, base: string, path: string | undefined): void {
  // The page's address below the base; what comes before it in the address at hand is the base the site is served under.
  const own = path?.slice(base.length).replace(/^\/$/, '') ?? '';
  const bareHere = here.replace(/^\/$/, '');
  if (path === undefined || here === path || !bareHere.endsWith(own)) return;
  const banner = document.querySelector<HTMLElement>('.base-banner');
  const suggestion = banner?.querySelector('[data-suggestion]');
  if (suggestion) suggestion.textContent = `${bareHere.slice(0, bareHere.length - own.length)}/`;
  if (banner) banner.hidden = false;
}
