/** Admonitions: `<Note>`, `<Tip>`, `<Warning>`, `<Danger>`. */
import type { ElementProps } from './element.ts';

function admonition(kind: 'note' | 'tip' | 'warning' | 'danger', label: string) {
  return function Admonition({ title, children }: ElementProps & { title?: string }) {
    return (
      <div className={`admonition ${kind}`} role="note" aria-label={title ?? label}>
        <p className="admonition-title">{title ? `${label}: ${title}` : label}</p>
        {children}
      </div>
    );
  };
}

export const Note = admonition('note', 'Note');
export const Tip = admonition('tip', 'Tip');
export const Warning = admonition('warning', 'Warning');
export const Danger = admonition('danger', 'Danger');
