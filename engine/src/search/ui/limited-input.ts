import type { ChangeEvent } from 'react';
import { limitQuery } from '../pasted.ts';

/**
 * A handler of changes of a query's field. What is pasted is shortened; a character that doesn't fit is not typed, and
 * the caret stays where it was.
 * @param onQuery also learns whether the query is less than what was entered
 */
export const limitedInput =
  (query: string, onQuery: (query: string, isShortened: boolean) => void) =>
  ({ currentTarget: input }: ChangeEvent<HTMLInputElement>): void => {
    const limited = limitQuery(query, input.value);
    if (limited !== query) {
      onQuery(limited, limited.trim() !== input.value.trim());
      return;
    }
    // React would restore the text as well, with the caret at its end.
    const caret = Math.max(0, (input.selectionStart ?? 0) - (input.value.length - query.length));
    input.value = query;
    input.setSelectionRange(caret, caret);
  };
