/** A number with commas: 1,048,576. */
export const number = (value: number): string => value.toLocaleString('en-US');

/** "4 and 5", "4, 5, and 6". */
export const list = (all: readonly (string | number)[]): string => new Intl.ListFormat('en').format(all.map(String));

/** "1 segment", "1,024 segments". */
export const plural = (count: number, one: string): string => `${number(count)} ${one}${count === 1 ? '' : 's'}`;
