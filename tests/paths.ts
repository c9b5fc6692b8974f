/** Folders that tests and measurements of this site use. */
import path from 'node:path';

export const projectRoot = path.resolve(import.meta.dirname, '..');

/** The built site: `dist/`, or `OUT_DIR` unless that is empty. */
export const distFolder = path.resolve(projectRoot, process.env.OUT_DIR?.trim() || 'dist');
