/** Admonitions: `<Note>`, `<Tip>`, `<Warning>`, `<Danger>`. */

import { optional } from './attributes.ts';
import { defineElement } from './element.ts';
import { paragraph, quote, strong } from './markdown-nodes.ts';

/** @param kind the kind on GitHub: `> [!NOTE]` */
function admonition<const Name extends 'Note' | 'Tip' | 'Warning' | 'Danger'>(name: Name, kind: string, about: string) {
  return defineElement({
    name,
    about,
    attributes: { title: optional('A few words') },
    content: 'required',
    html: ({ title, children }) => (
      <div className={`admonition ${name.toLowerCase()}`} role="note" aria-label={title ?? name}>
        <p className="admonition-title">{title ? `${name}: ${title}` : name}</p>
        {children}
      </div>
    ),
    markdown: ({ title }, { children }) => [
      quote([
        paragraph({ type: 'html', value: `[!${kind}]` }),
        ...(title ? [paragraph(strong(title))] : []),
        ...children,
      ]),
    ],
  });
}

export const note = admonition('Note', 'NOTE', 'something to know, apart from the text');
export const tip = admonition('Tip', 'TIP', 'something that makes work easier');
export const warning = admonition('Warning', 'WARNING', 'what goes wrong easily');
export const danger = admonition('Danger', 'CAUTION', 'what does harm');
