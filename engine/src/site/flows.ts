/** Places the flows of a page before it is rendered: the layout is asynchronous, and rendering isn't. */
import { type WrittenFence, withFile } from '../content/code-files.ts';
import { factOf } from '../content/facts.ts';
import { versionCode } from '../content/version-code.ts';
import { Problem } from '../problems/problem.ts';
import { layoutFlow } from '../render/draw/diagrams/layout-flow.ts';
import { parseFlow } from '../render/draw/diagrams/parse.ts';
import type { Shape } from '../render/draw/diagrams/shapes.ts';
import type { RenderSite } from '../render/draw/render-site.ts';
import { parseRange } from '../versions/range.ts';

/** Mistakes in flows are reported when their page is rendered, which knows their place and its versions. */
function ifValid<T>(work: () => T): T[] {
  try {
    return [work()];
  } catch (error) {
    if (error instanceof Problem) return [];
    throw error;
  }
}

type FlowSource = Pick<RenderSite, 'library' | 'codeFiles' | 'code'>;

/** What a fence says in each version. */
const textsOf = (written: WrittenFence, { library: { table }, codeFiles, code }: FlowSource): string[] =>
  table.all.flatMap((version) => {
    const holds = (range: string) => parseRange(range, table).has(version);
    const fact = (name: string) => factOf(version.facts, name);
    return ifValid(() => versionCode(withFile(written, codeFiles, code).code, { holds, fact }).text);
  });

/** The texts of these fences in all versions, each once. */
export const flowTexts = (fences: readonly WrittenFence[], source: FlowSource): readonly string[] => [
  ...new Set(fences.flatMap((fence) => textsOf(fence, source))),
];

/** Places flows. */
export async function placeFlows(texts: readonly string[], placed: Map<string, readonly Shape[]>): Promise<void> {
  for (const text of texts) for (const flow of ifValid(() => parseFlow(text))) placed.set(text, await layoutFlow(flow));
}
