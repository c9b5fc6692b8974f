import { type ReactNode, useState } from 'react';
import { number } from './counts.ts';

/** Reads typed text: the number, or a sentence that says what is wrong and what is allowed. */
type Read = (text: string) => number | string;

/**
 * Reads whole numbers from `min` to `max`, both included; a minus sign, spaces between digits, and commas before three
 * digits are allowed.
 */
export function readInteger(min: number, max: number): Read {
  return (text) => {
    const digits = text
      .replace(/\s/g, '')
      .replace('−', '-')
      .replace(/(?<=\d),(?=\d{3}(,|$))/g, '');
    const value = /^-?\d{1,15}$/.test(digits) ? Number(digits) : Number.NaN;
    if (value >= min && value <= max) return value === 0 ? 0 : value;
    const reason = digits === '' ? 'The field is empty' : `“${text.trim().slice(0, 20)}” is not possible here`;
    const [least, most] = [min, max].map(number);
    return `${reason}: type a whole number from ${least} to ${most}. The last valid value is kept.`;
  };
}

/**
 * A labeled field for a whole number. Invalid text is reported to `onProblem` and stays visible while typing;
 * the last valid value is kept, and shown again when the field loses focus. A valid value clears the problem.
 */
export function IntegerInput(props: {
  label: ReactNode;
  value: number;
  read: Read;
  onValue: (value: number) => void;
  onProblem: (problem: string) => void;
  /** The name for assistive technology if the visible label is not enough. */
  name?: string;
}) {
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const type = (text: string) => {
    const result = props.read(text);
    setDraft(text);
    props.onProblem(typeof result === 'string' ? result : '');
    if (typeof result === 'number') props.onValue(result);
  };
  return (
    <label className="field">
      <span>{props.label}</span>
      <input
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        maxLength={20}
        aria-label={props.name}
        aria-invalid={draft !== undefined && typeof props.read(draft) === 'string'}
        value={draft ?? String(props.value)}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setDraft(undefined)}
        onKeyDown={(event) => {
          const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
          if (step === 0 || typeof props.read(String(props.value + step)) === 'string') return;
          event.preventDefault();
          setDraft(undefined);
          props.onProblem('');
          props.onValue(props.value + step);
        }}
      />
    </label>
  );
}
