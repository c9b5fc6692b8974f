/** `<Cards>` with a `<Card>` for each link. */
import { Problem } from '../../problems/problem.ts';
import { useCollector } from '../collector.ts';
import { type ElementProps, usePlace } from './element.ts';

export const Cards = ({ children }: ElementProps) => <div className="cards">{children}</div>;

export function Card({ title, href, children, line }: ElementProps & { title?: string; href?: string }) {
  const { link, check } = useCollector();
  const place = usePlace(line);
  return check(place, () => {
    if (!title || !href) throw new Problem('<Card> lacks a title or an href.', { remedy: 'Write <Card title="…" href="api:topic">.' });
    return (
      <a className="card" href={link(href, place)}>
        <strong>{title}</strong>
        {children}
      </a>
    );
  });
}
