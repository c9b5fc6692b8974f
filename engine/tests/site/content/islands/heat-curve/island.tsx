import { useState } from 'react';

const top = 1000;

/** How long a kiln takes to 1,000 °C at a rate, and a part of it as a curve. */
export function Island({ rate: initial = 100 }: { readonly rate?: number }) {
  const [text, setText] = useState(String(initial));
  const rate = Number(text);
  const isValid = Number.isInteger(rate) && rate >= 1 && rate <= 500;
  return (
    <section className="island heat-curve" aria-label="A heat curve">
      <div className="island-bar">
        <label className="field">
          Rate
          <input
            inputMode="numeric"
            value={text}
            aria-invalid={!isValid}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <button type="button" className="button" onClick={() => setText('250')}>
          Fast
        </button>
        <button type="button" className="button" onClick={() => setText('50')}>
          Slow
        </button>
      </div>
      <p role="status">
        {isValid
          ? `At ${rate} °C an hour, the kiln takes ${(top / rate).toFixed(1)} hours.`
          : `“${text}” is not possible: type 1 to 500.`}
      </p>
      <svg className="curve" viewBox="0 0 200 60" role="img" aria-label="The temperature rises in a straight line.">
        <path d="M0 60L200 0" />
      </svg>
    </section>
  );
}
