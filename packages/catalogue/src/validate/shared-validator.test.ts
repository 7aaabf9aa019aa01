import { registry } from '@colophon/model';
import type { Aspect } from '@colophon/schema';
import { expect, it } from 'vitest';
import { sharedValidator } from './validator.ts';

const tagProperties = registry.aspects.get('tagProperties') as Aspect;
const value = { name: 'PII', level: 3 };

it('is one for all catalogues of a process', () => {
  expect(sharedValidator()).toBe(sharedValidator());
});

it('checks an aspect of the same name by the model of its own catalogue', () => {
  const { record } = tagProperties;
  const fields = { ...record.fields, level: record.fields.name };
  const extended = { ...tagProperties, record: { ...record, fields } } as Aspect;
  const validator = sharedValidator();
  for (let round = 0; round < 2; round++) {
    expect(validator.validate(tagProperties, value)).toHaveLength(1);
    expect(() => validator.validate(extended, value)).toThrow('level');
    expect(validator.validate(extended, { ...value, level: 'high' })).toEqual([]);
  }
});
