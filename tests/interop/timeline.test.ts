import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Served, serve } from '../support/serve.ts';
import { runTool } from './python.ts';

const urn = 'urn:li:dataset:(urn:li:dataPlatform:hive,größe/events,PROD)';
const field = (fieldPath: string, nativeDataType: string) => ({
  fieldPath,
  nativeDataType,
  type: { type: { 'com.linkedin.schema.NumberType': {} } },
});
const schema = (...fields: object[]) => ({
  schemaName: 'events',
  platform: 'urn:li:dataPlatform:hive',
  version: 0,
  hash: '',
  platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
  fields,
});

let served: Served;
beforeAll(async () => {
  served = await serve();
  await put('schemaMetadata', schema(field('id', 'int')));
  await put('schemaMetadata', schema(field('id', 'bigint'), field('at', 'int')));
  await put('globalTags', { tags: [{ tag: 'urn:li:tag:pii' }] });
});
afterAll(() => served?.stop());

async function put(aspectName: string, value: object): Promise<void> {
  const aspect = { contentType: 'application/json', value: JSON.stringify(value) };
  const proposal = { entityType: 'dataset', entityUrn: urn, changeType: 'UPSERT', aspectName, aspect };
  const body = JSON.stringify({ proposal });
  const { ok } = await fetch(`${served.address}/aspects?action=ingestProposal`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
  expect(ok).toBe(true);
}

const timeline = (...args: string[]) =>
  runTool('datahub', ['timeline', '--urn', urn, ...args], {
    home: served.home,
    env: { DATAHUB_GMS_URL: served.address },
  });

describe('datahub timeline', () => {
  it('prints each change with its version', async () => {
    const { code, stdout } = await timeline('-c', 'technical_schema', '-c', 'tag', '--start', '7daysago');
    expect(code).toBe(0);
    const lines = stripVTControlCharacters(stdout).trim().split('\n').slice(1);
    expect(lines.map((line) => line.replace(/^[\d: -]+ - /, '').trim())).toEqual([
      '0.0.0-computed',
      'ADD TECHNICAL_SCHEMA dataset:hive:größe/events (field:id): The column id was added.',
      '1.0.0-computed',
      'ADD TECHNICAL_SCHEMA dataset:hive:größe/events (field:at): The column at was added.',
      'MODIFY TECHNICAL_SCHEMA dataset:hive:größe/events (field:id): ' +
        'The type of the column id changed from int to bigint, which may break its readers.',
      '1.1.0-computed',
      'ADD TAG dataset:hive:größe/events (urn:li:tag:pii): The tag urn:li:tag:pii was added.',
    ]);
  });

  it('shows the patches when asked for the raw difference', async () => {
    const { code, stdout } = await timeline('-c', 'TAG', '--raw', '--verbose');
    expect(code).toBe(0);
    const entries = JSON.parse(stdout.slice(stdout.indexOf('['))) as { rawDiff: object[] }[];
    expect(entries).toHaveLength(1);
    expect(entries[0]?.rawDiff).toMatchObject([{ op: 'add', path: '/globalTags' }]);
  });
});
