import type { RunsQuery } from '../../../gen/ingestion/runs/runs.ts';
import { durationText } from '../../texts/format.ts';
import { ingestionTexts } from '../../texts/ingestion.ts';
import { Moment } from '../../ui/moment.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { IngestionLink } from '../ingestion-link.tsx';
import { commandLineExecutor, idOf } from '../urns.ts';
import { statusOf } from './run-state.ts';
import { StateMark } from './state-mark.tsx';

export type RunRow = NonNullable<RunsQuery['listExecutionRequests']>['executionRequests'][number];

const { runs: texts } = ingestionTexts;

/** Runs, each with a link to its page. */
export function RunTable({
  label,
  runs,
  hasSource,
}: {
  readonly label: string;
  readonly runs: readonly RunRow[];
  /** False where all are of one source. */
  readonly hasSource: boolean;
}) {
  return (
    <Table
      label={label}
      columns={hasSource ? [requested, source, ...rest] : [requested, ...rest]}
      rows={runs}
      keyOf={({ urn }) => urn}
    />
  );
}

/** Who or what asked for a run. */
export function requesterOf({ input }: RunRow): string {
  if (input.executorId === commandLineExecutor) return texts.commandLine;
  if (input.source.type === 'SCHEDULED_INGESTION_SOURCE') return texts.schedule;
  return input.actor?.card.name ?? '';
}

/** What a run is of: its source, or what else it did. */
export const subjectOf = ({ source: of, input }: RunRow): string =>
  of?.name ?? (input.task === 'TEST_CONNECTION' ? texts.test : texts.deletedSource);

const requested: Column<RunRow> = {
  key: 'requested',
  head: texts.requested,
  cell: ({ urn, input }) => (
    <IngestionLink page="runs" id={idOf(urn)} className="link">
      <Moment time={input.requestedAt} />
    </IngestionLink>
  ),
};

const source: Column<RunRow> = {
  key: 'source',
  head: texts.source,
  cell: (run) =>
    run.source ? (
      <IngestionLink page="sources" id={idOf(run.source.urn)}>
        {run.source.name}
      </IngestionLink>
    ) : (
      <span className="faint">{subjectOf(run)}</span>
    ),
};

const rest: readonly Column<RunRow>[] = [
  { key: 'state', head: texts.state, cell: ({ result }) => <StateMark status={statusOf(result)} /> },
  {
    key: 'duration',
    head: texts.duration,
    isNumber: true,
    cell: ({ result }) => (result?.durationMs == null ? '' : durationText(result.durationMs)),
  },
  { key: 'executor', head: texts.executor, cell: ({ input }) => executorText(input.executorId) },
  { key: 'by', head: texts.by, cell: requesterOf },
];

/** An executor as people know it. */
export const executorText = (id: string | null): string =>
  id === commandLineExecutor ? texts.commandLine : (id ?? 'default');
