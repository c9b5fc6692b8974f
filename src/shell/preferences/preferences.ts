/** The reader's stored preferences. The color mode and the announcement are read by the head script. */
import { storageSlot, textSlot } from './storage.ts';
import { announcementKey, modeKey } from './storage-keys.ts';

/** Color mode. */
export const modeSlot = textSlot(modeKey);

/** Id of the dismissed announcement. */
export const announcementSlot = textSlot(announcementKey);

/** The chosen tab of each group. */
export const tabSlot = storageSlot('tabs', (raw) => (typeof raw === 'object' && raw !== null ? (raw as Record<string, string>) : null));
