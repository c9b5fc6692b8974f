/** Items that have to be there: the compiler can't know that an index is within a list, or that a map has a key. */

/** The item at an index; negative ones count from the end. */
export function itemAt<T>(list: ArrayLike<T>, index: number): T {
  const item = list[index < 0 ? list.length + index : index];
  if (item === undefined) throw new RangeError(`There is no item ${index}.`);
  return item;
}

/** The value of a key that the map is known to have. Throws a RangeError if it doesn't. */
export function entryOf<Key, Value>(map: { get(key: Key): Value | undefined }, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new RangeError(`A map has no ${String(key)}.`);
  return value;
}
