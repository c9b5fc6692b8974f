/** "Keep this version offline": stands at the foot of the sidebar, says the size first, shows progress, can be undone. */
import type { PageData } from '../../model/page-data.ts';
import type { Data } from '../data.ts';
import { canKeep, forget, keep, keepSize, keepState } from './kept.ts';

const megabytes = (bytes: number) => (bytes < 1e6 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`);

interface Panel {
  readonly element: HTMLElement;
  readonly text: HTMLElement;
  readonly button: HTMLButtonElement;
  readonly bar: HTMLProgressElement;
}

function makePanel(): Panel {
  const element = document.createElement('div');
  element.className = 'offline';
  const text = document.createElement('p');
  text.setAttribute('role', 'status');
  const bar = document.createElement('progress');
  bar.hidden = true;
  bar.setAttribute('aria-label', 'Keeping the version offline');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  element.append(button, bar, text);
  return { element, text, button, bar };
}

const reasonOf = (error: unknown) =>
  !navigator.onLine
    ? 'You are offline. Try again when you have a connection.'
    : error instanceof DOMException && error.name === 'QuotaExceededError'
      ? 'There is not enough room on this device.'
      : error instanceof Error
        ? error.message
        : String(error);

/** Whether the panel still speaks of a version: the reader may have moved on while work was under way. */
type StillShown = () => boolean;

async function showOffer(panel: Panel, data: Data, version: string, shown: StillShown): Promise<void> {
  const { text, button, bar } = panel;
  const [state, size] = await Promise.all([keepState(data, version), keepSize(data, version)]);
  if (!shown()) return;
  bar.hidden = true;
  button.disabled = false;
  const work = async (doing: () => Promise<void>) => {
    button.disabled = true;
    text.textContent = '';
    try {
      await doing();
      if (shown()) await showOffer(panel, data, version, shown);
    } catch (error) {
      console.warn(error);
      if (!shown()) return;
      bar.hidden = true;
      button.disabled = false;
      text.textContent = `Version ${version} could not be kept. ${reasonOf(error)}`;
    }
  };
  if (state === 'kept') {
    text.textContent = `Version ${version} reads and searches without network.`;
    button.textContent = 'Remove from this device';
    button.onclick = () => work(() => forget(data, version));
    return;
  }
  text.textContent = state === 'lost' ? `The site was renewed, and version ${version} is not on this device any more.` : '';
  button.textContent = `Keep this version offline (${megabytes(size)})`;
  button.onclick = () =>
    work(() => {
      bar.hidden = false;
      bar.value = 0;
      return keep(data, version, (part) => {
        if (shown()) bar.value = part;
      });
    });
}

let shownVersion: string | null = null;
let panel: Panel | null = null;

/** Puts the offer into the sidebar of a version's pages. */
export function offlinePanel(data: Data, page: PageData): void {
  const sidebar = document.querySelector('#drawer .sidebar-nav');
  if (!sidebar || !page.version || !canKeep(data)) {
    panel?.element.remove();
    shownVersion = null;
    return;
  }
  if (panel && shownVersion === page.version && panel.element.isConnected) return;
  const { version } = page;
  shownVersion = version;
  panel?.element.remove();
  const own = makePanel();
  panel = own;
  sidebar.append(own.element);
  // The size is in the manifest, which nothing else may have asked for: when a reader gets near.
  own.button.textContent = 'Keep this version offline';
  let asked = false;
  const prepare = () => {
    if (asked) return;
    asked = true;
    showOffer(own, data, version, () => panel === own).catch((error: unknown) => {
      asked = false;
      console.warn(error);
      own.text.textContent = `Nothing is known of version ${version} now. ${reasonOf(error)}`;
    });
  };
  for (const type of ['pointerenter', 'focusin', 'click'] as const) own.element.addEventListener(type, prepare);
}
