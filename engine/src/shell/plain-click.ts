/** Whether a click is plain: without a modifier key for a new tab or a download. */
export const isPlainClick = ({
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean =>
  !(ctrlKey || metaKey || shiftKey || altKey);
