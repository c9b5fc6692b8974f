/** The preferred version is the one read last: Documentation and search follow it. */

import { site } from 'virtual:site';
import { versionKey } from '../shell/preferences/preferences.ts';
import { textSlot } from '../shell/preferences/storage.ts';
import { latestVersion } from '../versions/site-versions.ts';

const versionSlot = textSlot(versionKey, (text) => site.versions.some(({ label }) => label === text));

export const preferredVersion = (): string => versionSlot.get() ?? latestVersion(site).label;

export function rememberVersion(label: string | null): void {
  const stored = versionSlot.get();
  if (label !== null && label !== stored) versionSlot.set(label);
}
