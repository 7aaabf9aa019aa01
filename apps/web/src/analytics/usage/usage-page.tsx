import './usage-page.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { catalogueUsageQuery } from '../../../gen/analytics/usage/usage.ts';
import { read } from '../../data/query-client.ts';
import { SectionHead } from '../../section/section-head.tsx';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { number } from '../../texts/format.ts';
import { usageTexts as texts } from '../../texts/usage-analytics.ts';
import { type Column, Table } from '../../ui/table.tsx';
import { Choices } from '../parts/choices.tsx';
import { BarChart } from './bar-chart.tsx';
import { Ranking } from './ranking.tsx';
import { Unused } from './unused.tsx';
import { type Bar, barsOf, ranges, readRange, timesOf } from './usage-range.ts';
import { windowText } from './window-text.ts';

/** Rows of each ranking. */
const most = 10;

/** How much of the data is used, by whom, and what nobody uses. */
export function UsagePage() {
  const { range: given } = useSearch({ strict: false }) as { readonly range?: unknown };
  const range = readRange(given);
  // Once: another time would be another request.
  const [now] = useState(() => Date.now());
  const times = timesOf(range, now);
  const { window } = ranges[range];
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...read(catalogueUsageQuery, { input: times, window, count: most }),
    placeholderData: keepPreviousData,
  });
  const usage = data?.usageOverview;
  return (
    <>
      <SectionHead title={texts.title} lead={texts.lead} />
      <Choices label={texts.range} name="range" value={range} options={texts.ranges} />
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && !usage && <Empty>{texts.forbidden}</Empty>}
      {usage && usage.total === 0 && (
        <Empty
          hint={
            <>
              {texts.noneHint} <a href="/docs/features/dataset-usage-and-query-history">{texts.howTo}</a>
            </>
          }
        >
          {texts.none}
        </Empty>
      )}
      {usage && usage.total > 0 && !error && (
        <div className="usage-overview" aria-busy={isPlaceholderData}>
          {!isPlaceholderData && (
            <Overview
              bars={barsOf(times, window, usage.buckets)}
              total={usage.total}
              datasetCount={usage.datasetCount}
              window={window}
            />
          )}
          <div className="rankings">
            <Ranking
              head={texts.datasets}
              name={texts.names.datasets}
              counts={usage.datasets}
              total={usage.total}
            />
            <Ranking head={texts.users} name={texts.names.users} counts={usage.users} total={usage.total} />
            <Ranking
              head={texts.platforms}
              name={texts.names.platforms}
              counts={usage.platforms}
              total={usage.total}
            />
            <Ranking
              head={texts.domains}
              name={texts.names.domains}
              counts={usage.domains}
              total={usage.total}
              note={texts.domainsNote}
            />
          </div>
          <Unused />
        </div>
      )}
    </>
  );
}

interface OverviewProps {
  readonly bars: readonly Bar[];
  readonly total: number;
  readonly datasetCount: number;
  readonly window: 'DAY' | 'MONTH';
}

/** The numbers of the whole, and how they came about. */
function Overview({ bars, total, datasetCount, window }: OverviewProps) {
  const nameOf = windowText(window);
  const busiest = bars.reduce((most, bar) => (bar.queries > most.queries ? bar : most));
  const crowded = bars.reduce((most, bar) => (bar.users > most.users ? bar : most));
  const isMonth = window === 'MONTH';
  const when = isMonth ? texts.busiestMonthMeaning : texts.busiestMeaning;
  const days = bars.length > 0 ? Math.max(1, isMonth ? 365 : bars.length) : 1;
  const columns: readonly Column<Bar>[] = [
    { key: 'time', head: texts.columns.time, cell: ({ time }) => nameOf(time) },
    { key: 'queries', head: texts.columns.queries, isNumber: true, cell: ({ queries }) => number(queries) },
    { key: 'users', head: texts.columns.users, isNumber: true, cell: ({ users }) => number(users) },
  ];
  return (
    <>
      <dl className="figures">
        <Figure
          name={texts.total}
          value={total}
          meaning={texts.totalMeaning(number(Math.round(total / days)))}
        />
        <Figure name={texts.queried} value={datasetCount} meaning={texts.queriedMeaning} />
        <Figure
          name={isMonth ? texts.busiestMonth : texts.busiest}
          value={busiest.queries}
          meaning={when(nameOf(busiest.time))}
        />
        <Figure
          name={isMonth ? texts.peopleMonth : texts.people}
          value={crowded.users}
          meaning={when(nameOf(crowded.time))}
        />
      </dl>
      <BarChart head={texts.chartHead[window]} bars={bars} nameOf={nameOf} />
      <details className="usage-table">
        <summary>{texts.asTable}</summary>
        <Table
          label={texts.chartHead[window]}
          columns={columns}
          rows={bars.toReversed()}
          keyOf={({ time }) => String(time)}
        />
      </details>
    </>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: number;
  readonly meaning: string;
}

const Figure = ({ name, value, meaning }: FigureProps) => (
  <div>
    <dt className="label">{name}</dt>
    <dd className="figures__value">{number(value)}</dd>
    <dd className="figures__meaning">{meaning}</dd>
  </div>
);
