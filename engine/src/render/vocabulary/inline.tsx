/** Inline elements of Markdown: facts, code, the boxes of task lists. */
import { useCollector } from '../collector.ts';
import { text } from '../markdown/nodes.ts';
import type { PartMarkdown } from '../markdown/part.ts';
import { type ElementProps, usePlace } from './element.ts';

/** A version fact: `@build@` in the source. */
export function Fact({ name, line }: { name: string; line?: string }) {
  const { view, check } = useCollector();
  return check(usePlace(line), () => view.fact(name));
}

export const factMarkdown: PartMarkdown = ({ name = '' }, _, { view }) => [text(view.fact(name))];

export const InlineCode = ({ children }: ElementProps) => <code>{children}</code>;

export const inlineCodeMarkdown: PartMarkdown = (_, children) => [
  { type: 'inlineCode', value: children.map((child) => ('value' in child ? child.value : '')).join('') },
];

/** The box of a task list item, which is only a picture. */
export const TaskBox = ({ checked }: { checked?: boolean }) => (
  <input type="checkbox" disabled defaultChecked={checked} aria-label={checked ? 'Done' : 'Not done'} />
);
