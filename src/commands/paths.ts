/** Paths of the project. */
import path from 'node:path';

/** The folder that contains `content/` and `site.config.ts`. */
export const projectRoot = process.cwd();

/** The folder of the built site: `dist/`, or `OUT_DIR` unless that is empty. */
export const distFolder = path.resolve(projectRoot, process.env.OUT_DIR?.trim() || 'dist');
