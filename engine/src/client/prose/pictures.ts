/**
 * A click enlarges a picture. Without script, with a modifier key, and where the code can't be loaded, its link leads
 * to the file.
 */
import { isPlainClick } from '../../shell/plain-click.ts';
import { importAgain } from '../chunk.ts';

const load = importAgain(() => import('./enlarged.ts'));

export function bindPictures(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.zoom') : null;
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    load().then(
      ({ showEnlarged }) => showEnlarged(link),
      () => location.assign(link.href),
    );
  });
}
