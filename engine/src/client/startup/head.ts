/**
 * The script in the head, which runs before first paint: sets the color mode, wraps lines of code, and hides a
 * dismissed announcement. It is inlined, so it is tiny; reader.ts does the rest.
 */
import { followMode } from '../../shell/preferences/mode.ts';
import { announcementKey, wrapSlot } from '../../shell/preferences/preferences.ts';
import { textSlot } from '../../shell/preferences/storage.ts';

const root = document.documentElement;
const { announcement } = root.dataset;

root.classList.add('js');
if (wrapSlot.get() === 'yes') root.dataset.wrap = '';
followMode();
// The choice ends with the announcement: one that comes back later is shown again.
if (announcement && textSlot(announcementKey, (id) => id === announcement).get()) root.dataset.dismissed = '';
