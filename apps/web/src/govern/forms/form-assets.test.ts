import { expect, it } from 'vitest';
import { assetsFilter, readAssetsState } from './form-assets.ts';

it('finds what is to do: what is not complete, or complete but not verified', () => {
  const incomplete = { field: 'incompleteForms', values: ['f'] };
  const completed = { field: 'completedForms', values: ['f'] };
  const notVerified = { field: 'verifiedForms', values: ['f'], negated: true };
  expect(assetsFilter('f', 'COMPLETION', 'open', undefined)).toEqual([{ and: [incomplete] }]);
  expect(assetsFilter('f', 'VERIFICATION', 'open', ['me'])).toEqual([
    { and: [incomplete, notVerified, { field: 'owners', values: ['me'] }] },
    { and: [completed, notVerified, { field: 'owners', values: ['me'] }] },
  ]);
  expect(assetsFilter('f', 'COMPLETION', 'all', undefined)).toEqual([
    { and: [incomplete] },
    { and: [completed] },
  ]);
  expect(assetsFilter('f', 'VERIFICATION', 'done', undefined)).toEqual([
    { and: [{ field: 'verifiedForms', values: ['f'] }] },
  ]);
});

it('reads an address, and takes nothing that is wrong', () => {
  expect(readAssetsState({ state: 'open', whose: 'mine' })).toEqual({ state: 'open', whose: 'mine' });
  expect(readAssetsState({ state: 7, whose: {} })).toEqual({ state: 'all', whose: undefined });
});
