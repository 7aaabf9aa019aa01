import { expect, it } from 'vitest';
import { differingText, isSame } from './same-fields.ts';

const before = { Name: 'Sales', Description: '' };

it('compares fields, of which one that is missing is empty', () => {
  expect(isSame(before, { Name: 'Sales' })).toBe(true);
  expect(isSame(before, { ...before, Description: 'New' })).toBe(false);
});

it('shows the fields that differ', () => {
  expect(differingText({ Name: 'Sales', Description: 'Mine' }, before)).toBe('Description: Mine');
});
