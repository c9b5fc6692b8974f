/** Code to HTML with classes. Each text is highlighted once, however many pages and versions show it. */

import { createCssVariablesTheme, createHighlighterCoreSync } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { bundledLanguages } from 'shiki/langs';
import { memo, once, promiseMemo } from '../../basics/memo.ts';
import { nearest } from '../../basics/nearest.ts';
import { Problem } from '../../problems/problem.ts';
import { languageRemedy } from '../check/foreign.ts';
import { escapedText } from '../html.ts';

/** Output of programs, and text that no grammar knows. */
const plain = ['text', 'console', 'output'];

const isBundled = (language: string): language is keyof typeof bundledLanguages =>
  !plain.includes(language) && Object.hasOwn(bundledLanguages, language);

// Oniguruma runs the grammars' regular expressions as they are: translating them to JavaScript would take longer than
// highlighting.
const engine = await createOnigurumaEngine(import('shiki/wasm'));

const highlighter = once(() => createHighlighterCoreSync({ themes: [theme], langs: [], engine }));
const grammars = promiseMemo();

/** Loads the grammars that code needs before it is highlighted, each once. */
export async function loadGrammars(languages: Iterable<string>): Promise<void> {
  for (const language of [...languages].filter(isBundled))
    await grammars.get(language, () => highlighter().loadLanguage(bundledLanguages[language]));
}

// Without a time limit per line, which a busy machine exceeds: what follows in that line would have no highlighting.
const tokenLines = (code: string, language: string) =>
  highlighter().codeToTokensBase(code, { lang: language, theme: 'classes', tokenizeTimeLimit: 0 });

const classes: Readonly<Record<string, string>> = {
  'token-keyword': 'k',
  'token-string': 's',
  'token-string-expression': 's',
  'token-comment': 'c',
  'token-constant': 'n',
  'token-function': 'f',
  'token-punctuation': 'p',
  'token-link': 'l',
  'token-inserted': 'i',
  'token-deleted': 'd',
};

const classNames = Object.values(classes);

/** A color that encodes a class: hexadecimal, because the highlighter looks up any other for each block. */
function colorOf(value: string | undefined): string {
  const name = classes[/^var\(--(.+)\)$/.exec(value ?? '')?.[1] ?? ''] ?? '';
  return `#0000${String(classNames.indexOf(name) + 1).padStart(2, '0')}`;
}

const classOf = (color = '') => classNames[Number(color.slice(-2)) - 1];

const variables = createCssVariablesTheme({ name: 'classes', variablePrefix: '--', fontStyle: false });
const theme = {
  ...variables,
  colors: { 'editor.foreground': '#000000', 'editor.background': '#000000' },
  tokenColors: (variables.tokenColors ?? []).map((rule) => ({
    ...rule,
    settings: rule.settings.foreground ? { foreground: colorOf(rule.settings.foreground) } : {},
  })),
};

/**
 * HTML of the lines of a code block, whose grammar has been loaded.
 * @param marked numbers (from 1) of highlighted lines
 */
export const highlight = memo(
  1_000,
  (code: string, language: string, marked: ReadonlySet<number>) => `${language}\n${[...marked].join()}\n${code}`,
  (code, language, marked) => {
    if (!plain.includes(language) && !isBundled(language)) {
      const near = nearest(language, [...plain, ...Object.keys(bundledLanguages)]);
      throw new Problem(`There is no highlighting for the language "${language}".`, {
        remedy:
          languageRemedy(language) ?? `${near ? `Did you mean "${near}"? ` : ''}Write text for what is in no language.`,
      });
    }
    const lines = isBundled(language) ? tokenLines(code, language).map(lineHtml) : escapedText(code).split('\n');
    return lines.map((line, i) => (marked.has(i + 1) ? `<mark>${line}</mark>` : line)).join('\n');
  },
);

function lineHtml(tokens: readonly { readonly content: string; readonly color?: string }[]): string {
  let html = '';
  let open: string | undefined;
  for (const token of tokens) {
    // White space gets the color of its neighbor, which saves elements.
    const kind = token.content.trim() ? classOf(token.color) : open;
    if (kind !== open) {
      if (open) html += '</span>';
      if (kind) html += `<span class="${kind}">`;
      open = kind;
    }
    html += escapedText(token.content);
  }
  return open ? `${html}</span>` : html;
}
