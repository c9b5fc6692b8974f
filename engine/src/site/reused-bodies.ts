/** The bodies that a load takes over from an earlier build, and those that it keeps for the next one. */
import type { Topic } from '../content/topic.ts';
import type { RenderedBody } from '../render/body.tsx';
import type { KeptBodies, KeptTopic } from './kept-bodies.ts';
import type { LoadCache } from './load-cache.ts';

export interface ReusedBodies {
  /** Takes a topic over if an earlier build rendered it with the same result. */
  take(topic: Topic): KeptTopic | undefined;
  /** What was taken over. */
  readonly taken: ReadonlyMap<Topic, KeptTopic>;
  /**
   * Keeps the bodies of a topic, unless they were taken over.
   * @param bodies by the label of their version; '' is an unversioned page
   */
  keep(topic: Topic, codeFiles: Iterable<string>, bodies: ReadonlyMap<string, RenderedBody>): void;
}

/** @param kept what earlier builds kept; undefined if this load keeps nothing */
export function reusedBodies(kept: KeptBodies | undefined, { topics }: LoadCache): ReusedBodies {
  const taken = new Map<Topic, KeptTopic>();
  const textOf = ({ file, front, body, bodyLine }: Topic) =>
    topics.get(file)?.text ?? JSON.stringify([front, body, bodyLine]);
  return {
    taken,
    take(topic) {
      const earlier = kept?.read(topic, textOf(topic));
      if (earlier) taken.set(topic, earlier);
      return earlier;
    },
    keep(topic, codeFiles, bodies) {
      if (!taken.has(topic)) kept?.write(topic, textOf(topic), codeFiles, bodies);
    },
  };
}
