import { useEffect, useState } from 'react';
import { sample } from '../receipt-verifier/facts/sample.ts';
import { Outcome } from '../receipt-verifier/outcome.tsx';
import type { ReceiptQuestion } from '../receipt-verifier/report.ts';
import { type TrustedUrl, useVerifier, useVerifierAhead } from '../receipt-verifier/use-verifier.ts';
import { Form } from './form.tsx';
import { OnChain } from './on-chain.tsx';
import { emptyQuestion, readHash, toHash } from './shared-receipt.ts';

const example: ReceiptQuestion = { ...emptyQuestion, receipt: `0x${sample.seal}`, imageId: `0x${sample.imageId}`, journal: sample.journal };

/** Inspects any receipt: its release, whether and why it does or doesn't verify, and where to check it on a chain. */
export function Island({ trustedUrl }: { trustedUrl?: TrustedUrl }) {
  const [question, setQuestion] = useState(emptyQuestion);
  const [inspected, setInspected] = useState(emptyQuestion);
  const [problem, setProblem] = useState('');
  const { answer, failure, isBusy, run, forget } = useVerifier(trustedUrl);
  useVerifierAhead(trustedUrl);

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address counts when the page opens and when it changes, not at each render
  useEffect(() => {
    const open = () => {
      const shared = readHash(location.hash);
      if (typeof shared === 'string') setProblem(shared);
      else if (shared) inspect(shared);
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);

  const report = answer?.report;
  const hash = report && report.verdict !== 'unreadable' ? toHash(inspected) : null;
  return (
    <section className="island receipts receipt-inspector" aria-label="Receipt inspector">
      <Form question={question} onChange={(change) => setQuestion({ ...question, ...change })} />
      <div className="island-bar">
        <button type="button" className="button primary" onClick={() => inspect(question)}>
          Inspect
        </button>
        <button type="button" className="button" onClick={() => inspect(example)}>
          Show an example
        </button>
        <button type="button" className="button" onClick={clear}>
          Clear
        </button>
      </div>
      <div className="outcome" role="status" aria-busy={isBusy}>
        {(problem || failure) && <p className="bad">{problem || failure}</p>}
        {answer && !failure ? (
          <Outcome {...answer} />
        ) : (
          <p className="note">Everything is computed in your browser, even offline. Nothing you paste leaves this page.</p>
        )}
      </div>
      {report?.selector && report.verdict !== 'mock' && !failure && <OnChain selector={report.selector} call={report.call} />}
      {hash && (
        <p className="note">
          <a href={hash}>Link to this receipt</a>. It contains the receipt in a part of the address that browsers never send.
        </p>
      )}
    </section>
  );
}
