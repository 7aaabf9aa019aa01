import { expect, it } from 'vitest';
import { createTestGraphql } from '../../testing/test-graphql.ts';

const orders = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)';
const documentOf = (name: string) => `urn:li:document:${name}`;
const stamp = { time: 1, actor: 'urn:li:corpuser:ada' };

it('finds documents by what they belong to: of drafts, those of the caller and its groups', async () => {
  const graphql = await createTestGraphql();
  const put = (name: string, info: object = {}, state = 'PUBLISHED') =>
    graphql.put(documentOf(name), 'documentInfo', {
      title: name,
      contents: { text: 'text' },
      created: stamp,
      lastModified: stamp,
      status: { state },
      ...info,
    });
  await put('guide', { relatedAssets: [{ asset: orders }] });
  await put('chapter', { parentDocument: { document: documentOf('guide') } });
  await put('page', { source: { sourceType: 'EXTERNAL' } });
  await graphql.put(documentOf('page'), 'subTypes', { typeNames: ['Runbook'] });
  await graphql.put(documentOf('page'), 'domains', { domains: ['urn:li:domain:d'] });
  await put('draft', {}, 'UNPUBLISHED');
  await put('mine', {}, 'UNPUBLISHED');
  await put('ours', {}, 'UNPUBLISHED');
  const ownedBy = (owner: string) => ({ owners: [{ owner, type: 'DATAOWNER' }] });
  await graphql.put(documentOf('mine'), 'ownership', ownedBy('urn:li:corpuser:ada'));
  await graphql.put(documentOf('ours'), 'ownership', ownedBy('urn:li:corpGroup:team'));
  await graphql.put('urn:li:corpuser:ada', 'groupMembership', { groups: ['urn:li:corpGroup:team'] });

  const document = `query ($input: SearchDocumentsInput!) { searchDocuments(input: $input) {
    start count total documents { urn } facets { field } } }`;
  const find = async (input: object, actor?: string) => {
    const { searchDocuments } = await graphql.get(document, { input }, actor);
    return searchDocuments.documents.map(({ urn }: { urn: string }) => urn.split(':').at(-1)).sort();
  };
  expect(await find({})).toEqual(['chapter', 'guide', 'mine', 'ours', 'page']);
  expect(await find({}, 'urn:li:corpuser:eve')).toEqual(['chapter', 'guide', 'page']);
  expect(await find({ query: 'guide' })).toEqual(['guide']);
  expect(await find({ rootOnly: true })).toEqual(['guide', 'mine', 'ours', 'page']);
  expect(await find({ parentDocuments: [documentOf('guide')] })).toEqual(['chapter']);
  expect(await find({ types: ['Runbook'] })).toEqual(['page']);
  expect(await find({ domains: ['urn:li:domain:d'], sourceType: 'EXTERNAL' })).toEqual(['page']);
  expect(await find({ sourceType: 'NATIVE', types: null })).toEqual(['chapter', 'guide', 'mine', 'ours']);
  expect(await find({ relatedAssets: [orders] })).toEqual(['guide']);
  const { dataset } = await graphql.get(
    `{ dataset(urn: "${orders}") { relatedDocuments(input: {}) { total documents { urn } } } }`,
  );
  expect(dataset.relatedDocuments).toEqual({ total: 1, documents: [{ urn: documentOf('guide') }] });
  const { errors } = await graphql.ask(document, { input: { count: -1 } });
  expect(errors?.[0]?.message).toContain('input.count');
});
