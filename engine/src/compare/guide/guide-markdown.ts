/** The upgrade guide as Markdown, for programs. */
import { paragraph } from '../document/document.ts';
import { type MarkdownAddress, markdownWriter } from '../document/markdown.ts';
import { type Guide, guideDocument, guideSummary } from './guide.ts';

export function guideMarkdown(guide: Guide, address: MarkdownAddress): string {
  const { blocks, sections } = markdownWriter(address);
  return `${blocks([paragraph(guideSummary(guide))])}\n${sections(guideDocument(guide))}`;
}
