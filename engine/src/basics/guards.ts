/**
 * Type guards for values that come from the network or from storage, in browsers, for which a schema library is too
 * large.
 */

export type Guard<T> = (value: unknown) => value is T;

/** Whether a value is a string. */
export const isText: Guard<string> = (value) => typeof value === 'string';

/** Whether a value is a number, also NaN. */
export const isNumber: Guard<number> = (value) => typeof value === 'number';

/** Whether a value is an object, also a list; its values may be anything. */
export const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether a value is an array of anything. */
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

// Without side effects, so that a bundle contains only the guards that it uses.

/** Takes a text; gives a guard that accepts only that text. */
/* @__NO_SIDE_EFFECTS__ */
export const equalTo =
  <T extends string>(text: T): Guard<T> =>
  (value): value is T =>
    value === text;

/** Takes two guards; gives one that accepts what at least one of them accepts. */
/* @__NO_SIDE_EFFECTS__ */
export const either =
  <A, B>(isA: Guard<A>, isB: Guard<B>): Guard<A | B> =>
  (value) =>
    isA(value) || isB(value);

/* @__NO_SIDE_EFFECTS__ */
export const optional =
  <T>(isValue: Guard<T>): Guard<T | undefined> =>
  (value) =>
    value === undefined || isValue(value);

/** Takes a guard for items; gives one for arrays of only such items. */
/* @__NO_SIDE_EFFECTS__ */
export const listOf =
  <T>(isItem: Guard<T>): Guard<readonly T[]> =>
  (value) =>
    Array.isArray(value) && value.every(isItem);

/** Takes a guard for values; gives one for objects of only such values. */
/* @__NO_SIDE_EFFECTS__ */
export const mapOf =
  <T>(isValue: Guard<T>): Guard<Readonly<Record<string, T>>> =>
  (value): value is Readonly<Record<string, T>> =>
    isMap(value) && Object.values(value).every(isValue);

type Checks<T> = { readonly [Key in keyof T]-?: (property: unknown) => boolean };

/** For what tells an object from other values, where checking all of it would cost a reader more than it is worth. */
/* @__NO_SIDE_EFFECTS__ */
export const objectWith =
  <T extends object>(checks: Partial<Checks<T>>): Guard<T> =>
  (value): value is T => {
    const given: readonly (readonly [string, (property: unknown) => boolean])[] = Object.entries(checks);
    return isMap(value) && given.every(([key, holds]) => holds(value[key]));
  };

/** A guard for each property of an object: the compiler refuses a list that lacks one. */
/* @__NO_SIDE_EFFECTS__ */
export const objectOf = <T extends object>(guards: { readonly [Key in keyof T]-?: Guard<T[Key]> }): Guard<T> =>
  objectWith<T>(guards);
