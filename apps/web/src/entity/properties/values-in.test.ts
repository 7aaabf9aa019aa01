import { expect, it } from 'vitest';
import { valuesIn } from './values-in.ts';

it('finds the values of one structured property, and none of what is no value', () => {
  const aspect = {
    properties: [
      { propertyUrn: 'urn:li:structuredProperty:a', values: [{ string: 'gold' }, { double: 2.5 }, {}] },
      { propertyUrn: 'urn:li:structuredProperty:b', values: [{ string: 'other' }] },
    ],
  };
  expect(valuesIn(aspect, 'urn:li:structuredProperty:a')).toEqual(['gold', 2.5]);
  expect(valuesIn(aspect, 'urn:li:structuredProperty:c')).toEqual([]);
  expect(valuesIn(undefined, 'urn:li:structuredProperty:a')).toEqual([]);
  expect(valuesIn({ properties: 'none' }, 'urn:li:structuredProperty:a')).toEqual([]);
});
