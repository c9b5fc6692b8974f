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
