/** The heading of the home page: the site's name and tagline. */
export const HomeTitle = ({ title, tagline }: { title: string; tagline: string }) => (
  <header className="home-title">
    <h1>{title}</h1>
    <p>{tagline}</p>
  </header>
);
