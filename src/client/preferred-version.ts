/** The docs version a reader read last: Documentation and search follow it. reader.ts reads it too. */

import { site } from 'virtual:site';
import { textSlot } from '../shell/preferences/storage.ts';
import { latestVersion } from '../versions/site-versions.ts';

/** Dropped if the version no longer exists. */
const versionSlot = textSlot('docs-version', (text) => site.versions.some(({ label }) => label === text));

/** Label of the version the reader read last, else the latest. */
export const preferredVersion = (): string => versionSlot.get() ?? latestVersion(site).label;

export const rememberVersion = (label: string): void => versionSlot.set(label);
