import { useEffect, useState } from 'react';
import { Button, Slider } from './native.tsx';

interface MovesProps {
  /** What is moved through: "Step", "Cycle". */
  readonly unit: string;
  readonly at: number;
  /** The first and the last place. */
  readonly first?: number;
  readonly last: number;
  /** Milliseconds for each place while it plays; without it, nothing plays. */
  readonly pace?: number;
  onMove(to: number): void;
}

/** Moves through the steps of a figure: one by one, anywhere with the slider, or all of them while the reader watches. */
export function Moves({ unit, at, first = 0, last, pace, onMove }: MovesProps) {
  const [isPlaying, setPlaying] = useState(false);
  const plays = isPlaying && at < last;
  useEffect(() => {
    if (!plays) return;
    const timer = setTimeout(() => onMove(at + 1), pace);
    return () => clearTimeout(timer);
  }, [plays, at, pace, onMove]);
  const go = (to: number) => {
    setPlaying(false);
    onMove(to);
  };
  const play = () => {
    if (at === last) onMove(first);
    setPlaying(!plays);
  };
  return (
    <div className="island-bar moves">
      <Button disabled={at <= first} onPress={() => go(at - 1)}>
        Back
      </Button>
      <Button disabled={at >= last} onPress={() => go(at + 1)}>
        Next
      </Button>
      {pace ? <Button onPress={play}>{plays ? 'Pause' : 'Play'}</Button> : null}
      <Slider label={`${unit} ${at} of ${last}`} value={at} min={first} max={last} onValue={go} />
    </div>
  );
}
