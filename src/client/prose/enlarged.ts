/** A picture on its own, as large as the window allows: loaded when a reader first asks for it. */
import './enlarged.css';

/** Shows the picture of a link until the reader closes it: by Escape, a click, or going back. */
export function showEnlarged(link: HTMLAnchorElement): void {
  const image = link.querySelector('img')?.cloneNode() as HTMLImageElement | undefined;
  if (!image || document.querySelector('dialog.enlarged')) return;
  image.removeAttribute('loading');
  const dialog = document.createElement('dialog');
  dialog.className = 'enlarged';
  dialog.setAttribute('aria-label', 'Enlarged picture');
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-label', 'Close');
  dialog.append(button, image);
  const closed = new AbortController();
  dialog.addEventListener('click', () => dialog.close());
  addEventListener('popstate', () => dialog.close(), { signal: closed.signal });
  dialog.addEventListener('close', () => {
    closed.abort();
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}
