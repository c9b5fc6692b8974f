/** What writers get from the definitions of elements: editors' snippets, and the table in their guide. */
import { openingTag } from './attributes.ts';
import type { VocabularyElement } from './element.ts';
import { vocabularyElements } from './elements.ts';

export interface Snippet {
  readonly scope: 'mdx';
  readonly prefix: string;
  readonly body: string;
  readonly description: string;
}

/** What stays in a line of a sample when its text is replaced: the mark of a list item or a heading. */
const linePattern = /^(?<mark>\d+\. |#+ )?(?<text>[^<].*)$/;

function snippetOf({ name, about, attributes, content, sample = ['', 'Text', ''] }: VocabularyElement): Snippet {
  let count = 0;
  const placeholder = (text: string) => {
    count += 1;
    return `\${${count}:${text.replace(/[$}\\]/g, '\\$&')}}`;
  };
  const tag = openingTag(name, attributes).replace(/="([^"]*)"/g, (_, example: string) => `="${placeholder(example)}"`);
  const lines = sample.map((line) => {
    const { mark = '', text } = linePattern.exec(line)?.groups ?? {};
    return text === undefined ? line : mark + placeholder(text);
  });
  const body = content === 'none' ? [tag.replace(/>$/, ' />')] : [tag, ...lines, `</${name}>`];
  return { scope: 'mdx', prefix: name, body: body.join('\n'), description: about.replaceAll('`', '') };
}

/** The snippets of all elements for editors, by name. */
export const elementSnippets = (): Readonly<Record<string, Snippet>> =>
  Object.fromEntries([...vocabularyElements].map(([name, element]) => [name, snippetOf(element)]));

const rowOf = ({ name, about, attributes, takesMore, content }: VocabularyElement) => {
  const tag = openingTag(name, attributes, ['required', 'optional', 'flag']).slice(0, -1);
  return `| \`${tag}${takesMore ? ' …' : ''}${content === 'none' ? ' />' : '>'}\` | ${about} |`;
};

/** The table of all elements as Markdown, for the writer's guide. */
export const elementsTable = (): string =>
  ['| element | is |', '|---|---|', ...[...vocabularyElements.values()].map(rowOf)].join('\n');
