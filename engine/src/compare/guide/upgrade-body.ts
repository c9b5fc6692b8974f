/**
 * The body of the upgrade page of a version: a form for two versions, and the guide from the previous version.
 * Checkboxes work without script, which saves them.
 */
import type { SiteInfo } from '../../model/site-info.ts';
import { escapedText } from '../../render/html.ts';
import { upgradePage } from '../../site/change-addresses.ts';
import { addressIn } from '../../site/page-data.ts';
import { latestVersion } from '../../versions/site-versions.ts';
import { type Inline, paragraph, type Section } from '../document/document.ts';
import { blocksHtml, element, sectionsHtml } from '../document/html.ts';
import { type Guide, guideSummary } from './guide.ts';

function chooser(site: SiteInfo, { from, to }: Guide): string {
  const oldestFirst = [...site.versions].reverse();
  const select = (title: string, name: string, chosen: string, versions: SiteInfo['versions']) => {
    const options = versions.map(({ label, name: shown }) =>
      element('option', { value: label, selected: label === chosen ? '' : null }, escapedText(shown)),
    );
    return element('label', {}, title, ' ', element('select', { class: 'button', name }, ...options));
  };
  const steps = oldestFirst.slice(1).map(({ label, path }, i): Inline[] => {
    const text = `${oldestFirst[i]?.label} to ${label}`;
    return [{ text, href: addressIn(site, path, upgradePage) }];
  });
  return element(
    'form',
    { class: 'upgrade-form', 'data-upgrade': '', action: addressIn(site, latestVersion(site).path, upgradePage) },
    select('From', 'from', from, oldestFirst.slice(0, -1)),
    ' ',
    select('to', 'to', to, oldestFirst.slice(1)),
    ' ',
    element('button', { class: 'button', type: 'submit' }, 'Show the guide'),
    element(
      'noscript',
      {},
      blocksHtml([paragraph('Without script, take the steps one by one:'), { type: 'list', items: steps }]),
    ),
  );
}

const intro = 'What to change when you upgrade a program and its deployment. Checked items are saved in this browser.';

export const upgradeBody = (guide: Guide, sections: readonly Section[], site: SiteInfo): string =>
  [
    blocksHtml([paragraph(intro)]),
    chooser(site, guide),
    element('p', { class: 'upgrade-message', role: 'status' }, escapedText(guideSummary(guide))),
    element('div', { class: 'upgrade-guide' }, sectionsHtml(sections)),
  ].join('');
