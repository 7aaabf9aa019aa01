import { expect, it } from 'vitest';
import { isSecretName, referenceTo } from './secret-name.ts';

it.each([
  ['SHOP_PASSWORD', true],
  ['_a1', true],
  ['', false],
  ['1a', false],
  ['shop password', false],
  ['shop-password', false],
  ['a\n', false],
])('%j can be a name: %s', (name, can) => {
  expect(isSecretName(name)).toBe(can);
});

it('prints what a recipe says', () => {
  expect(referenceTo('A')).toBe(['$', '{A}'].join(''));
});
