import { createCatalogue } from '@colophon/catalogue';
import { registry } from '@colophon/model';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { execute, parse } from 'graphql';
import { expect, it } from 'vitest';
import { wholeSchema } from '../definitions/index.ts';
import { createAspectLoader } from './load-aspects.ts';
import { resolveField, resolveType, stubOf } from './resolve-field.ts';

const orders = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)';

it('derives the fields of an entity from the model, in few reads', async () => {
  const catalogue = createCatalogue({ registry, store: createSqliteStore(openMemoryDatabase()) });
  const put = (entityUrn: string, aspectName: string, value: object) => ({
    entityUrn,
    aspectName,
    changeType: 'UPSERT' as const,
    value: value as never,
  });
  await catalogue.propose([
    put(orders, 'datasetProperties', { name: 'orders', customProperties: { team: 'shop', tier: '1' } }),
    put(orders, 'ownership', { owners: [{ owner: 'urn:li:corpuser:ada', type: 'DATAOWNER' }] }),
    put(orders, 'globalTags', { tags: [{ tag: 'urn:li:tag:pii' }] }),
    put(orders, 'domains', { domains: ['urn:li:domain:sales'] }),
    put('urn:li:tag:pii', 'tagProperties', { name: 'PII', colorHex: '#f00' }),
    put('urn:li:corpuser:ada', 'corpUserInfo', { active: true, displayName: 'Ada' }),
  ]);
  let reads = 0;
  const aspects = createAspectLoader({
    entities: (...args) => {
      reads++;
      return catalogue.entities(...args);
    },
  });
  const answer = await execute({
    schema: wholeSchema(),
    document: parse(`query ($urn: String!) { dataset(urn: $urn) {
      __typename urn type origin platform { urn name }
      properties { name customProperties { key value } }
      ownership { owners { type owner { __typename ... on CorpUser { urn properties { displayName } } } } }
      tags { tags { tag { urn properties { name colorHex } } } }
      container { urn }
    } }`),
    rootValue: { dataset: ({ urn }: { urn: string }) => stubOf(urn) },
    contextValue: { registry, aspects },
    variableValues: { urn: orders },
    fieldResolver: (source, args, context, info) =>
      info.path.prev === undefined
        ? (source as Record<string, (given: object) => unknown>)[info.fieldName]?.(args)
        : resolveField(source, args, context, info),
    typeResolver: resolveType,
  });
  expect(answer).toEqual({
    data: {
      dataset: {
        __typename: 'Dataset',
        urn: orders,
        type: 'DATASET',
        origin: 'PROD',
        platform: { urn: 'urn:li:dataPlatform:mysql', name: 'mysql' },
        properties: {
          name: 'orders',
          customProperties: [
            { key: 'team', value: 'shop' },
            { key: 'tier', value: '1' },
          ],
        },
        ownership: {
          owners: [
            {
              type: 'DATAOWNER',
              owner: {
                __typename: 'CorpUser',
                urn: 'urn:li:corpuser:ada',
                properties: { displayName: 'Ada' },
              },
            },
          ],
        },
        tags: { tags: [{ tag: { urn: 'urn:li:tag:pii', properties: { name: 'PII', colorHex: '#f00' } } }] },
        container: null,
      },
    },
  });
  expect(reads).toBe(2);
  await catalogue.close();
});
