import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type IngestionSourcesQuery, ingestionSourcesQuery } from '../../../gen/ingestion/sources/sources.ts';
import { read } from '../../data/query-client.ts';
import { SectionHead } from '../../section/section-head.tsx';
import { pageOf, textOf, usePageState } from '../../section/use-page-state.ts';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { ingestionTexts } from '../../texts/ingestion.ts';
import { sectionTexts } from '../../texts/sections.ts';
import { texts as allTexts } from '../../texts/texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Pager } from '../../ui/pager.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { EditLink } from '../edit-link.tsx';
import { IngestionLink } from '../ingestion-link.tsx';
import { isOpen, pollMs, statusOf } from '../runs/run-state.ts';
import { StateMark } from '../runs/state-mark.tsx';
import { SearchField } from '../search-field.tsx';
import { idOf } from '../urns.ts';
import { useRights } from '../use-rights.ts';
import { RunButton } from './run-buttons.tsx';
import { scheduleText } from './schedule.ts';
import { titleOfType } from './source-types.ts';
import { useNextRun } from './use-next-run.ts';

const { sources: texts } = ingestionTexts;
const { states } = allTexts;
const size = 25;

type Row = NonNullable<IngestionSourcesQuery['listIngestionSources']>['ingestionSources'][number];

const readState = ({ q, page }: Readonly<Record<string, unknown>>) => ({ q: textOf(q), page: pageOf(page) });

/** Every source, with its last run and the next one. */
export function SourceList() {
  const [{ q, page = 1 }, set] = usePageState(readState);
  const input = { start: (page - 1) * size, count: size, ...(q && { query: q }) };
  const { isKnown, sources: reason } = useRights();
  const { data, error, refetch } = useQuery({
    ...read(ingestionSourcesQuery, { input }),
    enabled: isKnown && reason === undefined,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.listIngestionSources?.ingestionSources.some(isRunning) ? pollMs.open : pollMs.idle,
  });
  const found = data?.listIngestionSources;
  const rows = found?.ingestionSources ?? [];
  return (
    <>
      <SectionHead title={sectionTexts.pages.sources} lead={texts.lead}>
        <EditLink reason={reason} page="sources" id="new" className="button button--main">
          <Icon name="plus" />
          {texts.new}
        </EditLink>
      </SectionHead>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {reason !== undefined && <Empty hint={reason}>{states.forbidden}</Empty>}
      {!found && !error && reason === undefined && <Loading />}
      {found && (rows.length > 0 || q) && (
        <SearchField value={q ?? ''} set={(text) => set({ q: text || undefined, page: undefined })} />
      )}
      {found &&
        rows.length === 0 &&
        (q ? <Empty>{texts.noneFound}</Empty> : <Empty hint={texts.noneHint}>{texts.none}</Empty>)}
      {found && rows.length > 0 && (
        <>
          <Table label={texts.label} columns={columns} rows={rows} keyOf={({ urn }) => urn} />
          <Pager page={page} size={size} total={found.total} show={(to) => set({ page: to })} />
        </>
      )}
    </>
  );
}

const lastRunOf = ({ executions }: Row) => executions?.executionRequests[0];
const isRunning = (row: Row): boolean => {
  const last = lastRunOf(row);
  return last !== undefined && isOpen(last.result);
};

const columns: readonly Column<Row>[] = [
  {
    key: 'name',
    head: texts.name,
    cell: ({ urn, name }) => (
      <IngestionLink page="sources" id={idOf(urn)} className="link">
        {name}
      </IngestionLink>
    ),
  },
  { key: 'type', head: texts.type, cell: ({ type }) => titleOfType(type) },
  {
    key: 'schedule',
    head: texts.schedule,
    cell: ({ schedule }) => scheduleText(schedule?.interval ?? '', schedule?.timezone),
  },
  {
    key: 'last',
    head: texts.lastRun,
    cell: (row) => {
      const last = lastRunOf(row);
      if (!last) return <span className="faint">{texts.never}</span>;
      return (
        <IngestionLink page="runs" id={idOf(last.urn)} className="last-run">
          <StateMark status={statusOf(last.result)} />
          <span className="faint">
            <Moment time={last.result?.startTimeMs ?? last.input.requestedAt} />
          </span>
        </IngestionLink>
      );
    },
  },
  {
    key: 'next',
    head: texts.nextRun,
    cell: ({ schedule }) => (
      <NextRun cron={schedule?.interval ?? ''} timezone={schedule?.timezone ?? 'UTC'} />
    ),
  },
  {
    key: 'actions',
    head: texts.actions,
    isActions: true,
    cell: (row) => (
      <RunButton
        urn={row.urn}
        name={row.name}
        executorId={row.config.executorId}
        openRun={isRunning(row) ? lastRunOf(row)?.urn : undefined}
        className="action"
      />
    ),
  },
];

function NextRun({ cron, timezone }: { readonly cron: string; readonly timezone: string }) {
  const next = useNextRun(cron, timezone);
  if (next === undefined) return null;
  return next === null ? <span className="faint">{texts.notScheduled}</span> : <Moment time={next} />;
}
