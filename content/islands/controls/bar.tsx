interface Part {
  readonly size: number;
  /** Written into the part if it has room for two digits. */
  readonly text?: string;
  /** The class of the part: "now" for the one that the figure speaks of. */
  readonly tone?: string | undefined;
}

/** A whole as a bar whose parts are as wide as their share. The text next to it has the same numbers. */
export function Bar({ parts }: { parts: readonly Part[] }) {
  const percent = (size: number) => `${((100 * size) / parts.reduce((sum, part) => sum + part.size, 0)).toFixed(2)}%`;
  let start = 0;
  return (
    <svg className="shares" width="100%" height="26" aria-hidden="true">
      {parts.map(({ size, text, tone }, i) => {
        const [left, middle, width] = [start, start + size / 2, size].map(percent);
        start += size;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
          <g key={i} className={tone}>
            <rect x={left} width={width} height="26" />
            {text && Number.parseFloat(width ?? '') > 3.5 ? (
              <text x={middle} y="18">
                {text}
              </text>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}
