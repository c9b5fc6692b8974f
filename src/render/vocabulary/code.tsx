/** Code fences: code blocks and diagrams. */
import { toHtml } from 'hast-util-to-html';
import { fillFacts } from '../../content/facts.ts';
import { parseFence } from '../../content/fence.ts';
import { sampleHash, sampleOf } from '../../content/samples.ts';
import { inShownCode, type VersionCode, versionCode } from '../../content/version-code.ts';
import { Problem } from '../../problems/problem.ts';
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
  return collector.check(usePlace(line), () => {
    if (!lang)
      throw new Problem('The code block has no language.', { remedy: 'Write ```rust, ```bash, ```toml … or ```text after the fence.' });
    const fence = parseFence(meta);
    const full = versionCode(code, view);
    if (lang === 'flow' || lang === 'sequence')
      return <>{diagram({ kind: lang, code: full, title: fence.title, alt: fence.alt, prefix: `d${collector.next()}` })}</>;
    const sample = sampleOf(full.text, fence);
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

/** Cache of diagrams by their inputs: most are the same in every version of a page. */
const drawn = new Map<string, string>();

interface DiagramProps {
  readonly kind: 'flow' | 'sequence';
  readonly code: VersionCode;
  readonly title: string | undefined;
  readonly alt: string | undefined;
  readonly prefix: string;
}

function diagram({ kind, code, title, alt, prefix }: DiagramProps) {
  if (!alt) throw new Problem('The diagram has no text alternative.', { remedy: `Write \`\`\`${kind} alt="what the picture shows".` });
  const key = JSON.stringify([kind, code.text, title, alt, prefix]);
  const draw = () => drawDiagram({ kind, source: code.text, alt, idPrefix: prefix, ...(title ? { title } : {}) });
  const svg = drawn.get(key) ?? toHtml(inShownCode(code, draw), { space: 'svg' });
  drawn.set(key, svg);
  return (
    <figure className="diagram">
      <div className="scroll" tabIndex={0} role="group" aria-label={title ?? 'Diagram'} dangerouslySetInnerHTML={{ __html: svg }} />
      {title ? <figcaption>{title}</figcaption> : null}
    </figure>
  );
}
