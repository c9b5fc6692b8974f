/** The result of an inspection: the verdict in a sentence, advice, and all steps with their values. */
import type { ReactNode } from 'react';
import type { JournalForm, ReceiptReport } from './report.ts';
import type { Verified } from './verify-in-worker.ts';

const verdicts: Record<ReceiptReport['verdict'], readonly [mark: string, word: string, tone: string]> = {
  verified: ['✓', 'Verified', 'ok'],
  altered: ['✗', 'Not what this receipt claims', 'bad'],
  rejected: ['✗', 'Rejected', 'bad'],
  mock: ['✗', 'No proof', 'bad'],
  otherwise: ['?', 'It depends on the journal', 'open'],
  open: ['?', 'Not verified yet', 'open'],
  explained: ['→', 'Recognized', 'open'],
  unreadable: ['?', 'Not readable', 'open'],
};

const readings: Record<JournalForm, string> = { text: 'text', hex: 'hexadecimal digits', digest: 'a digest' };

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

interface OutcomeProps {
  answer?: Verified | undefined;
  /** Why there is no answer. */
  failure?: string | undefined;
  /** Whether to list the steps to the answer. */
  hasSteps?: boolean;
  /** Reads the journal in another form. */
  onReading?: (form: JournalForm) => void;
  /** More sentences about the answer. */
  children?: ReactNode;
}

/** What was found, which is announced, and the steps to it, which are not. */
export function Outcome({ answer, failure, hasSteps = true, onReading, children }: OutcomeProps) {
  const steps = failure || !hasSteps ? [] : (answer?.report.steps ?? []);
  return (
    <>
      <div role="status">
        {failure ? <p className="bad">{failure}</p> : null}
        {answer && !failure ? (
          <>
            <Verdict {...answer} {...(onReading ? { onReading } : {})} />
            {answer.report.advice.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {children}
          </>
        ) : null}
      </div>
      {steps.length ? (
        <dl className="steps">
          {steps.map(({ name, value, passed }) => (
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

function Verdict({ report, milliseconds, onReading }: Verified & Pick<OutcomeProps, 'onReading'>) {
  const [mark, word, tone] = verdicts[report.verdict];
  const isDecided = ['verified', 'altered', 'rejected'].includes(report.verdict);
  const { cause, reading } = report;
  return (
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
            {`Read it as ${readings[reading]}`}
          </button>
        </p>
      ) : null}
    </div>
  );
}
