/**
 * Access to browser storage. If it is blocked, full, or corrupt, the page keeps working, and the console shows one
 * warning.
 */
function warn(error: unknown): void {
  // Inline scripts and the client each have a copy of this module.
  if (window.isStorageReported) return;
  window.isStorageReported = true;
  console.warn('Browser storage is not available: choices are not remembered.', error);
}

export interface StorageSlot<T> {
  get(): T | null;
  set(value: T): void;
}

function attempt<T>(work: () => T, fallback: T): T {
  try {
    return work();
  } catch (error) {
    warn(error);
    return fallback;
  }
}

/**
 * Creates a slot for plain text.
 * @param accept whether a stored text is valid; if not, it is removed
 */
export function textSlot(key: string, accept: (text: string) => boolean = () => true): StorageSlot<string> {
  return {
    get() {
      const text = attempt(() => localStorage.getItem(key), null);
      if (text === null || accept(text)) return text;
      attempt(() => localStorage.removeItem(key), undefined);
      return null;
    },
    set: (value) => attempt(() => localStorage.setItem(key, value), undefined),
  };
}

/** Creates a slot for JSON. `parse` returns null for an invalid value. */
export function storageSlot<T>(key: string, parse: (raw: unknown) => T | null): StorageSlot<T> {
  const text = textSlot(key);
  return {
    get() {
      const stored = text.get();
      if (stored === null) return null;
      try {
        return parse(JSON.parse(stored));
      } catch (error) {
        warn(error);
        return null;
      }
    },
    set: (value) => text.set(JSON.stringify(value)),
  };
}
