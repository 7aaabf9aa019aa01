import { useQuery } from '@tanstack/react-query';
import { getJson } from '../../data/request.ts';
import { Failure, Loading } from '../../shell/states.tsx';
import { number } from '../../texts/format.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { Table } from '../../ui/table.tsx';
import { readReadiness } from './readiness.ts';

const { maintenance: texts } = operationsTexts;
const pollMs = 10_000;

interface Config {
  readonly timeZone?: string;
  readonly versions?: Readonly<Record<string, { readonly version: string; readonly commit: string }>>;
}

/** Whether the server can work, and which it is. */
export function ServerState() {
  const ready = useQuery({
    queryKey: ['Ready'],
    // Not ready is an answer, too.
    queryFn: async ({ signal }) => readReadiness(await (await fetch('/health/ready', { signal })).json()),
    refetchInterval: pollMs,
  });
  const config = useQuery({
    queryKey: ['Config'],
    queryFn: async ({ signal }) => (await getJson('/config', signal)) as Config,
  });
  const [version] = Object.values(config.data?.versions ?? {});
  return (
    <section className="task" aria-labelledby="state">
      <h2 id="state">{texts.state}</h2>
      {ready.error && <Failure error={ready.error} retry={() => void ready.refetch()} />}
      {!ready.data && !ready.error && <Loading />}
      {ready.data && (
        <>
          <p role="status">
            <span className="outcome" data-outcome={ready.data.isReady ? 'up' : 'down'}>
              {ready.data.isReady ? texts.ready : texts.notReady}
            </span>
          </p>
          {ready.data.message !== undefined && <p>{ready.data.message}</p>}
          <Table
            hasCards
            label={texts.dependencies}
            rows={ready.data.dependencies}
            keyOf={({ name }) => name}
            columns={[
              { key: 'name', head: texts.dependency, cell: ({ name }) => name },
              {
                key: 'state',
                head: texts.state,
                cell: ({ isUp }) => (
                  <span className="outcome" data-outcome={isUp ? 'up' : 'down'}>
                    {isUp ? texts.up : texts.down}
                  </span>
                ),
              },
              {
                key: 'lag',
                head: texts.lag,
                isNumber: true,
                cell: ({ lag }) => (lag === undefined ? '' : number(lag)),
              },
              {
                key: 'took',
                head: texts.took,
                isNumber: true,
                cell: ({ durationMs }) => `${number(durationMs)} ms`,
              },
            ]}
          />
        </>
      )}
      {version && (
        <dl className="task__facts">
          <div>
            <dt className="label">{texts.version}</dt>
            <dd>{version.version}</dd>
          </div>
          <div>
            <dt className="label">{texts.schema}</dt>
            <dd>{version.commit}</dd>
          </div>
          <div>
            <dt className="label">{texts.timeZone}</dt>
            <dd>{config.data?.timeZone}</dd>
          </div>
        </dl>
      )}
    </section>
  );
}
