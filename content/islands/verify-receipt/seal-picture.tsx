import { sample } from '../receipt-verifier/facts/sample.ts';
import type { ReceiptReport } from '../receipt-verifier/report.ts';

const columns = 16;
const step = 18;
const square = 15;
/** The bytes before the proof itself: the selector. */
const selectorDigits = 8;

const bytesOf = (seal: string): string[] =>
  seal
    .replace(/\s|^0x/g, '')
    .toLowerCase()
    .slice(selectorDigits)
    .match(/../g)
    ?.slice(0, 256) ?? [];
const provenBytes = bytesOf(sample.seal);

/**
 * The 256 bytes of a proof, a square each: the larger the byte, the stronger its color. A changed byte is crossed out.
 * A click changes a byte; the buttons below do the same by keyboard.
 */
export function SealPicture(props: {
  seal: string;
  verdict: ReceiptReport['verdict'] | undefined;
  onByte: (index: number) => void;
}) {
  const { seal, verdict, onByte } = props;
  const bytes = bytesOf(seal);
  const changed = bytes.filter((byte, i) => byte !== provenBytes[i]).length;
  const size = columns * step - (step - square);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a button below changes a byte too
    <svg
      className="seal-picture"
      data-verdict={verdict}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={`The proof: 256 bytes, a square each.${changed ? ` Changed: ${changed}.` : ''}`}
      onClick={({ target }) => {
        const index = target instanceof SVGElement ? Number(target.dataset.byte ?? Number.NaN) : Number.NaN;
        if (Number.isInteger(index)) onByte(index);
      }}
    >
      {bytes.map((byte, i) => {
        const [x, y] = [(i % columns) * step, Math.floor(i / columns) * step];
        const isChanged = byte !== provenBytes[i];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a byte is its place
          <g key={i} className={isChanged ? 'changed' : undefined}>
            <rect
              data-byte={i}
              data-strength={Number.parseInt(byte, 16) >> 5}
              x={x}
              y={y}
              width={square}
              height={square}
              rx="3"
            />
            {isChanged ? <path d={`M${x + 4} ${y + 4}l7 7m0-7l-7 7`} /> : null}
          </g>
        );
      })}
    </svg>
  );
}
