/** `<Details>`: content that opens on demand. */
import { Problem } from '../../problems/problem.ts';
import { useCollector } from '../collector.ts';
import { type ElementProps, usePlace } from './element.ts';

export function Details({ summary, children, line }: ElementProps & { summary?: string }) {
  const { check } = useCollector();
  return check(usePlace(line), () => {
    if (!summary) throw new Problem('<Details> has no summary.', { remedy: 'Write <Details summary="…">.' });
    return (
      <details className="details">
        <summary>{summary}</summary>
        <div>{children}</div>
      </details>
    );
  });
}
