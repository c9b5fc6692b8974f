/** The bodies of shared passages. */
import type { SharedPassage } from '../content/passages.ts';
import type { ProblemCollector } from '../problems/collect.ts';
import type { PassageBody } from '../render/draw/render-site.ts';
import type { Body, PageText } from '../render/parse/parse-body.ts';
import { passageElements } from '../render/vocabulary/elements.ts';

/** Parses all shared passages; returns them by the name in `<Include>`. Mistakes go to `problems`. */
export function passageBodies(
  passages: readonly SharedPassage[],
  parse: (source: PageText) => Body,
  problems: ProblemCollector,
): Map<string, PassageBody> {
  const bodies = new Map<string, PassageBody>();
  for (const { name, file, text } of passages) {
    problems.attempt(
      () => void bodies.set(name, { file, body: parse({ file, text, line: 1, elements: passageElements, below: 3 }) }),
    );
  }
  return bodies;
}
