import { expect, test } from 'vitest';
import { fieldsOf, inputOf } from './profile-fields.ts';

const user = {
  properties: { fullName: 'Ada Lovelace', title: 'Analyst', email: 'ada@example.org' },
  editableProperties: { title: 'Countess', teams: ['Engines', 'Poetry'] },
} as never as Parameters<typeof fieldsOf>[0];

test('what people said of themselves counts more than what the sign-in said', () => {
  expect(fieldsOf(user)).toEqual({
    displayName: 'Ada Lovelace',
    title: 'Countess',
    teams: 'Engines, Poetry',
    email: 'ada@example.org',
    pictureLink: '',
    aboutMe: '',
  });
  expect(fieldsOf(null).displayName).toBe('');
});

test('only what was changed is sent', () => {
  const before = fieldsOf(user);
  expect(inputOf(before, before)).toEqual({});
  expect(inputOf(before, { ...before, teams: ' Engines ,, Maths', aboutMe: ' Hello ' })).toEqual({
    teams: ['Engines', 'Maths'],
    aboutMe: 'Hello',
  });
});
