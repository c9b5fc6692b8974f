/** Code fences: code blocks and diagrams. */
import { toHtml } from 'hast-util-to-html';
import { counted } from '../../basics/counted.ts';
import { memo } from '../../basics/memo.ts';
import { inCodeFile, splitHidden, type WrittenFence, withFile } from '../../content/files/code-files.ts';
import { type Fence, parseFence } from '../../content/syntax/fence.ts';
import { inShownCode, type VersionCode, versionCode } from '../../content/syntax/version-code.ts';
import { Problem } from '../../problems/problem.ts';
import { VersionProblem } from '../../problems/version-problem.ts';
import { nameVersions } from '../../versions/name-versions.ts';
import { layoutFlowchart } from '../draw/diagrams/layout-flowchart.ts';
import { layoutSequence } from '../draw/diagrams/layout-sequence.ts';
import { parseFlowchart, parseSequence } from '../draw/diagrams/parse.ts';
import { drawSvg } from '../draw/diagrams/svg.ts';
import { highlight } from '../draw/highlight.ts';
import { type PageContext, usePage } from '../draw/page-context.ts';
import type { ElementProps, MarkdownOf } from './element.ts';
import { breakable } from './markdown.tsx';
import { paragraph, quote, strong, text } from './markdown-nodes.ts';

/** What a program prints, which looks different from what a reader types. */
const outputs = ['output', 'console', 'text'];
const diagrams = ['flow', 'sequence'];

interface ReadFence extends Fence {
  readonly lang: string;
  readonly code: VersionCode;
}

function readFence(written: WrittenFence, page: PageContext): ReadFence {
  const { codeFiles, code: extension } = page.site;
  const { lang, meta, code, origin } = withFile(written, codeFiles, extension);
  if (origin) {
    page.collected.files.add(origin.file);
    page.read((site) => site.codeFiles.text(origin.name));
  }
  if (!lang)
    throw new Problem('The code block has no language.', {
      remedy: 'Write ```rust, ```bash, ```toml … or ```text after the fence.',
    });
  return { lang, ...parseFence(meta, extension.options), code: inCodeFile(origin, () => versionCode(code, page)) };
}

/** Most flowcharts are the same in many versions. */
const flowchartPictures = memo(500, String, (text: string) => layoutFlowchart(parseFlowchart(text)));

function Diagram({ lang, title, alt, code }: ReadFence) {
  if (!alt)
    throw new Problem('The diagram has no text alternative.', {
      remedy: `Write \`\`\`${lang} alt="what the picture shows".`,
    });
  const pictures = inShownCode(code, () =>
    lang === 'flow' ? flowchartPictures(code.text) : [layoutSequence(parseSequence(code.text))],
  );
  const svg = pictures.map((shapes) => toHtml(drawSvg(shapes, alt), { space: 'svg' })).join('');
  return (
    <figure className="diagram">
      <div
        className="scroll"
        tabIndex={0}
        role="group"
        aria-label={title ?? 'Diagram'}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      {title ? <figcaption>{title}</figcaption> : null}
    </figure>
  );
}

/** The lines of a block are counted in each version: they differ with `@when`. */
const tooShort = (line: number, lines: number, { version, site: { library } }: PageContext) =>
  new VersionProblem(version ? [version.label] : [], (labels) => ({
    what: `Line ${line} is highlighted, but ${labels.length ? `in ${nameVersions(labels, library.table)} ` : ''}the block has ${counted(lines, 'line')}.`,
    remedy:
      'Count the lines that readers see in each version. If they differ, highlight lines before @when, or write two blocks, each in a <When>.',
  }));

const emptyBlock = ({ version, site: { library } }: PageContext) =>
  new VersionProblem(version ? [version.label] : [], (labels) => ({
    what: `The code block is empty${labels.length ? ` in ${nameVersions(labels, library.table)}` : ''}.`,
    remedy: 'Write the code; a block for some versions only is in a <When>.',
  }));

export function CodeBlock({ line, ...written }: WrittenFence & ElementProps) {
  const page = usePage();
  const place = page.place(line);
  return page.check(place, () => {
    const fence = readFence(written, page);
    const isDiagram = diagrams.includes(fence.lang);
    if (isDiagram ? fence.marked.size : fence.alt !== undefined)
      throw new Problem(isDiagram ? 'Lines of a diagram are not shown.' : 'alt="…" describes diagrams only.', {
        remedy: isDiagram ? 'Take out the numbers in braces.' : 'Take it out, or write title="…".',
      });
    if (isDiagram) return Diagram(fence);
    const { lang, options, marked, code } = fence;
    const title = fence.title && page.fill(fence.title);
    const lines = page.site.code.hidesLines(options) ? splitHidden(code.text) : { shown: code.text, whole: code.text };
    const caption = title ?? (lang === 'output' ? 'Output' : null);
    if (!lines.shown.trim()) throw emptyBlock(page);
    const shownLines = lines.shown.split('\n').length;
    if (Math.max(0, ...marked) > shownLines) throw tooShort(Math.max(...marked), shownLines, page);
    const mark = page.mark({ language: lang, options, title, ...lines, file: page.file });
    return (
      <figure className={outputs.includes(lang) ? 'code output' : 'code'} data-lang={lang}>
        {caption ? <figcaption>{breakable(caption)}</figcaption> : null}
        <div className="code-frame">
          <pre tabIndex={0}>
            <code dangerouslySetInnerHTML={{ __html: highlight(lines.shown, lang, marked) }} />
          </pre>
          <button type="button" className="copy" aria-label="Copy code" />
        </div>
        {mark ? <p className={mark.isPassed ? 'code-mark checked' : 'code-mark'}>{mark.text}</p> : null}
      </figure>
    );
  });
}

export const codeMarkdown: MarkdownOf = ({ code: source = '', lang: language = '', meta = '' }, _, page) => {
  const { lang, title, alt, options, code } = readFence({ code: source, lang: language, meta }, page);
  if (diagrams.includes(lang))
    return [quote([paragraph(strong(`Diagram${title ? `: ${title}` : ''}.`), text(` ${alt ?? ''}`))])];
  return [
    {
      type: 'code',
      lang,
      meta: title ? `title="${page.fill(title)}"` : null,
      value: page.site.code.hidesLines(options) ? splitHidden(code.text).shown : code.text,
    },
  ];
};
