/** What the elements of the vocabulary have in common. */
import type { ReactNode } from 'react';
import type { Place } from '../../problems/problem.ts';
import { useCollector } from '../collector.ts';

export interface ElementProps {
  /** Line and column in the source file, set by the compiler: `12:5`. */
  readonly line?: string;
  readonly children?: ReactNode;
}

/** Where in its file a part of the page is, for messages. */
export function usePlace(line: string | undefined): Place {
  const { view, passage } = useCollector();
  const [number, column] = (line ?? '').split(':').map(Number);
  return { file: passage ?? view.topic.file, ...(number ? { line: number } : {}), ...(column ? { column } : {}) };
}
