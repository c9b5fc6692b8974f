/** The choices a reader made: which keys they are under, and what is valid. */
import { storageSlot, textSlot } from './storage.ts';
import { announcementKey, modeKey } from './storage-keys.ts';

/** Color mode. */
export const modeSlot = textSlot(modeKey, (text) => text === 'dark' || text === 'light');

/** Id of the announcement that was dismissed. */
export const announcementSlot = textSlot(announcementKey);

/** The chosen tab of each group. */
export const tabSlot = storageSlot('tabs', (raw) => (typeof raw === 'object' && raw !== null ? (raw as Record<string, string>) : null));
