import type { AppStage } from './stage.ts';

export const dataset = (name: string, platform = 'postgres'): string =>
  `urn:li:dataset:(urn:li:dataPlatform:${platform},${name},PROD)`;
export const column = (urn: string, path: string): string => `urn:li:schemaField:(${urn},${path})`;

export const orders = dataset('shop.orders');
export const staged = dataset('raw.orders', 'snowflake');
export const revenue = dataset('mart.revenue', 'snowflake');
export const churn = dataset('mart.churn', 'snowflake');
export const suppliers = dataset('shop.suppliers');
export const hub = dataset('hub.events', 'kafka');
export const load = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,shop,PROD),load_orders)';
export const anna = 'urn:li:corpuser:anna';

interface Table {
  readonly columns?: readonly string[];
  readonly upstreams?: readonly string[];
  /** From columns, as URNs, to a path of the table. */
  readonly lineages?: readonly (readonly [string, string])[];
  readonly owner?: string;
}

/** Aspects of a table. */
export function table(
  urn: string,
  { columns = [], upstreams = [], lineages = [], owner }: Table = {},
): Readonly<Record<string, object>> {
  // Seen once, in 2020.
  const auditStamp = { time: Date.UTC(2020, 0, 2), actor: 'urn:li:corpuser:datahub' };
  return {
    datasetProperties: { name: urn.split(',')[1]?.split('.').at(-1) },
    ...(columns.length > 0 && {
      schemaMetadata: {
        schemaName: 'test',
        platform: urn.slice('urn:li:dataset:('.length).split(',')[0],
        version: 0,
        hash: '',
        platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
        fields: columns.map((fieldPath) => ({
          fieldPath,
          type: { type: { 'com.linkedin.schema.StringType': {} } },
          nativeDataType: 'text',
        })),
      },
    }),
    ...(upstreams.length > 0 && {
      upstreamLineage: {
        upstreams: upstreams.map((upstream) => ({ dataset: upstream, type: 'TRANSFORMED', auditStamp })),
        fineGrainedLineages: lineages.map(([from, to]) => ({
          upstreamType: 'FIELD_SET',
          upstreams: [from],
          downstreamType: 'FIELD',
          downstreams: [column(urn, to)],
        })),
      },
    }),
    ...(owner && { ownership: { owners: [{ owner, type: 'TECHNICAL_OWNER' }] } }),
  };
}

/** A shop: orders are loaded by a task, and lead by two tables to churn. */
export async function storeShop(stage: AppStage): Promise<void> {
  const name = { active: true, displayName: 'Anna Weber', email: 'anna@example.com' };
  await stage.store('corpuser', anna, { corpUserInfo: name });
  await stage.store('dataset', orders, table(orders, { columns: ['id', 'amount'], owner: anna }));
  await stage.store('dataset', suppliers, table(suppliers));
  await stage.store('dataset', staged, table(staged, { columns: ['id', 'amount'] }));
  await stage.store('dataJob', load, {
    dataJobInfo: { name: 'load_orders', type: { string: 'COMMAND' } },
    dataJobInputOutput: {
      inputDatasets: [orders],
      outputDatasets: [staged],
      fineGrainedLineages: [
        {
          upstreamType: 'FIELD_SET',
          upstreams: [column(orders, 'amount')],
          downstreamType: 'FIELD',
          downstreams: [column(staged, 'amount')],
        },
      ],
    },
  });
  await stage.store(
    'dataset',
    revenue,
    table(revenue, {
      columns: ['revenue', 'day'],
      upstreams: [staged],
      lineages: [[column(staged, 'amount'), 'revenue']],
      owner: anna,
    }),
  );
  await stage.store('dataset', churn, table(churn, { columns: ['score'], upstreams: [revenue] }));
}

/** A table with many direct downstreams, the last of which leads on. */
export async function storeHub(stage: AppStage, count: number): Promise<void> {
  await stage.store('dataset', hub, table(hub));
  const name = (i: number) => dataset(`fan.t${i}`, 'hive');
  for (let i = 0; i < count; i++) await stage.store('dataset', name(i), table(name(i), { upstreams: [hub] }));
  const beyond = dataset('fan.beyond', 'hive');
  await stage.store('dataset', beyond, table(beyond, { upstreams: [name(count - 1)] }));
}

/** The address of the lineage of a table. */
export const lineageOf = (urn: string, search: Readonly<Record<string, unknown>> = {}): string => {
  const parameters = Object.entries(search).map(
    ([name, value]) =>
      `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`,
  );
  return `/dataset/${encodeURIComponent(urn)}/lineage?${parameters.join('&')}`;
};
