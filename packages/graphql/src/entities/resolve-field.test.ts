import { expect, it } from 'vitest';
import { createTestGraphql } from '../testing/test-graphql.ts';

const orders = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)';

it('derives the fields of an entity from the model, in few reads', async () => {
  const { put, get, calls } = await createTestGraphql();
  await put(orders, 'datasetProperties', { name: 'orders', customProperties: { team: 'shop', tier: '1' } });
  await put(orders, 'ownership', { owners: [{ owner: 'urn:li:corpuser:ada', type: 'DATAOWNER' }] });
  await put(orders, 'globalTags', { tags: [{ tag: 'urn:li:tag:pii' }] });
  await put(orders, 'domains', { domains: ['urn:li:domain:sales'] });
  await put('urn:li:tag:pii', 'tagProperties', { name: 'PII', colorHex: '#f00' });
  await put('urn:li:corpuser:ada', 'corpUserInfo', { active: true, displayName: 'Ada' });
  const data = await get(
    `query ($urn: String!) { dataset(urn: $urn) {
      __typename urn type origin platform { urn name }
      properties { name customProperties { key value associatedUrn } }
      ownership { owners { type associatedUrn owner { __typename ... on CorpUser { urn properties { displayName } } } } }
      tags { tags { associatedUrn tag { urn properties { name colorHex } } } }
      container { urn }
    } }`,
    { urn: orders },
  );
  expect(data).toEqual({
    dataset: {
      __typename: 'Dataset',
      urn: orders,
      type: 'DATASET',
      origin: 'PROD',
      platform: { urn: 'urn:li:dataPlatform:mysql', name: 'mysql' },
      properties: {
        name: 'orders',
        customProperties: [
          { key: 'team', value: 'shop', associatedUrn: orders },
          { key: 'tier', value: '1', associatedUrn: orders },
        ],
      },
      ownership: {
        owners: [
          {
            type: 'DATAOWNER',
            associatedUrn: orders,
            owner: {
              __typename: 'CorpUser',
              urn: 'urn:li:corpuser:ada',
              properties: { displayName: 'Ada' },
            },
          },
        ],
      },
      tags: {
        tags: [
          {
            associatedUrn: orders,
            tag: { urn: 'urn:li:tag:pii', properties: { name: 'PII', colorHex: '#f00' } },
          },
        ],
      },
      container: null,
    },
  });
  expect(calls).toEqual({ entities: 2 });
});
