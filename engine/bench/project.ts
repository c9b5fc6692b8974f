/** The project that measurements are about: the one in the current folder. */
import path from 'node:path';

export const projectRoot = process.cwd();

/** Its built site: `dist/`, or `OUT_DIR` unless that is empty. */
export const distFolder = path.resolve(projectRoot, process.env.OUT_DIR?.trim() || 'dist');
