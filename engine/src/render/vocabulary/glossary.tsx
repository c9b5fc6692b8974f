import type { Place } from '../../problems/problem.ts';
import { useCollector } from '../collector.ts';
import type { SiteData } from '../data.ts';
import { FormerAnchors } from './heading.tsx';

/** Aliases other than plurals. */
const otherNames = (term: string, aliases: readonly string[]) =>
  aliases.filter((alias) => !alias.toLowerCase().startsWith(term.toLowerCase().slice(0, -1)));

/** The whole glossary, with links to the first term of each letter. */
export function glossaryElement(data: SiteData) {
  return function Glossary() {
    const collector = useCollector();
    collector.view.dependOn(({ data: now }) => JSON.stringify(now.glossary));
    const firsts = new Map(data.glossary.map(({ id, term }) => [term.charAt(0).toUpperCase(), id] as const).reverse());
    return (
      <>
        <nav className="letters" aria-label="Terms by first letter">
          {[...firsts].reverse().map(([letter, id]) => (
            <a key={letter} href={`#${id}`}>
              {letter}
            </a>
          ))}
        </nav>
        <dl className="glossary">
          {data.glossary.map(({ id, anchors = [], term, aliases, definition, see }, index) => {
            const others = otherNames(term, aliases);
            const place = (field: string): Place => ({ file: 'content/glossary.ts', path: ['glossary', index, field] });
            collector.check(place('id'), () => collector.anchor(id));
            const more = see ? collector.check(place('see'), () => collector.link(see, place('see'))) : null;
            return (
              <div key={id} id={id} tabIndex={-1}>
                <dt>
                  <FormerAnchors anchors={anchors} place={place('anchors')} />
                  {term}
                  {others.length ? <small>{` also ${others.join(', ')}`}</small> : null}
                </dt>
                <dd>
                  {definition}{' '}
                  {more ? (
                    <a href={more} aria-label={`More on ${term}`}>
                      More
                    </a>
                  ) : null}
                </dd>
              </div>
            );
          })}
        </dl>
      </>
    );
  };
}
