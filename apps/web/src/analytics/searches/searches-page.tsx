import './searches.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { getJson } from '../../data/request.ts';
import { Chart } from '../../entity/usage/chart.tsx';
import { searchReports } from '../../search/search-reports.ts';
import { SectionHead } from '../../section/section-head.tsx';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { number } from '../../texts/format.ts';
import { searchesTexts as texts } from '../../texts/searches.ts';
import { type Column, Table } from '../../ui/table.tsx';
import { Choices } from '../parts/choices.tsx';
import {
  pointsByDay,
  readPeriod,
  type SearchedText,
  type SearchStatistics,
  searchesPath,
  sumOf,
} from './searches.ts';

/** What people search for, and what they do not find. */
export function SearchesPage() {
  const { period: given } = useSearch({ strict: false }) as { readonly period?: unknown };
  const period = readPeriod(given);
  const path = searchesPath(period);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['Searches', path],
    queryFn: async ({ signal }) => (await getJson(path, signal)) as SearchStatistics,
    placeholderData: keepPreviousData,
    // Somebody may just have searched.
    staleTime: 0,
  });
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (data.keptDays === 0) return <Off />;
  return (
    <>
      <SectionHead
        title={texts.title}
        lead={
          <>
            {texts.lead} <a href="/docs/application#what-people-search-for">{texts.help}</a>
          </>
        }
      />
      <Choices label={texts.period} name="period" value={period} options={texts.periods} />
      <div className="searches" aria-busy={isPlaceholderData}>
        {data.days.length === 0 ? (
          <Empty hint={texts.recording(data.keptDays)}>{texts.none}</Empty>
        ) : (
          <Statistics of={data} />
        )}
      </div>
    </>
  );
}

const Off = () => (
  <>
    <SectionHead title={texts.title} lead={texts.lead} />
    <Empty hint={texts.switchOn}>{texts.off}</Empty>
  </>
);

function Statistics({ of: found }: { readonly of: SearchStatistics }) {
  const searches = pointsByDay(found, 'searches');
  const empty = pointsByDay(found, 'empty');
  return (
    <>
      <section className="charts" aria-label={texts.perDay}>
        <Chart head={texts.searches} points={searches} value={number(sumOf(searches))} />
        <Chart head={texts.foundNothing} points={empty} value={number(sumOf(empty))} />
      </section>
      <section>
        <h2>{texts.withoutResults}</h2>
        {found.empty.length === 0 ? (
          <p className="faint">{texts.allFound}</p>
        ) : (
          <Table
            label={texts.withoutResults}
            columns={columnsOfEmpty}
            rows={found.empty}
            keyOf={({ text }) => text}
          />
        )}
      </section>
      <section>
        <h2>{texts.most}</h2>
        <Table label={texts.most} columns={columnsOfTop} rows={found.top} keyOf={({ text }) => text} />
      </section>
      <p className="faint">{texts.recording(found.keptDays)}</p>
    </>
  );
}

const [text, times, empty, filtered, opened, place] = [
  { key: 'text', head: texts.search, cell: ({ text }) => <Repeat text={text} /> },
  { key: 'searches', head: texts.times, isNumber: true, cell: ({ searches }) => number(searches) },
  { key: 'empty', head: texts.foundNothing, isNumber: true, cell: ({ empty }) => number(empty) },
  { key: 'filtered', head: texts.filtered, isNumber: true, cell: ({ filtered }) => number(filtered) },
  { key: 'opened', head: texts.opened, isNumber: true, cell: ({ opened }) => number(opened) },
  {
    key: 'place',
    head: texts.place,
    isNumber: true,
    cell: ({ averagePlace }) =>
      averagePlace === null ? <span className="faint">–</span> : number(averagePlace),
  },
] as const satisfies readonly Column<SearchedText>[];
/** Nobody opens a result of a search that finds nothing. */
const columnsOfEmpty = [text, empty, times, filtered];
const columnsOfTop = [text, times, empty, opened, place];

/** Runs the search, which is not counted: it is looked at, and nobody looks for anything. */
const Repeat = ({ text }: { readonly text: string }) => (
  <Link
    className="breakable"
    to="/search"
    search={{ q: text, filters: {}, page: 1 }}
    onClick={() => searchReports.skip(text)}
  >
    <bdi>{text}</bdi>
  </Link>
);
