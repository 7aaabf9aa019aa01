import { describe, expect, it } from 'vitest';
import { detailsOf, entitiesIn } from './details-of.ts';

const rowsOf = (value: Readonly<Record<string, unknown>>) =>
  detailsOf([{ name: 'info', value }])[0]?.rows ?? [];

describe('what is stored', () => {
  it.each([
    ['a text', { name: 'Orders' }, { kind: 'text', text: 'Orders' }],
    ['an entity', { owner: 'urn:li:corpuser:ada' }, { kind: 'entity', urn: 'urn:li:corpuser:ada' }],
    ['an address', { url: 'https://example.com/x' }, { kind: 'link', url: 'https://example.com/x' }],
    ['a script', { url: 'javascript:alert(1)' }, { kind: 'text', text: 'javascript:alert(1)' }],
    ['a time', { createdAt: 1_700_000_000_000 }, { kind: 'time', time: 1_700_000_000_000 }],
    [
      'a number that is no time',
      { rowCount: 1_700_000_000_000 },
      { kind: 'number', value: 1_700_000_000_000 },
    ],
    ['a flag', { active: false }, { kind: 'flag', isOn: false }],
    [
      'a list',
      { tags: ['a', 'b'] },
      {
        kind: 'list',
        values: [
          { kind: 'text', text: 'a' },
          { kind: 'text', text: 'b' },
        ],
      },
    ],
    [
      'a member of a union',
      { type: { 'com.linkedin.schema.NumberType': { scale: 2 } } },
      { kind: 'record', rows: [{ name: 'scale', value: { kind: 'number', value: 2 } }] },
    ],
    [
      'a map',
      { customProperties: { team: 'shop' } },
      { kind: 'record', rows: [{ name: 'team', value: { kind: 'text', text: 'shop' } }] },
    ],
  ])('is shown: %s', (_, value, shown) => {
    expect(rowsOf(value).map((row) => row.value)).toEqual([shown]);
  });

  it.each([
    ['an empty text', { name: ' ' }],
    ['null', { name: null }],
    ['an empty list', { tags: [] }],
    ['an empty record', { customProperties: {} }],
    ['a stamp without a time', { created: { time: 0, actor: 'urn:li:corpuser:unknown' } }],
  ])('is left out: %s', (_, value) => {
    expect(rowsOf(value)).toEqual([]);
  });

  it('ends where it is too deep', () => {
    let value: Readonly<Record<string, unknown>> = { end: true };
    for (let i = 0; i < 50; i++) value = { deeper: value };
    expect(JSON.stringify(rowsOf(value)).length).toBeLessThan(1_500);
  });
});

it('leaves out what the page shows anyway, and names every entity once', () => {
  const sections = detailsOf([
    { name: 'ownership', value: { owners: [{ owner: 'urn:li:corpuser:ada' }] } },
    {
      name: 'info',
      value: { a: 'urn:li:tag:x', b: ['urn:li:tag:x', 'urn:li:tag:y'], c: { d: 'urn:li:tag:z' } },
    },
  ]);
  expect(sections.map(({ aspect }) => aspect)).toEqual(['info']);
  expect(entitiesIn(sections)).toEqual(['urn:li:tag:x', 'urn:li:tag:y', 'urn:li:tag:z']);
});
