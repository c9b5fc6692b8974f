/** The banner that says that the site is served under a different base path from the one it was built for. */
function show(servedBase: string): void {
  const banner = document.querySelector<HTMLElement>('.base-banner');
  const suggestion = banner?.querySelector('[data-suggestion]');
  if (suggestion) suggestion.textContent = `${servedBase}/`;
  if (banner) banner.hidden = false;
}

/**
 * Shows the banner on a page whose address ends like the one it was built for.
 * @param here the normalized address of the page
 * @param path the address that the document was built for
 */
export function showBaseBanner(here: string, base: string, path: string): void {
  // The page's address below the base. In the actual address, the actual base comes before it.
  const below = path.slice(base.length).replace(/\/$/, '');
  const bareHere = here.replace(/\/$/, '');
  if (bareHere !== base + below && bareHere.endsWith(below)) show(bareHere.slice(0, bareHere.length - below.length));
}

/** Whether the site is served under a base path. A host may answer every address with a page. */
const isServed = async (base: string): Promise<boolean> => {
  const { ok, headers } = await fetch(`${base}/data/manifest.json`, { method: 'HEAD' });
  return ok && !/html/.test(headers.get('Content-Type') ?? '');
};

/**
 * Shows the banner on the not-found page, which is served at any address, if the site is found under another base path.
 */
export async function findBase(here: string, base: string): Promise<void> {
  try {
    if (await isServed(base)) return;
    for (let end = 0; end >= 0; end = here.indexOf('/', end + 1))
      if (await isServed(here.slice(0, end))) return show(here.slice(0, end));
  } catch {
    // No network: nothing is known of the base path.
  }
}
