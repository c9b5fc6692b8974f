/** Links. */
import { useCollector } from '../collector.ts';
import { type ElementProps, usePlace } from './element.ts';

/** A link in the link grammar. */
export function Link({
  href = '',
  children,
  line,
  title,
  ...footnote
}: ElementProps & { href?: string; title?: string } & Readonly<Record<string, unknown>>) {
  const { view, link, check } = useCollector();
  const place = usePlace(line);
  // Links to and from footnotes don't lead to headings.
  if ('data-footnote-ref' in footnote || 'data-footnote-backref' in footnote)
    return (
      <a href={href} {...footnote}>
        {children}
      </a>
    );
  return check(place, () => {
    const filled = view.fill(decodeURI(href));
    const address = link(filled, place);
    if (filled.startsWith('term:'))
      return (
        <a className="term" href={address} data-term={filled.slice('term:'.length)}>
          {children}
        </a>
      );
    return (
      <a href={address} title={title}>
        {children}
      </a>
    );
  });
}
