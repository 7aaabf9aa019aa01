import '../ingestion.css';
import { useQuery } from '@tanstack/react-query';
import { executorsQuery } from '../../../gen/ingestion/executors/executors.ts';
import { read } from '../../data/query-client.ts';
import { SectionHead } from '../../section/section-head.tsx';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { number } from '../../texts/format.ts';
import { ingestionTexts } from '../../texts/ingestion.ts';
import { sectionTexts } from '../../texts/sections.ts';
import { texts as allTexts } from '../../texts/texts.ts';
import { Moment } from '../../ui/moment.tsx';
import { Table } from '../../ui/table.tsx';
import { useRights } from '../use-rights.ts';
import { executorsOf } from './executors-of.ts';

const { executors: texts } = ingestionTexts;
const { states } = allTexts;
const pollMs = 5000;

/** Executors, as far as the server has heard of them. */
export function ExecutorsPage() {
  const { isKnown, sources: reason } = useRights();
  const { data, error, refetch } = useQuery({
    ...read(executorsQuery, {}),
    enabled: isKnown && reason === undefined,
    refetchInterval: pollMs,
  });
  const known =
    data &&
    executorsOf(
      data.listIngestionSources?.ingestionSources ?? [],
      data.listExecutionRequests?.executionRequests ?? [],
      Date.now(),
    );
  return (
    <>
      <SectionHead title={sectionTexts.pages.executors} lead={texts.lead} />
      {error && <Failure error={error} retry={() => void refetch()} />}
      {reason !== undefined && <Empty hint={reason}>{states.forbidden}</Empty>}
      {!known && !error && reason === undefined && <Loading />}
      {known?.length === 0 && <Empty hint={texts.noneHint}>{texts.none}</Empty>}
      {known && known.length > 0 && (
        <Table
          label={texts.label}
          rows={known}
          keyOf={({ id }) => id}
          columns={[
            {
              key: 'id',
              head: texts.id,
              cell: ({ id, isLate }) => (
                <>
                  <code>{id}</code>
                  {isLate && <p className="executor__late">{texts.late}</p>}
                </>
              ),
            },
            {
              key: 'heard',
              head: texts.heard,
              cell: ({ heardAt }) =>
                heardAt === undefined ? (
                  <span className="faint">{texts.never}</span>
                ) : (
                  <Moment time={heardAt} />
                ),
            },
            { key: 'sources', head: texts.sources, isNumber: true, cell: ({ sources }) => number(sources) },
            { key: 'running', head: texts.running, isNumber: true, cell: ({ running }) => number(running) },
            { key: 'waiting', head: texts.waiting, isNumber: true, cell: ({ waiting }) => number(waiting) },
          ]}
        />
      )}
      <section className="run__part executor__start" aria-labelledby="start">
        <h2 id="start">{texts.start}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
        <pre className="recipe-text" tabIndex={0}>
          {commandFor(location.origin)}
        </pre>
        <p className="faint">
          {texts.startHint}{' '}
          <a className="link" href="/docs/ui-ingestion">
            {texts.more}
          </a>
        </p>
      </section>
    </>
  );
}

const commandFor = (server: string): string =>
  `npx @colophon/cli ingest executor --executor-id warehouse --server ${server}`;
