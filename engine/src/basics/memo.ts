/**
 * Functions that remember their results. What they remember has a limit, or ends with the object that it belongs to.
 */

/** Calls `make` on first use and caches the result. Then releases `make`, and everything that it references. */
export function once<Value>(make: () => Value): () => Value {
  let first: (() => Value) | undefined = make;
  let value: Value | undefined;
  return () => {
    if (first) value = first();
    first = undefined;
    return value as Value;
  };
}

/**
 * Remembers results by text: those of the latest `limit` keys, and at most as many before.
 * @param keyOf what distinguishes the arguments
 */
export function memo<Args extends readonly unknown[], Value extends string | object>(
  limit: number,
  keyOf: (...args: Args) => string,
  make: (...args: Args) => Value,
): (...args: Args) => Value {
  // Two generations: what is asked for again moves to the later one, so that the earlier one can be dropped as a whole.
  let later = new Map<string, Value>();
  let earlier = later;
  return (...args) => {
    const key = keyOf(...args);
    const remembered = later.get(key);
    if (remembered !== undefined) return remembered;
    const value = earlier.get(key) ?? make(...args);
    if (later.size >= limit) {
      earlier = later;
      later = new Map();
    }
    later.set(key, value);
    return value;
  };
}

/** Remembers a result for each object, for as long as the object exists. */
export function memoOf<Owner extends object, Value extends string | object>(
  make: (owner: Owner) => Value,
): (owner: Owner) => Value {
  const values = new WeakMap<Owner, Value>();
  return (owner) => {
    const remembered = values.get(owner);
    if (remembered !== undefined) return remembered;
    const value = make(owner);
    values.set(owner, value);
    return value;
  };
}

/** Remembers promises by key. One that is rejected is forgotten, so that the next call tries again. */
export function promiseMemo() {
  const promises = new Map<string, Promise<unknown>>();
  return {
    /** Each key has one maker, so what is remembered is what this one makes. */
    get<Value>(key: string, make: () => Promise<Value>): Promise<Value> {
      const promise = (promises.get(key) as Promise<Value> | undefined) ?? make();
      promises.set(key, promise);
      promise.catch(() => promises.get(key) === promise && promises.delete(key));
      return promise;
    },
    clear: () => promises.clear(),
  };
}
