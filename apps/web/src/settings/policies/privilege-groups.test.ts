import { entityPrivileges, platformPrivileges } from '@colophon/catalogue';
import { describe, expect, test } from 'vitest';
import { groupPrivileges, nameOf } from './privilege-groups.ts';

const listed = (privileges: Readonly<Record<string, string>>) =>
  Object.entries(privileges).map(([type, description]) => ({ type, description }));

describe('privileges are grouped', () => {
  test.each([
    ['METADATA', entityPrivileges],
    ['PLATFORM', platformPrivileges],
  ] as const)('and none of kind %s is lost', (kind, privileges) => {
    const grouped = groupPrivileges(kind, listed(privileges)).flatMap((group) => group.privileges);
    expect(grouped.map(({ type }) => type).sort()).toEqual(Object.keys(privileges).sort());
  });

  test('by what they are about', () => {
    const groups = groupPrivileges('PLATFORM', listed(platformPrivileges));
    const groupOf = (wanted: string) =>
      groups.find(({ privileges }) => privileges.some(({ type }) => type === wanted))?.name;
    expect(groupOf('MANAGE_POLICIES')).toBe('people');
    expect(groupOf('MANAGE_USER_CREDENTIALS')).toBe('people');
    expect(groupOf('CREATE_DOMAINS')).toBe('governance');
    expect(groupOf('MANAGE_SECRETS')).toBe('ingestion');
    expect(groupOf('MANAGE_GLOBAL_VIEWS')).toBe('interface');
    expect(groupOf('RESTORE_INDICES_PRIVILEGE')).toBe('operation');
  });

  test('and found by all words, in the name or the description', () => {
    const found = groupPrivileges('METADATA', listed(entityPrivileges), ' Remove  TAGS ');
    expect(found.flatMap(({ privileges }) => privileges.map(({ type }) => type))).toEqual([
      'EDIT_ENTITY_TAGS',
      'EDIT_DATASET_COL_TAGS',
    ]);
  });
});

test('the name of a privilege is written as in a sentence', () => {
  expect(nameOf({ type: 'EDIT_ENTITY_TAGS', displayName: 'Edit Entity Tags' })).toBe('Edit entity tags');
  expect(nameOf({ type: 'EDIT_LINEAGE' })).toBe('Edit lineage');
});
