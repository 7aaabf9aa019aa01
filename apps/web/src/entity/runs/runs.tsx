import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { jobRunsQuery } from '../../../gen/entity/runs/runs.ts';
import type { RunPartsFragment } from '../../../gen/types.ts';
import { read } from '../../data/query-client.ts';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { dayText, timeText, wordsOf } from '../../texts/format.ts';
import { runTexts } from '../../texts/runs.ts';
import { Pager } from '../../ui/pager.tsx';
import { Table } from '../../ui/table.tsx';
import { EntityLink } from '../entity-link.tsx';
import type { TabState } from '../tab-state.ts';
import { durationText, runState } from './run-state.ts';
import '../quality/quality.css';

const size = 30;

/** When a task or the tasks of a pipeline ran, how long, and how that ended: the newest first. */
export function Runs({ urn }: { readonly urn: string }) {
  const { page = 1 }: TabState = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery({
    ...read(jobRunsQuery, { urn, start: (page - 1) * size, count: size }),
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const found = data.entity && 'runs' in data.entity ? data.entity.runs : undefined;
  const runs = (found?.runs ?? []).flatMap((run) => run ?? []);
  if (runs.length === 0) return <Empty>{runTexts.none}</Empty>;
  const states = new Map(runs.map((run) => [run.urn, runState(run)]));
  return (
    <>
      <Table
        label={runTexts.label}
        keyOf={({ urn: run }) => run}
        rows={runs}
        columns={[
          {
            key: 'name',
            head: runTexts.run,
            cell: ({ urn: run, name }: RunPartsFragment) => (
              <EntityLink urn={run} name={name || run} hasIcon={false} />
            ),
          },
          {
            key: 'result',
            head: runTexts.result,
            cell: ({ urn: run }) => {
              const state = states.get(run);
              return (
                <span className="quality__result" data-result={state?.result ?? ''}>
                  {state?.result ? wordsOf(state.result) : runTexts.running}
                </span>
              );
            },
          },
          {
            key: 'started',
            head: runTexts.started,
            cell: ({ urn: run }) => {
              const start = states.get(run)?.start;
              return start === undefined ? '' : `${dayText(start)}, ${timeText(start)}`;
            },
          },
          {
            key: 'duration',
            head: runTexts.duration,
            isNumber: true,
            cell: ({ urn: run }) => {
              const duration = states.get(run)?.duration;
              return duration === undefined ? '' : durationText(duration);
            },
          },
          {
            key: 'link',
            head: runTexts.elsewhere,
            isActions: true,
            cell: ({ externalUrl }) =>
              externalUrl && /^https?:/i.test(externalUrl) ? (
                <a className="action" href={externalUrl} rel="noopener noreferrer nofollow">
                  {runTexts.open}
                </a>
              ) : null,
          },
        ]}
      />
      <Pager
        page={page}
        size={size}
        total={found?.total ?? runs.length}
        show={(next) => void navigate({ to: '.', search: { page: next } })}
      />
    </>
  );
}
