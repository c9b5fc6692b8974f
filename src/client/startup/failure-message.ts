/** Says that a control the reader has used does nothing yet, and what helps. */
let box: HTMLElement | null = null;

export function showFailure(): void {
  if (!box) {
    box = document.createElement('div');
    box.className = 'chunk-failed';
    box.popover = 'auto';
    box.setAttribute('role', 'alert');
    const reload = document.createElement('a');
    reload.className = 'button';
    reload.href = '';
    reload.textContent = 'Reload the page';
    box.append('This control could not be loaded. Use it again to retry.', reload);
    document.body.append(box);
  }
  box.togglePopover?.(true);
}

export function hideFailure(): void {
  box?.remove();
  box = null;
}
