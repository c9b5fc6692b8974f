/** Where things are. */
import path from 'node:path';

/** The folder that holds `content/` and `site.config.ts`. */
export const projectRoot = process.cwd();

/** Where the built site goes: `dist/`, unless `OUT_DIR` names another folder. Set but empty, it names none. */
export const distFolder = path.resolve(projectRoot, process.env.OUT_DIR?.trim() || 'dist');
