import { expect, it } from 'vitest';
import { ada, createTestGraphql } from '../../testing/test-graphql.ts';

const urn = 'urn:li:document:a';
const history = (args = '') =>
  `{ document(urn: "${urn}") { changeHistory${args} { changeType timestamp actor { urn } details { key value } } } }`;

it('lists what changed in a document, newest first', async () => {
  const { get, ask } = await createTestGraphql();
  const change = (name: string, type: string, input: object) =>
    get(`mutation ($input: ${type}!) { ${name}(input: $input) }`, { input });
  for (const id of ['a', 'b'])
    await change('createDocument', 'CreateDocumentInput', { id, title: 'A', contents: { text: '1' } });
  await change('updateDocumentContents', 'UpdateDocumentContentsInput', {
    urn,
    title: 'B',
    contents: { text: '2' },
  });
  await change('updateDocumentStatus', 'UpdateDocumentStatusInput', { urn, state: 'PUBLISHED' });
  await change('moveDocument', 'MoveDocumentInput', { urn, parentDocument: 'urn:li:document:b' });
  await change('updateDocumentRelatedEntities', 'UpdateDocumentRelatedEntitiesInput', {
    urn,
    relatedAssets: ['urn:li:tag:x'],
    relatedDocuments: ['urn:li:document:b'],
  });
  await get(`mutation { deleteDocument(urn: "${urn}") }`);

  const changes: { changeType: string; timestamp: number; actor: object; details: object[] }[] = (
    await get(history())
  ).document.changeHistory;
  expect(changes.map(({ changeType }) => changeType).sort()).toEqual([
    'CREATED',
    'DELETED',
    'PARENT_CHANGED',
    'RELATED_ASSETS_CHANGED',
    'RELATED_DOCUMENTS_CHANGED',
    'STATE_CHANGED',
    'TEXT_CHANGED',
    'TITLE_CHANGED',
  ]);
  expect(changes.find(({ changeType }) => changeType === 'TITLE_CHANGED')).toMatchObject({
    actor: { urn: ada },
    details: [
      { key: 'old', value: 'A' },
      { key: 'new', value: 'B' },
    ],
  });
  const times = changes.map(({ timestamp }) => timestamp);
  expect(times).toEqual([...times].sort((a, b) => b - a));
  expect((await get(history('(limit: 2)'))).document.changeHistory).toHaveLength(2);
  expect((await get(history('(limit: 0)'))).document.changeHistory).toEqual([]);
  expect((await get(history('(endTimeMillis: 1)'))).document.changeHistory).toEqual([]);
  const future = Date.now() + 60_000;
  expect((await get(history(`(startTimeMillis: ${future})`))).document.changeHistory).toEqual([]);
  expect((await ask(history('(limit: -1)'))).errors?.[0]?.extensions.code).toBe(400);
});

it.each([
  [100, 60],
  [20, 19],
])('covers all versions kept by a retention of %i: %i changes', async (maxVersions, count) => {
  const { get, put } = await createTestGraphql();
  await put('urn:li:dataHubRetention:(document,documentInfo)', 'dataHubRetentionConfig', {
    retention: { version: { maxVersions } },
  });
  const stamp = { time: 0, actor: ada };
  for (let i = 0; i < 60; i++)
    await put(urn, 'documentInfo', {
      title: String(i),
      status: { state: 'PUBLISHED' },
      contents: { text: '' },
      created: stamp,
      lastModified: stamp,
    });
  const changes: { changeType: string; details: object[] }[] = (await get(history('(limit: 1000)'))).document
    .changeHistory;
  expect(changes).toHaveLength(count);
  // What came before a version that was dropped is not known.
  expect(changes.filter(({ changeType }) => changeType === 'CREATED')).toHaveLength(count === 60 ? 1 : 0);
  const titles = changes.flatMap(({ details }) => details.slice(-1));
  expect(titles).toHaveLength(new Set(titles.map((title) => JSON.stringify(title))).size);
});
