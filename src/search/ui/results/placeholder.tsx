/** The search page as the build writes it: reads as a page, and says what it needs, before and without script. */

/** `query` is known in the browser alone: the document is the same for all. */
export const ResultsPlaceholder = ({ base }: { base: string }) => (
  <div id="search-page" className="search-page">
    <h1>Search the documentation</h1>
    <search>
      <form className="search-page-form" action={`${base}search`}>
        <label className="search-page-field">
          <span>Search docs</span>
          <input type="search" name="q" autoComplete="off" />
        </label>
      </form>
    </search>
    <noscript>
      <p>
        Search runs in your browser, so it needs JavaScript. Without it, the <a href={`${base}api`}>documentation</a> lists all pages in its
        sidebar, and the <a href={`${base}terminology`}>terminology</a> explains the terms.
      </p>
    </noscript>
  </div>
);
