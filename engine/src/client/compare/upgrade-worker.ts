/** Makes the upgrade guide between two versions. In a worker, because it parses and compares all their pages. */

import { sectionsHtml } from '../../compare/document/html.ts';
import { type GuideVersion, guideBetween, guideDocument, guideSummary } from '../../compare/guide/guide.ts';
import { replyToTasks, taskHandler } from '../../model/ask-worker.ts';
import { isPack, isUpgradeData } from '../../model/data-checks.ts';
import type { SiteInfo } from '../../model/site-info.ts';
import type { Guard } from '../../problems/guards.ts';
import { checkedPages } from '../../site/checked-pages.ts';

export interface UpgradeTasks {
  readonly guide: {
    readonly asks: {
      readonly site: Pick<SiteInfo, 'base' | 'config'>;
      /** All from the old to the new one, inclusive. */
      readonly versions: readonly GuideVersion[];
      /** The packs of the first and the last version, and the upgrade data, as JSON. */
      readonly packs: readonly [old: string, now: string];
      readonly data: string;
    };
    readonly answer: { readonly html: string; readonly summary: string };
  };
}

function parsed<T>(json: string, isExpected: Guard<T>): T {
  const value: unknown = JSON.parse(json);
  if (!isExpected(value)) throw new TypeError('The data of a guide is malformed.');
  return value;
}

replyToTasks(
  taskHandler<UpgradeTasks>({
    guide({ site, versions, packs: [old, now], data }) {
      const pages = (pack: string, version: GuideVersion | undefined) =>
        checkedPages(parsed(pack, isPack).pages, version?.label ?? '');
      const states = [pages(old, versions[0]), pages(now, versions.at(-1))] as const;
      const guide = guideBetween(site, versions, states, parsed(data, isUpgradeData));
      return { html: sectionsHtml(guideDocument(guide)), summary: guideSummary(guide) };
    },
  }),
);
