/**
 * The script in the head, which runs before first paint: sets the color mode and hides a dismissed announcement. It is
 * inlined, so it is tiny; reader.ts does the rest.
 */
import { followMode } from '../../shell/preferences/mode.ts';
import { announcementSlot } from '../../shell/preferences/preferences.ts';

const root = document.documentElement;
const { announcement } = root.dataset;

root.classList.add('js');
followMode();
if (announcement && announcementSlot.get() === announcement) root.dataset.dismissed = '';
