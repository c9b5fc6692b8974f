import type { PageData } from '../../model/page-data.ts';

/** The page's references, to open on demand. */
export const Sources = ({ sources }: Pick<PageData, 'sources'>) => (
  <details className="sources">
    <summary>
      <h2 id="sources">Sources</h2>
      <span>{sources.length}</span>
    </summary>
    <ul>
      {sources.map(({ title, href }) => (
        <li key={href + title}>
          <a href={href} rel="noopener">
            {title}
          </a>
        </li>
      ))}
    </ul>
  </details>
);
