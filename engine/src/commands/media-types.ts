/** The media types of a site's files, and which of them are compressible text. */

const text = (type: string) => ({ type: `${type}; charset=utf-8`, isText: true });
const binary = (type: string) => ({ type, isText: false });

const kinds: Readonly<Record<string, { readonly type: string; readonly isText: boolean }>> = {
  html: text('text/html'),
  js: text('text/javascript'),
  css: text('text/css'),
  json: text('application/json'),
  svg: text('image/svg+xml'),
  xml: text('application/xml'),
  txt: text('text/plain'),
  md: text('text/markdown'),
  webmanifest: text('application/manifest+json'),
  png: binary('image/png'),
  jpg: binary('image/jpeg'),
  webp: binary('image/webp'),
  avif: binary('image/avif'),
  ico: binary('image/x-icon'),
  woff2: binary('font/woff2'),
  pdf: binary('application/pdf'),
};

export const textExtensions: readonly string[] = Object.keys(kinds).filter((name) => kinds[name]?.isText);

const kindOf = (file: string) => kinds[file.slice(file.lastIndexOf('.') + 1)];

export const mediaType = (file: string): string | null => kindOf(file)?.type ?? null;

/** Whether `npx onesource compress` compresses the file. */
export const isText = (file: string): boolean => kindOf(file)?.isText ?? false;
