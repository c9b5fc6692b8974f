/** The copy buttons of code blocks. */
export function bindCopy(): void {
  const status = document.createElement('div');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  document.body.append(status);
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('.copy') : null;
    const code = button?.parentElement?.querySelector('code')?.textContent;
    if (!button || code === undefined || code === null) return;
    const done = (state: 'copied' | 'failed', said: string) => {
      button.dataset.copied = state;
      status.textContent = said;
      setTimeout(() => {
        delete button.dataset.copied;
        status.textContent = '';
      }, 2000);
    };
    const copied = navigator.clipboard
      ? navigator.clipboard.writeText(code)
      : Promise.reject(new Error('The clipboard is not available here.'));
    copied.then(
      () => done('copied', 'Copied'),
      (error: unknown) => {
        console.warn(error);
        // Fallback: select the code, so that the reader can copy it.
        const range = document.createRange();
        range.selectNodeContents(button.parentElement?.querySelector('code') ?? button);
        getSelection()?.removeAllRanges();
        getSelection()?.addRange(range);
        done('failed', 'Copying is not allowed. The code is selected');
      },
    );
  });
}
