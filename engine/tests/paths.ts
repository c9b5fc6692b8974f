/** Folders that tests and measurements use. */
import path from 'node:path';

/** This package. */
export const engineRoot = path.resolve(import.meta.dirname, '..');

/** The program that runs commands. */
export const onesource = path.join(engineRoot, 'bin/onesource.mjs');

/** The repository: the site that is this engine's first user. */
export const projectRoot = path.resolve(engineRoot, '..');

/** Its built site: `dist/`, or `OUT_DIR` unless that is empty. */
export const distFolder = path.resolve(projectRoot, process.env.OUT_DIR?.trim() || 'dist');
