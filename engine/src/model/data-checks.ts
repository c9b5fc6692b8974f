/**
 * Whether JSON is a data file of the site: a proxy or a portal may answer with something else.
 * Browsers check what tells the file from other answers, because what a build wrote is right as a whole; Node checks
 * all of it with the schemas.
 */
import { isList, isMap, isText, listOf, mapOf, objectWith } from '../basics/guards.ts';
import type { Manifest, SetFiles } from './manifest.ts';
import type { PageState } from './page-state.ts';
import type { DocMeta, PageRecord, SetMeta } from './record.ts';

const isSetFiles = objectWith<SetFiles>({ meta: isText, digest: isText });
export const isManifest = objectWith<Manifest>({
  build: isText,
  sets: mapOf(isSetFiles),
  starts: mapOf(isText),
  wholeDigests: mapOf(isText),
  glossary: isText,
});

export const isPageRecord = objectWith<PageRecord>({
  id: isText,
  title: isText,
  body: isText,
  toc: isList,
  places: isList,
});

const isDocMeta = objectWith<DocMeta>({ id: isText, path: isText, record: isText });
export const isSetMeta = objectWith<SetMeta>({
  name: isText,
  path: isText,
  docs: listOf(isDocMeta),
  sidebars: isMap,
});

export const isPageState = objectWith<PageState>({
  set: isText,
  id: isText,
  build: isText,
  files: isSetFiles,
  record: isMap,
});
