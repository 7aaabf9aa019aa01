import './coverage-history.css';
import '../../ui/field.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { coverageHistoryQuery } from '../../../gen/analytics/coverage/history.ts';
import { read } from '../../data/query-client.ts';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { analyticsTexts } from '../../texts/analytics.ts';
import { coverageHistoryTexts as texts } from '../../texts/coverage-history.ts';
import { percent } from '../../texts/format.ts';
import { type Column, Table } from '../../ui/table.tsx';
import { Choices } from '../parts/choices.tsx';
import { windowText } from '../usage/window-text.ts';
import type { Group } from './coverage.ts';
import {
  type Day,
  daysOf,
  groupParameter,
  hasHistory,
  historyInput,
  readGroup,
  readRange,
  sharesOf,
  startOf,
} from './history.ts';
import { HistoryChart } from './history-chart.tsx';
import { type Grouping, measureNames } from './measures.ts';

const dayText = windowText('DAY');

interface CoverageHistoryProps {
  readonly grouping: Grouping;
  /** The groups that the page lists. */
  readonly groups: readonly Group[];
}

/** How the shares came to be what they are: a line for each measure, of all assets or of a group. */
export function CoverageHistory({ grouping, groups }: CoverageHistoryProps) {
  const search = useSearch({ strict: false }) as { readonly range?: unknown; readonly of?: unknown };
  const range = readRange(search.range);
  const group = readGroup(search.of, grouping);
  // Once: another time would be another request.
  const [now] = useState(() => Date.now());
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...read(coverageHistoryQuery, { input: historyInput(startOf(range, now), grouping, group) }),
    placeholderData: keepPreviousData,
  });
  const history = data?.coverageHistory;
  return (
    <section className="coverage-history" aria-labelledby="coverage-history">
      <h2 id="coverage-history">{texts.head}</h2>
      <div className="coverage-history__choices">
        <Choices label={texts.range} name="range" value={range} options={texts.ranges} />
        <GroupSelect grouping={grouping} groups={groups} group={group} />
        {grouping === 'owner' && <p className="faint">{texts.peopleLeftOut}</p>}
      </div>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!history && !error && <Loading />}
      {history && !error && (
        <div aria-busy={isPlaceholderData}>
          <Lines days={daysOf(history)} since={history.sinceMillis} />
        </div>
      )}
    </section>
  );
}

interface GroupSelectProps extends CoverageHistoryProps {
  readonly group: string | undefined;
}

/** All assets, or one of the groups that the page lists. */
function GroupSelect({ grouping, groups, group }: GroupSelectProps) {
  const navigate = useNavigate();
  const known = groups.filter(({ value }) => value !== '' && hasHistory(grouping, value));
  return (
    <label className="coverage-history__group">
      <span className="label">{texts.group}</span>
      <select
        className="field__control"
        value={group ?? ''}
        onChange={({ target: { value } }) =>
          void navigate({
            to: '.',
            search: (before: Record<string, unknown>) => ({ ...before, of: groupParameter(grouping, value) }),
            replace: true,
            resetScroll: false,
          })
        }
      >
        <option value="">{texts.all}</option>
        {known.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
        {group !== undefined && !known.some(({ value }) => value === group) && (
          <option value={group}>{group}</option>
        )}
      </select>
    </label>
  );
}

interface LinesProps {
  readonly days: readonly Day[];
  /** The first day with figures; null before there is one. */
  readonly since: number | null;
}

function Lines({ days, since }: LinesProps) {
  const [first, last] = [days[0], days.at(-1)];
  if (since === null) return <Empty hint={texts.notYetHint}>{texts.notYet}</Empty>;
  if (!first || !last) return <Empty hint={texts.since(dayText(since))}>{texts.none}</Empty>;
  if (first === last)
    return (
      <>
        <Empty hint={texts.oneDayHint}>{texts.oneDay(dayText(first.time))}</Empty>
        <Numbers days={days} />
      </>
    );
  return (
    <>
      <div className="coverage-history__charts">
        {measureNames.map((name) => (
          <HistoryChart
            key={name}
            name={analyticsTexts.coverage.measures[name]}
            points={sharesOf(days, name)}
            span={[first.time, last.time]}
          />
        ))}
      </div>
      <p className="faint">
        {texts.axes(dayText(first.time), dayText(last.time))} {texts.since(dayText(since))} {texts.whole}
      </p>
      <Numbers days={days} />
    </>
  );
}

function Numbers({ days }: Pick<LinesProps, 'days'>) {
  const shown = measureNames.filter((name) => days.some(({ shares }) => shares[name]));
  const columns: readonly Column<Day>[] = [
    { key: 'day', head: texts.day, cell: ({ time }) => dayText(time) },
    ...shown.map((name) => ({
      key: name,
      head: analyticsTexts.coverage.measures[name],
      isNumber: true,
      cell: ({ shares }: Day) => {
        const share = shares[name];
        if (!share) return <span className="faint">–</span>;
        return (
          <>
            {percent(share.has / share.of)}
            <span className="coverage-history__count">{analyticsTexts.coverage.of(share.has, share.of)}</span>
          </>
        );
      },
    })),
  ];
  return (
    <details className="coverage-history__table">
      <summary>{texts.asTable}</summary>
      <Table
        label={texts.table}
        columns={columns}
        rows={days.toReversed()}
        keyOf={({ time }) => String(time)}
      />
    </details>
  );
}
