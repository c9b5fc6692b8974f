/** Limits the number of concurrent responses, so that a traffic spike costs time rather than memory. */
export interface Gate {
  /** Waits for a slot; resolves to the function that releases it. */
  enter(): Promise<() => void>;
}

/**
 * @param most number of slots
 * @param longest milliseconds after which a slot is released anyway, so that slow connections don't block others
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
