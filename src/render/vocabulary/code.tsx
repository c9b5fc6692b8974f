/** Code blocks and diagrams: every fence of a page. */
import { toHtml } from 'hast-util-to-html';
import { conditionalLines } from '../../content/conditional-code.ts';
import { fillFacts } from '../../content/facts.ts';
import { parseFence } from '../../content/fence.ts';
import { sampleHash, sampleOf } from '../../content/samples.ts';
import { Problem, placed } from '../../problems/problem.ts';
import { useCollector } from '../collector.ts';
import { drawDiagram } from '../diagrams/draw.ts';
import { highlight } from '../highlight.ts';
import { usePlace } from './prose.tsx';

interface CodeBlockProps {
  readonly code: string;
  readonly lang: string;
  readonly meta: string;
  readonly line: string;
}

export function CodeBlock({ code, lang, meta, line }: CodeBlockProps) {
  const collector = useCollector();
  const { view } = collector;
  return placed(usePlace(line), () => {
    if (!lang)
      throw new Problem('The code block has no language.', { remedy: 'Write ```rust, ```bash, ```toml … or ```text after the fence.' });
    const fence = parseFence(meta);
    const full = fillFacts(conditionalLines(code, view.holds), view.fact);
    if (lang === 'flow' || lang === 'sequence')
      return <>{diagram({ kind: lang, source: full, title: fence.title, alt: fence.alt, prefix: `d${collector.next()}` })}</>;
    const sample = sampleOf(full, fence);
    const checked = sample.check ? view.checkedWith(sampleHash(sample)) : null;
    const title = fence.title && fillFacts(fence.title, view.fact);
    return (
      <figure className="code" data-lang={lang}>
        {title ? <figcaption>{title}</figcaption> : null}
        <div className="code-frame">
          <pre tabIndex={0}>
            <code dangerouslySetInnerHTML={{ __html: highlight(sample.shown, lang, fence.marked) }} />
          </pre>
          <button type="button" className="copy" aria-label="Copy code" />
        </div>
        {checked ? <p className="checked">Checked with risc0-zkvm {checked}</p> : null}
      </figure>
    );
  });
}

/** Diagrams already drawn, by everything that goes into them: most are the same in every version of a page. */
const drawn = new Map<string, string>();

function diagram(props: { kind: 'flow' | 'sequence'; source: string; title: string | undefined; alt: string | undefined; prefix: string }) {
  const { kind, source, title, alt, prefix } = props;
  if (!alt) throw new Problem('The diagram has no text alternative.', { remedy: `Write \`\`\`${kind} alt="what the picture shows".` });
  const key = JSON.stringify(props);
  const svg = drawn.get(key) ?? toHtml(drawDiagram({ kind, source, alt, idPrefix: prefix, ...(title ? { title } : {}) }), { space: 'svg' });
  drawn.set(key, svg);
  return (
    <figure className="diagram">
      <div className="scroll" tabIndex={0} role="group" aria-label={title ?? 'Diagram'} dangerouslySetInnerHTML={{ __html: svg }} />
      {title ? <figcaption>{title}</figcaption> : null}
    </figure>
  );
}
