/**
 * The script in the head, which runs before first paint: sets the color mode and hides a dismissed announcement. It is inlined, so
 * it is tiny; reader.ts does the rest.
 */
import { followMode, showMode } from '../../shell/preferences/mode.ts';
import { announcementKey, modeKey } from '../../shell/preferences/storage-keys.ts';

const root = document.documentElement;
const { announcement } = root.dataset;

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    console.warn('Browser storage is not available: choices are not remembered.', error);
    return null;
  }
}

root.classList.add('js');
showMode(stored(modeKey));
followMode(() => stored(modeKey));
if (announcement && stored(announcementKey) === announcement) root.dataset.dismissed = '';
