/** Saves a version for offline, or removes it again. Shows its size, then the progress. */
import { useState } from 'react';
import { messageOf } from '../../problems/thrown.ts';
import type { OfflineService, OfflineState } from '../services.ts';

function failureReason(error: unknown): string {
  if (!navigator.onLine) return 'You are offline. Try again when you have a connection.';
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    return 'There is not enough space on this device.';
  if (error instanceof DOMException && error.name === 'SecurityError')
    return 'This browser blocks storage for this site.';
  return messageOf(error);
}

const megabytes = (bytes: number) =>
  bytes < 1e6 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;

interface SavedVersion {
  readonly state: OfflineState;
  readonly size: number;
}

type Work =
  | { readonly type: 'none' }
  | { readonly type: 'busy'; readonly progress: number | null }
  | { readonly type: 'failed'; text: string };

const idle: Work = { type: 'none' };

function message(version: string, saved: SavedVersion | null, work: Work): string {
  if (work.type === 'failed') return work.text;
  if (work.type === 'busy' || !saved) return '';
  if (saved.state === 'saved') return `Version ${version} is available offline, including search.`;
  return saved.state === 'lost' ? `The site was rebuilt, and version ${version} is no longer on this device.` : '';
}

export function OfflinePanel({ version, offline }: { version: string; offline: OfflineService }) {
  const [saved, setSaved] = useState<SavedVersion | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [work, setWork] = useState(idle);
  const ask = async (): Promise<SavedVersion> => {
    const [state, size] = await Promise.all([offline.state(version), offline.size(version)]);
    setSaved({ state, size });
    return { state, size };
  };
  const fail = (error: unknown, what: string) => {
    console.warn(error);
    setWork({ type: 'failed', text: `${what} ${failureReason(error)}` });
  };
  // The size is in the manifest, which may not be loaded yet: fetch it when the reader approaches the button. A finger
  // doesn't: the button would change its meaning between touch and click.
  const prepare = () => {
    if (isAsked) return;
    setAsked(true);
    ask().then(
      () => setWork(idle),
      (error: unknown) => {
        setAsked(false);
        fail(error, `Version ${version} couldn’t be checked.`);
      },
    );
  };
  const onClick = async () => {
    if (work.type === 'busy') return;
    setAsked(true);
    setWork({ type: 'busy', progress: null });
    try {
      // A tap comes before the answer about the size. It has asked to save, and never removes.
      if ((saved ?? (await ask())).state !== 'saved') {
        setWork({ type: 'busy', progress: 0 });
        await offline.save(version, (progress) => setWork({ type: 'busy', progress }));
      } else if (saved) await offline.remove(version);
      await ask();
      setWork(idle);
    } catch (error) {
      fail(error, `Version ${version} couldn’t be saved offline.`);
    }
  };
  const offer = `Save for offline${saved ? ` (${megabytes(saved.size)})` : ''}`;
  const progress = work.type === 'busy' ? work.progress : null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only preloads for the button inside
    <div
      className="offline"
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && prepare()}
      onFocus={prepare}
    >
      <button type="button" className="button" aria-disabled={work.type === 'busy' || undefined} onClick={onClick}>
        {saved?.state === 'saved' ? 'Remove from this device' : offer}
      </button>
      {progress === null ? null : <progress value={progress} aria-label="Saving for offline" />}
      <p role="status">{message(version, saved, work)}</p>
    </div>
  );
}
