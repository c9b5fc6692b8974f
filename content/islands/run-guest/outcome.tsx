import type { ReactNode } from 'react';
import { number } from '../controls/counts.ts';
import { ScrollRegion } from '../controls/scroll-region.tsx';
import { exitText, journalText, largestPart, printed, segmentsText } from './describe.ts';
import type { EndedRun, GuestReport } from './executor.ts';
import type { GuestProgram } from './programs.ts';

const Row = ({ name, cells }: { readonly name: string; readonly cells: readonly string[] }) => (
  <tr>
    <th scope="row">{name}</th>
    {cells.map((cell, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a column is what its place says
      <td key={index}>{cell}</td>
    ))}
  </tr>
);

/** What the runs cost, a column each. */
function Figures({ program, runs }: { readonly program: GuestProgram; readonly runs: readonly EndedRun[] }) {
  const share = (part: number, { total }: EndedRun) => `${number(part)} (${Math.round((100 * part) / total)} %)`;
  const circuits = (run: EndedRun) => {
    const used = Object.entries(run.calls).filter(([name, [count]]) => count > 0 && /Sha2|BigInt/.test(name));
    return used.map(([name, [count]]) => `${number(count)} ${name === 'Sha2' ? 'SHA-256' : 'big integer'}`).join(', ');
  };
  return (
    <ScrollRegion label="Cycles of the run">
      <table className="grid-table">
        {runs.length > 1 ? (
          <thead>
            <tr>
              <td />
              {program.variants.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
        ) : null}
        <tbody>
          <Row name="User cycles: your instructions" cells={runs.map((run) => share(run.user, run))} />
          <Row name="Paging cycles: memory" cells={runs.map((run) => share(run.paging, run))} />
          <Row name="Reserved cycles: padding" cells={runs.map((run) => share(run.reserved, run))} />
          <Row name="Total cycles: what is proven" cells={runs.map(({ total }) => number(total))} />
          <Row name="Segments" cells={runs.map(segmentsText)} />
          {runs.some(circuits) ? (
            <Row name="Calls of circuits" cells={runs.map((run) => circuits(run) || 'none')} />
          ) : null}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const Part = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const shorten = (text: string) => (text.length > 200 ? `${text.slice(0, 200)}…` : text || 'nothing');

/** What a receipt of the run makes public, and what stays with the host. Two runs differ in their cycles only. */
function Sides({ program, run, texts }: { program: GuestProgram; run: EndedRun; texts: readonly string[] }) {
  const { values, bytes } = journalText(program, run.journal);
  const output = printed(run);
  return (
    <div className="sides">
      <div>
        <p>
          <strong>What a verifier sees</strong>
        </p>
        <dl>
          <Part name="Image ID">
            <code translate="no">{run.imageId}</code>
          </Part>
          {values.map(([label, value]) => (
            <Part key={label} name={`Journal: ${label}`}>
              <span translate="no">{value}</span>
            </Part>
          ))}
          <Part name="Journal, bytes">
            <code translate="no">{bytes}</code>
          </Part>
          <Part name="Exit code">
            <code translate="no">{exitText(run)}</code>
          </Part>
        </dl>
      </div>
      <div>
        <p>
          <strong>What the receipt doesn’t contain</strong>
        </p>
        <dl>
          {program.fields.map(({ label }, index) => (
            <Part key={label} name={label}>
              <span translate="no">{shorten(texts[index] ?? '')}</span>
            </Part>
          ))}
          <Part name="Output of the guest">{output ? <code>{output}</code> : 'nothing'}</Part>
          <Part name="Cycles">see above; a composite receipt does show its segments and their sizes</Part>
        </dl>
      </div>
    </div>
  );
}

interface OutcomeProps {
  readonly program: GuestProgram;
  readonly reports: readonly GuestReport[];
  readonly texts: readonly string[];
}

/** What came of the runs: what a prover has to prove, what a verifier sees, and what the receipt doesn't contain. */
export function Outcome({ program, reports, texts }: OutcomeProps) {
  const failed = reports.find((report) => 'error' in report);
  if (failed && 'error' in failed)
    return (
      <>
        <p className="bad">{`✗ ${failed.error}`}</p>
        <p>A run that ends like this has no proof, and no receipt.</p>
        {printed(failed) ? <pre>{printed(failed)}</pre> : null}
      </>
    );
  const runs = reports.filter((report): report is EndedRun => !('error' in report));
  const [first] = runs;
  if (!first) return null;
  return (
    <>
      <Figures program={program} runs={runs} />
      <p className="note">{largestPart(runs.at(-1) ?? first)}</p>
      <Sides program={program} run={first} texts={texts} />
    </>
  );
}
