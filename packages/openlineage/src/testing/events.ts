import type { JsonObject } from '@colophon/schema';

export const producer = 'https://github.com/OpenLineage/OpenLineage/tree/1.54.0/integration/dbt';
export const runId = '0190a6f0-8d8b-7b4e-9a61-3c2f5d9e8b10';
export const namespace = 'shop';

export const postgres = (name: string, more: JsonObject = {}): JsonObject => ({
  namespace: 'postgres://db.example.com:5432',
  name,
  ...more,
});
export const postgresUrn = (name: string): string =>
  `urn:li:dataset:(urn:li:dataPlatform:postgres,${name},PROD)`;
export const fieldUrn = (name: string, field: string): string =>
  `urn:li:schemaField:(${postgresUrn(name)},${field})`;

export const flow = 'urn:li:dataFlow:(dbt,nightly,shop)';
export const job = `urn:li:dataJob:(${flow},nightly.revenue)`;
export const run = `urn:li:dataProcessInstance:${runId}`;

/** A facet as clients send it. */
export const facet = (members: JsonObject): JsonObject => ({
  _producer: producer,
  _schemaURL: 'https://openlineage.io/spec/2-0-2/OpenLineage.json#/$defs/BaseFacet',
  ...members,
});

/** An event of the run. */
export const runEvent = (
  eventType: string | undefined,
  {
    at = '2026-05-04T03:00:00.000Z',
    runFacets = {},
    jobFacets = {},
    id = runId,
    ...more
  }: JsonObject & {
    readonly at?: string;
    readonly id?: string;
    readonly runFacets?: JsonObject;
    readonly jobFacets?: JsonObject;
  } = {},
): JsonObject => ({
  ...(eventType !== undefined && { eventType }),
  eventTime: at,
  producer,
  schemaURL: 'https://openlineage.io/spec/2-0-2/OpenLineage.json#/$defs/RunEvent',
  run: { runId: id, facets: runFacets },
  job: { namespace, name: 'nightly.revenue', facets: jobFacets },
  inputs: [],
  outputs: [],
  ...more,
});
