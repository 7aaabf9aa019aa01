import './usage.css';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { savedQueriesQuery } from '../../../gen/entity/queries/queries.ts';
import { type UsageQuery, usageQuery } from '../../../gen/entity/usage/usage.ts';
import { read } from '../../data/query-client.ts';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { bytes, dayText, number, percent, statisticText } from '../../texts/format.ts';
import { partTexts } from '../../texts/parts.ts';
import { texts } from '../../texts/texts.ts';
import { ReferenceLabel } from '../../ui/reference-label.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { useFold } from '../../ui/use-fold.tsx';
import { EntityLink } from '../entity-link.tsx';
import { Chart } from './chart.tsx';
import { pointsOf } from './points.ts';

type Dataset = NonNullable<UsageQuery['dataset']>;
type Profile = NonNullable<Dataset['datasetProfiles']>[number];

const day = 86_400_000;
/** How far back profiles are read. */
const days = 90;
const mostProfiles = 200;
const mostQueries = 20;
/** Columns that are shown before all of them are. */
const mostColumns = 8;

/** What the reader may not see of a dataset: the server leaves it out, as if there were none. */
const hiddenOf = (dataset: UsageQuery['dataset']): readonly string[] => [
  ...(dataset?.privileges?.canViewDatasetUsage === false ? [partTexts.usageNeeds] : []),
  ...(dataset?.privileges?.canViewDatasetProfile === false ? [partTexts.profilesNeed] : []),
];

/** How a dataset is used, and how its size and its columns have changed. */
export function Usage({ urn }: { readonly urn: string }) {
  // Once: another time would be another request.
  const [since] = useState(() => Math.floor(Date.now() / day) * day - days * day);
  const { data, error, refetch } = useQuery(read(usageQuery, { urn, since, count: mostProfiles }));
  const queries = useQuery(read(savedQueriesQuery, { urn, start: 0, count: mostQueries }));
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const profiles = data.dataset?.datasetProfiles ?? [];
  const { buckets, aggregations } = data.dataset?.usageStats ?? {};
  const used = (buckets ?? []).flatMap((bucket) => bucket ?? []);
  const asked = queries.data?.listQueries;
  const hidden = hiddenOf(data.dataset);
  if (profiles.length === 0 && used.length === 0 && !asked?.total)
    return (
      <Empty hint={hidden.length > 0 ? hidden.join(' ') : undefined}>
        {hidden.length > 0 ? texts.states.forbidden : texts.usage.none}
      </Empty>
    );
  const users = (aggregations?.users ?? []).flatMap((user) => user ?? []);
  return (
    <div className="usage">
      {hidden.length > 0 && <p className="faint">{hidden.join(' ')}</p>}
      <div className="charts">
        <Chart
          head={texts.usage.queries}
          field="dataset#datasetUsageStatistics.totalSqlQueries"
          points={pointsOf(
            used,
            ({ bucket }) => bucket,
            ({ metrics }) => metrics?.totalSqlQueries,
          )}
        />
        <Chart
          head={texts.usage.users}
          field="dataset#datasetUsageStatistics.uniqueUserCount"
          points={pointsOf(
            used,
            ({ bucket }) => bucket,
            ({ metrics }) => metrics?.uniqueUserCount,
          )}
        />
        <Chart
          head={texts.usage.rows}
          field="dataset#datasetProfile.rowCount"
          points={pointsOf(
            profiles,
            ({ timestampMillis }) => timestampMillis,
            ({ rowCount }) => rowCount,
          )}
        />
        <Chart
          head={texts.usage.size}
          field="dataset#datasetProfile.sizeInBytes"
          points={pointsOf(
            profiles,
            ({ timestampMillis }) => timestampMillis,
            ({ sizeInBytes }) => sizeInBytes,
          )}
          print={bytes}
        />
      </div>
      {users.length > 0 && <TopUsers users={users} />}
      {profiles[0] && <ColumnStatistics profile={profiles[0]} />}
      {asked && asked.total > 0 && (
        <section>
          <h2>
            {texts.usage.savedQueries} <span className="faint">{number(asked.total)}</span>
          </h2>
          {asked.queries.map(({ urn: query, properties }) => (
            <details key={query} className="usage__query">
              <summary>{properties?.name || texts.usage.unnamed}</summary>
              {properties?.description && <p>{properties.description}</p>}
              <pre>{properties?.statement.value}</pre>
            </details>
          ))}
        </section>
      )}
    </div>
  );
}

type User = NonNullable<NonNullable<NonNullable<Dataset['usageStats']>['aggregations']>['users']>[number];

function TopUsers({ users }: { readonly users: readonly NonNullable<User>[] }) {
  const { id, shown, button } = useFold(users);
  return (
    <section>
      <h2>
        <ReferenceLabel field="dataset#datasetUsageStatistics.userCounts" label={texts.usage.topUsers} />
      </h2>
      <ul className="values" id={id}>
        {shown.map(({ user, userEmail, count }) => (
          <li key={user?.urn ?? userEmail}>
            {user ? <EntityLink urn={user.urn} name={user.card.name} /> : userEmail}{' '}
            <span className="faint">{number(count ?? 0)}</span>
          </li>
        ))}
      </ul>
      {button}
    </section>
  );
}

type FieldProfile = NonNullable<Profile['fieldProfiles']>[number];

/** The fields of the statistics, in the order of their heads, with what is shown of each. */
const statistics: readonly {
  readonly key: 'fieldPath' | 'nullProportion' | 'uniqueCount' | 'min' | 'max' | 'mean' | 'sampleValues';
  readonly isNumber?: boolean;
  readonly cell: (field: FieldProfile) => ReactNode;
}[] = [
  { key: 'fieldPath', cell: ({ fieldPath }) => <bdi>{fieldPath}</bdi> },
  {
    key: 'nullProportion',
    isNumber: true,
    cell: ({ nullProportion }) => (nullProportion == null ? '' : percent(nullProportion)),
  },
  {
    key: 'uniqueCount',
    isNumber: true,
    cell: ({ uniqueCount }) => (uniqueCount == null ? '' : number(uniqueCount)),
  },
  { key: 'min', isNumber: true, cell: ({ min }) => statisticText(min) },
  { key: 'max', isNumber: true, cell: ({ max }) => statisticText(max) },
  { key: 'mean', isNumber: true, cell: ({ mean, median }) => statisticText(mean ?? median) },
  {
    key: 'sampleValues',
    cell: ({ sampleValues }) => (
      <span className="usage__samples">{sampleValues?.slice(0, 3).join(', ')}</span>
    ),
  },
];

const columns = statistics.map((each, at): Column<FieldProfile> => {
  const label = texts.usage.statistics[at] ?? each.key;
  return {
    ...each,
    head: <ReferenceLabel field={`dataset#datasetProfile.fieldProfiles.${each.key}`} label={label} />,
  };
});

function ColumnStatistics({ profile }: { readonly profile: Profile }) {
  const fields = profile.fieldProfiles ?? [];
  const { id, shown, button } = useFold(fields, mostColumns);
  if (fields.length === 0) return null;
  return (
    <section>
      <h2>
        <ReferenceLabel field="dataset#datasetProfile.fieldProfiles" label={texts.usage.columns} />{' '}
        <span className="faint">{dayText(profile.timestampMillis)}</span>
      </h2>
      <div id={id}>
        <Table
          label={texts.usage.columns}
          columns={columns}
          rows={shown}
          keyOf={({ fieldPath }) => fieldPath}
        />
      </div>
      {button}
    </section>
  );
}
