import { useState } from 'react';

const stages = ['Drying', 'Water leaves the clay', 'Quartz changes', 'Sintering', 'Cooling'];

/** The stages of a firing, one at a time. */
export function Island() {
  const [at, setAt] = useState(0);
  return (
    <section className="island stages" aria-label="The stages of a firing">
      <div className="island-bar">
        <button type="button" className="button" disabled={at === 0} onClick={() => setAt(at - 1)}>
          Previous
        </button>
        <button type="button" className="button" disabled={at === stages.length - 1} onClick={() => setAt(at + 1)}>
          Next
        </button>
      </div>
      <p role="status">{`${at + 1} of ${stages.length}: ${stages[at]}`}</p>
    </section>
  );
}
