/** The files that a project may link to from outside of its pages. */
import fs from 'node:fs';
import path from 'node:path';
import { feedFile } from '../config/change-addresses.ts';
import { wholeFile } from '../config/page-href.ts';
import { filesIn } from '../content/files/project-file.ts';
import { problemCollector } from '../problems/collect.ts';

const madeFiles = ['/llms.txt', `/${wholeFile}`, '/sitemap.xml', '/robots.txt', '/mcp.tgz'];

/**
 * Their paths below the base: the files of `public/`, and those that a build makes.
 * @param latestPath path of the latest version below the base
 */
export function servedFiles(root: string, latestPath: string): readonly string[] {
  // What is wrong with a name is reported when the site's files are listed.
  const given = filesIn(root, 'public', problemCollector()).filter((file) =>
    fs.statSync(path.join(root, 'public', file), { throwIfNoEntry: false })?.isFile(),
  );
  return [...madeFiles, `${latestPath}/${feedFile}`, ...given.map((file) => `/${file}`)];
}
