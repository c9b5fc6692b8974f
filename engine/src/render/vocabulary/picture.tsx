/** Pictures: `![what it shows](./flow.png "Caption")`. */
import type { PhrasingContent } from 'mdast';
import type { PictureFile } from '../../content/files/pictures.ts';
import { Problem } from '../../problems/problem.ts';
import { usePage } from '../draw/page-context.ts';
import type { MarkdownOf } from './element.ts';
import { paragraph } from './markdown-nodes.ts';

interface PictureProps {
  readonly src: string;
  readonly alt: string;
  readonly title: string;
  /** `true` for a separate paragraph, which can have a caption and be enlarged. */
  readonly block?: string;
  readonly line: string;
}

export function Picture({ src, alt, title, block, line }: PictureProps) {
  const page = usePage();
  return page.check(page.place(line), () => {
    if (!alt.trim() || src.endsWith(`/${alt}`))
      throw new Problem(`The picture "${src}" has no text alternative.`, { remedy: `Write ![what it shows](${src}).` });
    if (title && !block)
      throw new Problem(`The picture "${src}" has a caption, but is in a line of text.`, {
        remedy: 'Put it in a separate paragraph, with blank lines around it.',
      });
    const picture = page.read((site) => site.pictures.find(src, page.file));
    const { light } = picture;
    const { pictures } = page.collected;
    // The first picture of a page may be in view immediately. Of a pair, the browser fetches only the displayed one if
    // both are lazy.
    const isEager = !pictures.size && !light;
    pictures.add(picture);
    const text = page.fill(alt);
    const draw = (file: PictureFile, mode?: 'when-dark' | 'when-light') => {
      const address = page.site.base + file.address;
      const isInline = !block;
      const attributes = { src: address, width: file.width, height: file.height };
      const className = isInline ? mode : undefined;
      const image = isEager ? (
        // React would put a preload link into the body for an image that is in no <picture>.
        <picture>
          <img alt={text} {...attributes} />
        </picture>
      ) : (
        <img alt={text} {...attributes} className={className} loading="lazy" decoding="async" />
      );
      return isInline ? (
        image
      ) : (
        <a className={mode ? `zoom ${mode}` : 'zoom'} href={address}>
          {image}
        </a>
      );
    };
    const shown = light ? (
      <>
        {draw(picture, 'when-dark')}
        {draw(light, 'when-light')}
      </>
    ) : (
      draw(picture)
    );
    if (!block) return shown;
    return (
      <figure className="picture">
        {shown}
        {title ? <figcaption>{page.fill(title)}</figcaption> : null}
      </figure>
    );
  });
}

export const pictureMarkdown: MarkdownOf = ({ src = '', alt = '', title = '', block }, _, page) => {
  const { origin, base, pictures } = page.site;
  const url = origin + base + pictures.find(src, page.file).address;
  const image: PhrasingContent = { type: 'image', url, alt: page.fill(alt), title: page.fill(title) || null };
  return [block ? paragraph(image) : image];
};
