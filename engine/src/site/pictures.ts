/** The pictures on the site's pages. */
import type { Picture, PictureFile, Pictures } from '../content/pictures.ts';
import { Problem } from '../problems/problem.ts';

type Bodies = readonly { readonly pictures: readonly Picture[] }[];

/** The files of pictures on pages, each once, including those for light mode. */
export function shownPictures(bodies: Bodies): readonly PictureFile[] {
  const pictures = bodies
    .flatMap((body) => body.pictures)
    .flatMap((picture) => (picture.light ? [picture, picture.light] : [picture]));
  // Two files with the same name and content have the same address.
  return [...new Map(pictures.map((picture) => [picture.address, picture])).values()];
}

/** A warning for each picture that none of the project's bodies shows. */
export function unusedPictures({ files }: Pictures, bodies: Bodies): Problem[] {
  const used = new Set(shownPictures(bodies).map(({ file }) => file));
  return files
    .filter((file) => !used.has(file))
    .map((file) => new Problem('No page shows this picture.', { place: { file }, remedy: 'Show it, or delete it.' }));
}
