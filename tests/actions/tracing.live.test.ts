import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startTraced } from '../support/traced-server.ts';

const writeTag = (address: string) =>
  fetch(`${address}/openapi/v3/entity/tag?async=false`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify([{ urn: 'urn:li:tag:traced', tagProperties: { value: { name: 'x' } } }]),
  });

it('traces follow a write through the log to actions and runs of ingestion, by links', async () => {
  const actions = await mkdtemp(join(tmpdir(), 'colophon-pipelines-'));
  onTestFinished(() => rm(actions, { recursive: true, force: true }));
  await writeFile(
    join(actions, 'hello.yaml'),
    'name: hello\nsource:\n  type: log\n  config:\n    start: earliest\nfilter:\n  event_type: MetadataChangeLogEvent_v1\naction:\n  type: hello_world\n',
  );
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const { address, client, collector, stop } = await startTraced(
    { OTEL_BSP_SCHEDULE_DELAY: '50' },
    { actions },
  );
  const written = await writeTag(address);
  const [receipt] = await client.aspects.write('urn:li:dataHubExecutionRequest:one', {
    dataHubExecutionRequestInput: {
      task: 'TEST_CONNECTION',
      args: { recipe: '{}' },
      executorId: 'default',
      requestedAt: 0,
      source: { type: 'MANUAL' },
    },
  });
  await client.close();
  const linkOf = (traceId = '') => ({ traceId, spanId: traceId.slice(16) });
  const linksOf = (wanted: string) =>
    collector.spans.filter(({ name }) => name === wanted).flatMap(({ links }) => links);
  const writeId = written.headers.get('traceparent')?.split('-')[1];
  await expect
    .poll(() => linksOf('actions.event'), { timeout: 20_000 })
    .toContainEqual(expect.objectContaining(linkOf(writeId)));
  await expect
    .poll(() => linksOf('ingestion.run'), { timeout: 20_000 })
    .toContainEqual(expect.objectContaining(linkOf(receipt?.traceId)));
  await stop();
  const event = collector.spans.find(({ name }) => name === 'actions.event');
  expect(event?.parentSpanId).toBeUndefined();
  expect(event?.attributes).toMatchObject({
    'colophon.pipeline.name': 'hello',
    'colophon.event.type': 'MetadataChangeLogEvent_v1',
  });
});
