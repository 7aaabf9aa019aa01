import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { columnStatisticsQuery } from '../../../../gen/entity/columns/panel/panel.ts';
import { read } from '../../../data/query-client.ts';
import { columnTexts } from '../../../texts/column.ts';
import { number, percent } from '../../../texts/format.ts';
import { Chart } from '../../usage/chart.tsx';
import { pointsOf } from '../../usage/points.ts';

const day = 86_400_000;
/** How far back statistics are read. */
const days = 90;
const most = 90;

/** What was counted of a column, and how that has changed. */
export function Statistics({ urn, path }: { readonly urn: string; readonly path: string }) {
  // Once: another time would be another request.
  const [since] = useState(() => Math.floor(Date.now() / day) * day - days * day);
  const { data } = useQuery(read(columnStatisticsQuery, { urn, since, count: most }));
  if (!data) return null;
  const profiles = (data.dataset?.datasetProfiles ?? []).flatMap(({ timestampMillis, fieldProfiles }) => {
    const field = fieldProfiles?.find(({ fieldPath }) => fieldPath === path);
    return field ? [{ timestampMillis, ...field }] : [];
  });
  const [last] = profiles;
  const timeOf = ({ timestampMillis }: { readonly timestampMillis: number }) => timestampMillis;
  const { stats } = columnTexts;
  return (
    <section>
      <h3 className="label">{columnTexts.statistics}</h3>
      {last === undefined ? (
        <p className="faint">{columnTexts.noStatistics}</p>
      ) : (
        <>
          <dl className="column-panel__facts">
            {[
              [stats.min, last.min],
              [stats.max, last.max],
              [stats.mean, last.mean ?? last.median],
              [stats.samples, last.sampleValues?.slice(0, 5).join(', ')],
            ].map(([head, value]) =>
              value ? (
                <div key={head}>
                  <dt>{head}</dt>
                  <dd>{value}</dd>
                </div>
              ) : null,
            )}
          </dl>
          <div className="column-panel__charts">
            <Chart
              head={stats.nulls}
              points={pointsOf(profiles, timeOf, ({ nullProportion }) => nullProportion)}
              print={percent}
            />
            <Chart
              head={stats.distinct}
              points={pointsOf(profiles, timeOf, ({ uniqueCount }) => uniqueCount)}
              print={number}
            />
          </div>
        </>
      )}
    </section>
  );
}
