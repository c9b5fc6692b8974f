/** "What changed" in a version. */
import { type Block, type Inline, type Link, pageLink, type Section } from '../document/document.ts';
import type { ChangedPage, VersionChanges } from './changes.ts';

const formerly = ({ title, before }: ChangedPage): Link => ({ text: title, href: before ?? '' });

const factBlocks = ({ before, after, facts }: VersionChanges): Block[] =>
  facts.length ? [{ type: 'facts', before: before.label, after: after.label, facts }] : [];

/** The sections of "What changed"; none if nothing did. */
export function changesDocument(changes: VersionChanges): Section[] {
  const { before, added, removed, moved, changed } = changes;
  const list = (pages: readonly ChangedPage[], item: (page: ChangedPage) => Inline[]): Block[] =>
    pages.length ? [{ type: 'list', items: pages.map(item) }] : [];
  const sections: Section[] = [
    { anchor: 'numbers', title: 'Version numbers', content: factBlocks(changes) },
    { anchor: 'added', title: 'New pages', content: list(added, (page) => [pageLink(page)]) },
    {
      anchor: 'removed',
      title: 'Removed pages',
      content: list(removed, (page) => [formerly(page), `, last in ${before.label}`]),
    },
    {
      anchor: 'moved',
      title: 'Moved pages',
      content: list(moved, (page) => [pageLink(page), ', formerly ', { ...formerly(page), text: page.before ?? '' }]),
    },
    {
      anchor: 'changed',
      title: 'Changed pages',
      content: changed.length ? [{ type: 'changedPages', pages: changed, before: before.label }] : [],
    },
  ];
  return sections.filter(({ content }) => content.length);
}
