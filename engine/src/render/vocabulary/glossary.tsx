/** `<Glossary>`: the whole glossary, with links to the first term of each letter. */
import type { Place } from '../../problems/problem.ts';
import { defineElement } from './element.ts';
import { FormerAnchors } from './heading.tsx';
import { link, list, paragraph, strong, target, text } from './markdown-nodes.ts';

const otherNames = (term: string, aliases: readonly string[]) =>
  aliases.filter((alias) => !alias.toLowerCase().startsWith(term.toLowerCase().slice(0, -1)));

export const glossary = defineElement({
  name: 'Glossary',
  about: 'the whole glossary, on one page',
  attributes: {},
  content: 'none',
  html(_, { page }) {
    const entries = page.read(({ glossary: terms }) => terms);
    const firsts = new Map(entries.map(({ id, term }) => [term.charAt(0).toUpperCase(), id] as const).reverse());
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
          {entries.map(({ id, anchors = [], term, aliases, askedAs, definition, see }, index) => {
            const others = otherNames(term, aliases);
            const place = (field: string): Place => ({
              file: 'content/glossary.ts',
              path: ['glossary', index, field],
            });
            page.check(place('id'), () => page.anchor(id));
            if (askedAs !== undefined) page.askedAs(askedAs, place('askedAs'), id);
            const more = see ? page.check(place('see'), () => page.link(see, place('see'))) : null;
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
  },
  markdown(_, { page }) {
    const items = page.site.glossary.map(({ id, anchors = [], term, definition, see }) => [
      paragraph(
        ...[id, ...anchors].map(target),
        strong(term),
        text(`: ${definition}${see ? ' ' : ''}`),
        ...(see ? [link(page.markdownAddress(see), text('More'))] : []),
      ),
    ]);
    return [list(items)];
  },
});
