/** The documentation server for coding agents as a package of the site: `npx https://…/mcp.tgz` runs it. */
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { SiteConfig } from '../config/site-config.ts';
import { extensionsFile } from '../content/modules/project.ts';
import type { Folders } from './context.ts';
import { enginePackage } from './engine-package.ts';
import type { SiteFile } from './files/site-file.ts';
import { noticeComment, noticesText } from './notices.ts';

const blockBytes = 512;
const noticesFile = 'notices.txt';

function tarEntry(name: string, content: Buffer, mode: number): Buffer {
  const header = Buffer.alloc(blockBytes);
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;
  header.write(name, 0);
  header.write(octal(mode, 7), 100);
  header.write(octal(0, 7) + octal(0, 7), 108);
  header.write(octal(content.length, 11) + octal(0, 11), 124);
  header.write('        0', 148);
  header.write('ustar\u000000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 6)} `, 148);
  return Buffer.concat([header, content, Buffer.alloc(-content.length & (blockBytes - 1))]);
}

const commandName = ({ agents }: SiteConfig): string => `${agents.name}-mcp`;

/** The program: only what it needs of the configuration and the extensions of the project is part of it. */
const entry = (root: string, config: SiteConfig) => `import { runProgram } from './src/config/command-line.ts';
import { mcpCommand } from './src/mcp/command.ts';
import { main } from './src/mcp/main.ts';
${fs.existsSync(path.join(root, extensionsFile)) ? `import * as extensions from '${path.join(root, extensionsFile)}';` : 'const extensions = {};'}
const config = ${JSON.stringify({ url: config.url, agents: config.agents, pages: config.pages })};
const folder = process.env.INIT_CWD ?? process.cwd();
runProgram(mcpCommand('${commandName(config)}').action((options) => main({ config, detectVersion: extensions.detectVersion, folder }, options)));`;

export async function mcpPackage({ root, engine }: Folders, config: SiteConfig): Promise<SiteFile> {
  // esbuild rather than Vite: the entry is a text, and `metafile` lists the packages whose licenses are due.
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    stdin: { contents: entry(root, config), resolveDir: engine },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    absWorkingDir: engine,
    legalComments: 'none',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
    banner: {
      js: `#!/usr/bin/env node
${noticeComment(noticesFile)}
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);`,
    },
  });
  const about = {
    name: commandName(config),
    version: enginePackage(engine).version,
    license: 'Apache-2.0',
    type: 'module',
    bin: 'mcp.mjs',
    engines: { node: '>=20' },
  };
  const inputs = Object.keys(metafile.inputs).map((file) => path.resolve(engine, file));
  const end = Buffer.alloc(2 * blockBytes);
  const archive = gzipSync(
    Buffer.concat([
      tarEntry('package/package.json', Buffer.from(JSON.stringify(about)), 0o644),
      tarEntry(
        `package/${noticesFile}`,
        Buffer.from(noticesText(`${about.name} contains these libraries.`, inputs)),
        0o644,
      ),
      tarEntry('package/mcp.mjs', Buffer.from(outputFiles[0]?.contents ?? []), 0o755),
      end,
    ]),
  );
  return { file: 'mcp.tgz', source: 'the documentation server for coding agents', make: () => archive };
}
