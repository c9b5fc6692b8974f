import type { ReactNode } from 'react';

interface ButtonProps {
  readonly children: ReactNode;
  readonly disabled?: boolean | undefined;
  /** Whether it is on, of a button that stays on. */
  readonly pressed?: boolean | undefined;
  onPress(): void;
}

export const Button = ({ children, disabled, pressed, onPress }: ButtonProps) => (
  <button type="button" className="button" disabled={disabled} aria-pressed={pressed} onClick={onPress}>
    {children}
  </button>
);

interface ChoiceProps<T extends string | number> {
  readonly label: string;
  readonly value: T;
  /** The values, or each value with its name. */
  readonly options: readonly (T | readonly [value: T, name: string])[];
  onValue(value: T): void;
}

/** A choice of a few values. A value that isn't among them shows the first. */
export function Choice<T extends string | number>({ label, value, options, onValue }: ChoiceProps<T>) {
  const named = options.map((option) => (Array.isArray(option) ? option : [option, String(option)])) as [T, string][];
  return (
    <label className="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => onValue((named[event.target.selectedIndex] as [T, string])[0])}>
        {named.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  /** The value in words, if the number isn't enough. */
  readonly text?: string | undefined;
  onValue(value: number): void;
}

export const Slider = ({ label, value, min = 0, max, text, onValue }: SliderProps) => (
  <label className="field slider">
    <span>{label}</span>
    <input
      type="range"
      min={min}
      max={max}
      value={value}
      aria-valuetext={text}
      onChange={(event) => onValue(Number(event.target.value))}
    />
  </label>
);
