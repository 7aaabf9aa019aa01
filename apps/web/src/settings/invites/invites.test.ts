import { expect, test } from 'vitest';
import { type Invite, usable } from './invites.ts';

const link: Invite = {
  id: 'one',
  isReusable: false,
  uses: 0,
  createdBy: 'urn:li:corpuser:ada',
  createdAt: 0,
  expiresAt: 100,
};

test('links that are over or used up are not listed', () => {
  const reusable = { ...link, isReusable: true, uses: 3 };
  expect(usable([link, reusable], 99)).toEqual([link, reusable]);
  expect(usable([link, reusable], 100)).toEqual([]);
  expect(usable([{ ...link, uses: 1 }], 0)).toEqual([]);
});
