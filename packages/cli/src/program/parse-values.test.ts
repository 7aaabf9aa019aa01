import { InvalidArgumentError } from 'commander';
import { describe, expect, it } from 'vitest';
import {
  parseHosts,
  parseMebibytes,
  parseOrigins,
  parsePort,
  parseText,
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
