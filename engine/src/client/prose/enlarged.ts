/** A picture in a dialog, as large as the window allows. Loaded on first use. */
import { newElement } from '../new-element.ts';
import './enlarged.css';

export function showEnlarged(link: HTMLAnchorElement): void {
  const image = link.querySelector('img')?.cloneNode() as HTMLImageElement | undefined;
  if (!image || document.querySelector('dialog.enlarged')) return;
  image.removeAttribute('loading');
  const button = newElement('button', { type: 'button', 'aria-label': 'Close' });
  const dialog = newElement('dialog', { class: 'enlarged', 'aria-label': 'Enlarged picture' }, button, image);
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
