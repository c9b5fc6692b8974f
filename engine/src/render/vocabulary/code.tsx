/** Code fences: code blocks and diagrams. */
import { inCodeFile, readOrigin } from '../../content/code-files.ts';
import { parseFence } from '../../content/fence.ts';
import { splitHidden } from '../../content/hidden-lines.ts';
import { versionCode } from '../../content/version-code.ts';
import { Problem } from '../../problems/problem.ts';
import { useCollector } from '../collector.ts';
import { highlight } from '../highlight.ts';
import { paragraph, quote, strong, text } from '../markdown/nodes.ts';
import type { PartMarkdown } from '../markdown/part.ts';
import { diagram } from './diagram.tsx';
import { usePlace } from './element.ts';

/** What a program prints, which looks different from what a reader types. */
const outputs = ['output', 'console', 'text'];

interface CodeBlockProps {
  readonly code: string;
  readonly lang: string;
  readonly meta: string;
  readonly line: string;
  /** As JSON: the `CodeOrigin` of code from a file. */
  readonly origin?: string;
}

export function CodeBlock({ code, lang, meta, line, origin }: CodeBlockProps) {
  const collector = useCollector();
  const { view } = collector;
  const place = usePlace(line);
  return collector.check(place, () => {
    if (!lang)
      throw new Problem('The code block has no language.', {
        remedy: 'Write ```rust, ```bash, ```toml … or ```text after the fence.',
      });
    const { options: optionNames, hidesLines } = view.site.data.code;
    const fence = parseFence(meta, optionNames);
    const from = origin === undefined ? undefined : readOrigin(origin);
    if (from) view.dependOn(({ data }) => data.codeFiles.text(from.name));
    const full = inCodeFile(from, () => versionCode(code, view));
    if (lang === 'flow' || lang === 'sequence')
      return (
        <>
          {diagram({
            kind: lang,
            code: full,
            title: fence.title,
            alt: fence.alt,
            prefix: `d${collector.next()}`,
            flows: view.site.data.flows,
          })}
        </>
      );
    const { options } = fence;
    const title = fence.title && view.fill(fence.title);
    const lines = hidesLines(options) ? splitHidden(full.text) : { shown: full.text, whole: full.text };
    const caption = title ?? (lang === 'output' ? 'Output' : null);
    const mark = view.mark({ language: lang, options, title, ...lines, file: place.file });
    return (
      <figure className={outputs.includes(lang) ? 'code output' : 'code'} data-lang={lang}>
        {caption ? <figcaption>{caption}</figcaption> : null}
        <div className="code-frame">
          <pre tabIndex={0}>
            <code dangerouslySetInnerHTML={{ __html: highlight(lines.shown, lang, fence.marked) }} />
          </pre>
          <button type="button" className="copy" aria-label="Copy code" />
        </div>
        {mark ? <p className="checked">{mark}</p> : null}
      </figure>
    );
  });
}

export const codeMarkdown: PartMarkdown = ({ code = '', lang = '', meta = '' }, _, { view }) => {
  const { options, hidesLines } = view.site.data.code;
  const fence = parseFence(meta, options);
  const { text: full } = versionCode(code, view);
  if (lang === 'flow' || lang === 'sequence')
    return [
      quote([paragraph(strong(`Diagram${fence.title ? `: ${fence.title}` : ''}.`), text(` ${fence.alt ?? ''}`))]),
    ];
  const title = fence.title && view.fill(fence.title);
  return [
    {
      type: 'code',
      lang,
      meta: title ? `title="${title}"` : null,
      value: hidesLines(fence.options) ? splitHidden(full).shown : full,
    },
  ];
};
