/** Compares bodies in a worker, because a long page takes longer than a frame. */

import {
  type ComparedBody,
  comparisonPatch,
  type Patch,
  type VersionBody,
  versionsOfBlocks,
} from '../../compare/diff/patch.ts';
import { replyToTasks, taskHandler } from '../../transport/ask-worker.ts';

export interface CompareTasks {
  readonly compare: {
    readonly asks: { readonly before: ComparedBody; readonly after: ComparedBody; readonly shown: 'before' | 'after' };
    readonly answer: Patch;
  };
  readonly since: {
    readonly asks: { readonly shown: string; readonly others: readonly VersionBody[] };
    readonly answer: readonly (readonly string[])[];
  };
}

replyToTasks(
  taskHandler<CompareTasks>({
    compare: ({ before, after, shown }) => comparisonPatch(before, after, shown),
    since: ({ shown, others }) => versionsOfBlocks(shown, others),
  }),
);
