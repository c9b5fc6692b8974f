/** Runs tasks in the worker and keeps the latest answer. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Verified, VerifierTask } from './verify-in-worker.ts';

/** Wraps the address of one of our own scripts for Trusted Types; the page passes it to its islands. */
export type TrustedUrl = (url: string) => string;

interface VerifierState {
  readonly isBusy: boolean;
  readonly answer?: Verified;
  /** Why there is none. */
  readonly failure?: string;
}

const asIs: TrustedUrl = (url) => url;

interface Verifier extends VerifierState {
  readonly run: (task: VerifierTask) => void;
  /** Drops the current and the pending answer. */
  readonly forget: () => void;
}

export function useVerifier(trustedUrl: TrustedUrl = asIs): Verifier {
  const [state, setState] = useState<VerifierState>({ isBusy: false });
  const latest = useRef(0);
  const run = async (task: VerifierTask) => {
    const turn = ++latest.current;
    setState((before) => ({ ...before, isBusy: true }));
    let next: VerifierState;
    try {
      const { verifyInWorker } = await import('./verify-in-worker.ts');
      next = { isBusy: false, answer: await verifyInWorker(task, trustedUrl) };
    } catch {
      next = { isBusy: false, failure: 'The verifier couldn’t load. Check your connection and try again.' };
    }
    if (turn === latest.current) setState(next);
  };
  const forget = () => {
    latest.current++;
    setState({ isBusy: false });
  };
  return { ...state, run, forget };
}

/** Preloads the verifier, so that the first answer comes at once, unless the reader saves data. */
export function useVerifierAhead(trustedUrl: TrustedUrl = asIs): void {
  const load = useEffectEvent(async () => (await import('./verify-in-worker.ts')).loadAhead(trustedUrl));
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (!connection?.saveData) load().catch(() => {});
  }, []);
}
