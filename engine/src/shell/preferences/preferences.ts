/** The reader's stored preferences. Their keys have no namespace. */
import { isText, mapOf } from '../../basics/guards.ts';
import { storageSlot, textSlot } from './storage.ts';

// Marked as pure, so that an inline script contains only the slots that it uses.

export const modeKey = 'theme';
export const modeSlot = /* @__PURE__ */ textSlot(modeKey);

/** Whether long lines of code are wrapped: `yes` or `no`. */
export const wrapSlot = /* @__PURE__ */ textSlot('wrap');

/** Id of the announcement that was dismissed. */
export const announcementKey = 'announcement';
export const announcementSlot = /* @__PURE__ */ textSlot(announcementKey);

export const versionKey = 'docs-version';

const isChoices = /* @__PURE__ */ mapOf(isText);
export const tabSlot = /* @__PURE__ */ storageSlot('tabs', (raw) => (isChoices(raw) ? raw : null));
