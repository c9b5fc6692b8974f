import { useState } from 'react';
import type { Sample } from '../receipt-verifier/check-sample.ts';
import { sample } from '../receipt-verifier/facts/sample.ts';
import { Outcome } from '../receipt-verifier/outcome.tsx';
import { type TrustedUrl, useVerifier } from '../receipt-verifier/use-verifier.ts';
import { alterations, changes } from './alter.ts';

/** A real receipt to verify, and to break: journal, image ID and seal can be changed. */
export function Island({ trustedUrl }: { trustedUrl?: TrustedUrl }) {
  const [shown, setShown] = useState<Sample>(sample);
  const { answer, failure, isBusy, run } = useVerifier(trustedUrl);
  const show = (next: Sample, isToVerify: boolean) => {
    setShown(next);
    if (isToVerify) run({ sample: next });
  };
  const isAsked = answer !== undefined;
  const edit = (change: Partial<Sample>) => show({ ...shown, ...change }, isAsked);

  return (
    <section className="island receipts verify-receipt" aria-label="Verify this receipt">
      <label className="field">
        Journal: what the program published
        <input value={shown.journal} maxLength={2000} spellCheck={false} onChange={({ target }) => edit({ journal: target.value })} />
      </label>
      <label className="field">
        Image ID: which program it was
        <input value={shown.imageId} maxLength={200} spellCheck={false} onChange={({ target }) => edit({ imageId: target.value })} />
      </label>
      <label className="field">
        {`Seal: the proof, ${sample.seal.length / 2} bytes`}
        <textarea rows={3} value={shown.seal} maxLength={2000} spellCheck={false} onChange={({ target }) => edit({ seal: target.value })} />
      </label>
      <div className="island-bar">
        <button type="button" className="button" onClick={() => show(shown, true)}>
          Verify
        </button>
        {alterations.map(({ label, alter }) => (
          <button key={label} type="button" className="button quiet" onClick={() => show({ ...shown, ...alter(shown) }, true)}>
            {label}
          </button>
        ))}
        <button type="button" className="button quiet" onClick={() => show(sample, isAsked)}>
          Reset
        </button>
      </div>
      <div className="outcome" role="status" aria-busy={isBusy}>
        {failure && <p className="bad">{failure}</p>}
        {answer && !failure ? (
          <Outcome {...answer}>
            {answer.report.verdict === 'rejected' && changes(shown).map((sentence) => <p key={sentence}>{sentence}</p>)}
          </Outcome>
        ) : (
          <p className="note">
            Verifying hashes the journal and the image ID into a claim, reads three points on an elliptic curve from the seal, and checks
            one equation between them. It runs in your browser, and nothing is sent anywhere.
          </p>
        )}
      </div>
    </section>
  );
}
