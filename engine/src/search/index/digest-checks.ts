/** Whether JSON is a part of a digest: a proxy or a damaged cache may answer with something else. */
import { either, equalTo, type Guard, isList, isMap, isText, listOf, objectWith } from '../../problems/guards.ts';
import type { DigestNames, NamesBlock, Part, WholeDigest, WordList } from './digest.ts';

/** The list of pages; the others were written together with it. */
export const isDigestNames = objectWith<DigestNames>({ kind: equalTo('names'), paths: isList });

/** Whether it is a part that queries ask for by its name. */
export const isPart: Guard<Part> = either(listOf(isText), objectWith<WordList | NamesBlock>({ kind: isText }));
export const isWholeDigest = objectWith<WholeDigest>({
  kind: equalTo('whole'),
  names: isDigestNames,
  lists: isMap,
  texts: isMap,
});
