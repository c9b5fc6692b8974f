/** Static files: everything in `public/`, except for links that point nowhere. */
import fs from 'node:fs';
import path from 'node:path';
import { filesIn, projectFile } from '../../content/files/project-file.ts';
import type { SiteFile } from './site-file.ts';

export const publicFiles = (root: string): SiteFile[] =>
  filesIn(root, 'public')
    .map((file) => ({ file, source: `public/${file}` }))
    .filter(({ source }) => fs.statSync(path.join(root, source), { throwIfNoEntry: false })?.isFile())
    .map((file) => ({ ...file, make: () => fs.readFileSync(projectFile(root, file.source)) }));
