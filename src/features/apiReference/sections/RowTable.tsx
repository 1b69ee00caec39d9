import type { CSSProperties, ReactNode } from 'react';
import { t } from '../apiTexts';
import type { RowKind } from '../layoutChoice';

interface RowTableProps {
  kind: RowKind;
  /** Id of the heading that names it. */
  labelledBy: string;
  columns: readonly string[];
  children: ReactNode;
}

/**
 * The rows of a section: a table, which style sheets also lay out as a list. The lists say
 * before each cell what it holds, with the words that the table has in its head.
 */
export function RowTable({ kind, labelledBy, columns, children }: RowTableProps) {
  const words = Object.fromEntries(
    columns.map((column, index) => [`--column-${index + 1}`, JSON.stringify(`${column}: `)]),
  );
  return (
    <>
      <div data-frame="">
        <table data-rows={kind} aria-labelledby={labelledBy} style={words as CSSProperties}>
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
  /** What stands behind the name. */
  notes?: ReactNode;
  children: ReactNode;
}

/** One row. Its name becomes a link to itself in the browser: hundreds of addresses are not sent twice. */
export function Row({ id, name, isDeprecated, notes, children }: RowProps) {
  // A placeholder link, which has no address yet.
  // eslint-disable-next-line jsx-a11y/anchor-is-valid -- see above
  const link = <a>{name}</a>;
  return (
    <tr id={id}>
      <th>
        {isDeprecated ? <s>{link}</s> : link}
        {notes}
      </th>
      {children}
    </tr>
  );
}
