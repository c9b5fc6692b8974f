import { versionKey } from '../../shell/preferences/preferences.ts';
import { textSlot } from '../../shell/preferences/storage.ts';

const versionSlot = textSlot(versionKey);

export function rememberShownVersion(): void {
  const version = document.querySelector<HTMLElement>('[data-version][aria-current]')?.dataset.version;
  if (version) versionSlot.set(version);
}

/**
 * On an unversioned page, Documentation and the version menu follow the preferred version. The page is hydrated with
 * the same version (`data-preferred`), so that the markup matches.
 */
export function showPreferredVersion(): void {
  const version = versionSlot.get();
  if (!version || document.querySelector('[data-version][aria-current]')) return;
  // A version that no longer exists isn't in the menu.
  const start = document.querySelector(`[data-version="${CSS.escape(version)}"]`)?.getAttribute('href');
  if (!start) return;
  document.documentElement.dataset.preferred = version;
  for (const link of document.querySelectorAll('[data-nav=docs]')) link.setAttribute('href', start);
  for (const label of document.querySelectorAll('.version-label')) {
    label.textContent = version;
    label.parentElement?.setAttribute('aria-label', `Documentation version ${version}`);
  }
}
