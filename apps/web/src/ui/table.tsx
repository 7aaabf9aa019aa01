import './table.css';
import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly key: string;
  readonly head: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
  /** For a column of buttons, whose head is only read out. */
  readonly isActions?: boolean;
}

interface TableProps<Row> {
  /** What the table shows, for readers of the screen. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** On narrow screens, shows each row as a card, instead of scrolling sideways. Default false. */
  readonly hasCards?: boolean;
}

/** A table of up to some hundred rows. The first column names the row. */
export function Table<Row>({ label, columns, rows, keyOf, hasCards = false }: TableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={hasCards ? 'table table--cards' : 'table'} aria-label={label} tabIndex={0}>
      <table>
        <caption className="unseen">{label}</caption>
        <thead>
          <tr>
            {columns.map(({ key, head, isNumber, isActions }) => (
              <th key={key} scope="col" className={isNumber ? 'label table__number' : 'label'}>
                {isActions ? <span className="unseen">{head}</span> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ key, head, cell, isNumber, isActions }) => (
                <td
                  key={key}
                  className={isNumber ? 'table__number' : undefined}
                  data-head={!isActions && typeof head === 'string' ? head : undefined}
                >
                  {isActions ? <div className="table__actions">{cell(row)}</div> : cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
