/**
 * The body of a page with an upgrade guide: the choice of the two versions, as links, and the guide. Checkboxes are for
 * script, which saves them; without it, the guide is a list.
 */

import { guidePage } from '../../config/change-addresses.ts';
import { escapedText } from '../../render/html.ts';
import type { Site } from '../../site/load.ts';
import { addressIn } from '../../site/page-data.ts';
import type { Version } from '../../versions/table.ts';
import type { Section } from '../document/document.ts';
import { element, sectionsHtml } from '../document/html.ts';

/** Address of the guide between two versions. */
const guideHref = ({ info }: Site, from: Version, to: Version): string =>
  addressIn(info, to.path, guidePage(from.label));

function choice(what: string, chosen: Version, links: readonly (readonly [Version, string])[], isOpen: boolean) {
  const items = links.map(([version, href]) =>
    element(
      'li',
      {},
      element('a', { href, 'aria-current': version === chosen ? 'page' : null }, escapedText(version.label)),
    ),
  );
  const summary = element('summary', {}, `${what} `, element('b', {}, escapedText(chosen.label)));
  return element('details', { open: isOpen ? '' : null }, summary, element('ul', {}, ...items));
}

/**
 * @param isChosen false on the page that asks for the version to upgrade from
 */
export function upgradeBody(
  site: Site,
  from: Version,
  to: Version,
  guide: readonly Section[],
  isChosen: boolean,
): string {
  const newestFirst = site.library.table.all.toReversed();
  const older = newestFirst.filter(({ order }) => order < to.order);
  const newer = newestFirst.filter(({ order }) => order > from.order);
  const done = element('p', { class: 'upgrade-done', role: 'status' });
  return [
    element(
      'nav',
      { class: 'upgrade-versions', 'aria-label': 'Versions of the guide' },
      choice(
        'Upgrade from',
        from,
        older.map((version) => [version, guideHref(site, version, to)] as const),
        !isChosen,
      ),
      choice(
        'to',
        to,
        newer.map((version) => [version, guideHref(site, from, version)] as const),
        false,
      ),
    ),
    element('div', { class: 'upgrade-guide' }, sectionsHtml(guide), done),
  ].join('');
}
