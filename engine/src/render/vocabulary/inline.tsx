/** Inline elements of Markdown: facts, code, the boxes of task lists. */
import { useCollector } from '../collector.ts';
import { type ElementProps, usePlace } from './element.ts';

/** A version fact: `@build@` in the source. */
export function Fact({ name, line }: { name: string; line?: string }) {
  const { view, check } = useCollector();
  return check(usePlace(line), () => view.fact(name));
}

export const InlineCode = ({ children }: ElementProps) => <code>{children}</code>;

/** The box of a task list item, which is only a picture. */
export const TaskBox = ({ checked }: { checked?: boolean }) => (
  <input type="checkbox" disabled defaultChecked={checked} aria-label={checked ? 'Done' : 'Not done'} />
);
