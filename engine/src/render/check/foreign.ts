/** What writers know from other site generators, from HTML, and from wikis, with what to write here instead. */
import type { Rule } from '../../problems/rules.ts';

/** The box for a kind of admonition: `caution` is a `<Warning>`. */
export function boxFor(kind: string): string {
  const boxes: readonly (readonly [RegExp, string])[] = [
    [/^(warn|caution|attention)/i, 'Warning'],
    [/^(danger|error|bug|fail|critical)/i, 'Danger'],
    [/^(tip|hint|success|check)/i, 'Tip'],
  ];
  return boxes.find(([pattern]) => pattern.test(kind))?.[1] ?? 'Note';
}

const box = (kind = '', title = '') =>
  `Write <${boxFor(kind)}${title ? ` title="${title}"` : ''}>…</${boxFor(kind)}>, with blank lines around the Markdown inside.`;

const details = (summary = '…') => `Write <Details summary="${summary || '…'}">…</Details>.`;
const tabs = 'Write <Tabs group="…">, with a <Tab label="…"> for each.';
const fenceOf = (language = 'text') =>
  `Put the code between lines of \`\`\`, the first one with its language: \`\`\`${language || 'text'}.`;
const fence = fenceOf();
const card = 'Write <Card title="…" href="…"> with one sentence, in <Cards>.';
const formula = 'Write a formula: $x^2$, $x_2$.';
const picture = 'Write ![what it shows](./name.png "A caption"), with the file next to the page.';
const island = 'Pages have no code. What is interactive is an <Island name="…" />.';
const contents = 'Remove the line: every page has a table of contents.';
const include = 'Write <Include file="shared/NAME.mdx" />, and put the passage into content/shared/.';
const plain = 'Delete the tags: text has no styles of its own.';
const link = 'Write a link: [text](api:TOPIC), [text](/PAGE), or [text](https://…).';

/** Names of elements, in lower case. */
const elementRemedies: readonly (readonly [names: string, remedy: string])[] = [
  ['details accordion accordiongroup expandable collapse collapsible toggle disclosure spoiler summary', details()],
  ['tabitem codetab tabpanel tabs.tab tab.item codegroup codetabs tabgroup tab-item', tabs],
  ['codeblock codesnippet pre', fence],
  ['code tt samp var', 'Write `…`, in backquotes.'],
  ['kbd', 'Write the keys as code: `Ctrl+C`.'],
  ['step', 'Write <Steps> around a numbered list: 1. 2. 3.'],
  ['cardgroup cardgrid linkgrid doccardlist columns column grid row tiles', `Write <Cards>. ${card}`],
  ['linkcard doccard tile cards.card', card],
  ['link navlink nextlink button linkbutton', link],
  ['a', `${link} An anchor is [#anchor] at the end of a heading.`],
  ['img image picture figure figcaption frame zoom themedimage', picture],
  ['video audio iframe embed youtube object', 'Write a link to it: [text](https://…).'],
  ['b strong', 'Write **…**.'],
  ['i em', 'Write *…*.'],
  ['u ins mark highlight', 'Write **…** or *…*: nothing is underlined or colored.'],
  ['s del strike', 'Write ~~…~~.'],
  ['sub sup', formula],
  ['br', 'Write a blank line before a new paragraph, or a \\ at the end of a line that breaks.'],
  ['hr', 'Write --- between blank lines.'],
  ['h1 h2 h3 h4 h5 h6', 'Write ## before a heading; an anchor is [#anchor] at its end.'],
  ['ul ol li dl dt dd', 'Write a list: lines that start with "- " or "1. ".'],
  ['table thead tbody tr td th', 'Write a table of Markdown: | a | b |, below it | --- | --- |, and its rows.'],
  ['blockquote q', 'Write "> " before each line.'],
  ['p div span center font section small big nobr article', plain],
  ['style script noscript template svg canvas form input', island],
  ['browseronly clientonly', `Remove the tags: every page is drawn without a browser. ${island}`],
  ['if versioned showif onlyif conditional since', 'Write <When versions=">=1.0">…</When>.'],
  ['snippet partial import includefile', include],
  [
    'tooltip term glossaryterm glossarytooltip abbr dfn',
    'Write [text](term:ID), which shows the definition of the glossary.',
  ],
  ['math katex latex', 'Write $…$, or $$ on lines of their own.'],
  ['filetree tree folder file', 'Write the files as ```text.'],
  ['badge pill label', 'Write it as text; <When versions=">=1.0" badge> says "Since 1.0".'],
  ['icon fa', 'Leave it out, or write the character itself.'],
  ['mermaid diagram', 'Draw it as ```flow or ```sequence.'],
  ['toc tableofcontents', contents],
];
const byElement = new Map(elementRemedies.flatMap(([names, remedy]) => names.split(' ').map((name) => [name, remedy])));

const boxNames =
  /^(admonition|aside|callout|alert|hint|banner|infobox|message|notice|info|important|caution|attention|error|success|check|note|tip|warning|danger)$/;

/**
 * What to write instead of an element of another generator, or of HTML; undefined if that is unknown.
 * @param kind of an admonition, if an attribute says it
 */
export function elementRemedy(name: string, kind?: string): string | undefined {
  const known = name.toLowerCase();
  return byElement.get(known) ?? (boxNames.test(known) ? box(kind ?? known) : undefined);
}

/** Forms at the start of a paragraph, with what to write instead. */
export const blockForms: readonly Rule[] = [
  [/^:::+ *details *([^\n]*)/i, (_, summary = '') => details(summary.trim())],
  [/^:::+ *(?:code-group|tabs)/i, tabs],
  [/^:::+\s*$/, box()],
  [
    /^:::+[ {]*([a-z]+)(?:\[([^\]\n]*)\]| +([^\n{}]+))?/i,
    (_, kind, title = '', more = '') => box(kind, (title || more).trim()),
  ],
  [/^\?\?\?\+? *\w*(?: *"([^"\n]*)")?/, (_, summary) => details(summary)],
  [/^!!! *(\w*)(?: *"([^"\n]*)")?/, (_, kind, title) => box(kind, title)],
  [/^===\+? *"[^"\n]*"/, tabs],
  [/^\[!(\w+)\]/, (_, kind) => box(kind)],
  [/^\.\. (?:code-block|code|literalinclude|highlight):: *(\w*)/, (_, language) => fenceOf(language)],
  [/^\.\. (?:image|figure)::/, picture],
  [/^\.\. (?:toctree|contents)::/, contents],
  [/^\.\. ([\w-]+)::/, (_, kind) => box(kind)],
  [/^\[?\[[_\uE001]?toc[_\uE001]?\]\]?$/i, contents],
  [/^\*\[[^\]\n]+\]:/, 'Write [text](term:ID) where the word is used; its definition is in the glossary.'],
  [/(?<=^[^\n]*\n): +\S[^\n]*/, 'Write a definition list as a list, "- **Term**: definition", or as a table.'],
  [/^#[\u3000\u00a0]/, 'Type an ordinary space after ##.'],
  [
    /^(#{1,6})([^\s#]\S*)/,
    (_, signs, word) => `Write a space after the # signs: "${signs} ${word}"; and \\# for the sign itself.`,
  ],
  [/^[•◦▪▫‣●○■□–·➢✓] ?\S/u, 'Start a line of a list with "- ", and a numbered one with "1. ".'],
  [/^\d{1,3}[.)]\p{Lu}/u, 'Write a space after the number: "1. First".'],
  [
    /^[-+*]\p{L}[^\n]*(?:\n[-+*]\p{L}|$)/u,
    'Write a space: "- First" starts a line of a list; and \\- for the sign itself.',
  ],
];

/** Forms that MDX can't read, in the line where it gives up; the first one that matches says what was meant. */
export const unreadableForms: readonly Rule[] = [
  [/<!-- *@include:? .*/, include],
  [/<!--(.*?)(?:-->|$)/, (_, text) => `Write a comment as {/*${text}*/}.`],
  [/--8<--.*/, include],
  [/<<< ?@?\/?\S+/, 'Write a fence with file="samples/NAME", and put the file into content/samples/.'],
  [/\{\/\* *(#[\w-]+) *\*\/\}/, (_, anchor) => `Write the anchor as [${anchor}].`],
  [/(?<!\$)\{:? *(#[\w-]+) *\}/, (_, anchor) => `Write the anchor as [${anchor}].`],
  [
    /\{:? *(?:[.][\w-]+|[\w-]+=\S+)[^}]*\}/,
    'Leave it out: links, pictures, and headings have no attributes. Links as buttons are in <Actions>.',
  ],
  [/\{\{[<%]? *(?:callout|note|tip|warning|danger|alert|hint|admonition)\b.*/i, box()],
  [/\{% *(?:hint|note|callout)\b.*/i, box()],
  [/\{% *tabs?\b.*/i, tabs],
  [/\{[{%].*/, 'Pages have no templates: write @name@ for a fact of the version, and \\{ for the brace itself.'],
  [/\\[([].*/, 'Write a formula as $x^2$, or between lines of $$.'],
  [/<((?:https?|ftp):\/\/[^\s>]+)>/, (_, address) => `Write [text](${address}).`],
  [/<(?:mailto:)?([\w.+-]+@[\w.-]+)>/, (_, address) => `Write [${address}](mailto:${address}).`],
  [/<[A-Z]\w*[^<>]*[“”‘’][^<>]*>/, 'Write straight quotation marks: title="…".'],
  [/\b\w+<[\w, &:[\]<>']+>+/, 'Write types as code, in backquotes; \\< is the sign itself.'],
  [/<=?(?=\s|\d|=|$)/, 'Write \\< for the sign itself, or the comparison as code, in backquotes.'],
];

const languageNames: Readonly<Record<string, string>> = {
  golang: 'go',
  'c++': 'cpp',
  shell: 'bash',
  yml: 'yaml',
  plaintext: 'text',
  plain: 'text',
  txt: 'text',
  none: 'text',
};

/** What to write instead of the language of a fence. */
export function languageRemedy(lang: string): string | undefined {
  const directive = /^\{([\w-]+)\}$/.exec(lang)?.[1];
  if (directive === 'code-block') return 'Write the language alone: ```rust.';
  if (directive) return `${box(directive)} For code, write its language: \`\`\`text.`;
  if (/^(math|latex|tex|katex)$/i.test(lang)) return 'Write $$ on a line of its own before and after the formula.';
  const [, spaced, lines] = /^([\w+#-]+)(\{[\d, -]+\})$/.exec(lang) ?? [];
  if (spaced) return `Write \`\`\`${spaced} ${lines}, with a space.`;
  const name = /^[\w+#-]+/.exec(lang)?.[0]?.toLowerCase() ?? '';
  return name === lang && !languageNames[name]
    ? undefined
    : `Write \`\`\`${languageNames[name] ?? name}. Options follow after a space: {2,5-7} for lines, title="…".`;
}
