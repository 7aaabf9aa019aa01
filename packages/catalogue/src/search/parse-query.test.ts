import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ParsedQuery, parseQuery } from './parse-query.ts';

const parse = (input: string) => parseQuery(input, (name) => ['name', 'tags', 'rowCount'].includes(name));

/** A tree as text, with all its parentheses. */
function print(query: ParsedQuery | undefined): string | undefined {
  if (query === undefined) return undefined;
  if (query.kind === 'leaf') {
    const { field, match, text } = query;
    return `${field === undefined ? '' : `${field}:`}${match}<${text}>`;
  }
  if (query.kind === 'not') return `NOT ${print(query.of)}`;
  return `(${query.of.map(print).join(query.kind === 'all' ? ' AND ' : ' OR ')})`;
}

describe('parseQuery', () => {
  it.each([
    ['orders', 'words<orders>'],
    ['primary key', 'words<primary key>'],
    ['"customer orders" x', '(phrase<customer orders> AND words<x>)'],
    ['ord*', 'prefix<ord>'],
    ['*', 'anything<>'],
    ['a OR b c', '(words<a> OR words<b c>)'],
    ['a AND b OR c', '(words<a b> OR words<c>)'],
    ['NOT a b', '(NOT words<a> AND words<b>)'],
    ['NOT NOT a', 'NOT NOT words<a>'],
    ['(a OR b) c', '((words<a> OR words<b>) AND words<c>)'],
    ['name:orders x', '(name:words<orders> AND words<x>)'],
    ['name:"customer orders"', 'name:phrase<customer orders>'],
    ['name:(a OR "b c" OR d*)', '(name:words<a> OR name:phrase<b c> OR name:prefix<d>)'],
    ['tags:*', 'tags:anything<>'],
    ['tags:urn:li:tag:pii', 'tags:words<urn:li:tag:pii>'],
    ['rowCount:>=10', 'rowCount:GREATER_THAN_OR_EQUAL_TO<10>'],
    ['rowCount:<10', 'rowCount:LESS_THAN<10>'],
    ['and or not', 'words<and or not>'],
  ])('reads %s', (input, expected) => {
    expect(print(parse(input))).toBe(expected);
  });

  it('reads an unknown field, or one without a value, as a word', () => {
    expect(print(parse('https://shop.example colour:red'))).toBe('words<https://shop.example colour:red>');
    expect(print(parse('name: orders'))).toBe('words<name: orders>');
  });

  it.each(['"a', '(a', 'a)', 'a OR', 'AND a', 'NOT', '()', 'name:(tags:x)', 'a OR OR b'])(
    'says of %s that it is no query',
    (input) => expect(parse(input)).toBeUndefined(),
  );

  it('reports excessively nested groups as no query', () => {
    expect(parse(`${'('.repeat(100_000)}a${')'.repeat(100_000)}`)).toBeUndefined();
    expect(parse(`${'NOT '.repeat(100_000)}a`)).toBeUndefined();
  });

  it('never throws, whatever the text', () => {
    const piece = fc.oneof(
      fc.constantFrom('(', ')', '"', '*', 'AND', 'OR', 'NOT', 'name:', 'tags:', ' ', '>', '\\'),
      fc.string({ unit: 'binary', maxLength: 5 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        for (const input of [pieces.join(''), pieces.join(' ')]) parse(input);
      }),
    );
  });

  it('parses every serialised tree', () => {
    const leaf = fc.constantFrom('a', '"b c"', 'd*', 'name:e', 'tags:"f"', '*');
    const { query } = fc.letrec<{ query: string }>((tie) => ({
      query: fc.oneof(
        { maxDepth: 5 },
        leaf,
        fc.tuple(tie('query'), tie('query')).map(([a, b]) => `(${a} OR ${b})`),
        fc.tuple(tie('query'), tie('query')).map(([a, b]) => `(${a} AND ${b})`),
        tie('query').map((a) => `NOT ${a}`),
      ),
    }));
    fc.assert(fc.property(query, (input) => parse(input) !== undefined));
  });
});
