import type { JsonObject } from '@colophon/schema';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect } from 'vitest';
import { type CatalogueErrorCode, catalogueErrorCodes, isCatalogueError } from '../errors.ts';
import type { ChangeProposal } from '../proposal.ts';
import { catalogueTest, orders, tag, tagNamed, upsert } from '../testing/catalogue-fixture.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));

type Case = readonly [what: string, code: CatalogueErrorCode, says: string, proposal: ChangeProposal];

const dataset = (parts: string): ChangeProposal =>
  upsert(`urn:li:dataset:${parts}`, 'status', { removed: false });
const owned = (owners: JsonObject[string]): ChangeProposal => upsert(orders, 'ownership', { owners });

const refusals: readonly Case[] = [
  ['text that is no urn', 'INVALID_URN', 'must start with "urn:li:"', upsert('orders', 'status', {})],
  ['a URN with too few parts', 'INVALID_URN', 'expected 3 part(s), (platform,name,origin)', dataset('a')],
  [
    'a symbol that the key does not know',
    'INVALID_URN',
    'part "origin" must be one of DEV',
    dataset('(urn:li:dataPlatform:x,y,NOWHERE)'),
  ],
  [
    'a symbol by the name of what every object has',
    'INVALID_URN',
    'part "origin" must be one of DEV',
    dataset('(urn:li:dataPlatform:x,y,constructor)'),
  ],
  ['a key part that must be a URN', 'INVALID_URN', 'part "platform" must be a URN', dataset('(x,y,PROD)')],
  [
    'a URN with a reserved character',
    'INVALID_URN',
    'percent-encode it',
    upsert('urn:li:tag:a,b', 'status', {}),
  ],
  ['a URN with white space at its end', 'INVALID_URN', 'white space', upsert('urn:li:tag:a ', 'status', {})],
  [
    'a URN that is too long',
    'INVALID_URN',
    'longer than 512',
    upsert(`urn:li:tag:${'é'.repeat(90)}`, 'status', {}),
  ],
  [
    'a URN with half a character',
    'INVALID_URN',
    'lone surrogate',
    upsert('urn:li:tag:a\ud800', 'status', {}),
  ],
  [
    'an unknown entity type',
    'UNKNOWN_ENTITY',
    'no entity type "nothing"',
    upsert('urn:li:nothing:a', 'status', {}),
  ],
  [
    'an entity type by the name of what every object has',
    'UNKNOWN_ENTITY',
    'no entity type "constructor"',
    upsert('urn:li:constructor:a', 'status', {}),
  ],
  [
    'an entity type other than the urn says',
    'INVALID_REQUEST',
    'entityType: expected tag',
    tagNamed('a', { entityType: 'dataset' }),
  ],
  ['an unknown aspect', 'UNKNOWN_ASPECT', 'nothing is not an aspect', upsert(tag, 'nothing', {})],
  [
    'an aspect of other entities',
    'UNKNOWN_ASPECT',
    'schemaMetadata is not an aspect of tag',
    upsert(tag, 'schemaMetadata', {}),
  ],
  [
    'a patch without operations',
    'INVALID_REQUEST',
    '/patch: expected an array of operations',
    tagNamed('a', { changeType: 'PATCH' }),
  ],
  ...(['CREATE', 'PATCH', 'DELETE'] as const).map(
    (changeType): [string, CatalogueErrorCode, string, ChangeProposal] => [
      `${changeType} of a time series`,
      'UNSUPPORTED_CHANGE',
      'takes UPSERT only',
      upsert(orders, 'datasetProfile', { timestampMillis: 1 }, { changeType }),
    ],
  ),
  ['a missing field', 'INVALID_ASPECT', '/name: required, and missing', upsert(tag, 'tagProperties', {})],
  [
    'a required field that is null',
    'INVALID_ASPECT',
    '/name: required, and missing',
    upsert(tag, 'tagProperties', { name: null }),
  ],
  [
    'a field of another type',
    'INVALID_ASPECT',
    '/name: expected string, got 5',
    upsert(tag, 'tagProperties', { name: 5 }),
  ],
  [
    'an unknown field',
    'INVALID_ASPECT',
    '/colour: unrecognized field found but not allowed',
    upsert(tag, 'tagProperties', { name: 'a', colour: 'red' }),
  ],
  [
    'a bad value inside an array',
    'INVALID_ASPECT',
    '/owners/1/type: expected one of CUSTOM',
    owned([
      { owner: 'urn:li:corpuser:ada', type: 'DATAOWNER' },
      { owner: 'urn:li:corpuser:ada', type: 'BOSS' },
    ]),
  ],
  [
    'a URN of a type that may not stand there',
    'INVALID_ASPECT',
    '/owners/0/owner: expected a URN of corpuser or corpGroup, got "urn:li:tag:a"',
    owned([{ owner: 'urn:li:tag:a', type: 'NONE' }]),
  ],
  [
    'a reference with half a character',
    'INVALID_ASPECT',
    '/tags/0/tag: expected a URN of tag',
    upsert(orders, 'globalTags', { tags: [{ tag: 'urn:li:tag:\ud800' }] }),
  ],
  [
    'a value nested too deep',
    'INVALID_ASPECT',
    'nests deeper than 64 levels',
    upsert(tag, 'tagProperties', { name: JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)) }),
  ],
  [
    'a key that is not the one of the urn',
    'INVALID_ASPECT',
    '/name: expected "pii"',
    upsert(tag, 'tagKey', { name: 'gold' }),
  ],
];

describe('a proposal is rejected, by itself and with nothing kept, for', () => {
  for (const [what, code, says, proposal] of refusals) {
    test(what, async ({ catalogue }) => {
      const error: unknown = await catalogue.propose([proposal]).catch((thrown: unknown) => thrown);
      if (!isCatalogueError(error)) throw error;
      expect(error.code).toBe(code);
      expect(error.message).toContain(says);
      expect(await catalogue.log(0, 1)).toEqual([]);
    });
  }
});

describe('rejections', () => {
  test('cover every code but those that depend on what is stored, on how much is asked, and on who asks', () => {
    const covered = new Set(refusals.map(([, code]) => code));
    expect(catalogueErrorCodes.filter((code) => !covered.has(code))).toEqual([
      'LIMIT_EXCEEDED',
      'ALREADY_EXISTS',
      'PRECONDITION_FAILED',
      'FORBIDDEN',
    ]);
  });

  test('list up to ten failures of a value, and count the rest', async ({ catalogue }) => {
    const owners = Array.from({ length: 15 }, () => ({ owner: 'x' }));
    const error: unknown = await catalogue.propose([owned(owners)]).catch((thrown: unknown) => thrown);
    expect(String(error)).toMatch(/\/owners\/0\/owner: .*\/owners\/4\/.*; and 20 more$/);
  });

  test('truncate a long value', async ({ catalogue }) => {
    const long = upsert(tag, 'tagProperties', { name: ['x'.repeat(10_000)] });
    const error: unknown = await catalogue.propose([long]).catch((thrown: unknown) => thrown);
    expect(String(error).length).toBeLessThan(300);
  });
});

describe('a proposal is accepted', () => {
  test('whatever the letter case of its entity type', async ({ catalogue }) => {
    await catalogue.propose([tagNamed('a', { entityType: 'TAG' })]);
    expect(await catalogue.aspect(tag, 'tagProperties')).toBeDefined();
  });

  test('with null for what is optional, which is then absent', async ({ catalogue }) => {
    await catalogue.propose([upsert(tag, 'tagProperties', { name: 'a', description: null })]);
    expect((await catalogue.aspect(tag, 'tagProperties'))?.value).toEqual({ name: 'a' });
  });

  test('with any text in its value and any member name in a map', async ({ catalogue }) => {
    const customProperties = JSON.parse(
      '{"__proto__": "a", "": "\\u0000", "constructor": "\\ud800", "\\u{1F600}": "x"}'.replace(
        '\\u{1F600}',
        '\u{1F600}',
      ),
    );
    await catalogue.propose([upsert(orders, 'datasetProperties', { customProperties })]);
    const value = (await catalogue.aspect(orders, 'datasetProperties'))?.value.customProperties;
    expect(JSON.stringify(value)).toBe(JSON.stringify(customProperties));
  });
});
