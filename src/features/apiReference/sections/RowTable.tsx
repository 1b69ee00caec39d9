/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Safari drops the roles of a table that a style sheet lays out as a list. */
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
        <table role="table" data-rows={kind} aria-label={label} style={words}>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <th key={column} role="columnheader">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">{children}</tbody>
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

/** One row; its name links to it. */
export function Row({ id, name, isDeprecated, notes, children }: RowProps) {
  const breakable = <BreakableName name={name} />;
  return (
    <tr id={id} role="row">
      <th role="rowheader">
        <a href={`#${id}`}>{isDeprecated ? <s>{breakable}</s> : breakable}</a>
        {notes}
      </th>
      {children}
    </tr>
  );
}

/** A cell of a row. */
export function Cell({ children }: { children?: ReactNode }) {
  return <td role="cell">{children}</td>;
}
