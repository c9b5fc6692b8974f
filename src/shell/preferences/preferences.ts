/** The reader's preferences: their storage keys and valid values. */
import { storageSlot, textSlot } from './storage.ts';
import { announcementKey, modeKey } from './storage-keys.ts';

/** Color mode. */
export const modeSlot = textSlot(modeKey, (text) => text === 'dark' || text === 'light');

/** Id of the dismissed announcement. */
export const announcementSlot = textSlot(announcementKey);

/** The chosen tab of each group. */
export const tabSlot = storageSlot('tabs', (raw) => (typeof raw === 'object' && raw !== null ? (raw as Record<string, string>) : null));
