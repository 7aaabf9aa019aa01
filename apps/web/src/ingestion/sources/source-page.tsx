import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import {
  deleteSourceMutation,
  type IngestionSourceQuery,
  ingestionSourceQuery,
  sourceRunsQuery,
} from '../../../gen/ingestion/sources/sources.ts';
import { read } from '../../data/query-client.ts';
import { useChange } from '../../data/use-change.ts';
import { SectionHead } from '../../section/section-head.tsx';
import { pageOf, usePageState } from '../../section/use-page-state.ts';
import { Failure, Loading } from '../../shell/states.tsx';
import { ingestionTexts } from '../../texts/ingestion.ts';
import { texts as allTexts } from '../../texts/texts.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { EditButton } from '../../ui/edit-button.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EditLink } from '../edit-link.tsx';
import { isOpen, pollMs } from '../runs/run-state.ts';
import { executorText, RunTable } from '../runs/run-table.tsx';
import { idOf } from '../urns.ts';
import { useRights } from '../use-rights.ts';
import { MissingSource } from './missing-source.tsx';
import { RunButton } from './run-buttons.tsx';
import { scheduleText } from './schedule.ts';
import { titleOfType } from './source-types.ts';
import { useNextRun } from './use-next-run.ts';

const { sources: texts, runs: runTexts } = ingestionTexts;
/** Its printer of YAML is as large as the rest of the page. */
const RecipeText = lazy(async () => ({ default: (await import('./recipe-text.tsx')).RecipeText }));
const size = 10;

export type Source = NonNullable<IngestionSourceQuery['ingestionSource']>;

/** One source: when it runs, its recipe and its runs. */
export function SourcePage({ urn }: { readonly urn: string }) {
  const { data, error, refetch } = useQuery(read(ingestionSourceQuery, { urn }));
  const source = data?.ingestionSource;
  useEffect(() => {
    if (source) document.title = `${source.name} – ${allTexts.name}`;
  }, [source]);
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (!source) return <MissingSource />;
  return <SourceDetails source={source} />;
}

function SourceDetails({ source }: { readonly source: Source }) {
  const { urn, name, type, schedule, config } = source;
  const [{ page = 1 }, set] = usePageState(({ page: given }) => ({ page: pageOf(given) }));
  const [isDeleting, setIsDeleting] = useState(false);
  const { sources: reason } = useRights();
  const runs = useQuery({
    ...read(sourceRunsQuery, { urn, start: (page - 1) * size, count: size }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.ingestionSource?.executions?.executionRequests.some(({ result }) => isOpen(result))
        ? pollMs.open
        : pollMs.idle,
  });
  const found = runs.data?.ingestionSource?.executions;
  const openRun = found?.executionRequests.find(({ result }) => isOpen(result))?.urn;
  const next = useNextRun(schedule?.interval ?? '', schedule?.timezone ?? 'UTC');
  return (
    <>
      <SectionHead title={name}>
        <RunButton
          urn={urn}
          name={name}
          executorId={config.executorId}
          openRun={openRun}
          className="button"
        />
        <EditLink reason={reason} page="sources" id={idOf(urn)} search={{ edit: true }} className="button">
          {texts.edit}
        </EditLink>
        <EditButton reason={reason} press={() => setIsDeleting(true)}>
          {texts.delete}
        </EditButton>
      </SectionHead>
      <dl className="run__facts">
        <div>
          <dt className="label">{texts.type}</dt>
          <dd>{titleOfType(type)}</dd>
        </div>
        <div>
          <dt className="label">{texts.schedule}</dt>
          <dd>{scheduleText(schedule?.interval ?? '', schedule?.timezone)}</dd>
        </div>
        {next != null && (
          <div>
            <dt className="label">{texts.nextRun}</dt>
            <dd>
              <Moment time={next} />
            </dd>
          </div>
        )}
        <div>
          <dt className="label">{texts.executor}</dt>
          <dd>{executorText(config.executorId)}</dd>
        </div>
      </dl>
      <section className="run__part" aria-labelledby="runs">
        <h2 id="runs">{texts.runs}</h2>
        {runs.error && <Failure error={runs.error} retry={() => void runs.refetch()} />}
        {!found && !runs.error && <Loading />}
        {found?.executionRequests.length === 0 && <p className="faint">{runTexts.none}</p>}
        {found && found.executionRequests.length > 0 && (
          <>
            <RunTable label={texts.runsOf(name)} runs={found.executionRequests} hasSource={false} />
            <Pager page={page} size={size} total={found.total ?? 0} show={(to) => set({ page: to })} />
          </>
        )}
      </section>
      <section className="run__part" aria-labelledby="recipe">
        <h2 id="recipe">{texts.recipe}</h2>
        <Suspense fallback={<Loading />}>
          <RecipeText recipe={config.recipe} />
        </Suspense>
      </section>
      {isDeleting && <DeleteSource urn={urn} name={name} close={() => setIsDeleting(false)} />}
    </>
  );
}

function DeleteSource({
  urn,
  name,
  close,
}: {
  readonly urn: string;
  readonly name: string;
  readonly close: () => void;
}) {
  const change = useChange('IngestionSources', 'Runs', 'Executors');
  const navigate = useNavigate();
  async function run(): Promise<void> {
    await change(deleteSourceMutation, { urn }, texts.deleted(name));
    await navigate({ to: '/ingestion/{-$page}/{-$id}', params: { page: 'sources', id: undefined } });
  }
  return (
    <Confirm title={texts.deleteTitle(name)} action={texts.delete} run={run} close={close}>
      {texts.deleteText}
    </Confirm>
  );
}
