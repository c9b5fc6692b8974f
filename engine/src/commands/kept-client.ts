/** The client's bundle, unless an earlier build made it of the same files. */
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { folderHash } from '../cache/folder-hash.ts';
import { type Bundle, keptBundle } from '../cache/kept-bundle.ts';
import type { Store } from '../cache/store.ts';
import type { SiteInfo } from '../model/site-info.ts';
import { bundleClient, type ClientBundle } from './client-bundle.ts';
import type { Folders } from './context.ts';

const keptFile = z.object({ file: z.string(), source: z.string(), content: z.string(), isText: z.boolean() });
/** A bundle in the cache: binary files are in base64. */
const keptClient = z.object({
  boot: z.string(),
  bootImports: z.array(z.string()),
  sheets: z.object({ head: z.string(), frame: z.string(), page: z.string() }),
  files: z.array(keptFile),
  served: z.object({ files: z.array(z.string()), bytes: z.number(), sheets: z.array(z.string()) }),
  hashes: z.record(z.string(), z.string()),
});

const toKeep = ({ files, ...rest }: ClientBundle): string =>
  JSON.stringify({
    ...rest,
    files: files.map(({ file, source, make }): z.infer<typeof keptFile> => {
      const content = make();
      const isText = typeof content === 'string';
      return { file, source, content: isText ? content : Buffer.from(content).toString('base64'), isText };
    }),
  });

/** Files directly in the project that bundlers read. */
const settings = /^(?:package\.json|tsconfig.*\.json|\.env.*|\.browserslistrc|postcss\.config\..*)$/;

/** Bundles the client in memory, unless an earlier build did so with the same files. */
export async function buildClient(folders: Folders, info: SiteInfo, store: Store): Promise<ClientBundle> {
  const { root, engine } = folders;
  const settingFiles = fs.readdirSync(root).filter((name) => settings.test(name));
  const key = [
    'client',
    root,
    process.env.NODE_ENV ?? '',
    JSON.stringify(info),
    // Style sheets import others, which the bundler doesn't name.
    folderHash(path.join(engine, 'src'), true),
    folderHash(path.join(root, 'content/islands'), true),
    ...settingFiles.flatMap((name) => [name, fs.readFileSync(path.join(root, name), 'utf8')]),
  ];
  const text = await keptBundle(store, key, async (): Promise<Bundle> => {
    const inputs = new Set<string>();
    return { text: toKeep(await bundleClient(folders, info, inputs)), inputs };
  });
  const { files, ...rest } = keptClient.parse(JSON.parse(text));
  return {
    ...rest,
    files: files.map(({ file, source, content, isText }) => ({
      file,
      source,
      make: () => (isText ? content : Buffer.from(content, 'base64')),
    })),
  };
}
