import type { PageData } from '../../model/page-data.ts';

/** The page's references. */
export const Sources = ({ sources }: Pick<PageData, 'sources'>) => (
  <section className="sources" aria-labelledby="sources">
    <h2 id="sources">Sources</h2>
    <ul>
      {sources.map(({ title, href }) => (
        <li key={href + title}>
          <a href={href} rel="noopener">
            {title}
          </a>
        </li>
      ))}
    </ul>
  </section>
);
