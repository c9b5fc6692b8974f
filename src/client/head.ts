/**
 * What a document does before its first paint: sets the colour mode and hides an announcement that was dismissed. It stands in the
 * head, so it is tiny and imports nothing; reader.ts does the rest.
 */
{
  const root = document.documentElement;
  const { announcement } = root.dataset;
  const stored = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch (error) {
      console.warn('Browser storage is not available: choices are not remembered.', error);
      return null;
    }
  };
  root.classList.add('js');
  if (stored('theme') === 'light') root.dataset.theme = 'light';
  if (announcement && stored('announcement') === announcement) root.dataset.dismissed = '';
}
