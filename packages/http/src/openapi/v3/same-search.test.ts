import { comparisonCases } from '@colophon/catalogue/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

/** The URNs that each interface finds for the same filter. */
async function findBoth(server: TestServer, criteria: readonly object[], type: string) {
  const rest = await server.post('/entities?action=searchAcrossEntities', {
    input: '*',
    entities: [type],
    count: 1000,
    filter: { or: [{ and: criteria }] },
  });
  const open = await server.post('/openapi/v3/entity/scroll?count=1000', {
    entities: [type],
    filter: { and: [{ criteria }] },
  });
  const { entities } = (rest.body as { value: { entities: readonly { entity: string }[] } }).value;
  const found = (open.body as { entities: readonly { urn: string }[] }).entities;
  return { rest: entities.map(({ entity }) => entity).sort(), open: found.map(({ urn }) => urn).sort() };
}

const datasetOf = (name: string): string => `urn:li:dataset:(urn:li:dataPlatform:mysql,${name},PROD)`;

describe('the same filter finds the same over Rest.li and OpenAPI', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = createTestServer();
    for (const name of ['kept', 'removed', 'older', 'newer'])
      await server.put(datasetOf(name), 'datasetProperties', { name });
    await server.put(datasetOf('removed'), 'status', { removed: true });
    for (const [name, sortId] of [
      ['older', '1'],
      ['newer', '2'],
    ] as const)
      await server.put(datasetOf(name), 'versionProperties', {
        version: { versionTag: sortId },
        versionSet: 'urn:li:versionSet:(a,dataset)',
        sortId,
      });
    await server.put(datasetOf('newer'), 'editableSchemaMetadata', {
      editableSchemaFieldInfo: [{ fieldPath: 'id', globalTags: { tags: [{ tag: 'urn:li:tag:pii' }] } }],
    });
  });

  it.each([
    ['nothing asked', [], ['kept', 'newer']],
    ['a criterion `removed` without values', [{ field: 'removed', value: '' }], ['kept', 'newer', 'removed']],
    ['soft-deleted entities', [{ field: 'removed.keyword', values: ['true'] }], ['removed']],
    ['older versions', [{ field: 'isLatest', values: ['false'] }], ['older']],
    [
      'a criterion `isLatest` without values',
      [{ field: 'isLatest', values: [] }],
      ['kept', 'newer', 'older'],
    ],
    ['tags of columns', [{ field: 'tags', values: ['urn:li:tag:pii'] }], ['newer']],
    ['the environment', [{ field: 'env', values: ['PROD'] }], ['kept', 'newer']],
    [
      'the exact platform',
      [{ field: 'platform.keyword', values: ['urn:li:dataPlatform:mysql'] }],
      ['kept', 'newer'],
    ],
    ['the entity type', [{ field: '_entityType', values: ['DATASET'] }], ['kept', 'newer']],
    ['the beginning of a name', [{ field: 'name', condition: 'STARTS_WITH', values: ['NEW'] }], ['newer']],
  ])('%s', async (_, criteria, names) => {
    const expected = names.map(datasetOf).sort();
    expect(await findBoth(server, criteria, 'dataset')).toEqual({ rest: expected, open: expected });
  });
});

describe('the table of comparisons holds over both interfaces', () => {
  // A structured property takes any text, and several.
  const cases = comparisonCases.filter(([, stored]) => stored.every((value) => typeof value === 'string'));
  let server: TestServer;
  beforeAll(async () => {
    server = createTestServer();
    await server.put('urn:li:structuredProperty:table', 'propertyDefinition', {
      qualifiedName: 'table',
      valueType: 'urn:li:dataType:datahub.string',
      entityTypes: ['urn:li:entityType:datahub.dataset'],
      cardinality: 'MULTIPLE',
    });
    for (const [i, [, stored]] of cases.entries()) {
      const properties =
        stored.length === 0
          ? []
          : [
              {
                propertyUrn: 'urn:li:structuredProperty:table',
                values: stored.map((string) => ({ string })),
              },
            ];
      await server.put(datasetOf(`case${i}`), 'structuredProperties', { properties });
    }
  });

  it('for values of a structured property', async () => {
    const wrong: unknown[] = [];
    for (const [i, [why, stored, condition, values, holds]] of cases.entries()) {
      const criteria = [
        { field: 'structuredProperties.table', condition, values },
        { field: 'urn', values: [datasetOf(`case${i}`)] },
      ];
      const expected = holds ? [datasetOf(`case${i}`)] : [];
      const { rest, open } = await findBoth(server, criteria, 'dataset');
      if (rest.join() !== expected.join() || open.join() !== expected.join())
        wrong.push({ why, stored, condition, values, holds, rest, open });
    }
    expect(wrong).toEqual([]);
  });
});
