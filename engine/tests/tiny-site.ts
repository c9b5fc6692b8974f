/** A tiny project with this engine in a separate folder, for tests that run whole commands. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { fixtureSite, onesource } from './paths.ts';
import { makeProjectFolder } from './project-copy.ts';

/** A page's file. */
const tinyPage = (title: string, body: string, more = '') =>
  `---\ntitle: ${title}\ndescription: What a reader may expect of the tiny page with the title “${title}”, in one sentence.\n${more}---\n${body}\n`;

/** A page of every version. */
export const versionedPage = (title: string, body: string) => tinyPage(title, body, "versions: '*'\n");

/** `site.config.ts` of the project. */
export const tinySiteConfig = `export default {
  title: 'Tiny', tagline: 'A site for tests', url: 'https://tiny.example', favicon: '/favicon.svg',
  themeColor: { dark: '#101216', light: '#ffffff' }, language: 'en', locales: [{ code: 'en', label: 'English' }],
  repository: 'https://github.com/tiny/tiny', editUrl: 'https://github.com/tiny/tiny/edit/main/content/', versionedRoot: '/api', announcement: null,
  navbar: [{ type: 'docs', label: 'Documentation', position: 'left' }],
  footer: { columns: [], logo: { alt: 'Tiny', href: 'https://tiny.example', height: 42 }, copyright: '© 2025 Tiny' },
  search: { provider: 'embedded' }, pages: { glossary: '/terminology' },
};
`;

const files: Readonly<Record<string, string>> = {
  'package.json':
    '{ "name": "tiny", "version": "1.0.0", "private": true, "type": "module", "scripts": { "dev": "onesource dev" } }\n',
  'site.config.ts': tinySiteConfig,
  'content/versions.ts': `export const versions = [
  { label: '1.0', released: '2024-01-01', facts: { tag: 'v1.0.1', release: '1.0.1' } },
  { label: '2.0', released: '2025-01-01', latest: true, facts: { tag: 'v2.0.0', release: '2.0.0' } },
];
export const factTitles = {};
`,
  'content/sidebars.ts': `export const sidebars = [{ name: 'api', versions: '*', items: ['index', 'install'] }];\n`,
  'content/glossary.ts': `export const glossary = [{ id: 'proof', term: 'Proof', aliases: [], definition: 'What convinces a verifier.' }];\n`,
  'content/moved.ts': 'export const moved = { paths: {}, withoutRoot: [], addresses: {} };\n',
  'content/islands/index.ts': 'export const islands = {};\n',
  'content/islands/about.ts': 'export const about = {};\n',
  'content/api/index.mdx': versionedPage('Introduction', 'Begin here.'),
  'content/api/install.mdx': versionedPage('Installation', 'Run it.'),
  'content/learn/index.mdx': tinyPage('Tiny', 'Welcome.'),
  'content/learn/terminology.mdx': tinyPage('Terminology', '<Glossary />', 'listed: false\n'),
};

/** Writes files below a folder. */
function writeFiles(root: string, written: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [file, text] of Object.entries(written)) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  }
}

/** Creates the project with `changes` to its files. The caller has to remove the folder. */
export function makeTinySite(changes: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const root = makeProjectFolder();
  fs.cpSync(path.join(fixtureSite, 'public'), path.join(root, 'public'), { recursive: true });
  writeFiles(root, { ...files, ...changes });
  return root;
}

/** What a user may have set for another project. */
export const ownOutput = { OUT_DIR: '', BASE_URL: '' };

/**
 * Builds the project at `root`; returns the folder of the built site.
 * @param program runs commands; default: this engine's
 */
export async function buildSite(
  root: string,
  env: Readonly<Record<string, string>> = {},
  program = onesource,
): Promise<string> {
  await promisify(execFile)(process.execPath, [program, 'build'], {
    cwd: root,
    env: { ...process.env, ...ownOutput, NODE_ENV: 'production', ...env },
  });
  return path.join(root, 'dist');
}
