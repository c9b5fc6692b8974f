import { useState } from 'react';

/** A die that readers roll. */
export function Island({ sides }: { readonly sides: number }) {
  const [rolls, setRolls] = useState<readonly number[]>([]);
  const roll = () => setRolls([...rolls, 1 + Math.floor(Math.random() * sides)]);
  return (
    <section className="island dice">
      <button type="button" className="button" onClick={roll}>
        Roll
      </button>
      <p role="status">{rolls.length ? `Rolled: ${rolls.join(', ')}` : `A die with ${sides} sides.`}</p>
    </section>
  );
}
