import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Colophon } from '@colophon/sdk';
import { expect, it } from 'vitest';
import { serveWith } from '../support/serve.ts';
import { startKafka } from './kafka.ts';
import { parseLines, runScript } from './python.ts';

const urnOf = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:mysql,shop.${name},PROD)`;
const waitOptions = { timeout: 120_000, interval: 200 };

/** What DataHub's pipeline reads from a file, and writes with its sink `datahub-kafka`. */
const proposal = {
  entityType: 'dataset',
  entityUrn: urnOf('carts'),
  changeType: 'UPSERT',
  aspectName: 'datasetProperties',
  aspect: { json: { description: 'carts' } },
};

interface Message {
  readonly key: string;
  readonly record: Readonly<Record<string, unknown>>;
}

it.each(['its own registry', 'another registry'])(
  "applies what DataHub's clients propose over Kafka, and sends what changes: with %s",
  async (which) => {
    await using kafka = await startKafka();
    const isOwn = which === 'its own registry';
    await using server = await serveWith(
      isOwn ? {} : { KAFKA_SCHEMAREGISTRY_URL: kafka.registry },
      '--kafka',
      kafka.broker,
    );
    const registry = isOwn ? `${server.address}/schema-registry/api/` : kafka.registry;
    const run = async (...args: string[]) =>
      parseLines<Message>(
        await runScript('kafka_stream_cases.py', [kafka.broker, registry, ...args], { home: server.home }),
      );
    const client = new Colophon({ server: server.address });
    const aspectOf = async (name: string, aspect: 'datasetProperties' | 'globalTags') =>
      client.aspects.get(urnOf(name), aspect);

    expect(await run('emit')).toEqual([{ problems: [] }]);
    await expect
      .poll(() => aspectOf('visits', 'datasetProperties'), waitOptions)
      .toMatchObject({ description: 'visits' });
    await expect
      .poll(() => aspectOf('orders', 'globalTags'), waitOptions)
      .toMatchObject({ tags: [{ tag: 'urn:li:tag:pii' }] });
    expect(await aspectOf('orders', 'datasetProperties')).toMatchObject({ description: 'version 19 é' });

    const file = join(server.home, 'sink.json');
    await writeFile(file, JSON.stringify([proposal]));
    // It adds proposals of its own, such as a status.
    expect(await run('sink', file)).toHaveLength(1);
    await expect
      .poll(() => aspectOf('carts', 'datasetProperties'), waitOptions)
      .toMatchObject({ description: 'carts' });

    const failed = await run('read', 'FailedMetadataChangeProposal_v1', '4');
    expect(failed.map(({ key, record }) => [key, record.error])).toEqual([
      ['poison', expect.stringContaining('not in the form of a schema registry')],
      ['unknown-schema', expect.stringContaining('the id of a')],
      ['cut', expect.stringMatching('is no MetadataChangeProposal|the id of a')],
      [urnOf('orders'), expect.stringContaining('noSuchAspect')],
    ]);
    const end = await client.aspects.get(urnOf('visits'), 'status');
    expect(end).toBeDefined();
    const changes = await run('read', 'MetadataChangeLog_Versioned_v1', '20');
    expect(changes.every(({ key, record }) => key === record.entityUrn)).toBe(true);
    const events = await run('read', 'PlatformEvent_v1', '5');
    expect(events.map(({ key }) => key)).toContain(urnOf('orders'));
    await client.close();
  },
  300_000,
);
