/** The commands of `onesource`: what each is for and accepts. `NAME.ts`, next to this file, has its `run`. */
import type { Command } from '../config/command-line.ts';
import { mcpCommand } from '../mcp/command.ts';
import { reportFormats } from '../problems/report.ts';

const outFolder = { OUT_DIR: 'the folder of the built site (default: dist)' };
const basePath = { BASE_URL: 'the path below which the site is served (default: that of the configuration)' };
const address = {
  PORT: 'the port to listen on (default: 3000)',
  HOST: 'the address to listen on (default: this machine only)',
};

export const commands = {
  build: {
    about: 'Builds the site.',
    environment: { ...outFolder, ...basePath, NOINDEX: '1: for a deployment that search engines leave out' },
  },
  serve: { about: 'Serves the built site.', environment: { ...outFolder, ...basePath, ...address } },
  dev: { about: 'Serves the site while you edit it.', environment: { ...basePath, ...address } },
  compress: { about: 'Writes .br and .gz files next to the text files of the built site.', environment: outFolder },
  new: {
    about: 'Creates a page, with its front matter and its entries in the sidebars.',
    arguments: [{ name: 'PAGE', about: 'the name of the page; a page without versions starts with a slash' }],
    options: {
      since: { value: 'VERSION', about: 'the first version that has the page' },
      after: { value: 'PAGE', about: 'the page that it follows in the sidebars' },
      title: { value: 'TITLE', about: 'its title (default: from its name)' },
    },
    example: 'guides/sizes --since 2.2',
  },
  move: {
    about: 'Renames a page and everything that names it. Its old addresses lead to it.',
    arguments: [
      { name: 'OLD', about: 'the name of the page' },
      { name: 'NEW', about: 'its new name' },
    ],
    example: 'guides/old-name guides/new-name',
  },
  cut: {
    about: 'Names the unreleased version, and creates a new unreleased version as its copy.',
    arguments: [{ name: 'VERSION', about: 'the name of the version' }],
    example: '3.1',
  },
  changes: {
    about: 'Shows what changes for readers, page by page, compared with another commit.',
    arguments: [{ name: 'COMMIT', about: 'what to compare with (default: main)', isOptional: true }],
    options: { markdown: { about: 'prints Markdown' } },
    example: 'HEAD~3 --markdown',
  },
  'check-content': {
    about: 'Reads and renders all pages, and reports every mistake.',
    options: {
      watch: { about: 'checks again after each change' },
      format: { choices: reportFormats, about: 'for people, editors, GitHub, or other programs (default: text)' },
    },
  },
  editor: { about: 'Writes what an editor completes into .vscode: targets of links, and the schema of front matter.' },
  previews: { about: 'Draws the link previews of pages that have none yet.' },
  'search-records': {
    about: 'Writes the built site as records for a hosted search engine.',
    environment: { ...outFolder, ...basePath },
  },
  mcp: mcpCommand,
} as const satisfies Readonly<Record<string, Command>>;

export type CommandName = keyof typeof commands;
