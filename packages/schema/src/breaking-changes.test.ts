import { describe, expect, it } from 'vitest';
import { findBreakingChanges } from './breaking-changes.ts';
import { array, aspect, enumeration, int, key, long, map, record, string, union, urn } from './define.ts';
import { describeModel } from './description.ts';
import { createRegistry } from './registry.ts';
import type { Aspect, Field } from './types.ts';

const doc = 'A thing of the test.';

/** A model whose entity has one aspect with the given fields. */
function model(
  fields: Record<string, Omit<Field, 'doc'>>,
  make: (aspect: Aspect) => Aspect[] = (only) => [only],
) {
  const documented = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { doc, ...field }]),
  );
  const only = aspect({ name: 'info', record: 'com.example.Info', doc, fields: documented });
  const idKey = key({
    name: 'boxKey',
    record: 'com.example.Key',
    doc,
    fields: { id: { type: string, doc } },
  });
  return describeModel(createRegistry([{ name: 'box', doc, key: idKey, aspects: make(only) }]));
}

const colour = (...symbols: string[]) =>
  enumeration({
    name: 'com.example.Colour',
    doc,
    symbols: Object.fromEntries(symbols.map((symbol) => [symbol, doc])),
  });
const inner = (fields: Record<string, Field>) => record({ name: 'com.example.Inner', doc, fields });

const messagesOf = (before: ReturnType<typeof model>, after: ReturnType<typeof model>) =>
  findBreakingChanges(before, after).map(({ message }) => message);

describe('findBreakingChanges', () => {
  it.each([
    [
      'a removed field',
      { a: { type: string }, b: { type: string } },
      { a: { type: string } },
      'Field com.example.Info.b was removed',
    ],
    [
      'a new required field',
      { a: { type: string } },
      { a: { type: string }, b: { type: int } },
      'Field com.example.Info.b is new and required',
    ],
    [
      'a narrower number',
      { a: { type: long } },
      { a: { type: int } },
      'had the type long and now has the narrower int',
    ],
    [
      'a field that became required',
      { a: { type: int, optional: true } },
      { a: { type: int } },
      'was optional and is now required',
    ],
    [
      'fewer entity types of a URN',
      { a: { type: urn('tag', 'domain') } },
      { a: { type: urn('tag') } },
      'now has the narrower {"urn":["tag"]}',
    ],
    ['a URN that was free', { a: { type: urn() } }, { a: { type: urn('tag') } }, 'narrower'],
    [
      'a lost symbol',
      { a: { type: colour('RED', 'BLUE') } },
      { a: { type: colour('RED') } },
      'Enumeration com.example.Colour lost BLUE',
    ],
    [
      'a lost member of a union',
      { a: { type: union(string, int) } },
      { a: { type: union(string) } },
      'narrower',
    ],
    ['a change inside an array', { a: { type: array(long) } }, { a: { type: array(int) } }, 'narrower'],
    ['a change inside a map', { a: { type: map(string) } }, { a: { type: map(int) } }, 'narrower'],
    ['an array that became one value', { a: { type: array(string) } }, { a: { type: string } }, 'narrower'],
    [
      'a removed field of a nested record',
      { a: { type: array(inner({ x: { type: string, doc }, y: { type: string, doc } })) } },
      { a: { type: array(inner({ x: { type: string, doc } })) } },
      'Field com.example.Inner.y was removed',
    ],
  ])('reports %s', (_, before, after, message) => {
    const messages = messagesOf(model(before), model(after));
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain(message);
  });

  it.each([
    ['an optional field', { a: { type: int } }, { a: { type: int }, b: { type: string, optional: true } }],
    ['a field with a default', { a: { type: int } }, { a: { type: int }, b: { type: int, default: 0 } }],
    ['a wider number', { a: { type: int } }, { a: { type: long } }],
    ['a field that became optional', { a: { type: int } }, { a: { type: int, optional: true } }],
    ['more entity types of a URN', { a: { type: urn('tag') } }, { a: { type: urn('tag', 'domain') } }],
    ['a URN that became free', { a: { type: urn('tag') } }, { a: { type: urn() } }],
    ['a URN that became a string', { a: { type: urn('tag') } }, { a: { type: string } }],
    ['a further symbol', { a: { type: colour('RED') } }, { a: { type: colour('RED', 'BLUE') } }],
    ['an enumeration that became a string', { a: { type: colour('RED') } }, { a: { type: string } }],
  ])('allows %s', (_, before, after) => {
    expect(messagesOf(model(before), model(after))).toEqual([]);
  });

  it('reports a removed aspect, and one that changed its kind', () => {
    const before = model({ a: { type: string } });
    expect(
      messagesOf(
        before,
        model({ a: { type: string } }, () => []),
      ),
    ).toEqual(['Aspect info is no longer defined. Restore its definition.']);
    const asSeries = model({ a: { type: string } }, (only) => [{ ...only, kind: 'timeseries' }]);
    expect(messagesOf(before, asSeries)[0]).toContain('was versioned and is now timeseries');
  });
});
