/** The upgrade guide as Markdown, for programs. */
import type { RootContent } from 'mdast';
import { decodeText } from '../../render/html.ts';
import type { VersionChanges } from '../changes/between.ts';
import {
  diff,
  factTable,
  heading,
  link,
  list,
  type MarkdownAddress,
  paragraph,
  placeOf,
  text,
  write,
} from '../changes/changes-markdown.ts';
import type { Guide, GuidePoint } from './guide.ts';
import { followedPassages } from './todo.ts';

function pointMarkdown({ uses, title, markdown, sources }: GuidePoint): string {
  const name = uses === null ? title : `${uses}: ${title}`;
  const named = sources.flatMap((source, i) => [text(i ? ', ' : 'Sources: '), link(source.href, source.title)]);
  return [
    write([heading(3, text(name))]),
    markdown.trim(),
    '',
    ...(named.length ? [write([paragraph(...named)])] : []),
  ].join('\n');
}

const group = (title: string, points: readonly GuidePoint[]): string[] =>
  points.length ? [write([heading(2, text(title))]), ...points.map(pointMarkdown)] : [];

function removedBlocks({ removed }: VersionChanges, address: MarkdownAddress): RootContent[] {
  if (!removed.length) return [];
  return [
    paragraph(text('No longer documented, because the subject ended or moved into another page:')),
    list(
      removed.map(({ title, before: href, successor }) => [
        link(address(href ?? ''), title),
        ...(successor ? [text(', now covered by '), link(address(successor.href), successor.label)] : []),
      ]),
    ),
  ];
}

/**
 * The body of an upgrade guide. The texts of its points have a placeholder for the root of the version to upgrade to.
 */
export function upgradeMarkdown(
  changes: VersionChanges,
  { from, to, points }: Guide,
  address: MarkdownAddress,
): string {
  const todos = followedPassages(changes.changed).flatMap(({ page, heading: place, nodes }) => [
    heading(3, text(`${page.title}${place ? `: ${decodeText(place.text)}` : ''}`)),
    diff(nodes),
    paragraph(placeOf(page, place, address)),
  ]);
  const toKnow = [...todos, ...removedBlocks(changes, address)];
  return [
    write([heading(2, text(`From ${from} to ${to}`)), ...factTable(changes.facts, changes)]),
    ...points.copy.map(({ markdown }) => `${markdown.trim()}\n`),
    ...group('Required', points.must),
    ...group('If you use …', points.uses),
    ...(points.know.length || toKnow.length ? [write([heading(2, text('Good to know'))])] : []),
    ...points.know.map(pointMarkdown),
    ...(toKnow.length ? [write(toKnow)] : []),
  ].join('\n');
}
