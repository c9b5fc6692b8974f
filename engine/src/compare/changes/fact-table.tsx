import type { ChangedFact } from './facts.ts';

export function FactTable({ facts, before, after }: { facts: readonly ChangedFact[]; before: string; after: string }) {
  if (!facts.length) return null;
  return (
    <div className="scroll" role="group" aria-label="Version facts" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{before}</th>
            <th scope="col">{after}</th>
          </tr>
        </thead>
        <tbody>
          {facts.map((fact) => (
            <tr key={fact.name}>
              <th scope="row">{fact.title}</th>
              <td>{fact.before === null ? 'not stated' : <code>{fact.before}</code>}</td>
              <td>{fact.after === null ? 'not stated' : <code>{fact.after}</code>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
