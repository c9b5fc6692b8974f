/** `<Cards>` with a `<Card>` for each link. */
import { Problem } from '../../problems/problem.ts';
import { useCollector } from '../collector.ts';
import { type ElementProps, usePlace } from './element.ts';

export const Cards = ({ children }: ElementProps) => <div className="cards">{children}</div>;

export function Card({ title, href, children, line }: ElementProps & { title?: string; href?: string }) {
  const { view, links, check } = useCollector();
  const place = usePlace(line);
  return check(place, () => {
    if (!title || !href) throw new Problem('<Card> has a title and an href.');
    const { href: address, target } = view.link(href);
    if (target) links.push({ target, place });
    return (
      <a className="card" href={address}>
        <strong>{title}</strong>
        {children}
      </a>
    );
  });
}
