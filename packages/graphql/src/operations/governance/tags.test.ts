import { expect, it } from 'vitest';
import { ada, createTestGraphql } from '../../testing/test-graphql.ts';
import { grant } from './testing/grant.ts';

const pii = 'urn:li:tag:pii';
const create = 'mutation ($input: CreateTagInput!) { createTag(input: $input) }';
const colour = (urn: string) => `mutation { setTagColor(urn: "${urn}", colorHex: "#ff0000") }`;

it('creates a tag that belongs to its creator, colours it, and deletes it with what refers to it', async () => {
  const { get, ask, put, read } = await createTestGraphql({ hasBuiltInData: true });
  const input = { id: 'pii', name: 'PII', description: 'personal' };
  expect(await get(create, { input })).toEqual({ createTag: pii });
  expect(await read(pii, 'tagProperties')).toEqual({ name: 'PII', description: 'personal' });
  expect(await read(pii, 'ownership')).toMatchObject({
    owners: [
      {
        owner: ada,
        type: 'TECHNICAL_OWNER',
        typeUrn: 'urn:li:ownershipType:__system__technical_owner',
        source: { type: 'MANUAL' },
      },
    ],
  });
  expect((await get(create, { input: { name: 'Other' } })).createTag).toMatch(/^urn:li:tag:[0-9a-f-]{36}$/);
  await get(colour(pii));
  expect(await read(pii, 'tagProperties')).toMatchObject({ name: 'PII', colorHex: '#ff0000' });

  for (const [wrong, message] of [
    [{ id: 'pii', name: 'PII' }, 'input.id: urn:li:tag:pii exists already'],
    [{ id: ' ', name: 'PII' }, 'input.id: expected a text'],
    [{ name: '' }, 'input.name: expected a text'],
  ] as const) {
    const { errors } = await ask(create, { input: wrong });
    expect(errors?.[0]?.message).toContain(message);
    expect(errors?.[0]?.extensions.code).toBe(400);
  }
  expect((await ask(colour('urn:li:tag:none'))).errors?.[0]?.extensions.code).toBe(400);
  expect((await ask(colour('urn:li:domain:none'))).errors?.[0]?.message).toContain(
    'expected a URN of the type tag',
  );

  await put('urn:li:domain:a', 'domainProperties', { name: 'A' });
  await put('urn:li:chart:(looker,c)', 'globalTags', { tags: [{ tag: pii }] });
  await get(`mutation { deleteTag(urn: "${pii}") }`);
  expect(await read(pii, 'tagProperties')).toBeUndefined();
  expect(await read('urn:li:chart:(looker,c)', 'globalTags')).toEqual({ tags: [] });
});

it('lets tags be created, coloured and deleted by those who may', async () => {
  const graphql = await createTestGraphql({ obeysPolicies: true });
  const { ask, get, put } = graphql;
  await put(pii, 'tagProperties', { name: 'PII' });
  for (const operation of [colour(pii), `mutation { deleteTag(urn: "${pii}") }`])
    expect((await ask(operation)).errors?.[0]?.extensions.code).toBe(403);
  expect((await ask(create, { input: { name: 'x' } })).errors?.[0]?.extensions.code).toBe(403);
  await grant(graphql, ['CREATE_TAGS']);
  await get(create, { input: { name: 'x' } });
  expect((await ask(colour(pii))).errors?.[0]?.extensions.code).toBe(403);
  await grant(graphql, ['EDIT_TAG_COLOR'], [pii]);
  await get(colour(pii));
  await grant(graphql, ['MANAGE_TAGS']);
  await get(`mutation { deleteTag(urn: "${pii}") }`);
});
