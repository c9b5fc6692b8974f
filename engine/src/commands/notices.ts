/** The licenses of the libraries in a bundle: one file with their notices, which the bundle names. */
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const packageName = /^(?<folder>.*\/node_modules\/(?<name>@[^/]+\/[^/]+|[^@./][^/]*))\//;
const noticeFile = /^(?:licen[cs]e|notice|copying)(?:[.-].*)?$/i;

/**
 * The folders of the packages that modules are from; modules without a package, such as a project's own, are left out.
 */
export function packageFolders(modules: Iterable<string>): readonly string[] {
  const folders = new Set<string>();
  for (const module of modules) {
    // Bundlers mark some of the modules that they make with a null byte, and add queries.
    const folder = packageName.exec(module.replace(/^\0/, '').replaceAll('\\', '/'))?.groups?.folder;
    if (folder !== undefined) folders.add(folder);
  }
  return [...folders].sort();
}

const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().optional().catch(undefined),
});

function noticeOf(folder: string): string {
  const { name, version, license } = packageSchema.parse(
    JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')),
  );
  const files = fs
    .readdirSync(folder)
    .filter((file) => noticeFile.test(file) && fs.statSync(path.join(folder, file)).isFile());
  if (!files.length && !license) throw new Error(`The package ${name} says nothing about its license.`);
  const texts = files
    .sort()
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  return [`${name} ${version}${license ? ` (${license})` : ''}`, ...texts].join('\n\n');
}

export function noticesText(title: string, modules: Iterable<string>): string {
  const line = `\n\n${'-'.repeat(80)}\n\n`;
  return `${[title, ...packageFolders(modules).map(noticeOf)].join(line)}\n`;
}

export const noticeComment = (file: string): string => `/*! Licenses of libraries: ${file} */`;
