/** Creates projects of any size, with generated pages of realistic length and content. */
import fs from 'node:fs';
import path from 'node:path';
import { fixtureSite, packagesFolder } from '../tests/paths.ts';

export interface Size {
  readonly topics: number;
  /** Every topic is in all versions, with the same content. */
  readonly versions: number;
}

const words =
  'proof segment answer guest host journal image field circuit trace column prover verifier session cycle memory page hash root leaf seal claim input output limit size order power'.split(
    ' ',
  );

/** Deterministic pseudorandom numbers. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % below;
  };
}

function pageText(i: number, topics: number): string {
  const random = randomNumbers(i + 1);
  const sentence = (length: number) => `The ${Array.from({ length }, () => words[random(words.length)]).join(' ')}.`;
  const paragraph = () => Array.from({ length: 5 }, () => sentence(9 + random(6))).join(' ');
  const link = `[${words[random(words.length)]}](api:topic-${random(topics)})`;
  const code = Array.from(
    { length: 12 },
    (_, line) =>
      `    let ${words[random(words.length)]}_${line} = env::read::<u${8 << random(4)}>() + ${random(1000)}; // ${words[random(words.length)]}`,
  ).join('\n');
  const sections = Array.from(
    { length: 5 },
    (_, n) =>
      `## Part ${n} of ${words[random(words.length)]}\n\n${paragraph()} See ${link}.\n\n- ${sentence(6)}\n- ${sentence(7)} \`value_${i}\`\n\n${paragraph()}\n`,
  );
  sections.splice(2, 0, `\`\`\`rust title="src/main.rs"\nfn main() {\n${code}\n}\n\`\`\`\n`);
  return `---\ntitle: Topic ${i} of ${words[i % words.length]}\ndescription: An invented page, number ${i}, as long as a real one and mixed as one.\nversions: '*'\n---\n${paragraph()}\n\n${sections.join('\n')}`;
}

const config = `export default ${JSON.stringify({
  title: 'Synthetic',
  tagline: 'Invented pages',
  url: 'https://synthetic.example',
  favicon: '/favicon.svg',
  themeColor: { dark: '#101216', light: '#ffffff' },
  language: 'en',
  locales: [{ code: 'en', label: 'English' }],
  repository: 'https://github.com/synthetic/synthetic',
  editUrl: 'https://github.com/synthetic/synthetic/edit/main/content/',
  versionedRoot: '/api',
  announcement: null,
  navbar: [
    { type: 'docs', label: 'Documentation', position: 'left' },
    { type: 'versions', position: 'right' },
  ],
  footer: { columns: [], logo: { alt: 'Synthetic', href: 'https://synthetic.example', height: 42 }, copyright: '2025' },
  search: { provider: 'embedded' },
})};\n`;

/** Pages per sidebar, as in the real documentation. */
const perSidebar = 50;

/** Writes a project into `folder`, with this project's engine. */
export function writeSynthetic(folder: string, { topics, versions }: Size): void {
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  };
  for (const part of ['public', 'package.json'])
    fs.cpSync(path.join(fixtureSite, part), path.join(folder, part), { recursive: true });
  write('content/islands/index.ts', 'export const islands = {};\nexport type IslandName = never;\n');
  fs.symlinkSync(packagesFolder, path.join(folder, 'node_modules'));
  write('site.config.ts', config);
  write('content/glossary.ts', 'export const glossary = [];\n');
  write('content/islands/about.ts', 'export const about = {};\n');
  write('content/moved.ts', 'export const moved = { paths: {}, withoutRoot: [], addresses: {} };\n');
  const rows = Array.from({ length: versions }, (_, i) => ({
    label: `${i + 1}.0`,
    facts: { tag: `v${i + 1}`, build: `${i + 1}.0.0` },
    ...(i === versions - 1 ? { latest: true } : {}),
  }));
  write('content/versions.ts', `export const versions = ${JSON.stringify(rows)};\nexport const factTitles = {};\n`);
  const sidebars = Array.from({ length: Math.ceil(topics / perSidebar) }, (_, s) => ({
    name: `part-${s}`,
    versions: '*',
    items: [
      ...(s ? [] : ['index']),
      ...Array.from(
        { length: Math.min(perSidebar, topics - s * perSidebar) },
        (_each, i) => `topic-${s * perSidebar + i}`,
      ),
    ],
  }));
  write('content/sidebars.ts', `export const sidebars = ${JSON.stringify(sidebars)};\n`);
  write('content/api/index.mdx', pageText(topics, topics));
  write(
    'content/learn/index.mdx',
    '---\ntitle: Home\ndescription: The start of an invented site, which measures how long a build takes.\n---\nInvented.\n',
  );
  for (let i = 0; i < topics; i++) write(`content/api/topic-${i}.mdx`, pageText(i, topics));
}
