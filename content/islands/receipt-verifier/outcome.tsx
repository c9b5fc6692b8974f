/** The result of an inspection: the verdict in a sentence, advice, and all steps with their values. */
import type { ReactNode } from 'react';
import type { JournalForm, ReceiptReport } from './report.ts';

const verdicts: Record<ReceiptReport['verdict'], readonly [mark: string, word: string, tone: string]> = {
  verified: ['✓', 'Verified', 'ok'],
  altered: ['✗', 'Not what this receipt claims', 'bad'],
  rejected: ['✗', 'Rejected', 'bad'],
  mock: ['✗', 'No proof', 'bad'],
  otherwise: ['?', 'It depends on the journal', 'open'],
  open: ['?', 'Not verified yet', 'open'],
  explained: ['→', 'Recognized', 'open'],
  unreadable: ['✗', 'Not readable', 'bad'],
};

/** What a verifier answers, in a sentence: Rust's for a receipt, a contract's for a seal. */
function Answer({ report: { verdict, rust, error } }: { report: ReceiptReport }) {
  if (rust)
    return (
      <span key="rust">
        {' '}
        Rust’s <code>Receipt::verify</code> returns <code>{rust}</code>.
      </span>
    );
  if (error !== undefined)
    return (
      <span key="contract">
        {' '}
        A contract <span>{error === 'false' ? 'returns' : 'reverts with'}</span>{' '}
        {error ? <code>{error}</code> : <span>no data</span>}.
      </span>
    );
  return verdict === 'verified' ? <span key="accepted"> A verifier contract accepts it.</span> : null;
}

export function Outcome({
  report,
  milliseconds,
  onReading,
  children,
}: {
  report: ReceiptReport;
  milliseconds: number;
  /** Reads the journal in another form. */
  onReading?: (form: JournalForm) => void;
  children?: ReactNode;
}) {
  const [mark, word, tone] = verdicts[report.verdict];
  const isDecided = ['verified', 'altered', 'rejected'].includes(report.verdict);
  const { cause, reading } = report;
  return (
    <>
      <div className={`verdict ${tone}`}>
        <p>
          <strong className={tone}>{`${mark} ${word}`}</strong>
          <span>{isDecided ? ` in ${Math.max(1, Math.round(milliseconds))} ms, on this device` : null}</span>.{' '}
          <span>{report.summary}</span>
          <Answer report={report} />
        </p>
        {cause ? <p className="cause">{cause}</p> : null}
        {reading && onReading ? (
          <p>
            <button type="button" className="button" onClick={() => onReading(reading)}>
              Read it so
            </button>
          </p>
        ) : null}
      </div>
      {report.advice.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {children}
      {report.steps.length ? (
        <dl className="steps">
          {report.steps.map(({ name, value, passed }) => (
            <div key={name}>
              <dt className={passed === undefined ? undefined : passed ? 'ok' : 'bad'}>
                {passed === undefined ? name : `${passed ? '✓' : '✗'} ${name}`}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  );
}
