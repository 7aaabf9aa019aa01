import './columns.css';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { lazy, Suspense, useDeferredValue, useMemo, useRef, useState } from 'react';
import { columnsQuery } from '../../../gen/entity/columns/columns.ts';
import { read } from '../../data/query-client.ts';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { texts } from '../../texts/texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { ReferenceLabel } from '../../ui/reference-label.tsx';
import { EntityLink } from '../entity-link.tsx';
import type { HeadOfEntity } from '../head-of-entity.ts';
import type { TabState } from '../tab-state.ts';
import { type Column, columnsOf, visibleColumns } from './column-tree.ts';

const ColumnPanel = lazy(async () => ({ default: (await import('./panel/column-panel.tsx')).ColumnPanel }));

/** Height of a row before it has been drawn, in pixels. */
const rowHeight = 42;

/** The columns of a dataset as a tree, of which only the rows in view are drawn: there may be thousands. */
export function Columns({ entity }: { readonly entity: HeadOfEntity }) {
  const { urn } = entity;
  const { column: opened }: TabState = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(read(columnsQuery, { urn }));
  const columns = useMemo(() => columnsOf(data?.dataset ?? null), [data]);
  const [text, setText] = useState('');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const wanted = useDeferredValue(text);
  const shown = useMemo(() => visibleColumns(columns, wanted, closed), [columns, wanted, closed]);
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (columns.length === 0) return <Empty>{texts.columns.none}</Empty>;
  const open = (column: string | undefined) =>
    void navigate({
      to: '.',
      search: (all: TabState) => ({ ...all, column }),
      replace: opened !== undefined,
      resetScroll: false,
    });
  const column = opened === undefined ? undefined : columns.find(({ path }) => path === opened);
  const toggle = (path: string) => {
    const others = new Set(closed);
    if (!others.delete(path)) others.add(path);
    setClosed(others);
  };
  return (
    <>
      <div className="filter">
        <input
          type="search"
          aria-label={texts.columns.filter}
          placeholder={texts.columns.filter}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <span className="faint" role="status">
          {texts.columns.count(shown.length, columns.length)}
        </span>
      </div>
      {shown.length === 0 ? (
        <Empty>{texts.columns.noMatch}</Empty>
      ) : (
        <Rows columns={shown} closed={closed} toggle={toggle} opened={opened} open={open} />
      )}
      {column && (
        <Suspense>
          <ColumnPanel
            key={column.path}
            entity={entity}
            column={column}
            close={() => {
              open(undefined);
              document.querySelector<HTMLElement>(`[data-column="${CSS.escape(column.path)}"]`)?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

const heads = [
  { head: texts.columns.name, field: 'dataset#schemaMetadata.fields.fieldPath' },
  { head: texts.columns.type, field: 'dataset#schemaMetadata.fields.nativeDataType' },
  {
    head: texts.columns.description,
    field: 'dataset#editableSchemaMetadata.editableSchemaFieldInfo.description',
  },
  {
    head: texts.columns.labels,
    field: 'dataset#editableSchemaMetadata.editableSchemaFieldInfo.globalTags',
  },
] as const;

interface RowsProps {
  readonly columns: readonly Column[];
  readonly closed: ReadonlySet<string>;
  readonly toggle: (path: string) => void;
  readonly opened: string | undefined;
  readonly open: (path: string) => void;
}

function Rows({ columns, closed, toggle, opened, open }: RowsProps) {
  const body = useRef<HTMLDivElement>(null);
  const virtualizer = useWindowVirtualizer({
    count: columns.length,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollMargin: body.current?.offsetTop ?? 0,
    getItemKey: (index) => columns[index]?.path ?? index,
  });
  // No real table: browsers lay one out as a whole, and here most of its rows are missing.
  return (
    <div className="columns" role="treegrid" aria-rowcount={columns.length + 1}>
      <div className="columns__row columns__head" role="row" aria-rowindex={1} tabIndex={-1}>
        {heads.map(({ head, field }) => (
          <span key={head} role="columnheader" tabIndex={-1} className="label">
            <ReferenceLabel field={field} label={head} />
          </span>
        ))}
      </div>
      <div
        ref={body}
        role="rowgroup"
        className="columns__body"
        style={{ blockSize: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const column = columns[index];
          return (
            column && (
              <Row
                key={key}
                column={column}
                index={index}
                measure={virtualizer.measureElement}
                offset={start - virtualizer.options.scrollMargin}
                isClosed={closed.has(column.path)}
                toggle={toggle}
                isOpened={column.path === opened}
                open={open}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

interface RowProps {
  readonly column: Column;
  readonly index: number;
  readonly measure: (row: HTMLElement | null) => void;
  readonly offset: number;
  readonly isClosed: boolean;
  readonly toggle: (path: string) => void;
  readonly isOpened: boolean;
  readonly open: (path: string) => void;
}

function Row({ column, index, measure, offset, isClosed, toggle, isOpened, open }: RowProps) {
  const { name, depth, type, description, isKey, isNullable, labels, hasChildren, path } = column;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the name of the column is a button that does the same
    <div
      className="columns__row"
      role="row"
      tabIndex={-1}
      aria-selected={isOpened}
      aria-rowindex={index + 2}
      onClick={({ target }) => {
        // Links and buttons in the row have their own meaning, and so has text that somebody selects.
        if (target instanceof Element && target.closest('a, button')) return;
        if (getSelection()?.isCollapsed !== false) open(path);
      }}
      aria-level={depth + 1}
      aria-expanded={hasChildren ? !isClosed : undefined}
      data-index={index}
      ref={measure}
      style={{ transform: `translateY(${offset}px)` }}
    >
      <span
        role="gridcell"
        tabIndex={-1}
        className="columns__name"
        style={{ paddingInlineStart: `${depth * 1.25}rem` }}
      >
        {hasChildren && (
          <button
            type="button"
            className={isClosed ? 'columns__fold' : 'columns__fold columns__fold--open'}
            aria-label={isClosed ? texts.columns.open(name) : texts.columns.close(name)}
            onClick={() => toggle(path)}
          >
            <Icon name="chevron" />
          </button>
        )}
        <button
          type="button"
          className="columns__open"
          title={path}
          data-column={path}
          aria-label={texts.columns.look(name)}
          onClick={() => open(path)}
        >
          <bdi>{name}</bdi>
        </button>
        {isKey && <span className="mark">{texts.columns.key}</span>}
      </span>
      <span role="gridcell" tabIndex={-1} className="columns__type">
        <code>{type}</code>
        {!isNullable && <span className="faint"> {texts.columns.required}</span>}
      </span>
      <span role="gridcell" tabIndex={-1} className="columns__description">
        {description}
      </span>
      <span role="gridcell" tabIndex={-1} className="entity-links">
        {labels.map((label) => (
          <EntityLink key={label.urn} urn={label.urn} name={label.name} color={label.color} />
        ))}
      </span>
    </div>
  );
}
