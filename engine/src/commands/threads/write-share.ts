/** Documents that a thread of a build writes. */
import { spilledText } from '../../cache/spill.ts';
import { storeAt } from '../../cache/store.ts';
import type { PageRecord } from '../../model/record.ts';
import { entryOf, itemAt } from '../../problems/lookup.ts';
import { pageDocument } from '../../shell/document/document.tsx';
import { documentAssets, givenAssets } from '../document-assets.ts';
import { readPreviews } from '../files/previews.ts';
import { fileWriter } from '../output/write-files.ts';
import { type DocumentsTask, type ThreadData, type ThreadMessage, takePlace } from './task.ts';

/** Writes the documents that this thread takes. */
export function writeShare(
  { root, store }: ThreadData,
  { pages, next, folder, site, metas, assets: given, manifest, manifestAddress }: DocumentsTask,
  say: (message: ThreadMessage) => void,
): void {
  const ownAssets = givenAssets(site, given, readPreviews(root, site));
  const assets = documentAssets(ownAssets, manifest, manifestAddress, storeAt(store));
  const write = fileWriter(folder);
  for (let place = takePlace(next, pages.length); place !== undefined; place = takePlace(next, pages.length)) {
    const { file, set, doc, record: text } = itemAt(pages, place);
    const meta = entryOf(metas, set);
    const make = () => {
      const record: PageRecord = JSON.parse(spilledText(text));
      return pageDocument(site, assets, meta, itemAt(meta.docs, doc), record);
    };
    say({ kind: 'document', place, time: write({ file, make }) });
  }
}
