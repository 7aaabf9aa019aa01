import { expect, it } from 'vitest';
import { ada, createTestGraphql } from '../../testing/test-graphql.ts';
import { grant } from './testing/grant.ts';

const createTerm = 'mutation ($input: CreateGlossaryEntityInput!) { createGlossaryTerm(input: $input) }';
const createNode = 'mutation ($input: CreateGlossaryEntityInput!) { createGlossaryNode(input: $input) }';
const move = 'mutation ($input: UpdateParentNodeInput!) { updateParentNode(input: $input) }';
const relate = 'mutation ($input: RelatedTermsInput!) { addRelatedTerms(input: $input) }';
const unrelate = 'mutation ($input: RelatedTermsInput!) { removeRelatedTerms(input: $input) }';
const remove = (urn: string) => `mutation { deleteGlossaryEntity(urn: "${urn}") }`;
const node = (id: string) => `urn:li:glossaryNode:${id}`;
const term = (id: string) => `urn:li:glossaryTerm:${id}`;

it('grows a glossary, shows it level by level, and takes it down', async () => {
  const { get, ask, read, calls } = await createTestGraphql({ hasBuiltInData: true });
  const failing = async (document: string, input: object) => {
    const [error] = (await ask(document, { input })).errors ?? [];
    return `${error?.extensions.code} ${error?.message}`;
  };
  for (const id of ['finance', 'hr']) await get(createNode, { input: { id, name: id } });
  await get(createNode, { input: { id: 'tax', name: 'tax', parentNode: node('finance') } });
  const vat = { id: 'vat', name: 'VAT', parentNode: node('tax') };
  expect(await get(createTerm, { input: vat })).toEqual({ createGlossaryTerm: term('vat') });
  await get(createTerm, { input: { id: 'loose', name: 'Loose', description: 'nowhere' } });
  expect(await read(term('vat'), 'glossaryTermInfo')).toMatchObject({
    name: 'VAT',
    definition: '',
    termSource: 'INTERNAL',
    parentNode: node('tax'),
  });
  expect(await read(term('vat'), 'ownership')).toMatchObject({ owners: [{ owner: ada }] });
  expect(await read(node('tax'), 'glossaryNodeInfo')).toMatchObject({ name: 'tax', definition: '' });

  expect(await failing(createTerm, { ...vat, id: 'vat3' })).toMatch(/^400 input.name: .*already/);
  expect(await failing(createNode, { name: 'hr' })).toMatch(/^400 input.name: the top level has "hr"/);
  expect(await failing(createTerm, { ...vat, parentNode: term('vat') })).toMatch(
    /^400 input.parentNode: expected/,
  );
  expect(await failing(createTerm, { ...vat, parentNode: node('none') })).toMatch(
    /^400 input.parentNode: .*exist/,
  );
  expect(await failing(createTerm, { ...vat, parentNode: '' })).toMatch(/^400/);

  const roots = await get(`{
    getRootGlossaryNodes(input: { start: 0, count: 10 }) { total nodes { urn childrenCount { termsCount nodesCount } } }
    getRootGlossaryTerms(input: { start: 0, count: 10 }) { start count total terms { urn } }
  }`);
  expect(roots.getRootGlossaryNodes.total).toBe(2);
  expect(roots.getRootGlossaryNodes.nodes).toContainEqual({
    urn: node('finance'),
    childrenCount: { termsCount: 0, nodesCount: 1 },
  });
  expect(roots.getRootGlossaryTerms).toEqual({
    start: 0,
    count: 1,
    total: 1,
    terms: [{ urn: term('loose') }],
  });
  const before = calls.search ?? 0;
  const inside = await get(`{ entities(urns: ["${node('tax')}", "${node('hr')}"]) {
    ... on GlossaryNode { childrenCount { termsCount nodesCount } }
  } }`);
  // Two searches for both nodes: one for each type.
  expect((calls.search ?? 0) - before).toBe(2);
  expect(inside.entities).toEqual([
    { childrenCount: { termsCount: 1, nodesCount: 0 } },
    { childrenCount: { termsCount: 0, nodesCount: 0 } },
  ]);

  expect(await failing(move, { resourceUrn: node('finance'), parentNode: node('tax') })).toMatch(
    /^400 .*below it/,
  );
  expect(await failing(move, { resourceUrn: node('none'), parentNode: node('tax') })).toMatch(
    /^400 .*not exist/,
  );
  await get(move, { input: { resourceUrn: term('vat'), parentNode: null } });
  expect(await read(term('vat'), 'glossaryTermInfo')).not.toHaveProperty('parentNode');
  await get(move, { input: { resourceUrn: node('tax'), parentNode: node('hr') } });
  expect(await read(node('tax'), 'glossaryNodeInfo')).toMatchObject({ parentNode: node('hr') });

  expect((await ask(remove(term('none')))).errors?.[0]?.extensions.code).toBe(400);
  await get(remove(node('hr')));
  expect(await read(node('hr'), 'glossaryNodeInfo')).toBeUndefined();
  expect(await read(node('tax'), 'glossaryNodeInfo')).not.toHaveProperty('parentNode');
});

it('relates terms to each other', async () => {
  const { get, ask, put, read } = await createTestGraphql();
  for (const id of ['vat', 'duty', 'levy'])
    await put(term(id), 'glossaryTermInfo', { name: id, definition: '', termSource: 'INTERNAL' });
  const input = { urn: term('vat'), termUrns: [term('duty'), term('levy')], relationshipType: 'isA' };
  await get(relate, { input });
  await get(relate, { input: { ...input, termUrns: [term('duty')], relationshipType: 'hasA' } });
  await get(unrelate, { input: { ...input, termUrns: [term('levy')] } });
  expect(await read(term('vat'), 'glossaryRelatedTerms')).toEqual({
    isRelatedTerms: [term('duty')],
    hasRelatedTerms: [term('duty')],
  });
  for (const [document, wrong] of [
    [relate, { ...input, termUrns: [term('vat')] }],
    [relate, { ...input, termUrns: [term('none')] }],
    [relate, { ...input, termUrns: [node('finance')] }],
    [unrelate, { ...input, urn: term('duty') }],
  ] as const)
    expect((await ask(document, { input: wrong })).errors?.[0]?.extensions.code).toBe(400);
});

it('lets who manages what is in a node change that, and nothing else', async () => {
  const graphql = await createTestGraphql({ obeysPolicies: true });
  const { ask, get, put } = graphql;
  const codeOf = async (document: string, input: object) =>
    (await ask(document, { input })).errors?.[0]?.extensions.code;
  for (const [id, parentNode] of [['finance'], ['tax', node('finance')], ['hr']])
    await put(node(id as string), 'glossaryNodeInfo', {
      name: id,
      definition: '',
      ...(parentNode && { parentNode }),
    });
  await grant(
    graphql,
    ['EDIT_ENTITY', 'CREATE_ENTITY', 'DELETE_ENTITY'],
    [node('hr'), node('finance'), term('x')],
  );
  expect(await codeOf(createTerm, { id: 'x', name: 'x' })).toBe(403);
  expect(await codeOf(createTerm, { id: 'x', name: 'x', parentNode: node('hr') })).toBe(403);
  await grant(graphql, ['MANAGE_ALL_GLOSSARY_CHILDREN'], [node('finance')]);
  await get(createTerm, { input: { id: 'duty', name: 'duty', parentNode: node('tax') } });
  await get(createTerm, { input: { id: 'levy', name: 'levy', parentNode: node('finance') } });
  await get(relate, { input: { urn: term('duty'), termUrns: [term('levy')], relationshipType: 'isA' } });
  expect(await codeOf(move, { resourceUrn: term('duty'), parentNode: node('hr') })).toBe(403);
  await get(move, { input: { resourceUrn: term('duty'), parentNode: node('finance') } });
  expect((await ask(remove(node('finance')))).errors?.[0]?.extensions.code).toBe(403);
  await get(remove(term('duty')));
  await grant(graphql, ['MANAGE_GLOSSARIES']);
  await get(remove(node('finance')));
});
