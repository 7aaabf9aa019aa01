import { expect, it } from 'vitest';
import { createTestCatalogue } from '../testing/test-catalogue.ts';

const pipeline = (type: string, config: object = {}) => `
name: executor
source: { type: log, config: { start: earliest } }
action: ${JSON.stringify({ type, config })}`;

it('wakes the executor for its own requests, waits for their end, and stops it', async () => {
  const catalogue = await createTestCatalogue();
  const { aspects } = catalogue.client;
  const calls: string[] = [];
  const request = async (id: string, executorId: string) => {
    const urn = `urn:li:dataHubExecutionRequest:${id}`;
    const source = { type: 'MANUAL_INGESTION_SOURCE' };
    await aspects.write(urn, {
      dataHubExecutionRequestInput: { task: 'RUN_INGEST', args: {}, executorId, source, requestedAt: 0 },
    });
    return urn;
  };
  const own = await request('own', 'warehouse');
  await request('other', 'default');
  const { statistics } = await catalogue.run(pipeline('executor', { executor_id: 'warehouse' }), {
    startExecutor: async (executorId) => {
      calls.push(`start ${executorId}`);
      return {
        wake() {
          calls.push('wake');
          void aspects.write(own, { dataHubExecutionRequestResult: { status: 'SUCCESS' } });
        },
        stop: async () => void calls.push('stop'),
      };
    },
  });
  expect(calls).toEqual(['start warehouse', 'wake', 'stop']);
  expect(statistics.failed).toBe(0);
  expect((await aspects.get(own, 'dataHubExecutionRequestResult'))?.status).toBe('SUCCESS');
});

it('says what it needs, and which tasks it does not know', async () => {
  const catalogue = await createTestCatalogue();
  await expect(catalogue.run(pipeline('executor'))).rejects.toThrow(/colophon actions run/);
  const tasks = { task_configs: [{ name: 'MONITOR', type: 'x.Y' }] };
  await expect(catalogue.run(pipeline('executor', tasks))).rejects.toThrow(
    /task_configs\.0\.name: .*RUN_INGEST.*other tasks/,
  );
});

it("says what to use instead of DataHub's other actions", async () => {
  const catalogue = await createTestCatalogue();
  await expect(catalogue.run(pipeline('metadata_change_sync'))).rejects.toThrow(/the source datahub/);
  await expect(catalogue.run(pipeline('snowflake_tag_propagation'))).rejects.toThrow(/DataHub's framework/);
});
