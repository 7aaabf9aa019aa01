import { expect, it } from 'vitest';
import { createTestGraphql } from '../../testing/test-graphql.ts';
import { nextSortId } from './sort-ids.ts';
import { grant } from './testing/grant.ts';

const model = (name: string) => `urn:li:mlModel:(urn:li:dataPlatform:mlflow,${name},PROD)`;
const set = 'urn:li:versionSet:(churn,mlModel)';
const link = 'mutation ($input: LinkVersionInput!) { linkAssetVersion(input: $input) { urn } }';
const unlink = 'mutation ($input: UnlinkVersionInput!) { unlinkAssetVersion(input: $input) { urn } }';
const linking = (name: string, more: object = {}) => ({
  input: { versionSet: set, linkedEntity: model(name), version: name, ...more },
});
const unlinking = (name: string) => ({ input: { versionSet: set, unlinkedEntity: model(name) } });

it('links versions in order, and finds the latest again when one is unlinked', async () => {
  const { get, ask, put, read } = await createTestGraphql();
  for (const name of ['v1', 'v2', 'v3']) await put(model(name), 'mlModelProperties', { description: name });
  const first = linking('v1', { comment: 'first', sourceTimestamp: 5, sourceCreator: 'urn:li:corpuser:bob' });
  expect(await get(link, first)).toEqual({ linkAssetVersion: { urn: set } });
  expect(await read(model('v1'), 'versionProperties')).toMatchObject({
    version: { versionTag: 'v1' },
    comment: 'first',
    sortId: 'AAAAAAAA',
    isLatest: true,
    sourceCreatedTimestamp: { time: 5, actor: 'urn:li:corpuser:bob' },
    versioningScheme: 'ALPHANUMERIC_GENERATED_BY_DATAHUB',
  });
  await get(link, linking('v2'));
  expect(await read(model('v2'), 'versionProperties')).toMatchObject({ sortId: 'AAAAAAAB', isLatest: true });
  // Linking again renames the version and keeps its place in the order.
  await get(link, linking('v1', { version: '1.0' }));
  expect(await read(model('v1'), 'versionProperties')).toMatchObject({
    version: { versionTag: '1.0' },
    sortId: 'AAAAAAAA',
    isLatest: false,
  });
  expect(await read(set, 'versionSetProperties')).toMatchObject({ latest: model('v2') });

  expect(await get(unlink, unlinking('v3'))).toEqual({ unlinkAssetVersion: null });
  expect(await get(unlink, unlinking('v2'))).toEqual({ unlinkAssetVersion: { urn: set } });
  expect(await read(set, 'versionSetProperties')).toMatchObject({ latest: model('v1') });
  expect(await read(model('v2'), 'versionProperties')).toBeUndefined();

  const other = 'urn:li:versionSet:(other,mlModel)';
  for (const [document, variables, message] of [
    [link, linking('v1', { versionSet: other }), `is a version of ${set}`],
    [unlink, { input: { versionSet: other, unlinkedEntity: model('v1') } }, `is a version of ${set}`],
    [
      link,
      linking('v3', { versionSet: 'urn:li:versionSet:(churn,dataset)' }),
      'expected a version set of mlModel',
    ],
    [link, linking('none'), 'do not exist'],
    [link, linking('v3', { version: '' }), 'input.version'],
    [link, linking('v3', { sourceCreator: 'bob' }), 'input.sourceCreator'],
    [
      link,
      linking('v3', { versionSet: 'urn:li:versionSet:(tags,tag)', linkedEntity: 'urn:li:tag:x' }),
      'no versions',
    ],
    [unlink, { input: { versionSet: set } }, 'expected a versionSet and an unlinkedEntity'],
  ] as const) {
    const { errors } = await ask(document, variables);
    expect(errors?.[0]?.message).toContain(message);
    expect(errors?.[0]?.extensions.code).toBe(400);
  }
});

it('needs the right to edit both the set and the version', async () => {
  const graphql = await createTestGraphql({ obeysPolicies: true });
  const { ask, get, put } = graphql;
  await put(model('v1'), 'mlModelProperties', { description: '' });
  await grant(graphql, ['EDIT_ENTITY'], [model('v1')]);
  expect((await ask(link, linking('v1'))).errors?.[0]?.extensions.code).toBe(403);
  await grant(graphql, ['EDIT_ENTITY'], [model('v1'), set]);
  await get(link, linking('v1'));
  await get(unlink, unlinking('v1'));
});

it.each([
  ['AAAAAAAA', 'AAAAAAAB'],
  ['AAAAAAAZ', 'AAAAAABA'],
  ['AAZZZZZZ', 'ABAAAAAA'],
])('counts from %s to %s', (id, next) => expect(nextSortId(id)).toBe(next));
it.each(['ZZZZZZZZ', '2024', 'aaaaaaaa'])('does not count on from %s', (id) =>
  expect(() => nextSortId(id)).toThrow(id),
);
