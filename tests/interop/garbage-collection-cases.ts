import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDatasetUrn } from '@colophon/sdk/urns';
import { expect } from 'vitest';
import type { ClientCase } from './clients/run-cases.ts';
import type { DatahubCommands } from './datahub-commands.ts';
import { readAspect, writeEntities } from './entities.ts';

export interface CleanedServer {
  readonly address: string;
  /** An administrator's, on a server with sign-in. */
  readonly token?: string;
  readonly home: string;
  readonly datahub: DatahubCommands['run'];
}

const subject = '`datahub-gc`';
const dayMs = 24 * 60 * 60 * 1000;
const daysAgo = (days: number): number => Date.now() - days * dayMs;

const actor = 'urn:li:corpuser:ada';
const kept = makeDatasetUrn('sqlite', 'gc.kept');
const hidden = makeDatasetUrn('sqlite', 'gc.hidden');
const flow = 'urn:li:dataFlow:(airflow,gc,PROD)';
const job = `urn:li:dataJob:(${flow},load)`;

const allOff = {
  cleanup_expired_tokens: false,
  truncate_indices: false,
  dataprocess_cleanup: { enabled: false },
  soft_deleted_entities_cleanup: { enabled: false },
  execution_request_cleanup: { enabled: false },
  query_cleanup: { enabled: false },
};

const query = (name: string, source: string, days: number) => ({
  urn: `urn:li:query:gc-${name}`,
  queryProperties: {
    value: {
      statement: { value: 'select 1', language: 'SQL' },
      source,
      created: { time: daysAgo(400), actor },
      lastModified: { time: daysAgo(days), actor },
    },
  },
});

const run = (days: number) => ({
  urn: `urn:li:dataProcessInstance:gc-${days}`,
  dataProcessInstanceProperties: { value: { name: `${days}`, created: { time: daysAgo(days), actor } } },
  dataProcessInstanceRelationships: { value: { parentTemplate: job, upstreamInstances: [] } },
});

const executionRequest = (days: number) => ({
  urn: `urn:li:dataHubExecutionRequest:gc-${days}`,
  dataHubExecutionRequestInput: {
    value: {
      task: 'RUN_INGEST',
      args: {},
      executorId: 'default',
      source: { type: 'MANUAL_INGESTION_SOURCE', ingestionSource: 'urn:li:dataHubIngestionSource:gc' },
      requestedAt: daysAgo(days),
    },
  },
  dataHubExecutionRequestResult: {
    value: { status: 'SUCCESS', startTimeMs: daysAgo(days), durationMs: 1 },
  },
});

const pointsOf = (days: number) => ({
  urn: kept,
  operation: {
    value: {
      timestampMillis: daysAgo(days),
      lastUpdatedTimestamp: daysAgo(days),
      operationType: 'INSERT',
    },
  },
  datasetUsageStatistics: { value: { timestampMillis: daysAgo(days), uniqueUserCount: 1 } },
  datasetProfile: { value: { timestampMillis: daysAgo(days), rowCount: 1 } },
});

/** Cases of DataHub's source `datahub-gc`, on a server with sign-in: what each task removes, and what stays. */
export function garbageCollectionCases(server: CleanedServer): readonly ClientCase[] {
  const { ask, collect, everything } = createCollector(server);
  const { address, token } = server;
  const headers = { Authorization: `Bearer ${token}` };
  const write = (type: string, ...entities: readonly object[]) =>
    writeEntities(address, type, entities, headers);
  const read = (urn: string, aspect: string) => readAspect(address, urn, aspect, headers);
  const isRemoved = async (urn: string) =>
    ((await read(urn, 'status')) as { removed?: boolean } | undefined)?.removed === true;
  const removedOf = async (urns: readonly string[]) => {
    const removed = await Promise.all(urns.map(isRemoved));
    return urns.filter((_, i) => removed[i]);
  };
  const existingOf = async (urns: readonly string[]) => {
    const all = await everything();
    return urns.filter((urn) => all.includes(urn));
  };

  const actions: Readonly<Record<string, () => Promise<void>>> = {
    'expired access tokens': async () => {
      const path = '/openapi/v1/identity/tokens';
      const names = async () => {
        const { tokens } = (await ask(path)) as { tokens: readonly { name: string }[] };
        return tokens.map(({ name }) => name).sort();
      };
      const before = await names();
      await ask(path, { name: 'expired', lifetimeMs: 1 });
      await ask(path, { name: 'lasting', lifetimeMs: dayMs });
      await ask(path, { name: 'unlimited' });
      await collect({ ...allOff, cleanup_expired_tokens: true });
      expect(await names()).toEqual([...before, 'lasting', 'unlimited'].sort());
    },
    'old values of time series': async () => {
      for (const days of [40, 20]) await write('dataset', pointsOf(days));
      await collect({ ...allOff, truncate_indices: true });
      const count = async (aspect: string) =>
        ((await ask(`/openapi/v2/timeseries/dataset/${aspect}`)) as { results: unknown[] }).results.length;
      expect([await count('operation'), await count('datasetUsageStatistics')]).toEqual([1, 1]);
      // Profiles are not among those that it truncates.
      expect(await count('datasetProfile')).toBe(2);
    },
    'old queries of ingestion runs': async () => {
      const queries = [
        query('old', 'SYSTEM', 200),
        query('recent', 'SYSTEM', 100),
        query('manual', 'MANUAL', 200),
      ];
      await write('query', ...queries);
      await collect({ ...allOff, query_cleanup: { enabled: true } });
      expect(await removedOf(queries.map(({ urn }) => urn))).toEqual(['urn:li:query:gc-old']);
    },
    'old runs of jobs': async () => {
      const runs = [1, 2, 3, 20].map(run);
      const urns = runs.map(({ urn }) => urn);
      await write('dataFlow', { urn: flow, dataFlowInfo: { value: { name: 'gc' } } });
      await write('dataJob', { urn: job, dataJobInfo: { value: { name: 'load', type: { string: 'SQL' } } } });
      await write('dataProcessInstance', ...runs);
      await collect({ ...allOff, dataprocess_cleanup: { enabled: true } });
      expect(await removedOf(urns)).toEqual(urns.slice(3));
      await collect({
        ...allOff,
        dataprocess_cleanup: { enabled: true, keep_last_n: 2, hard_delete_entities: true },
      });
      // The one that is soft-deleted is left to the task below.
      expect(await existingOf(urns)).toEqual(urns.filter((urn) => urn !== run(3).urn));
    },
    'old execution requests': async () => {
      const requests = [1, 50, 100].map(executionRequest);
      const urns = requests.map(({ urn }) => urn);
      await write('dataHubExecutionRequest', ...requests);
      await collect({
        ...allOff,
        execution_request_cleanup: { enabled: true, keep_history_min_count: 1, batch_read_size: 2 },
      });
      expect(await existingOf(urns)).toEqual(urns.slice(0, 2));
    },
    'soft-deleted entities and references to them': async () => {
      await write('dataset', {
        urn: kept,
        upstreamLineage: { value: { upstreams: [{ dataset: hidden, type: 'TRANSFORMED' }] } },
      });
      await write('dataset', { urn: hidden, status: { value: { removed: true } } });
      const before = await everything();
      const cleanUp = (retentionDays: number) =>
        collect({
          ...allOff,
          soft_deleted_entities_cleanup: { enabled: true, retention_days: retentionDays },
        });
      await cleanUp(10);
      expect(await existingOf(before)).toEqual(before);
      // The server stamps values with the present time, which is past a retention that ends tomorrow.
      await cleanUp(-1);
      const gone = [hidden, 'urn:li:query:gc-old', run(20).urn];
      expect(await existingOf(before)).toEqual(before.filter((urn) => !gone.includes(urn)));
      expect(await read(kept, 'upstreamLineage')).toEqual({ upstreams: [] });
    },
  };
  return Object.entries(actions).map(([action, run]) => ({ subject, action, run }));
}

/** With its defaults, the source runs every task and removes nothing that is recent; here on a server without sign-in. */
export function recentMetadataCase(server: CleanedServer): ClientCase {
  const { collect, everything } = createCollector(server);
  return {
    subject,
    action: 'all tasks, without sign-in',
    async run() {
      const before = await Promise.all([everything(), everything({ includeRemoved: false })]);
      await collect({});
      const after = await Promise.all([everything(), everything({ includeRemoved: false })]);
      // The run itself is added.
      for (const [i, urns] of before.entries()) expect(after[i]).toEqual(expect.arrayContaining([...urns]));
    },
  };
}

function createCollector({ address, token, home, datahub }: CleanedServer) {
  async function ask(path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${address}${path}`, {
      headers: {
        'Content-Type': 'application/json',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  }

  return {
    ask,
    async everything({ includeRemoved = true } = {}): Promise<readonly string[]> {
      const page = await ask(`/openapi/v3/entity/scroll?count=10000&includeSoftDelete=${includeRemoved}`, {});
      return (page as { entities: readonly { urn: string }[] }).entities.map(({ urn }) => urn);
    },
    async collect(config: object): Promise<void> {
      const connection = { server: address, ...(token !== undefined && { token }) };
      const recipe = {
        source: { type: 'datahub-gc', config },
        datahub_api: connection,
        sink: { type: 'datahub-rest', config: connection },
      };
      const file = join(home, 'garbage-collection.yml');
      // JSON is YAML.
      await writeFile(file, JSON.stringify(recipe));
      const { code, stdout, stderr } = await datahub(['ingest', 'run', '-c', file]);
      expect(code, `${stdout}${stderr}`.slice(-2000)).toBe(0);
    },
  };
}
