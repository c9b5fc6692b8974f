/** A table whose rows are checked, each with ✓ or ✗; below a row that doesn't hold, it says why. */
import type { ReactNode } from 'react';
import { ScrollRegion } from './scroll-region.tsx';

interface CheckedTableProps {
  readonly label: string;
  readonly headings: readonly (string | undefined)[];
  /** If cells can be pressed: what the grid pattern is for (ARIA in HTML allows it for tables). */
  readonly role?: 'grid';
  /** Rows. */
  readonly children: ReactNode;
}

export const CheckedTable = ({ label, headings, role, children }: CheckedTableProps) => (
  <ScrollRegion label={label}>
    <table className="grid-table" role={role}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </ScrollRegion>
);

interface PartProps {
  readonly isBroken: boolean;
  readonly children: ReactNode;
}

/** The heading of a row. */
export const CheckedHeading = ({ isBroken, children }: PartProps) => (
  <th scope="row">
    <span className={isBroken ? 'bad' : 'ok'}>{isBroken ? '✗' : '✓'}</span> {children}
  </th>
);

/** The row below another, over all `columns`. */
export const BelowRow = ({ columns, children }: { readonly columns: number; readonly children: ReactNode }) => (
  <tr className="why">
    <td colSpan={columns}>{children}</td>
  </tr>
);
