/**
 * The schema of the site configuration, with messages that name the setting or the navbar item, and the types that
 * follow from it. Only the build imports the schema: browsers use the types.
 */
import { z } from 'zod';
import { suggest } from '../basics/nearest.ts';
import { firstProblem, type ProblemCollector } from '../problems/collect.ts';
import { Problem } from '../problems/problem.ts';
import { type DeepReadonly, issuePath, issueSentence, issuesOf, plainText } from '../problems/schema.ts';
import { contrast } from './contrast.ts';
import { anyLink, webAddress } from './link.ts';
import { reservedFolders, reservedPages } from './reserved.ts';
import { searchConfigSchema } from './search-config.ts';

const reserved = [...reservedFolders.keys(), ...reservedPages.keys()].sort();

const assistantHref = webAddress.refine(
  (href) => href.includes('{prompt}'),
  'the address has {prompt} where the question belongs',
);

const pagePath = z.string().regex(/^\/(?![/\\])/, 'a page is named by its path, such as /faq');
const position = z.enum(['left', 'right']);
const page = z.strictObject({
  type: z.literal('page'),
  label: plainText,
  to: pagePath,
  position: position.optional(),
});
const link = z.strictObject({
  type: z.literal('link'),
  label: plainText,
  href: webAddress,
  position: position.optional(),
});
const navbarItems = {
  /** Leads to the start page of the reader's version. */
  docs: z.strictObject({ type: z.literal('docs'), label: plainText, position }),
  /** Leads to the first page of a sidebar, in the reader's version. */
  sidebar: z.strictObject({ type: z.literal('sidebar'), label: plainText, sidebar: z.string(), position }),
  page,
  link,
  dropdown: z.strictObject({
    type: z.literal('dropdown'),
    label: plainText,
    position,
    items: z.array(z.discriminatedUnion('type', [page, link])).min(1),
  }),
  versions: z.strictObject({ type: z.literal('versions'), position }),
  languages: z.strictObject({ type: z.literal('languages'), position }),
};

const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'a color is written as #101216');
const modeColors = z.strictObject({ dark: color, light: color });
const footerLink = z.strictObject({ label: plainText, href: anyLink });

const language = z.literal('en', 'the texts around pages are in English only').default('en');

const fields = z.strictObject({
  title: plainText,
  /** For the navbar and for home screens of devices. Default: the title. */
  shortName: plainText.optional(),
  tagline: plainText.or(z.literal('')).default(''),
  url: webAddress.refine(
    (url) => /^[^/]+\/\/[^/?#]+$/.test(url),
    'the address has no slash at its end, and no path, which is baseUrl',
  ),
  /** Path the site is served under; `BASE_URL` overrides it. */
  baseUrl: z.string().default('/'),
  /** Whether addresses end with a slash, and documents are `x/index.html`: for hosts that only serve folders. */
  trailingSlash: z.boolean().default(false),
  /** Address of the icon, a file in `public/`, below the base path. */
  favicon: z
    .string()
    .regex(/^(\/[\w.-]+)+\.(svg|png|ico)$/, 'the icon is an SVG, PNG, or ICO file of public/, such as /favicon.svg')
    .optional(),
  /** Address of the logo, an SVG file in `public/`. */
  logo: z
    .string()
    .regex(/^(\/[\w.-]+)+\.svg$/, 'the logo is an SVG file of public/, such as /logo.svg')
    .optional(),
  /** The background, and the color of the browser's toolbar (`<meta name="theme-color">`). */
  themeColor: modeColors.default({ dark: '#101216', light: '#ffffff' }),
  /** Lines and marks: focus, what is selected, borders. */
  accentColor: modeColors.default({ dark: '#8fbcff', light: '#1d5fb8' }),
  /** Text in the accent color. Default: the accent color. */
  accentTextColor: modeColors.optional(),
  /** Fills buttons, with black or white text, and tints what is selected or highlighted. Default: the accent color. */
  fillColor: modeColors.optional(),
  language,
  locales: z
    .array(z.strictObject({ code: language, label: plainText }))
    .length(1, 'the site has one language: pages, search, and addresses exist in no other')
    .default([{ code: 'en', label: 'English' }]),
  repository: webAddress.refine((url) => !/\/$|\.git$/.test(url), 'the address is that of its page, without .git'),
  /** Address of the content in an editor, to which a page's file is appended; without it, no page has an edit link. */
  editUrl: webAddress
    .refine((url) => /[/=]$/.test(url), 'the address ends with a slash, because the path of a page’s file follows it')
    .optional(),
  versionedRoot: z
    .string()
    .regex(/^\/[a-z]+$/, 'the root of the versions is one word after a slash, such as /api')
    .refine((root) => !reserved.includes(root), `${reserved.join(', ')} are taken by the site itself`)
    .default('/docs'),
  announcement: z
    .strictObject({ id: z.string().regex(/^[\w-]+$/), text: plainText, link: footerLink.optional() })
    .nullable()
    .default(null),
  /** What every page of some versions has to say first, such as a flaw that the version has. */
  notices: z
    .array(
      z.strictObject({
        versions: z.string(),
        severity: z.enum(['danger', 'warning']),
        /** One word for menus and lists: `vulnerable`. */
        mark: plainText,
        /** Sentences without markup. */
        text: plainText,
        link: footerLink,
      }),
    )
    .default([]),
  /** What the start page of a version says at a glance, each a label and a link: its release, its advisories. */
  overview: z.array(z.strictObject({ versions: z.string(), label: plainText, link: footerLink })).default([]),
  navbar: z
    .array(
      z.discriminatedUnion('type', [
        navbarItems.docs,
        navbarItems.sidebar,
        page,
        link,
        navbarItems.dropdown,
        navbarItems.versions,
        navbarItems.languages,
      ]),
    )
    .default([
      { type: 'docs', label: 'Documentation', position: 'left' },
      { type: 'versions', position: 'right' },
    ]),
  /** Atom feeds of the site, besides that of changes: feed readers find them on all pages without versions. */
  feeds: z.array(footerLink).default([]),
  /** Islands may run WebAssembly in their workers. Documents still may not: they have a policy of their own. */
  wasmInWorkers: z.boolean().default(false),
  footer: z
    .strictObject({
      columns: z.array(z.array(footerLink)).default([]),
      logo: z.strictObject({ alt: z.string(), href: webAddress, height: z.number().int().positive() }).optional(),
      copyright: z.string().default(''),
    })
    .prefault({}),
  search: searchConfigSchema.default({ provider: 'embedded' }),
  /** Where readers find help if search finds nothing. */
  help: z.array(footerLink).default([]),
  /** What the search dialog offers before anything is typed, while nothing is remembered. */
  startPages: z.array(footerLink).default([]),
  /** First words of commands, such as `git`: search looks them up on the page about names. */
  commands: z.array(z.string()).default([]),
  /** Unversioned pages with a role, by their paths. */
  pages: z
    .strictObject({
      /** Has `<Glossary />`; links `term:ID` lead there. */
      glossary: pagePath.optional(),
      /** Frequently asked questions, which the not-found page offers. */
      questions: pagePath.optional(),
      /** How to use the documentation with a coding agent; linked from every page's menu and from `llms.txt`. */
      agents: pagePath.optional(),
      /** Lists public names by version. A file next to it, `PAGE.json`, tells them to search (`search/names.ts`). */
      names: pagePath.optional(),
    })
    .default({}),
  /** The documentation server for coding agents. */
  agents: z
    .strictObject({
      /** Name of the server, and start of the name of its package: `NAME-mcp`. */
      name: z.string().regex(/^[a-z][a-z0-9-]*$/, 'a name is lower-case words with hyphens'),
      /** What the documentation is about, as part of a sentence. */
      subject: z.string().min(1),
      /** Assistants in which readers can open a page: name, and address in which `{prompt}` is the question. */
      assistants: z.array(z.strictObject({ label: z.string().min(1), href: assistantHref })).default([]),
    })
    .optional(),
});

const namedItem = z.object({ type: z.unknown(), label: z.unknown() }).partial();

/** The name of a package, made of a title. */
const packageName = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'docs';

const leastContrast = [
  { name: 'accentColor', least: 3 },
  { name: 'accentTextColor', least: 4.5 },
] as const;

const complete = (config: z.output<typeof fields>) => ({
  ...config,
  shortName: config.shortName ?? config.title,
  accentTextColor: config.accentTextColor ?? config.accentColor,
  fillColor: config.fillColor ?? config.accentColor,
  agents: config.agents ?? { name: packageName(config.title), subject: config.title, assistants: [] },
});

type Conflict = readonly [message: string, ...path: PropertyKey[]];

/** Settings that don't fit each other. */
function conflicts({ navbar, themeColor, ...config }: ReturnType<typeof complete>): readonly Conflict[] {
  const repeats = (items: readonly object[], ...path: PropertyKey[]): Conflict[] => {
    const labels = items.map((item) => ('label' in item ? item.label : undefined));
    return labels.flatMap((label, index) =>
      label !== undefined && labels.indexOf(label) < index
        ? [[`two items have the label "${label}"`, ...path, index, 'label']]
        : [],
    );
  };
  return [
    ...repeats(navbar, 'navbar'),
    ...navbar.flatMap((item, index) => (item.type === 'dropdown' ? repeats(item.items, 'navbar', index, 'items') : [])),
    ...leastContrast.flatMap(({ name, least }) =>
      (['dark', 'light'] as const).flatMap((mode): Conflict[] => {
        const ratio = contrast(config[name][mode], themeColor[mode]);
        const message = `its contrast with the background is ${ratio.toFixed(1)}, and has to be at least ${least}`;
        return ratio < least ? [[message, name, mode]] : [];
      }),
    ),
  ];
}

export type SiteConfigInput = z.input<typeof fields>;

type ReadConfig = DeepReadonly<ReturnType<typeof complete>>;
export type Notice = Omit<ReadConfig['notices'][number], 'versions'>;
export type OverviewItem = Omit<ReadConfig['overview'][number], 'versions'>;

/** The configuration after validation, without what the table of versions has. */
export type SiteConfig = Omit<ReadConfig, 'notices' | 'overview'>;
export type NavbarItem = SiteConfig['navbar'][number];
export type ModeColors = SiteConfig['themeColor'];
export type HostedConfig = Extract<SiteConfig['search'], { provider: 'hosted' }>;

/** A value of the configuration, as the place of a mistake. */
export const configPlace = (...path: readonly PropertyKey[]) => ({
  file: 'site.config.ts',
  path: ['default', ...path],
});
const namesOf = (item: unknown): z.infer<typeof namedItem> => namedItem.safeParse(item).data ?? {};

/** Why something can't be an item of the navbar, whatever else it has; undefined if it can. */
function refusedItem(item: unknown, index: number): Problem | undefined {
  if (typeof item !== 'object' || item === null)
    return new Problem(`Item ${index + 1} of the navbar is ${JSON.stringify(item) ?? 'undefined'}, not an object.`, {
      place: configPlace('navbar', index),
      remedy: "Write { type: 'link', label: '…', href: '…' }, or remove it.",
    });
  const { type, label } = namesOf(item);
  if (Object.hasOwn(navbarItems, String(type))) return undefined;
  return new Problem(`The navbar item "${String(label ?? '(no label)')}" has the unknown type "${String(type)}".`, {
    place: configPlace('navbar', index, 'type'),
    remedy: suggest(String(type), Object.keys(navbarItems)),
  });
}

/** What takes the place of settings that have no default, so that the rest of the project can be checked. */
const placeholders: Readonly<Record<string, unknown>> = {
  title: '…',
  url: 'https://example.com',
  repository: 'https://example.com',
};
const anyItem = { type: 'versions', position: 'right' };

/** The configuration, with what is wrong replaced. Mistakes go to `problems`. */
function readable(input: Readonly<Record<string, unknown>>, problems: ProblemCollector): ReadConfig {
  const items: readonly unknown[] = Array.isArray(input.navbar) ? input.navbar : [];
  const navbar = items.map((item, index) => {
    const problem = refusedItem(item, index);
    if (problem) problems.add(problem);
    return problem ? anyItem : item;
  });
  const given = items.length ? { ...input, navbar } : input;
  const report = (sentence: string, path: readonly PropertyKey[], remedy?: string) => {
    const [first, index] = path;
    const item = first === 'navbar' && typeof index === 'number' ? namesOf(navbar[index]) : undefined;
    const what = item ? `The navbar item "${String(item.label ?? item.type)}"` : 'The configuration';
    problems.add(new Problem(`${what} is invalid: ${sentence}.`, { place: configPlace(...path), remedy }));
  };
  const wrong = new Set<PropertyKey>();
  for (const issue of issuesOf(fields.safeParse(given).error ?? { issues: [] })) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const path = issuePath(issue);
    const isSetting = unknown.length > 0 && !issue.path.length;
    report(
      issueSentence(isSetting ? { ...issue, message: '' } : issue),
      path,
      isSetting ? suggest(String(path[0]), Object.keys(fields.shape)) : undefined,
    );
    for (const key of isSetting ? unknown : path.slice(0, 1)) wrong.add(key);
  }
  const right = Object.entries(given).filter(([key]) => !wrong.has(key));
  const config = complete(fields.parse({ ...placeholders, ...Object.fromEntries(right) }));
  for (const [message, ...path] of conflicts(config)) report(`${path.join('.')}: ${message}`, path);
  return config;
}

/**
 * Validates a configuration.
 * @param problems receives mistakes, which name the setting, and for a navbar item its label
 */
export function readSiteConfig(input: unknown, problems: ProblemCollector = firstProblem): ReadConfig {
  if (typeof input === 'object' && input !== null && !Array.isArray(input)) return readable({ ...input }, problems);
  const remedy = 'export default { title: …, navbar: […] } satisfies SiteConfigInput;';
  problems.add(
    input === undefined
      ? new Problem('The module has no default export.', { place: { file: 'site.config.ts' }, remedy })
      : new Problem('The configuration is not an object.', { place: configPlace(), remedy }),
  );
  return readable(placeholders, problems);
}
