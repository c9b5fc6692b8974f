/** The project that measurements are about. */
import path from 'node:path';

export interface MeasuredProject {
  readonly root: string;
  /** Its built site: `dist/`, or `OUT_DIR` unless that is empty. */
  readonly dist: string;
}

/** @param root the project's folder, as the program that measures got it */
export const measuredProject = (root: string): MeasuredProject => ({
  root,
  dist: path.resolve(root, process.env.OUT_DIR?.trim() || 'dist'),
});
