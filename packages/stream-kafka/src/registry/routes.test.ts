import avsc from 'avsc';
import { describe, expect, it } from 'vitest';
import { readTopicNames } from '../messages/topics.ts';
import { createSchemaRegistry, schemaRegistryPath } from './routes.ts';

const app = createSchemaRegistry(readTopicNames({}));
const ask = async (path: string, init?: RequestInit) => {
  const response = await app.request(`${schemaRegistryPath}${path}`, init);
  return { status: response.status, json: await response.json() };
};

describe('the schema registry', () => {
  it.each([
    ['MetadataChangeProposal_v1', 16],
    ['FailedMetadataChangeProposal_v1', 17],
    ['MetadataChangeLog_Versioned_v1', 19],
    ['MetadataChangeLog_Timeseries_v1', 19],
    ['PlatformEvent_v1', 4],
    ['MetadataChangeEvent_v4', 20],
  ])(
    'answers a registration for %s with the id of its current schema, which can be read',
    async (topic, id) => {
      const registered = await ask(`/subjects/${topic}-value/versions`, { method: 'POST', body: '{}' });
      expect(registered).toEqual({ status: 200, json: { id } });
      const { json } = await ask(`/schemas/ids/${id}`);
      expect(json.schemaType).toBe('AVRO');
      const type = avsc.Type.forSchema(JSON.parse(json.schema));
      expect(type.name).toMatch(/^com\.linkedin\.pegasus2avro\.mxe\./);
      const latest = await ask(`/subjects/${topic}-value/versions/latest`);
      expect(latest.json).toMatchObject({ subject: `${topic}-value`, id, schema: json.schema });
    },
  );

  it('has the schema of earlier clients, without the newest fields', async () => {
    const [first, last] = await Promise.all([ask('/schemas/ids/0'), ask('/schemas/ids/16')]);
    expect(first.json.schema).not.toContain('"aspectCreated"');
    expect(last.json.schema).toContain('"aspectCreated"');
  });

  it.each([
    ['/subjects/other-value/versions', 404],
    ['/subjects/PlatformEvent_v1-value/versions/9', 404],
    ['/subjects/PlatformEvent_v1-value/versions/x', 400],
    ['/schemas/ids/99', 404],
    ['/schemas/ids/x', 404],
    ['/config/other-value', 404],
  ])('answers what is unknown: %s', async (path, status) => {
    expect((await ask(path)).status).toBe(status);
  });

  it('lists subjects, types and its compatibility', async () => {
    expect((await ask('/subjects?subjectPrefix=Platform')).json).toEqual(['PlatformEvent_v1-value']);
    expect((await ask('/schemas/types')).json).toEqual(['AVRO']);
    expect((await ask('/config')).json).toEqual({ compatibilityLevel: 'BACKWARD' });
    expect((await ask('/subjects/MetadataChangeProposal_v1-value/versions')).json).toEqual([1, 2, 3]);
  });
});
