import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { columnStatisticsQuery } from '../../../../gen/entity/columns/panel/panel.ts';
import { read } from '../../../data/query-client.ts';
import { columnTexts } from '../../../texts/column.ts';
import { number, percent } from '../../../texts/format.ts';
import { ReferenceLabel } from '../../../ui/reference-label.tsx';
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
      <h3 className="label">
        <ReferenceLabel field="dataset#datasetProfile.fieldProfiles" label={columnTexts.statistics} />
      </h3>
      {last === undefined ? (
        <p className="faint">{columnTexts.noStatistics}</p>
      ) : (
        <>
          <dl className="column-panel__facts">
            {(
              [
                { head: stats.min, field: 'dataset#datasetProfile.fieldProfiles.min', value: last.min },
                { head: stats.max, field: 'dataset#datasetProfile.fieldProfiles.max', value: last.max },
                {
                  head: stats.mean,
                  field: 'dataset#datasetProfile.fieldProfiles.mean',
                  value: last.mean ?? last.median,
                },
                {
                  head: stats.samples,
                  field: 'dataset#datasetProfile.fieldProfiles.sampleValues',
                  value: last.sampleValues?.slice(0, 5).join(', '),
                },
              ] as const
            ).map(({ head, field, value }) =>
              value ? (
                <div key={head}>
                  <dt>
                    <ReferenceLabel field={field} label={head} />
                  </dt>
                  <dd>{value}</dd>
                </div>
              ) : null,
            )}
          </dl>
          <div className="column-panel__charts">
            <Chart
              head={stats.nulls}
              field="dataset#datasetProfile.fieldProfiles.nullProportion"
              points={pointsOf(profiles, timeOf, ({ nullProportion }) => nullProportion)}
              print={percent}
            />
            <Chart
              head={stats.distinct}
              field="dataset#datasetProfile.fieldProfiles.uniqueCount"
              points={pointsOf(profiles, timeOf, ({ uniqueCount }) => uniqueCount)}
              print={number}
            />
          </div>
        </>
      )}
    </section>
  );
}
