/** Upgrade notes, rendered for the upgrade guide in the version to upgrade to. */
import type { MDXComponents } from 'mdx/types';
import { notePrefix, type UpgradeNote } from '../content/upgrade-notes.ts';
import { Problem } from '../problems/problem.ts';
import { bodyRenderer, type RenderedBody } from '../render/body.tsx';
import type { RenderSite } from '../render/data.ts';
import { writersElements } from '../render/elements.ts';
import type { Body, PageText } from '../render/mdx.ts';

/** Renders a note. Throws a Problem if one of its headings has a higher level than the guide's. */
export function renderNote(
  note: UpgradeNote,
  site: RenderSite,
  vocabulary: MDXComponents,
  parse: (source: PageText) => Body,
): RenderedBody {
  const body = parse({ file: note.file, text: note.body, line: note.bodyLine, elements: writersElements, below: 2 });
  const rendered = bodyRenderer(note, body, site, vocabulary, { anchorPrefix: notePrefix(note.version) })(note.version);
  const high = rendered.toc.find(([level]) => level === 2);
  if (high)
    throw new Problem(`The upgrade note has a second-level heading, "${high[2]}".`, {
      place: { file: note.file },
      remedy: 'The guide gives each version its second-level heading: start with ###.',
    });
  return rendered;
}
