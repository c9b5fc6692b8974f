/** The bodies that a load takes over from an earlier build, and those that it keeps for the next one. */
import type { Topic } from '../content/topic.ts';
import type { KeptBodies } from './kept-bodies.ts';
import type { TopicBodies } from './topic-renderer.ts';

export interface ReusedBodies {
  /** Takes a topic over if an earlier build rendered it with the same result. */
  take(topic: Topic): TopicBodies | undefined;
  /** Keeps the bodies of a topic, unless they were taken over. */
  keep(topic: Topic, bodies: TopicBodies): void;
}

/** @param kept what earlier builds kept; undefined if this load keeps nothing */
export function reusedBodies(kept: KeptBodies | undefined): ReusedBodies {
  const taken = new Set<Topic>();
  const textOf = ({ front, body, bodyLine }: Topic) => JSON.stringify([front, body, bodyLine]);
  return {
    take(topic) {
      const earlier = kept?.read(topic, textOf(topic));
      if (earlier) taken.add(topic);
      return earlier;
    },
    keep(topic, bodies) {
      if (!taken.has(topic)) kept?.write(topic, textOf(topic), bodies);
    },
  };
}
