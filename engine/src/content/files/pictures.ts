/** Pictures: next to the pages that show them, or in `content/pictures/`; `flow.light.png` is for light mode. */
import fs from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { suggest } from '../../basics/nearest.ts';
import type { ProblemCollector } from '../../problems/collect.ts';
import { Problem } from '../../problems/problem.ts';
import { contentHash } from './content-hash.ts';
import { filesIn, projectFile } from './project-file.ts';

export interface PictureFile {
  readonly file: string;
  readonly address: string;
  readonly bytes: Buffer;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
}

export interface Picture extends PictureFile {
  readonly light: PictureFile | null;
}

export interface Pictures {
  /**
   * Finds a picture.
   * @param url as a page writes it: `./flow.png`, or `pictures/flow.png` for one in `content/pictures/`
   * @throws Problem without a place if there is no such picture, or its file has a different type than its name
   */
  find(url: string, from: string): Picture;
  readonly files: readonly string[];
}

const extensions: Readonly<Record<string, readonly string[]>> = {
  png: ['png'],
  jpg: ['jpg', 'jpeg'],
  webp: ['webp'],
  avif: ['avif'],
  gif: ['gif'],
  svg: ['svg'],
};
const allowed = Object.values(extensions).flat();
const extensionOf = (file: string) => path.posix.extname(file).slice(1).toLowerCase();

export const isPicture = (file: string): boolean => allowed.includes(extensionOf(file));

const sharedFolder = 'content/pictures';
const mostBytes = 1_000_000;

function sizeOf(bytes: Buffer, file: string): { width: number; height: number } {
  const extension = extensionOf(file);
  let size: ReturnType<typeof imageSize>;
  try {
    // A copy: the library would read on in the memory behind a buffer that is cut off.
    size = imageSize(new Uint8Array(bytes));
  } catch (cause) {
    throw extension === 'svg' && bytes.includes('<svg')
      ? new Problem(`${file} does not say how large it is.`, {
          remedy: 'Give its <svg> a viewBox, or a width and a height.',
          cause,
        })
      : new Problem(`${file} is not a picture: its content is of no known kind.`, {
          remedy: 'Export it again.',
          cause,
        });
  }
  const { type = '', width, height, orientation = 1 } = size;
  if (!extensions[type]?.includes(extension))
    throw new Problem(
      `${file} is named like a ${extension.toUpperCase()} file, but contains ${type.toUpperCase() || 'something else'}.`,
      {
        remedy: extensions[type] ? `Name it ${file.slice(0, -extension.length)}${type}.` : 'Export it again.',
      },
    );
  if (
    !(width > 0 && height > 0) ||
    (type === 'png' && bytes.toString('latin1', bytes.length - 8, bytes.length - 4) !== 'IEND')
  )
    throw new Problem(`${file} is ${width} × ${height} pixels large: its content is incomplete.`, {
      remedy: 'Export it again.',
    });
  // A camera stores its orientation in metadata.
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

function readPicture(root: string, file: string): PictureFile {
  const bytes = fs.readFileSync(projectFile(root, file));
  if (bytes.length > mostBytes)
    throw new Problem(`${file} has ${(bytes.length / 1_000_000).toFixed(1)} MB: readers would wait for it.`, {
      remedy: 'Make it smaller than 1 MB: scale it down, or save it as WebP or AVIF.',
    });
  const size = sizeOf(bytes, file);
  const { name, ext } = path.posix.parse(file);
  return { file, address: `/assets/pictures/${name}-${contentHash(bytes)}${ext}`, bytes, ...size };
}

function pictureFile(url: string, from: string): string {
  const remedy = `Put the file next to the page and write ./${path.posix.basename(url) || 'name.png'}, or into ${sharedFolder}/ and write pictures/….`;
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(url)) throw new Problem(`The picture "${url}" is on another host.`, { remedy });
  const folder = path.posix.dirname(from);
  const file = url.startsWith('pictures/')
    ? `content/${url}`
    : /^\.\.?\//.test(url)
      ? path.posix.join(folder, url)
      : null;
  if (!file || !(file.startsWith(`${folder}/`) || file.startsWith(`${sharedFolder}/`)))
    throw new Problem(`The picture "${url}" is neither next to the page nor in ${sharedFolder}/.`, { remedy });
  if (!isPicture(file))
    throw new Problem(`The picture "${url}" is of a kind that pages don't show.`, {
      remedy: `Kinds: ${allowed.join(', ')}.`,
    });
  return file;
}

/** Lists the pictures below `content/`; `find` reads one on request and throws a Problem if it can't be shown. */
export function readPictures(root: string, problems: ProblemCollector): Pictures {
  const files = filesIn(root, 'content', problems)
    .filter(isPicture)
    .map((file) => `content/${file}`);
  const existing = new Set(files);
  const read = new Map<string, Picture>();
  const lightOf = (file: string) => file.replace(/(\.[a-z]+)$/, '.light$1');
  const readBoth = (file: string): Picture => {
    const picture = readPicture(root, file);
    if (!existing.has(lightOf(file))) return { ...picture, light: null };
    const light = readPicture(root, lightOf(file));
    if (light.width !== picture.width || light.height !== picture.height)
      throw new Problem(
        `${light.file} has ${light.width} × ${light.height} pixels, and ${file} has ${picture.width} × ${picture.height}: the page would jump.`,
        { remedy: 'Export both in the same size.' },
      );
    return { ...picture, light };
  };
  return {
    files,
    find(url, from) {
      const file = pictureFile(url, from);
      if (!existing.has(file)) throw new Problem(`There is no picture ${file}.`, { remedy: suggest(file, files) });
      if (!/^[a-z0-9._-]+$/.test(path.posix.basename(file)))
        throw new Problem(`The name of the picture "${path.posix.basename(file)}" is not an address.`, {
          remedy: 'Use lower-case letters, digits, and hyphens.',
        });
      const picture = read.get(file) ?? readBoth(file);
      read.set(file, picture);
      return picture;
    },
  };
}

type Bodies = readonly { readonly pictures: readonly Picture[] }[];

/** The files of the pictures that bodies show, once each, with those for light mode. */
export function shownPictures(bodies: Bodies): readonly PictureFile[] {
  const pictures = bodies
    .flatMap((body) => body.pictures)
    .flatMap((picture) => (picture.light ? [picture, picture.light] : [picture]));
  // Two files with the same name and content have the same address.
  return [...new Map(pictures.map((picture) => [picture.address, picture])).values()];
}
