import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { isCatalogueError } from '../errors.ts';
import type { ChangeProposal, ChangeType } from '../proposal.ts';
import { catalogueTest, tag, tagNamed, upsert } from '../testing/catalogue-fixture.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));

/** What became of a proposal: the code of its refusal, or the name that the tag has now. */
async function outcome(catalogue: Catalogue, name: string, some: Partial<ChangeProposal>): Promise<unknown> {
  try {
    await catalogue.propose([tagNamed(name, some)]);
  } catch (error) {
    if (isCatalogueError(error)) return error.code;
    throw error;
  }
  return (await catalogue.aspect(tag, 'tagProperties'))?.value.name;
}

const withHeader = (name: string, value: string, changeType: ChangeType = 'UPSERT') => ({
  changeType,
  headers: { [name]: value },
});

describe('CREATE', () => {
  test('writes a missing aspect of an entity that may exist', async ({ catalogue }) => {
    await catalogue.propose([upsert(tag, 'status', { removed: false })]);
    expect(await outcome(catalogue, 'new', { changeType: 'CREATE' })).toBe('new');
  });

  test('is rejected for an existing aspect, even with the same value', async ({ catalogue }) => {
    await catalogue.propose([tagNamed('a')]);
    expect(await outcome(catalogue, 'a', { changeType: 'CREATE' })).toBe('ALREADY_EXISTS');
  });

  test('is skipped silently with If-None-Match: *', async ({ catalogue }) => {
    await catalogue.propose([tagNamed('old')]);
    const log = await catalogue.log(0, 10);
    expect(await outcome(catalogue, 'new', withHeader('If-None-Match', '*', 'CREATE'))).toBe('old');
    expect(await catalogue.log(0, 10)).toEqual(log);
  });

  test('sees what an earlier proposal of the same batch has written', async ({ catalogue }) => {
    const batch = [tagNamed('one'), tagNamed('two', { changeType: 'CREATE' })];
    await expect(catalogue.propose(batch)).rejects.toThrow(
      '/proposals/1: Cannot CREATE: aspect tagProperties',
    );
    expect(await catalogue.log(0, 10)).toEqual([]);
  });
});

describe('CREATE_ENTITY', () => {
  test('writes an aspect of a new entity', async ({ catalogue }) => {
    expect(await outcome(catalogue, 'new', { changeType: 'CREATE_ENTITY' })).toBe('new');
  });

  test('is rejected when the entity exists, with any aspect', async ({ catalogue }) => {
    await catalogue.propose([upsert(tag, 'status', { removed: false })]);
    expect(await outcome(catalogue, 'new', { changeType: 'CREATE_ENTITY' })).toBe('ALREADY_EXISTS');
  });

  test('is skipped silently with if-none-match: *', async ({ catalogue }) => {
    await catalogue.propose([tagNamed('old')]);
    expect(await outcome(catalogue, 'new', withHeader('if-none-match', '*', 'CREATE_ENTITY'))).toBe('old');
  });
});

describe('UPSERT and UPDATE', () => {
  test('write in any case, and ignore If-None-Match', async ({ catalogue }) => {
    expect(await outcome(catalogue, 'a', { changeType: 'UPDATE' })).toBe('a');
    expect(await outcome(catalogue, 'b', withHeader('If-None-Match', '*'))).toBe('b');
  });
});

describe('If-Version-Match', () => {
  test('expects -1 for a missing aspect, and the current version otherwise', async ({ catalogue }) => {
    const put = (name: string, version: string) =>
      outcome(catalogue, name, withHeader('If-Version-Match', version));
    expect(await put('a', '1')).toBe('PRECONDITION_FAILED');
    expect(await put('a', '-1')).toBe('a');
    expect(await put('b', '-1')).toBe('PRECONDITION_FAILED');
    expect(await put('b', '1')).toBe('b');
    expect(await put('c', '1')).toBe('PRECONDITION_FAILED');
    expect(await put('c', '2')).toBe('c');
  });

  test('lets only one of many writers with the same version through', async ({ catalogue }) => {
    await catalogue.propose([tagNamed('start')]);
    const writers = Array.from({ length: 20 }, (_, i) =>
      catalogue.propose([tagNamed(`writer ${i}`, withHeader('If-Version-Match', '1'))]),
    );
    const results = await Promise.allSettled(writers);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await catalogue.aspect(tag, 'tagProperties'))?.systemMetadata.version).toBe('2');
  });

  test('treats the version of a CREATE as -1', async ({ catalogue }) => {
    expect(await outcome(catalogue, 'a', withHeader('If-Version-Match', '1', 'CREATE'))).toBe(
      'PRECONDITION_FAILED',
    );
    expect(await outcome(catalogue, 'a', withHeader('If-Version-Match', '-1', 'CREATE'))).toBe('a');
  });

  test('names the expected and the current version', async ({ catalogue }) => {
    await catalogue.propose([tagNamed('a')]);
    await expect(catalogue.propose([tagNamed('b', withHeader('If-Version-Match', '7'))])).rejects.toThrow(
      'If-Version-Match: expected version 7 of tagProperties, and it has version 1',
    );
  });
});

describe('If-Modified-Since and If-Unmodified-Since', () => {
  const before = '2025-06-01T11:59:59Z';
  const exactly = '2025-06-01T12:00:00Z';

  test('compare with the time of the last change', async ({ catalogue }) => {
    await catalogue.propose([tagNamed('start')]);
    const modified = (since: string) => outcome(catalogue, 'start', withHeader('If-Modified-Since', since));
    const unmodified = (since: string) =>
      outcome(catalogue, 'start', withHeader('If-Unmodified-Since', since));
    expect(await modified(before)).toBe('start');
    expect(await modified(exactly)).toBe('PRECONDITION_FAILED');
    expect(await unmodified(before)).toBe('PRECONDITION_FAILED');
    expect(await unmodified(exactly)).toBe('start');
  });

  test('treat a missing aspect as never modified', async ({ catalogue }) => {
    expect(await outcome(catalogue, 'a', withHeader('If-Modified-Since', before))).toBe(
      'PRECONDITION_FAILED',
    );
    expect(await outcome(catalogue, 'a', withHeader('If-Unmodified-Since', before))).toBe('a');
  });

  test('reject an invalid time, and name the header', async ({ catalogue }) => {
    expect(await outcome(catalogue, 'a', withHeader('If-Modified-Since', 'yesterday'))).toBe(
      'INVALID_REQUEST',
    );
    await expect(
      catalogue.propose([tagNamed('a', withHeader('IF-UNMODIFIED-SINCE', 'soon'))]),
    ).rejects.toThrow('If-Unmodified-Since: expected a time such as 2025-06-01T00:00:00Z, got soon');
  });

  test.for([
    '',
    '1',
    '2025-06-01',
    '2025-06-01T12:00:00',
    '2025-02-30T00:00:00Z',
    '2025-06-01T25:00:00Z',
    'Wed, 21 Oct 2015 07:28:00 GMT',
  ])('reject %j, which is no ISO instant', async (text, { catalogue }) => {
    for (const name of ['If-Modified-Since', 'If-Unmodified-Since'])
      expect(await outcome(catalogue, 'a', withHeader(name, text))).toBe('INVALID_REQUEST');
  });

  test('accept fractions of a second and other time zones', async ({ catalogue }) => {
    await catalogue.propose([tagNamed('start')]);
    const since = (text: string) => outcome(catalogue, 'start', withHeader('If-Modified-Since', text));
    expect(await since('2025-06-01T11:59:59.999999999Z')).toBe('start');
    expect(await since('2025-06-01T12:00:00.000Z')).toBe('PRECONDITION_FAILED');
    expect(await since('2025-06-01T13:59:59+02:00')).toBe('start');
    expect(await since('2025-06-01T14:00:00+02:00')).toBe('PRECONDITION_FAILED');
  });

  test('must all be met when several are given', async ({ catalogue }) => {
    await catalogue.propose([tagNamed('a')]);
    const headers = { 'If-Version-Match': '1', 'If-Unmodified-Since': before };
    expect(await outcome(catalogue, 'b', { headers })).toBe('PRECONDITION_FAILED');
    const both = { 'If-Version-Match': '1', 'If-Unmodified-Since': exactly };
    expect(await outcome(catalogue, 'b', { headers: both })).toBe('b');
  });
});
