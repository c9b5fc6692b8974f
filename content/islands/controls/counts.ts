/** A number with commas: 1,048,576. */
export const number = (value: number): string => value.toLocaleString('en-US');

/** "1 segment", "1,024 segments". */
export const plural = (count: number, one: string): string => `${number(count)} ${one}${count === 1 ? '' : 's'}`;
