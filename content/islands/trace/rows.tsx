// biome-ignore-all lint/suspicious/noArrayIndexKey: a row is its cycle

import { itemAt } from 'onesource/lookup';
import { useEffect, useRef } from 'react';
import { formatAddress, REGISTERS } from './assembler.ts';
import type { Break, Row } from './machine.ts';

/** On a phone, rows that are further back are not shown. */
const FAR = 8;

function formatAccess({ access }: Row): string {
  return access ? `[${access.address}] ${access.kind === 'write' ? '←' : '→'} ${access.value | 0}` : '';
}

/** The trace up to a cycle, one row per cycle, which it keeps in view once the reader moves (`follow`). */
export function Rows(props: {
  rows: readonly Row[];
  cycle: number;
  columns: readonly number[];
  breaks: readonly Break[];
  follow: boolean;
}) {
  const { rows, cycle, columns, breaks, follow } = props;
  const scroller = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = scroller.current?.querySelectorAll('tr')[cycle + 1];
    if (!follow || !scroller.current || !current) return;
    scroller.current.scrollTop = current.offsetTop - scroller.current.clientHeight / 2;
  }, [follow, cycle]);
  const names = ['cycle', 'pc', 'instruction', ...columns.map((r) => REGISTERS[r]), 'memory'];
  return (
    <section ref={scroller} className="scroll rows" tabIndex={0} aria-label="Execution trace, one row per cycle">
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
          {rows.slice(0, cycle + 1).map((row, at) => (
            <tr key={at} aria-current={at === cycle ? 'true' : undefined} data-far={cycle - at > FAR || undefined}>
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
          ))}
        </tbody>
      </table>
    </section>
  );
}
