/** Checks elements: their names and attributes, where they are, and what they contain. */
import type { Nodes } from 'mdast';
import { nearest, suggest } from '../../basics/nearest.ts';
import { factPieces } from '../../content/syntax/facts.ts';
import { isBlank, isElement, type JsxElement, textAttribute } from '../../content/syntax/mdx.ts';
import { Problem } from '../../problems/problem.ts';
import { messageOf } from '../../problems/thrown.ts';
import { expressionOf, literalOf } from '../parse/literals.ts';
import type { Occurrence } from '../vocabulary/element.ts';
import { vocabularyElements } from '../vocabulary/elements.ts';
import { when } from '../vocabulary/when.tsx';
import { boxFor, elementRemedy } from './foreign.ts';

function whyComputed(attribute: JsxElement['attributes'][number]): string | undefined {
  if (attribute.type !== 'mdxJsxAttribute') return 'its names are not written out';
  if (!attribute.value || typeof attribute.value !== 'object') return undefined;
  try {
    literalOf(expressionOf(attribute.value.data?.estree));
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

function refusedAttribute(name: string, attribute: JsxElement['attributes'][number]): Problem | undefined {
  const definition = vocabularyElements.get(name);
  const computed = whyComputed(attribute);
  if (computed !== undefined || attribute.type !== 'mdxJsxAttribute')
    return new Problem(`An attribute of <${name}> is not a plain value: ${computed}.`, {
      remedy: 'Write a string, a number, or an array or object of these: prime={13}.',
    });
  // They are checked where the element is drawn: an island's schema validates its props.
  if (definition?.takesMore) return undefined;
  const allowed = Object.keys(definition?.attributes ?? {});
  if (!allowed.includes(attribute.name)) {
    const near = nearest(attribute.name, allowed);
    const isKind = kindNames.includes(attribute.name) && typeof attribute.value === 'string' && name === boxFor(name);
    return new Problem(`<${name}> has no attribute "${attribute.name}".`, {
      remedy: isKind
        ? `Write <${boxFor(String(attribute.value))}>.`
        : near
          ? `Did you mean "${near}"?`
          : allowed.length
            ? `It takes ${allowed.join(', ')}.`
            : 'It takes none.',
    });
  }
  if (attribute.value && typeof attribute.value === 'object')
    return new Problem(`The attribute ${attribute.name} of <${name}> is not text.`, {
      remedy: `Write ${attribute.name}="…": only <Island> takes values in braces.`,
    });
  return undefined;
}

/** Attributes that say the kind of an admonition in other generators. */
const kindNames = ['type', 'kind', 'severity', 'variant', 'style', 'status'];

/** Why an element can't be drawn, by its name and attributes; undefined if it can. */
export function refusedElement(element: JsxElement, names: readonly string[]): Problem | undefined {
  const { name, attributes } = element;
  const kind = kindNames.map((key) => textAttribute(element, key)?.value).find(Boolean);
  const meant = names.find((known) => known.toLowerCase() === name);
  if (!name || !/^[A-Z]/.test(name))
    return new Problem(`<${name ?? ''}> is HTML, which pages can't contain.`, {
      remedy:
        elementRemedy(name ?? '', kind) ??
        (meant
          ? `Write <${meant}>.`
          : 'Write Markdown, or an element of the authoring vocabulary; code in backquotes.'),
    });
  if (!names.includes(name))
    return new Problem(`<${name}> is not in the authoring vocabulary.`, {
      remedy: elementRemedy(name, kind) ?? suggest(name, names),
    });
  for (const attribute of attributes) {
    const problem = refusedAttribute(name, attribute);
    if (problem) return problem;
  }
  return undefined;
}

function* attributeMistakes({ name, attributes }: JsxElement): Generator<Problem> {
  const definition = vocabularyElements.get(name ?? '');
  const given = new Set<string>();
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const { name: key, value } = attribute;
    if (given.has(key)) yield new Problem(`<${name}> has the attribute ${key} twice.`, { remedy: 'Take one out.' });
    given.add(key);
    if (definition?.takesMore) continue;
    if (!definition?.attributes[key]) continue;
    if (value === null || value === undefined) {
      if (definition?.attributes[key]?.kind !== 'flag')
        yield new Problem(`The attribute ${key} of <${name}> has no value.`, { remedy: `Write ${key}="…".` });
    } else if (typeof value === 'string' && factPieces(value).some((piece) => 'fact' in piece))
      yield new Problem(`Facts are not filled in in attributes: ${key}="${value}".`, {
        remedy: 'Put the fact into the text of the element, or leave it out.',
      });
  }
}

function* contentMistakes(name: string, required: boolean, content: readonly Nodes[]): Generator<Problem> {
  if (required && !content.length)
    yield new Problem(`<${name}> is empty: it would show nothing.`, { remedy: 'Write its content, or delete it.' });
  if (!required && content.length)
    yield new Problem(`<${name}> contains something, which it would not show.`, {
      remedy: `Write <${name} … />, and the rest after it.`,
    });
}

/**
 * What is wrong with an element that can be drawn.
 * @param ancestors the nodes around it, the innermost last
 * @param meet whether some version is in all of these ranges
 */
export function* elementMistakes(
  element: JsxElement,
  ancestors: readonly Nodes[],
  meet: Occurrence['meet'],
): Generator<Problem> {
  const name = element.name ?? '';
  const parent = ancestors.at(-1);
  yield* attributeMistakes(element);
  const definition = vocabularyElements.get(name);
  if (!definition || !parent) return;
  const content = element.children.filter((child) => !isBlank(child));
  yield* contentMistakes(name, definition.content === 'required', content);
  // An element that isn't in the vocabulary is reported itself.
  const isKnown = content.every((child) => !isElement(child) || vocabularyElements.has(child.name ?? ''));
  if (content.length && isKnown && definition.mistakes)
    yield* definition.mistakes({ element, content, ancestors, meet });
  const { inside } = definition;
  const around = parent.type === 'paragraph' ? ancestors.at(-2) : parent;
  if (inside !== undefined && !(around && isElement(around) && [inside, when.name].includes(around.name ?? '')))
    yield new Problem(`<${name}> is outside of <${inside}>.`, {
      remedy: `Put it between <${inside}> and </${inside}>.`,
    });
  const isBlock = name !== when.name || element.attributes.some((given) => 'name' in given && given.name === 'badge');
  if (element.type === 'mdxJsxTextElement' && parent.type === 'paragraph' && isBlock)
    yield new Problem(`<${name}> is inside of a paragraph.`, { remedy: 'Put empty lines before and after it.' });
}
