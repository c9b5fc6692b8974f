/** Static files: everything in `public/`. */
import fs from 'node:fs';
import path from 'node:path';
import { projectFile } from '../../content/project-file.ts';
import type { SiteFile } from './site-file.ts';

export function publicFiles(root: string): SiteFile[] {
  const folder = path.join(root, 'public');
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => fs.statSync(path.join(folder, file), { throwIfNoEntry: false })?.isFile())
    .map((name): SiteFile => {
      const file = name.split(path.sep).join('/');
      return { file, source: `public/${file}`, make: () => fs.readFileSync(projectFile(root, `public/${file}`)) };
    });
}
