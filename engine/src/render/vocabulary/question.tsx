/** `<Question>`: a heading whose answer opens on demand. */
import { Children, isValidElement } from 'react';
import { Problem } from '../../problems/problem.ts';
import { useCollector } from '../collector.ts';
import { type ElementProps, usePlace } from './element.ts';
import { H2, H3, H4 } from './heading.tsx';

const headings: readonly unknown[] = [H2, H3, H4];

export function Question({ children, line }: ElementProps) {
  const { check } = useCollector();
  return check(usePlace(line), () => {
    const [heading, ...answer] = Children.toArray(children).filter((child) => typeof child !== 'string' || child.trim());
    if (!isValidElement(heading) || !headings.includes(heading.type))
      throw new Problem('<Question> does not start with a heading.', { remedy: 'Begin with ### and the question.' });
    return (
      <details className="details question">
        <summary>{heading}</summary>
        <div>{answer}</div>
      </details>
    );
  });
}
