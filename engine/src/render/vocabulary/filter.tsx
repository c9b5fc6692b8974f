/** `<Filter>`: a field that shows only the terms, cards, or questions after it that have the words in it. Without script, it is hidden. */
import { Problem } from '../../problems/problem.ts';
import { useCollector } from '../collector.ts';
import { type ElementProps, usePlace } from './element.ts';

export function Filter({ label, line }: ElementProps & { label?: string }) {
  const { check } = useCollector();
  return check(usePlace(line), () => {
    if (!label) throw new Problem('<Filter> lacks a label.', { remedy: 'Write <Filter label="Filter the questions" />.' });
    return (
      <div className="filter">
        <label className="field">
          <span>{label}</span>
          <input type="search" autoComplete="off" />
        </label>
        <output />
      </div>
    );
  });
}
