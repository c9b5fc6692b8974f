/** The copy buttons of code blocks. */
import { copyText } from '../../shell/page-actions/copy-text.ts';
import { announce } from '../progress.ts';

/** How long a button shows the result. */
const shownMs = 2000;

export function bindCopy(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('.copy') : null;
    const code = button?.parentElement?.querySelector('code');
    if (!button || !code) return;
    const done = (state: 'copied' | 'failed', message: string) => {
      button.dataset.copied = state;
      announce(message);
      setTimeout(() => delete button.dataset.copied, shownMs);
    };
    copyText(code.textContent).then(
      () => done('copied', 'Copied'),
      (error: unknown) => {
        console.warn(error);
        // Fallback: select the code, so that the reader can copy it.
        const range = document.createRange();
        range.selectNodeContents(code);
        getSelection()?.removeAllRanges();
        getSelection()?.addRange(range);
        done('failed', 'Copying is not allowed. The code is selected.');
      },
    );
  });
}
