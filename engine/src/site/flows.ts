/** Places the flows of a page before it is rendered: the layout is asynchronous, and rendering isn't. */
import { factOf } from '../content/facts.ts';
import { versionCode } from '../content/version-code.ts';
import { Problem } from '../problems/problem.ts';
import type { PlacedFlows } from '../render/data.ts';
import { layoutFlow } from '../render/diagrams/layout-flow.ts';
import { parseFlow } from '../render/diagrams/parse.ts';
import { parseRange } from '../versions/range.ts';
import type { VersionTable } from '../versions/table.ts';

/** Mistakes in flows are reported when their page is rendered, which knows their place and its versions. */
function ifValid<T>(work: () => T): T[] {
  try {
    return [work()];
  } catch (error) {
    if (error instanceof Problem) return [];
    throw error;
  }
}

/** What a block of code says in some version. */
const textsOf = (block: string, table: VersionTable): string[] =>
  table.all.flatMap((version) => {
    const holds = (range: string) => parseRange(range, table).has(version);
    return ifValid(() => versionCode(block, { holds, fact: (name) => factOf(version.facts, name) }).text);
  });

/** The texts of these blocks in all versions, each once. */
export const flowTexts = (blocks: ReadonlySet<string>, table: VersionTable): readonly string[] => [
  ...new Set([...blocks].flatMap((block) => textsOf(block, table))),
];

/** Places flows. */
export async function placeFlows(texts: readonly string[], placed: PlacedFlows): Promise<void> {
  for (const text of texts) for (const flow of ifValid(() => parseFlow(text))) placed.set(text, await layoutFlow(flow));
}
