import { expect, it } from 'vitest';
import { ada, createTestGraphql } from '../../testing/test-graphql.ts';
import { grant } from './testing/grant.ts';

const mutation = (name: string, type: string) => `mutation ($input: ${type}!) { ${name}(input: $input) }`;
const create = mutation('createDocument', 'CreateDocumentInput');
const contents = mutation('updateDocumentContents', 'UpdateDocumentContentsInput');
const related = mutation('updateDocumentRelatedEntities', 'UpdateDocumentRelatedEntitiesInput');
const state = mutation('updateDocumentStatus', 'UpdateDocumentStatusInput');
const subType = mutation('updateDocumentSubType', 'UpdateDocumentSubTypeInput');
const settings = mutation('updateDocumentSettings', 'UpdateDocumentSettingsInput');
const move = mutation('moveDocument', 'MoveDocumentInput');
const importFiles = `mutation ($input: ImportDocumentsFromFilesInput!) { importDocumentsFromFiles(input: $input) {
  createdCount updatedCount failedCount errors documentUrns
} }`;
const removal = (urn: string) => `mutation { deleteDocument(urn: "${urn}") }`;
const documentOf = (id: string) => `urn:li:document:${id}`;
const a = documentOf('a');
const b = documentOf('b');
const tag = 'urn:li:tag:pii';

it('creates documents, changes each of their parts, moves and deletes them', async () => {
  const { get, ask, read } = await createTestGraphql({ hasBuiltInData: true });
  const text = { text: 'Hello' };
  expect(await get(create, { input: { id: 'a', contents: text } })).toEqual({ createDocument: a });
  expect(await read(a, 'documentInfo')).toMatchObject({
    contents: text,
    source: { sourceType: 'NATIVE' },
    status: { state: 'UNPUBLISHED' },
    created: { actor: ada },
  });
  expect(await read(a, 'documentSettings')).toMatchObject({ showInGlobalContext: true });
  expect(await read(a, 'ownership')).toMatchObject({ owners: [{ owner: ada, type: 'TECHNICAL_OWNER' }] });
  await get(create, {
    input: {
      id: 'b',
      title: 'B',
      contents: text,
      subType: 'FAQ',
      state: 'PUBLISHED',
      parentDocument: a,
      relatedAssets: [tag, tag],
      relatedDocuments: [a],
      settings: { showInGlobalContext: false },
    },
  });
  expect(await read(b, 'documentInfo')).toMatchObject({
    title: 'B',
    status: { state: 'PUBLISHED' },
    parentDocument: { document: a },
    relatedAssets: [{ asset: tag }],
    relatedDocuments: [{ document: a }],
  });
  expect(await read(b, 'subTypes')).toEqual({ typeNames: ['FAQ'] });
  expect(await read(b, 'documentSettings')).toMatchObject({ showInGlobalContext: false });

  await get(contents, { input: { urn: a, title: 'A', contents: { text: 'Bye' }, subType: 'Guide' } });
  await get(contents, { input: { urn: a, title: 'A2' } });
  await get(state, { input: { urn: a, state: 'PUBLISHED' } });
  await get(settings, { input: { urn: a, showInGlobalContext: false } });
  expect(await read(a, 'documentInfo')).toMatchObject({
    title: 'A2',
    contents: { text: 'Bye' },
    status: { state: 'PUBLISHED' },
  });
  expect(await read(a, 'subTypes')).toEqual({ typeNames: ['Guide'] });
  expect(await read(a, 'documentSettings')).toMatchObject({ showInGlobalContext: false });
  await get(subType, { input: { urn: a, subType: null } });
  expect(await read(a, 'subTypes')).toEqual({ typeNames: [] });
  await get(related, { input: { urn: b, relatedAssets: [] } });
  expect(await read(b, 'documentInfo')).toMatchObject({
    relatedAssets: [],
    relatedDocuments: [{ document: a }],
  });

  for (const [document, wrong] of [
    [create, { id: 'a', contents: text }],
    [create, { contents: text, parentDocument: documentOf('none') }],
    [create, { contents: text, parentDocument: tag }],
    [create, { contents: text, relatedAssets: ['pii'] }],
    [create, { contents: text, relatedDocuments: [tag] }],
    [create, { contents: text, subType: '' }],
    [contents, { urn: documentOf('none'), title: 'x' }],
    [subType, { urn: a, subType: ' ' }],
    [state, { urn: tag, state: 'PUBLISHED' }],
    [move, { urn: a, parentDocument: b }],
    [move, { urn: a, parentDocument: a }],
    [move, { urn: a, parentDocument: '' }],
    [importFiles, { documents: [], parentDocumentUrn: documentOf('none') }],
  ] as const) {
    const [error] = (await ask(document, { input: wrong })).errors ?? [];
    expect(error?.extensions.code, JSON.stringify(wrong)).toBe(400);
  }
  await get(move, { input: { urn: b, parentDocument: null } });
  expect(await read(b, 'documentInfo')).not.toHaveProperty('parentDocument');
  await get(move, { input: { urn: a, parentDocument: b } });
  expect(await read(a, 'documentInfo')).toMatchObject({ parentDocument: { document: b } });
  await get(removal(a));
  expect(await read(a, 'status')).toEqual({ removed: true });
  expect(await read(a, 'documentInfo')).toBeDefined();
  expect((await ask(removal(documentOf('none')))).errors?.[0]?.extensions.code).toBe(400);
});

it('imports files, and again when they have changed', async () => {
  const { get, read } = await createTestGraphql();
  const files = (text: string) => ({
    input: {
      documents: [
        { fileName: 'docs/guide.md', content: text },
        { fileName: 'notes.txt', content: 'no heading' },
        { fileName: ' ', content: '' },
      ],
      useCase: 'SKILL',
    },
  });
  const first = (await get(importFiles, files('# A guide\n\ntext'))).importDocumentsFromFiles;
  expect(first).toMatchObject({ createdCount: 2, updatedCount: 0, failedCount: 1 });
  expect(first.errors[0]).toContain('input.documents[2].fileName');
  const [guide, notes] = first.documentUrns;
  expect(await read(guide, 'documentInfo')).toMatchObject({
    title: 'A guide',
    status: { state: 'PUBLISHED' },
  });
  expect(await read(guide, 'subTypes')).toEqual({ typeNames: ['Skill'] });
  expect(await read(notes, 'documentInfo')).toMatchObject({ title: 'notes' });
  await get(removal(guide));
  const second = (await get(importFiles, files('# Another guide'))).importDocumentsFromFiles;
  expect(second).toMatchObject({ createdCount: 0, updatedCount: 2, documentUrns: [guide, notes] });
  expect(await read(guide, 'documentInfo')).toMatchObject({ title: 'Another guide' });
  expect(await read(guide, 'status')).toEqual({ removed: false });
});

it('lets documents be created by those who manage them, and edited by those who may', async () => {
  const graphql = await createTestGraphql({ obeysPolicies: true });
  const { ask, get } = graphql;
  const codeOf = async (document: string, input?: object) =>
    (await ask(document, { input })).errors?.[0]?.extensions.code;
  const creating = { id: 'a', contents: { text: '' }, owners: [] };
  await grant(graphql, ['CREATE_ENTITY', 'EDIT_ENTITY_STATUS'], [a]);
  expect(await codeOf(create, creating)).toBe(403);
  expect(await codeOf(importFiles, { documents: [] })).toBe(403);
  await graphql.put(a, 'documentInfo', {
    status: { state: 'PUBLISHED' },
    contents: { text: '' },
    created: { time: 0, actor: ada },
    lastModified: { time: 0, actor: ada },
  });
  expect(await codeOf(contents, { urn: a, title: 'x' })).toBe(403);
  expect(await codeOf(removal(a))).toBe(403);
  await grant(graphql, ['EDIT_ENTITY'], [a, b]);
  await get(contents, { input: { urn: a, title: 'x' } });
  expect(await codeOf(removal(a))).toBe(403);
  await grant(graphql, ['MANAGE_DOCUMENTS']);
  await get(removal(a));
  await get(create, { input: { ...creating, id: 'b' } });
});
