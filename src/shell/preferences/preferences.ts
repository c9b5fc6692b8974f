/** The choices a reader made: which keys they are under, and what is valid. */
import { storageSlot, textSlot } from './storage.ts';

/** Colour mode; read before first paint by the head script, so the key has no namespace and the value is plain text. */
export const modeSlot = textSlot('theme', (text) => text === 'dark' || text === 'light');

/** Id of the announcement that was dismissed. */
export const announcementSlot = textSlot('announcement');

/** The chosen tab of each group. */
export const tabSlot = storageSlot('tabs', (raw) => (typeof raw === 'object' && raw !== null ? (raw as Record<string, string>) : null));
