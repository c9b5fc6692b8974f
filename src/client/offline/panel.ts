/** "Keep this version offline": stands at the foot of the sidebar, says the size first, shows progress, can be undone. */
import type { PageData } from '../../page/page-data.ts';
import type { Data } from '../data.ts';
import { canKeep, forget, isKept, keep, keepSize } from './kept.ts';

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

async function showOffer({ text, button, bar }: Panel, data: Data, version: string): Promise<void> {
  bar.hidden = true;
  button.disabled = false;
  if (await isKept(data, version)) {
    text.textContent = `Version ${version} reads and searches without network.`;
    button.textContent = 'Remove from this device';
    button.onclick = async () => {
      button.disabled = true;
      await forget(data, version);
      await showOffer({ text, button, bar } as Panel, data, version);
    };
    return;
  }
  text.textContent = '';
  button.textContent = `Keep this version offline (${megabytes(await keepSize(data, version))})`;
  button.onclick = async () => {
    button.disabled = true;
    bar.hidden = false;
    bar.value = 0;
    try {
      await keep(data, version, (part) => {
        bar.value = part;
      });
      await showOffer({ text, button, bar } as Panel, data, version);
    } catch (error) {
      console.warn(error);
      bar.hidden = true;
      button.disabled = false;
      text.textContent = navigator.onLine ? `Version ${version} could not be kept: ${error instanceof Error ? error.message : String(error)}` : 'You are offline. Try again when you have a connection.';
    }
  };
}

let shownVersion: string | null = null;
let panel: Panel | null = null;

/** Puts the offer into the sidebar of a version's pages. */
export function offlinePanel(data: Data, page: PageData): void {
  const sidebar = document.querySelector('#drawer .sidebar-nav');
  if (!sidebar || !page.version || !canKeep()) {
    panel?.element.remove();
    shownVersion = null;
    return;
  }
  panel ??= makePanel();
  if (panel.element.parentElement !== sidebar) sidebar.append(panel.element);
  if (shownVersion === page.version) return;
  shownVersion = page.version;
  // Needs the manifest, which nothing else may have asked for: when a reader gets near.
  const own = panel;
  const { version } = page;
  own.button.textContent = 'Keep this version offline';
  own.text.textContent = '';
  const prepare = () => showOffer(own, data, version).catch((error: unknown) => console.warn(error));
  own.element.addEventListener('pointerenter', prepare, { once: true });
  own.element.addEventListener('focusin', prepare, { once: true });
  own.button.onclick = prepare;
}
