import { BreakableName } from '@site/src/components/BreakableName';
import type { ReactNode } from 'react';
import { t } from '../apiTexts';
import type { RowKind } from '../layoutChoice';

interface RowTableProps {
  kind: RowKind;
  /** The section's title. */
  label: string;
  columns: readonly string[];
  children: ReactNode;
}

/**
 * The rows of a section: a table, which style sheets can also lay out as a list. In the list, each
 * cell is labeled with its column's header.
 */
export function RowTable({ kind, label, columns, children }: RowTableProps) {
  const words = Object.fromEntries(
    columns.map((column, index) => [`--column-${index + 1}`, JSON.stringify(`${column}: `)]),
  );
  return (
    <>
      <div data-frame="">
        <table data-rows={kind} aria-label={label} style={words}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column}>{column}</th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
      <p data-no-match="" hidden>
        {t('noMatch')}
      </p>
    </>
  );
}

interface RowProps {
  id: string;
  name: string;
  isDeprecated: boolean;
  /** What comes after the name. */
  notes?: ReactNode;
  children: ReactNode;
}

/** One row. In the browser, its name becomes a link to itself, so that no URL is sent twice. */
export function Row({ id, name, isDeprecated, notes, children }: RowProps) {
  const breakable = <BreakableName name={name} />;
  return (
    <tr id={id}>
      <th>
        {isDeprecated ? <s>{breakable}</s> : breakable}
        {notes}
      </th>
      {children}
    </tr>
  );
}
