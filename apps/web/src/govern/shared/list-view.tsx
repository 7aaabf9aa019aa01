import './panes.css';
import '../../ui/field.css';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { governTexts } from '../../texts/govern.ts';
import { Pager } from '../../ui/pager.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { listPageSize, useListState } from './list-state.ts';
import type { Listed } from './use-listed.ts';

export interface ListFilter {
  readonly label: string;
  /** What is chosen for everything. */
  readonly all: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly value: string | undefined;
  readonly set: (value: string | undefined) => void;
}

interface ListViewProps<Row> {
  readonly label: string;
  /** What the search field says; without it there is none. */
  readonly search?: string;
  /** One more way to narrow the list down. */
  readonly filter?: ListFilter | undefined;
  /** What is shown when there is nothing at all. */
  readonly empty: string;
  readonly list: Listed<Row>;
  readonly columns: readonly Column<Row>[];
}

/** A searchable table of which a page is shown; the search and the page are in the address. */
export function ListView<Row extends { readonly urn: string }>(props: ListViewProps<Row>) {
  const { label, search, filter, empty, list, columns } = props;
  const { rows, total, error, retry } = list;
  const [{ q, page }, set] = useListState();
  return (
    <>
      {search !== undefined && (
        <div className="filter">
          <input
            type="search"
            aria-label={search}
            placeholder={search}
            defaultValue={q}
            onChange={({ target }) => set({ q: target.value })}
          />
          {filter && (
            <select
              className="field__control list-filter"
              aria-label={filter.label}
              value={filter.value ?? ''}
              onChange={({ target }) => filter.set(target.value === '' ? undefined : target.value)}
            >
              <option value="">{filter.all}</option>
              {filter.options.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          )}
        </div>
      )}
      {error ? (
        <Failure error={error} retry={retry} />
      ) : !rows ? (
        <Loading />
      ) : rows.length === 0 ? (
        <Empty>{q.trim() === '' ? empty : governTexts.tree.noMatch}</Empty>
      ) : (
        <>
          <Table label={label} columns={columns} rows={rows} keyOf={({ urn }) => urn} hasCards />
          <Pager page={page} size={listPageSize} total={total} show={(to) => set({ page: to })} />
        </>
      )}
    </>
  );
}
