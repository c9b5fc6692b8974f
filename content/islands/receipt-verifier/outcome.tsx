/** The result of an inspection: the verdict in a sentence, advice, and all steps with their values. */
import type { ReactNode } from 'react';
import type { Report } from './report.ts';

const verdicts: Record<Report['verdict'], readonly [mark: string, word: string, tone: string]> = {
  verified: ['✓', 'Verified', 'ok'],
  rejected: ['✗', 'Rejected', 'bad'],
  mock: ['✗', 'No proof', 'bad'],
  open: ['?', 'Not verified yet', 'open'],
  explained: ['→', 'Recognized', 'open'],
  unreadable: ['✗', 'Not readable', 'bad'],
};

export function Outcome({ report, milliseconds, children }: { report: Report; milliseconds: number; children?: ReactNode }) {
  const [mark, word, tone] = verdicts[report.verdict];
  const isDecided = report.verdict === 'verified' || report.verdict === 'rejected';
  return (
    <>
      <p>
        <strong className={tone}>
          {mark} {word}
        </strong>
        {isDecided && ` in ${Math.max(1, Math.round(milliseconds))} ms, on this device`}. {report.summary}
        {report.error !== undefined && (
          <>
            {' '}
            A contract {report.error === 'false' ? 'returns' : 'reverts with'} {report.error ? <code>{report.error}</code> : 'no data'}.
          </>
        )}
      </p>
      {report.advice.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {children}
      {report.steps.length > 0 && (
        <dl className="steps">
          {report.steps.map(({ name, value, passed }) => (
            <div key={name}>
              <dt className={passed === undefined ? undefined : passed ? 'ok' : 'bad'}>
                {passed !== undefined && (passed ? '✓ ' : '✗ ')}
                {name}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
