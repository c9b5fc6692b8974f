/**
 * The contract between a project and this engine: the modules that the engine loads by name, below the project's root.
 * README.md lists what else it reads. `defaults` has the values of exports if the whole module is missing; without it,
 * the module is required. `optional` has the values of exports that a module may leave out.
 */
export const projectModules = {
  'site.config.ts': {},
  'site.extensions.ts': { defaults: {} },
  'content/versions.ts': { optional: { factTitles: {} } },
  'content/sidebars.ts': { defaults: { sidebars: null } },
  'content/glossary.ts': { defaults: { glossary: [] } },
  'content/former-anchors.ts': { defaults: { formerAnchors: [] } },
  'content/moved.ts': { defaults: { moved: { paths: {}, withoutRoot: [], addresses: {} } } },
  'content/islands/index.ts': { defaults: { islands: {} } },
  'content/islands/about.ts': { defaults: { about: {} } },
};
