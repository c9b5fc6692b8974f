/** The result of an inspection: the verdict in a sentence, advice, and all steps with their values. */
import type { ReactNode } from 'react';
import type { ReceiptReport } from './report.ts';

const verdicts: Record<ReceiptReport['verdict'], readonly [mark: string, word: string, tone: string]> = {
  verified: ['✓', 'Verified', 'ok'],
  altered: ['✗', 'Not what this receipt claims', 'bad'],
  rejected: ['✗', 'Rejected', 'bad'],
  mock: ['✗', 'No proof', 'bad'],
  open: ['?', 'Not verified yet', 'open'],
  explained: ['→', 'Recognized', 'open'],
  unreadable: ['✗', 'Not readable', 'bad'],
};

export function Outcome({
  report,
  milliseconds,
  children,
}: {
  report: ReceiptReport;
  milliseconds: number;
  children?: ReactNode;
}) {
  const [mark, word, tone] = verdicts[report.verdict];
  const isDecided = ['verified', 'altered', 'rejected'].includes(report.verdict);
  return (
    <>
      <p>
        <strong className={tone}>{`${mark} ${word}`}</strong>
        <span>{isDecided ? ` in ${Math.max(1, Math.round(milliseconds))} ms, on this device` : null}</span>.{' '}
        <span>{report.summary}</span>
        {report.error === undefined ? null : (
          <span>
            {' '}
            A contract <span>{report.error === 'false' ? 'returns' : 'reverts with'}</span>{' '}
            {report.error ? <code>{report.error}</code> : <span>no data</span>}.
          </span>
        )}
      </p>
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
