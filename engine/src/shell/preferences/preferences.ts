/** The reader's stored preferences. Their keys have no namespace. */
import { storageSlot, textSlot } from './storage.ts';

// Marked as pure, so that an inline script contains only the slots that it uses.

/** Color mode. */
export const modeKey = 'theme';
export const modeSlot = /* @__PURE__ */ textSlot(modeKey);

/** Id of the dismissed announcement. */
export const announcementSlot = /* @__PURE__ */ textSlot('announcement');

/** Key of the label of the version read last. */
export const versionKey = 'docs-version';

/** The chosen tab of each group. */
export const tabSlot = /* @__PURE__ */ storageSlot('tabs', (raw) =>
  typeof raw === 'object' && raw !== null ? (raw as Record<string, string>) : null,
);
