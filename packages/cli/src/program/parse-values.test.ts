import { InvalidArgumentError } from 'commander';
import { describe, expect, it } from 'vitest';
import {
  parseDays,
  parseDaysOrNone,
  parseHosts,
  parseMebibytes,
  parseOrigins,
  parsePort,
  parseSeconds,
  parseText,
  parseThreads,
  parseWhole,
} from './parse-values.ts';

describe('a port', () => {
  it.each([
    ['0', 0],
    ['80', 80],
    ['65535', 65_535],
  ])('is read from %s', (text, port) => {
    expect(parsePort(text)).toBe(port);
  });

  it.each([
    '0x50',
    '0b1',
    '0o17',
    '8e1',
    '80.0',
    '+80',
    '-1',
    ' 80',
    '80 ',
    '8_0',
    '٨٠',
    '65536',
    '',
    ' ',
    'http',
  ])('is not read from %j', (text) => {
    expect(() => parsePort(text)).toThrow(InvalidArgumentError);
  });
});

it.each(['0x10', '1e3', '1.0', ' 1', '', '-1', '9007199254740993'])(
  'reads no whole number from %j',
  (text) => {
    expect(parseWhole(text)).toBeUndefined();
  },
);

it('accepts only decimal digits', () => {
  expect([parseMebibytes('16'), parseMebibytes('0.5')]).toEqual([16, 0.5]);
  for (const text of ['0x10', '1e1', '0', '', '.5', '1025', 'Infinity'])
    expect(() => parseMebibytes(text)).toThrow(InvalidArgumentError);
});

it('takes 0 days for none only where that means something', () => {
  expect([parseDaysOrNone('0'), parseDaysOrNone('36500'), parseDays('1')]).toEqual([0, 36_500, 1]);
  expect(() => parseDays('0')).toThrow(InvalidArgumentError);
  for (const text of ['-1', '36501', '1.5', ''])
    expect(() => parseDaysOrNone(text)).toThrow(InvalidArgumentError);
});

it('rejects an empty folder or address', () => {
  expect(parseText('data')).toBe('data');
  for (const text of ['', ' ']) expect(() => parseText(text)).toThrow(InvalidArgumentError);
});

describe('host names', () => {
  it('are read from options and lists, in normalised form', () => {
    expect(parseHosts('Catalogue.Example.org, colophon,', ['a'])).toEqual([
      'a',
      'catalogue.example.org',
      'colophon',
    ]);
    expect(parseHosts('[FE80::1]')).toEqual(['[fe80::1]']);
  });

  it.each([
    'https://a.example',
    'a.example:8080',
    'a.example/',
    '*',
    '*.example.org',
    '[::1]:80',
    'a b',
    'me@a',
  ])('are not read from %j', (text) => {
    expect(() => parseHosts(text)).toThrow(/without scheme and port/);
  });
});

describe('origins', () => {
  it('are read from options and lists, as browsers send them', () => {
    expect(parseOrigins('https://Portal.example.org:443,http://localhost:3000', ['http://a'])).toEqual([
      'http://a',
      'https://portal.example.org',
      'http://localhost:3000',
    ]);
    expect(parseOrigins('chrome-extension://abcdef')).toEqual(['chrome-extension://abcdef']);
  });

  it.each(['*', 'null', 'portal.example.org', 'https://portal.example.org/', 'https://a/b', 'https://me@a'])(
    'are not read from %j',
    (text) => {
      expect(() => parseOrigins(text)).toThrow(/It must be an origin/);
    },
  );
});

describe('a number of threads', () => {
  it.each([
    ['1', 1],
    ['64', 64],
  ])('is read from %s', (text, count) => {
    expect(parseThreads(text)).toBe(count);
  });
  it.each(['0', '65', '-1', '1.5', ''])('is not read from %j', (text) => {
    expect(() => parseThreads(text)).toThrow(InvalidArgumentError);
  });
});

describe('a number of seconds', () => {
  it.each([
    ['30', 30],
    ['0.5', 0.5],
    ['2147483', 2_147_483],
  ])('is read from %s', (text, seconds) => {
    expect(parseSeconds(text)).toBe(seconds);
  });
  // A longer time would make the timer of Node fire immediately.
  it.each(['0', '2147484', '-1', '1e3', '.5', ''])('is not read from %j', (text) => {
    expect(() => parseSeconds(text)).toThrow(InvalidArgumentError);
  });
});
