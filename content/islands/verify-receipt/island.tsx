import { useEffect, useState } from 'react';
import type { ReceiptSample } from '../receipt-verifier/check-sample.ts';
import { sample } from '../receipt-verifier/facts/sample.ts';
import { Outcome } from '../receipt-verifier/outcome.tsx';
import { type TrustedUrl, useVerifier } from '../receipt-verifier/use-verifier.ts';
import { alterations, changes, flipByte } from './alter.ts';
import { SealPicture } from './seal-picture.tsx';

/** A real receipt to verify, and to break: journal, image ID and seal can be changed. */
export function Island({ trustedUrl }: { trustedUrl?: TrustedUrl }) {
  const [shown, setShown] = useState<ReceiptSample>(sample);
  const { answer, failure, isBusy, run } = useVerifier(trustedUrl);
  // The island is hydrated when it comes into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    run({ sample });
  }, []);
  const show = (next: ReceiptSample) => {
    setShown(next);
    run({ sample: next });
  };

  return (
    <section className="island receipts verify-receipt" aria-label="Verify this receipt">
      <div className="receipt">
        <figure>
          <SealPicture
            seal={shown.seal}
            verdict={answer?.report.verdict}
            onByte={(index) => show({ ...shown, ...flipByte(shown, index) })}
          />
          <figcaption className="note">A proof: 256 bytes, a square each. Click one to change it.</figcaption>
        </figure>
        <div>
          <dl>
            <dt>A program with the image ID</dt>
            <dd translate="no">{shown.imageId}</dd>
            <dt>ran, and published</dt>
            <dd className="journal">{`“${shown.journal}”`}</dd>
          </dl>
          <div className="outcome" aria-busy={isBusy}>
            <Outcome answer={answer} failure={failure} hasSteps={false}>
              {answer?.report.verdict === 'rejected'
                ? changes(shown).map((sentence) => <p key={sentence}>{sentence}</p>)
                : null}
            </Outcome>
            {answer && !failure ? null : (
              <p className="note">
                Your browser checks one equation between the proof, the image ID, and what was published. It sends
                nothing anywhere.
              </p>
            )}
          </div>
          <div className="island-bar">
            <button type="button" className="button primary" onClick={() => show(shown)}>
              Verify
            </button>
            <button type="button" className="button quiet" onClick={() => show(sample)}>
              Reset
            </button>
            <fieldset>
              <legend>Change</legend>
              <Alterations onAlter={(alter) => show({ ...shown, ...alter(shown) })} />
            </fieldset>
          </div>
        </div>
      </div>
      <Fields shown={shown} onEdit={(change) => show({ ...shown, ...change })} />
    </section>
  );
}

/** Buttons that change a part of the receipt. */
const Alterations = ({ onAlter }: { onAlter: (alter: (typeof alterations)[number]['alter']) => void }) =>
  alterations.map(({ label, alter }) => (
    <button key={label} type="button" className="button quiet" onClick={() => onAlter(alter)}>
      {label}
    </button>
  ));

/** The parts of the receipt, to edit by hand. */
function Fields({ shown, onEdit }: { shown: ReceiptSample; onEdit: (change: Partial<ReceiptSample>) => void }) {
  return (
    <details>
      <summary>Edit the receipt by hand</summary>
      <label className="field">
        Journal: what the program published
        <input
          value={shown.journal}
          maxLength={2000}
          spellCheck={false}
          onChange={({ target }) => onEdit({ journal: target.value })}
        />
      </label>
      <label className="field">
        Image ID: which program it was
        <input
          value={shown.imageId}
          maxLength={200}
          spellCheck={false}
          onChange={({ target }) => onEdit({ imageId: target.value })}
        />
      </label>
      <label className="field">
        {`Seal: the proof, ${sample.seal.length / 2} bytes`}
        <textarea
          rows={3}
          value={shown.seal}
          maxLength={2000}
          spellCheck={false}
          onChange={({ target }) => onEdit({ seal: target.value })}
        />
      </label>
    </details>
  );
}
