import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { sample } from '../receipt-verifier/facts/sample.ts';
import { Outcome } from '../receipt-verifier/outcome.tsx';
import type { ReceiptQuestion } from '../receipt-verifier/report.ts';
import { type TrustedUrl, useVerifier, useVerifierAhead } from '../receipt-verifier/use-verifier.ts';
import { Form } from './form.tsx';
import { OnChain } from './on-chain.tsx';
import { emptyQuestion, readHash, toHash } from './shared-receipt.ts';

const example: ReceiptQuestion = {
  ...emptyQuestion,
  receipt: `0x${sample.seal}`,
  imageId: `0x${sample.imageId}`,
  journal: sample.journal,
};

/** Calls `onHash` with the fragment of the address when the page opens and whenever it changes. */
function useHash(onHash: (hash: string) => void): void {
  const open = useEffectEvent(() => onHash(location.hash));
  useEffect(() => {
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);
}

/** Inspects any receipt: its release, whether and why it does or doesn't verify, and where to check it on a chain. */
export function Island({ trustedUrl }: { trustedUrl?: TrustedUrl }) {
  const [question, setQuestion] = useState(emptyQuestion);
  const [inspected, setInspected] = useState(emptyQuestion);
  const [problem, setProblem] = useState('');
  const { answer, failure, isBusy, run, forget } = useVerifier(trustedUrl);
  const outcome = useRef<HTMLDivElement>(null);
  useVerifierAhead(trustedUrl);
  // The result is above the form: it comes into view, and a keyboard goes on from there.
  useEffect(() => {
    if (!answer && !failure) return;
    outcome.current?.focus({ preventScroll: true });
    // Its sentences; the steps may be higher than the screen.
    outcome.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [answer, failure]);

  const inspect = (next: ReceiptQuestion) => {
    setProblem('');
    setQuestion(next);
    setInspected(next);
    run({ question: next });
  };
  const clear = () => {
    setProblem('');
    setQuestion(emptyQuestion);
    forget();
  };
  useHash((hash) => {
    const shared = readHash(hash);
    if (typeof shared === 'string') setProblem(shared);
    else if (shared) inspect(shared);
  });

  const report = answer?.report;
  const hash = report && report.verdict !== 'unreadable' ? toHash(inspected) : null;
  const isOnChain = report && report.verdict !== 'mock' && !failure;
  return (
    <section className="island receipts receipt-inspector" aria-label="Receipt inspector">
      <div className="outcome" ref={outcome} tabIndex={-1} role="group" aria-label="Result" aria-busy={isBusy}>
        <Outcome
          answer={answer}
          failure={problem || failure}
          onReading={(journalForm) => inspect({ ...inspected, journalForm })}
        />
      </div>
      {isOnChain && report.selector ? <OnChain selector={report.selector} call={report.call} /> : null}
      {hash ? <ShareLink hash={hash} /> : null}
      <Form question={question} onChange={(change) => setQuestion({ ...question, ...change })} />
      <div className="island-bar">
        <button type="button" className="button primary" onClick={() => inspect(question)}>
          Inspect
        </button>
        <button type="button" className="button" onClick={() => inspect(example)}>
          Example
        </button>
        <button type="button" className="button" onClick={clear}>
          Clear
        </button>
      </div>
      <p className="note">Everything is computed in your browser.</p>
    </section>
  );
}

const ShareLink = ({ hash }: { hash: string }) => (
  <p className="note">
    <a href={hash}>Link to this receipt</a>. It contains the receipt in a part of the address that browsers never send.
  </p>
);
