/**
 * The picture that other sites show next to a link to a page: its title, its section, and the site's logo. Drawn by
 * `npx onesource previews`.
 */

import { contentHash } from '../../content/content-hash.ts';
import type { PageData } from '../../model/page-data.ts';
import type { BuildInfo } from '../../model/site-info.ts';

/** In pixels. */
export const previewSize = { width: 1200, height: 630 };

interface CardElement {
  readonly type: string;
  readonly props: {
    readonly style?: Readonly<Record<string, string | number>>;
    readonly children?: unknown;
    readonly src?: string;
  };
}

/** A link preview: what to draw, and the file name, which contains its hash. */
export interface PreviewCard {
  readonly file: string;
  readonly element: CardElement;
}

// The colors of dark mode: see colors.css.
const colors = { text: '#e6e8ec', dot: '#2a2e37' };

const box = (style: Readonly<Record<string, string | number>>, ...children: unknown[]): CardElement => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** Long titles are smaller, so that three lines hold them. */
const titleSize = (title: string) => (title.length <= 28 ? 88 : title.length <= 56 ? 72 : 58);

/**
 * The preview of a page.
 * @param logo a picture as a data: address; null for none
 */
export function previewCard(
  { config }: BuildInfo,
  { id, title, crumbs }: Pick<PageData, 'id' | 'title' | 'crumbs'>,
  logo: string | null,
): PreviewCard {
  // Categories have no address of their own.
  const section = crumbs.findLast(({ href }) => !href)?.label;
  const dots = {
    backgroundImage: `radial-gradient(circle at 14px 14px, ${colors.dot} 9%, transparent 0%)`,
    backgroundSize: '28px 28px',
  };
  const element = box(
    {
      ...previewSize,
      flexDirection: 'column',
      justifyContent: 'space-between',
      backgroundColor: config.themeColor.dark,
      color: colors.text,
      fontFamily: 'Inter',
    },
    box({ position: 'absolute', top: 0, right: 0, width: 308, height: previewSize.height, ...dots }),
    box(
      { padding: '72px 72px 0', alignItems: 'center', gap: 12, fontSize: 34, fontWeight: 600 },
      ...(logo ? [{ type: 'img', props: { src: logo, style: { width: 64, height: 64, marginLeft: -10 } } }] : []),
      config.title,
    ),
    box(
      { flexDirection: 'column', gap: 20, padding: '0 72px 64px' },
      ...(section ? [box({ fontSize: 34, fontWeight: 600, color: config.accentColor.dark }, section)] : []),
      {
        type: 'div',
        props: {
          style: {
            display: 'block',
            fontSize: titleSize(title),
            fontWeight: 700,
            lineHeight: 1.12,
            letterSpacing: '-0.03em',
            lineClamp: 3,
            maxWidth: 1040,
            wordBreak: 'break-word',
            // A title that is cut off needs all the room there is.
            textWrap: title.length <= 56 ? 'balance' : 'wrap',
          },
          children: title,
        },
      },
    ),
    box({
      position: 'absolute',
      bottom: 0,
      left: 0,
      width: previewSize.width,
      height: 8,
      backgroundColor: config.accentColor.dark,
    }),
  );
  return { file: `${id.replace(/[^a-z0-9]+/g, '-')}-${contentHash(JSON.stringify(element))}.png`, element };
}
