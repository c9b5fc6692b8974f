import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether a component is hydrated: its first rendering has to be what the document contains. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
