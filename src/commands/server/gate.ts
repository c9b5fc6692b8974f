/** Lets a limited number of answers begin at a time, so that a crowd of readers costs time rather than memory. */
export interface Gate {
  /** Waits for its turn; gives the function that lets the next one in. */
  enter(): Promise<() => void>;
}

/**
 * @param most how many may be inside
 * @param longest after so many ms an answer no longer counts: a slow reader doesn't hold up the others
 */
export function makeGate(most: number, longest: number): Gate {
  let inside = 0;
  const waiting: (() => void)[] = [];
  const admit = (): (() => void) => {
    inside++;
    let isInside = true;
    const leave = () => {
      if (!isInside) return;
      isInside = false;
      clearTimeout(timer);
      inside--;
      waiting.shift()?.();
    };
    const timer = setTimeout(leave, longest);
    return leave;
  };
  return {
    enter: () =>
      new Promise((resolve) => {
        if (inside < most) resolve(admit());
        else waiting.push(() => resolve(admit()));
      }),
  };
}
