import { describe, expect, it } from 'vitest';
import { createTestEnvironment } from '../testing/fixtures.ts';
import { createBloomFilter, mayContain } from './bloom-filter.ts';
import { createPasswordPolicy, isCommon } from './password-policy.ts';

describe('the list of common passwords', () => {
  it.each([
    'password',
    'PASSWORD',
    'password123!',
    'P@ssw0rd',
    'P@ssw0rd2024!!',
    'qwertyuiop',
    'iloveyou',
    'football1234',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    '123456789012',
    '210987654321',
    'abcdefghijkl',
  ])('has %s', (password) => {
    expect(isCommon(password)).toBe(true);
  });

  it('has hardly any that are random', () => {
    const { randomBytes } = createTestEnvironment();
    const random = Array.from({ length: 20_000 }, () => Buffer.from(randomBytes(12)).toString('base64'));
    // Three looks at a filter with one false positive in 10,000.
    expect(random.filter(isCommon).length).toBeLessThan(15);
  });
});

it('a filter finds every member, and others as often as it was told', () => {
  const members = Array.from({ length: 2_000 }, (_, number) => `member ${number}`);
  const filter = createBloomFilter(members, 0.01);
  expect(members.filter((member) => !mayContain(filter, member))).toEqual([]);
  const others = Array.from({ length: 10_000 }, (_, number) => `other ${number}`);
  const found = others.filter((other) => mayContain(filter, other)).length;
  expect(found).toBeGreaterThan(30);
  expect(found).toBeLessThan(250);
});

describe('a password', () => {
  const check = createPasswordPolicy();

  it('of enough characters is accepted, whatever characters they are', () => {
    for (const password of ['correct horse battery', 'æøå æøå æøåæ', '🐎🐎🐎battery staple'])
      expect(() => check(password, ['ada'])).not.toThrow();
  });

  it('is rejected when it is too short or too long, counted in characters', () => {
    expect(() => check('elevenchars', [])).toThrow('has 11 characters. Use at least 12.');
    expect(() => check('🐎🐄🐖🐑🐐🦆', [])).toThrow('has 6 characters');
    expect(() => check('ab'.repeat(200), [])).toThrow('Use at most 256.');
    expect(() => createPasswordPolicy({ minLength: 20 })('correct horse bat', [])).toThrow('at least 20');
  });

  it('is rejected when it is common or has the name of its user', () => {
    expect(() => check('password1234', [])).toThrow('tried first');
    expect(() => check('my Lovelace secret', ['lovelace'])).toThrow('contains your name');
    expect(() => check('my Lovelace secret', ['lovelace@example.org'])).toThrow('contains your name');
    expect(() => check('everlasting adagio', ['ada'])).not.toThrow();
  });

  it.each([7, 257, 12.5, Number.NaN])('cannot have a minimum length of %s', (minLength) => {
    expect(() => createPasswordPolicy({ minLength })).toThrow('from 8 to 256');
  });
});
