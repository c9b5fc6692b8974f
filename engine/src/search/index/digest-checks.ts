/** Whether JSON is a part of a digest: a proxy or a damaged cache may answer with something else. */
import { equalTo, isList, isMap, isNumber, isText, objectWith } from '../../problems/guards.ts';
import type { DigestNames, WholeDigest, WordList } from './digest.ts';

/** The lists that belong to each page; those that follow from them were written together with them. */
export const isDigestNames = objectWith<DigestNames>({
  kind: equalTo('names'),
  versioned: isNumber,
  paths: isList,
  titles: isList,
  sections: isList,
});

export const isWordList = objectWith<WordList>({ words: isText, defines: isText, prose: isText, code: isText });
export const isWholeDigest = objectWith<WholeDigest>({
  kind: equalTo('whole'),
  names: isDigestNames,
  lists: isMap,
  texts: isMap,
});
