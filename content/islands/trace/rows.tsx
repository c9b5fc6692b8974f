// biome-ignore-all lint/suspicious/noArrayIndexKey: a row is its cycle

import { itemAt } from 'onesource/lookup';
import { useState } from 'react';
import { ScrollRegion } from '../controls/scroll-region.tsx';
import { formatAddress, REGISTERS } from './assembler.ts';
import type { Break, Row } from './machine.ts';

/** The number of rows that are shown before a reader asks for all. */
const FEW = 24;

function formatAccess({ access }: Row): string {
  return access ? `[${access.address}] ${access.kind === 'write' ? '←' : '→'} ${access.value | 0}` : '';
}

interface RowsProps {
  readonly rows: readonly Row[];
  readonly cycle: number;
  readonly columns: readonly number[];
  readonly breaks: readonly Break[];
}

/** The trace up to a cycle, one row per cycle: the last rows, or all of them. */
export function Rows({ rows, cycle, columns, breaks }: RowsProps) {
  const [isWhole, setWhole] = useState(false);
  const first = isWhole ? 0 : Math.max(0, cycle + 1 - FEW);
  const names = ['cycle', 'pc', 'instruction', ...columns.map((r) => REGISTERS[r]), 'memory'];
  return (
    <div className="rows">
      <ScrollRegion label="Execution trace, one row per cycle">
        <table className="grid-table">
          <thead>
            <tr>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(first, cycle + 1).map((row, i) => {
              const at = first + i;
              return (
                <tr key={at} aria-current={at === cycle ? 'true' : undefined}>
                  <th scope="row">{at}</th>
                  <td>{formatAddress(row.pc)}</td>
                  <td className="text">
                    {row.instruction.text}
                    <small>{[formatAddress(row.pc), formatAccess(row)].join(' ')}</small>
                  </td>
                  {columns.map((r) => {
                    const value = itemAt(row.registers, r);
                    const broken = breaks.some((b) => b.row === at && b.column === r);
                    const changed = value !== (rows[at - 1]?.registers[r] ?? 0);
                    return (
                      <td key={r} data-changed={changed || undefined} className={broken ? 'bad' : undefined}>
                        <span>{broken ? '✗ ' : null}</span>
                        <span>{value | 0}</span>
                      </td>
                    );
                  })}
                  <td className="text">{formatAccess(row)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollRegion>
      {cycle >= FEW && (
        <button type="button" className="button" onClick={() => setWhole(!isWhole)}>
          {isWhole ? `Only the last ${FEW} rows` : `All ${cycle + 1} rows`}
        </button>
      )}
    </div>
  );
}
