import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { runsQuery } from '../../../gen/ingestion/runs/runs.ts';
import { read } from '../../data/query-client.ts';
import { SectionHead } from '../../section/section-head.tsx';
import { pageOf, textOf, usePageState } from '../../section/use-page-state.ts';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { ingestionTexts } from '../../texts/ingestion.ts';
import { sectionTexts } from '../../texts/sections.ts';
import { Select } from '../../ui/field.tsx';
import { Pager } from '../../ui/pager.tsx';
import { filterableStates, isOpen, pollMs, stateText } from './run-state.ts';
import { RunTable } from './run-table.tsx';

const { runs: texts } = ingestionTexts;
const size = 25;

interface ListState {
  readonly state: string | undefined;
  readonly page: number | undefined;
}

const readState = ({ state, page }: Readonly<Record<string, unknown>>): ListState => ({
  state: filterableStates.find((each) => each === textOf(state)),
  page: pageOf(page),
});

/** Runs of all sources. */
export function RunList() {
  const [{ state, page = 1 }, set] = usePageState(readState);
  const filters = state ? [{ field: 'executionResultStatus', values: [state] }] : [];
  const input = { start: (page - 1) * size, count: size, filters };
  const { data, error, refetch } = useQuery({
    ...read(runsQuery, { input }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data: found } }) =>
      found?.listExecutionRequests?.executionRequests.some(({ result }) => isOpen(result))
        ? pollMs.open
        : pollMs.idle,
  });
  const found = data?.listExecutionRequests;
  return (
    <>
      <SectionHead title={sectionTexts.pages.runs} lead={texts.lead} />
      <div className="filter">
        <Select
          label={texts.state}
          value={state ?? ''}
          set={(value) => set({ state: value || undefined, page: undefined })}
          options={[
            { value: '', text: texts.anyState },
            ...filterableStates.map((value) => ({ value: value as string, text: stateText(value) })),
          ]}
        />
      </div>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!found && !error && <Loading />}
      {found?.executionRequests.length === 0 &&
        (state ? <Empty>{texts.noneSuch}</Empty> : <Empty hint={texts.noneHint}>{texts.none}</Empty>)}
      {found && found.executionRequests.length > 0 && (
        <>
          <RunTable label={texts.label} runs={found.executionRequests} hasSource={true} />
          <Pager page={page} size={size} total={found.total ?? 0} show={(to) => set({ page: to })} />
        </>
      )}
    </>
  );
}
