/** Pictures: `![what it shows](./flow.png "Caption")`. */
import type { PhrasingContent } from 'mdast';
import type { PictureFile } from '../../content/pictures.ts';
import { Problem } from '../../problems/problem.ts';
import { useCollector } from '../collector.ts';
import type { RenderSite } from '../data.ts';
import { paragraph } from '../markdown/nodes.ts';
import type { PartMarkdown } from '../markdown/part.ts';
import { usePlace } from './element.ts';

interface PictureProps {
  readonly src: string;
  readonly alt: string;
  readonly title: string;
  /** `true` for a separate paragraph, which can have a caption and be enlarged. */
  readonly block?: string;
  readonly line: string;
}

export function Picture({ src, alt, title, block, line }: PictureProps) {
  const { view, pictures, check } = useCollector();
  const place = usePlace(line);
  return check(place, () => {
    if (!alt.trim())
      throw new Problem(`The picture "${src}" has no text alternative.`, { remedy: `Write ![what it shows](${src}).` });
    if (title && !block)
      throw new Problem(`The picture "${src}" has a caption, but is in a line of text.`, {
        remedy: 'Put it in a separate paragraph, with blank lines around it.',
      });
    const find = ({ data }: RenderSite) => data.pictures.find(src, place.file);
    const picture = find(view.site);
    view.dependOn((now) => `${find(now).address} ${find(now).light?.address}`);
    const { light } = picture;
    // The first picture of a page may be in view immediately. Of a pair, the browser fetches only the displayed one if
    // both are lazy.
    const isEager = !pictures.size && !light;
    pictures.add(picture);
    const text = view.fill(alt);
    const draw = (file: PictureFile, mode?: 'when-dark' | 'when-light') => {
      const address = view.site.base + file.address;
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
        {title ? <figcaption>{view.fill(title)}</figcaption> : null}
      </figure>
    );
  });
}

export const pictureMarkdown: PartMarkdown = ({ src = '', alt = '', title = '', block }, _, { view, file }) => {
  const { origin, base, data } = view.site;
  const url = origin + base + data.pictures.find(src, file).address;
  const image: PhrasingContent = { type: 'image', url, alt: view.fill(alt), title: view.fill(title) || null };
  return [block ? paragraph(image) : image];
};
