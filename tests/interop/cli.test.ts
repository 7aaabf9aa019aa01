import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Served, serve } from '../support/serve.ts';
import { runTool } from './python.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served?.stop());

const datahub = (...args: string[]) =>
  runTool('datahub', args, { home: served.home, env: { DATAHUB_GMS_URL: served.address } });

const urn = 'urn:li:dataset:(urn:li:dataPlatform:hive,größe.logging_events,PROD)';
const properties = {
  name: 'logging_events',
  description: 'Ereignisse — été 🛒',
  customProperties: { a: 'ß' },
};

async function put(aspect: string, value: object, ...more: string[]) {
  const file = join(served.home, `${aspect}.json`);
  await writeFile(file, JSON.stringify(value));
  return datahub('put', '--urn', urn, '--aspect', aspect, '-d', file, ...more);
}

describe('datahub put and datahub get', () => {
  it('writes an aspect from a file', async () => {
    const { code, stdout } = await put('datasetProperties', properties);
    expect(stdout).toContain('Update succeeded with status 200');
    expect(code).toBe(0);
  });

  it('writes an aspect with a run id', async () => {
    const ownership = {
      owners: [{ owner: 'urn:li:corpuser:jdoe', type: 'TECHNICAL_OWNER' }],
      ownerTypes: {},
      lastModified: { actor: 'urn:li:corpuser:jdoe', time: 1_581_407_189_000 },
    };
    const { code, stdout } = await put('ownership', ownership, '--run-id', 'lauf-7');
    expect(stdout).toContain('Update succeeded with status 200');
    expect(code).toBe(0);
  });

  it('reads every aspect of an entity', async () => {
    const { code, stdout } = await datahub('get', '--urn', urn);
    expect(code).toBe(0);
    const aspects = JSON.parse(stdout) as Record<string, unknown>;
    expect(Object.keys(aspects).sort()).toEqual([
      'browsePaths',
      'browsePathsV2',
      'dataPlatformInstance',
      'datasetKey',
      'datasetProperties',
      'ownership',
    ]);
    expect(aspects.datasetProperties).toMatchObject(properties);
    expect(aspects.datasetKey).toEqual({
      name: 'größe.logging_events',
      origin: 'PROD',
      platform: 'urn:li:dataPlatform:hive',
    });
  });

  it('reads the aspects that are named', async () => {
    const { code, stdout } = await datahub('get', '--urn', urn, '-a', 'ownership');
    expect(code).toBe(0);
    const aspects = JSON.parse(stdout) as Record<string, object>;
    expect(aspects).not.toHaveProperty('datasetProperties');
    expect(aspects.ownership).toMatchObject({ owners: [{ owner: 'urn:li:corpuser:jdoe' }] });
  });

  it('reads an aspect by the long form of the command too', async () => {
    const { code, stdout } = await datahub('get', 'urn', '--urn', urn, '-a', 'datasetProperties');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toHaveProperty('datasetProperties.name', 'logging_events');
  });

  it('shows details of the run that wrote an aspect', async () => {
    const { code, stdout } = await datahub('get', '--urn', urn, '-a', 'ownership', '--details');
    expect(code).toBe(0);
    const { ownership } = JSON.parse(stdout) as { ownership: object };
    expect(Object.keys(ownership).sort()).toEqual(['created', 'systemMetadata', 'value']);
    expect(ownership).toMatchObject({
      value: { owners: [{ type: 'TECHNICAL_OWNER' }] },
      systemMetadata: { runId: 'lauf-7' },
      created: { time: expect.any(Number), actor: expect.stringMatching(/^urn:li:corpuser:/) },
    });
  });

  it('says that an entity is not found', async () => {
    const missing = 'urn:li:dataset:(urn:li:dataPlatform:hive,nobody,PROD)';
    for (const more of [[], ['-a', 'ownership']]) {
      const { code, stderr } = await datahub('get', '--urn', missing, ...more);
      expect(stderr).toContain(`urn ${missing} not found`);
      expect(code).toBe(1);
    }
  });

  it("shows the server's message when a write is rejected", async () => {
    const { code, stdout, stderr } = await put('status', { removed: 'nein' });
    expect(stdout + stderr).toContain('Aspect status: /removed: expected boolean');
    expect(code).not.toBe(0);
  });

  it('registers a data platform', async () => {
    const args = ['--name', 'größte', '--display_name', 'Größte', '--logo', 'https://example.org/l.svg'];
    const { code } = await datahub('put', 'platform', ...args, '--run-id', 'lauf-8');
    expect(code).toBe(0);
    const { stdout } = await datahub('get', '--urn', 'urn:li:dataPlatform:größte');
    expect(JSON.parse(stdout)).toHaveProperty('dataPlatformInfo.displayName', 'Größte');
  });
});

describe('datahub exists', () => {
  it.each([
    [urn, 'true'],
    ['urn:li:tag:nothing', 'false'],
  ])('says whether %s is there', async (asked, answer) => {
    expect(await datahub('exists', '--urn', asked)).toMatchObject({ code: 0, stdout: `${answer}\n` });
  });
});

describe('datahub check', () => {
  it('prints the configuration of the server', async () => {
    const { code, stdout } = await datahub('check', 'server-config');
    expect(code).toBe(0);
    for (const setting of ["'noCode': 'true'", "'statefulIngestionCapable': True", "'patchCapable': True"])
      expect(stdout).toContain(setting);
  });

  it('reports that a server without Kafka has no offsets', async () => {
    const { code, stdout, stderr } = await datahub('check', 'get-kafka-consumer-offsets');
    expect(code).not.toBe(0);
    expect(stdout + stderr).toContain('The server is not connected to Kafka');
  });
});
