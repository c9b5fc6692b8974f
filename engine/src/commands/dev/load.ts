/** Loads the site through Vite, so that changed modules are loaded again, and reuses the rest. */
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { itemAt } from '../../basics/lookup.ts';
import type { SiteConfig } from '../../config/site-config.ts';
import { type StyleSheets, sheetNames, styleSheets } from '../../shell/document/inline.ts';
import type { Site } from '../../site/load.ts';
import type { LoadCache } from '../../site/load-cache.ts';
import type { Folders } from '../context.ts';
import { islandStyles } from '../island-styles.ts';
import { inlineScripts } from '../lone-scripts.ts';
import type { DevSite } from './site.ts';

export interface LoadedSite {
  readonly site: Site;
  readonly shown: DevSite;
}

/** Rendered bodies depend on these folders, but not on the shell, search, and the client. */
const isEngine = (name: string) =>
  /^engine\/src\/(?!shell|search|client|commands)/.test(name) && !name.endsWith('.css');
/** So do the project's extensions: the module, and what it imports. */
const isExtension = (name: string) => !/^(content|public|engine)\/|^site\.config\.ts$/.test(name);
const isScript = (name: string) => /^engine\/src\/.+\.tsx?$/.test(name);

async function loadSheets(vite: ViteDevServer, { root, engine }: Folders, colors: SiteConfig): Promise<StyleSheets> {
  const { moduleGraph } = vite.environments.client;
  const sheets = sheetNames.map(async (name) => {
    const file = path.join(engine, `src/client/style-sheets/${name}.css`);
    for (const module of moduleGraph.getModulesByFile(file) ?? []) moduleGraph.invalidateModule(module);
    return (await vite.transformRequest(`${devAddress(root, file)}?direct`))?.code ?? '';
  });
  const texts = await Promise.all(sheets);
  return styleSheets((name) => itemAt(texts, sheetNames.indexOf(name)), colors);
}

function devAddress(root: string, file: string): string {
  const below = path.relative(root, file);
  return below.startsWith('..') ? `/@fs${file}` : `/${below}`;
}

async function loadingModules(load: <Module>(file: string) => Promise<Module>) {
  const [loading, project, caching, collecting] = await Promise.all([
    load<typeof import('../../site/load.ts')>('src/site/load.ts'),
    load<typeof import('../../site/project.ts')>('src/site/project.ts'),
    load<typeof import('../../site/load-cache.ts')>('src/site/load-cache.ts'),
    load<typeof import('../../problems/collect.ts')>('src/problems/collect.ts'),
  ]);
  return { loading, project, caching, collecting };
}

/**
 * Returns a function that loads the site again after changes.
 * @param base path without a trailing slash
 */
export function siteLoader(
  vite: ViteDevServer,
  folders: Folders,
  base: string,
): (changed: ReadonlySet<string>) => Promise<LoadedSite> {
  const { root, engine } = folders;
  const load = <Module>(file: string) => vite.ssrLoadModule(`/${file}`, { fixStacktrace: true }) as Promise<Module>;
  const engineAddress = (file: string) => devAddress(root, path.join(engine, file));
  const loadEngine = <Module>(file: string) =>
    vite.ssrLoadModule(engineAddress(file), { fixStacktrace: true }) as Promise<Module>;
  let cache: LoadCache | undefined;
  let site: Site | undefined;
  let islandNames: readonly string[] = [];
  let scripts: ReturnType<typeof inlineScripts> | undefined;
  let sheets: Promise<StyleSheets> | undefined;

  const loadSite = async (): Promise<Site> => {
    const { loading, project, caching, collecting } = await loadingModules(loadEngine);
    cache ??= caching.emptyCache();
    const problems = collecting.problemCollector();
    const read = await project.readProject(root, load, { base: `${base}/`, problems });
    islandNames = Object.keys(read.modules.islands);
    return loading.loadSite(root, read, {
      cache,
      showDrafts: true,
      isTolerant: true,
      problems,
    });
  };

  return async (changed) => {
    const names = [...changed];
    if (names.some((name) => isEngine(name) || isExtension(name))) cache = undefined;
    if (names.some(isScript)) scripts = undefined;
    if (names.some((name) => name.endsWith('.css') || name === 'site.config.ts')) sheets = undefined;
    if (!site || names.some((name) => !name.endsWith('.css'))) site = await loadSite();
    scripts ??= inlineScripts(engine);
    sheets ??= loadSheets(vite, folders, site.info.config);
    const [documents, inline, shell] = await Promise.all([
      loadEngine<typeof import('./site.ts')>('src/commands/dev/site.ts'),
      scripts,
      sheets,
    ]);
    const islands = islandStyles(folders, islandNames);
    const shown = documents.devSite(site, {
      sheets: shell,
      boot: `${base}${engineAddress('src/client/startup/boot.ts')}`,
      bootImports: [],
      scripts: inline,
      islandCss: (name) => islands.get(name) ?? '',
    });
    return { site, shown };
  };
}
