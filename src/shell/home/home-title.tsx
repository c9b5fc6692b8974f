/** The head of the home page: what the site is called, and in one sentence what it is about. */
export const HomeTitle = ({ title, tagline }: { title: string; tagline: string }) => (
  <header className="home-title">
    <h1>{title}</h1>
    <p>{tagline}</p>
  </header>
);
