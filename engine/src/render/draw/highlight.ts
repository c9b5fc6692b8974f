/** Code to HTML with classes. Each text is highlighted once, however many pages and versions show it. */

import { createCssVariablesTheme, createHighlighterCoreSync, type HighlighterCore } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import bash from 'shiki/langs/bash.mjs';
import c from 'shiki/langs/c.mjs';
import diff from 'shiki/langs/diff.mjs';
import json from 'shiki/langs/json.mjs';
import python from 'shiki/langs/python.mjs';
import rust from 'shiki/langs/rust.mjs';
import solidity from 'shiki/langs/solidity.mjs';
import toml from 'shiki/langs/toml.mjs';
import yaml from 'shiki/langs/yaml.mjs';
import { memo } from '../../problems/memo.ts';
import { suggest } from '../../problems/nearest.ts';
import { Problem } from '../../problems/problem.ts';
import { escapedText } from '../html.ts';

const grammars = { bash, c, diff, json, python, rust, solidity, toml, yaml };
const plain = ['text', 'console', 'output'];

const isPlain = (language: string) => plain.includes(language);
const isGrammar = (language: string): language is keyof typeof grammars => Object.hasOwn(grammars, language);

// Oniguruma runs the grammars' regular expressions as they are: translating them to JavaScript would take longer than
// highlighting.
const engine = await createOnigurumaEngine(import('shiki/wasm'));

let highlighter: HighlighterCore | undefined;
const loaded = new Set<string>();

function tokenLines(code: string, language: keyof typeof grammars) {
  highlighter ??= createHighlighterCoreSync({ themes: [theme], langs: [], engine });
  if (!loaded.has(language)) {
    highlighter.loadLanguageSync(...grammars[language]);
    loaded.add(language);
  }
  // Without a time limit per line, which a busy machine exceeds: what follows in that line would have no highlighting.
  return highlighter.codeToTokensBase(code, { lang: language, theme: 'classes', tokenizeTimeLimit: 0 });
}

/** Class of a token by the theme's variable for its color: `--token-keyword` is `k`. */
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
 * HTML of the lines of a code block.
 * @param marked numbers (from 1) of highlighted lines
 */
export const highlight = memo(
  1_000,
  (code: string, language: string, marked: ReadonlySet<number>) => `${language}\n${[...marked].join()}\n${code}`,
  (code, language, marked) => {
    if (!isPlain(language) && !isGrammar(language)) {
      throw new Problem(`There is no highlighting for the language "${language}".`, {
        remedy: suggest(language, [...Object.keys(grammars), ...plain]),
      });
    }
    const lines = isGrammar(language) ? tokenLines(code, language).map(lineHtml) : escapedText(code).split('\n');
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
