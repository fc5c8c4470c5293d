import type { ReactNode } from 'react';

export interface Column<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand to the right, one below the other. */
  numeric?: boolean;
}

/**
 * Rows and columns; on a phone each row is a card that repeats the columns' names. The first column names the row. `caption` may be hidden
 * where a heading beside it says the same.
 */
export function Table<Row>({
  caption,
  hideCaption,
  columns,
  rows,
  keyOf,
}: {
  caption: ReactNode;
  hideCaption?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}) {
  return (
    <table className="table">
      <caption>{hideCaption ? <span className="unseen">{caption}</span> : caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, numeric }) => (
            <th key={label} scope="col" className={numeric ? 'num' : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ label, cell, numeric }, index) => {
              const className = numeric ? 'num' : undefined;
              return index === 0 ? (
                <th key={label} scope="row" data-label={label} className={className}>
                  <span>{cell(row)}</span>
                </th>
              ) : (
                <td key={label} data-label={label} className={className}>
                  <span>{cell(row)}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
