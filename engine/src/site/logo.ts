/** The logo: an SVG file of the project, which documents contain, so that it has the colors of the page. */
import fs from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { configPlace } from '../config/site-config.ts';
import type { Logo } from '../model/site-info.ts';
import { Problem } from '../problems/problem.ts';

/**
 * Reads the logo of the project at `root`.
 * @param address a file of `public/`: `/logo.svg`
 * @throws Problem if the file is missing, or doesn't say how large it is
 */
export function readLogo(root: string, address: string): Logo {
  const file = `public${address}`;
  const at = path.join(root, file);
  if (!fs.existsSync(at))
    throw new Problem(`There is no file ${file}.`, {
      place: configPlace('logo'),
      remedy: 'Put the logo there, or leave `logo` out.',
    });
  const text = fs.readFileSync(at, 'utf8');
  try {
    const { width, height } = imageSize(new TextEncoder().encode(text));
    return { width, height, markup: text.slice(text.indexOf('<svg')).trim() };
  } catch (cause) {
    throw new Problem('The logo is no SVG file that says how large it is.', {
      place: { file },
      remedy: 'Give its <svg> a viewBox="0 0 WIDTH HEIGHT".',
      cause,
    });
  }
}
