import { describe, expect, it } from 'vitest';
import { parseText } from './text.ts';
import { checkValues } from './values.ts';

const enumerations = { 'enumeration.ChangeType': ['CREATE', 'UPSERT', 'PATCH'] };
const check = (source: string, file = 'docs/page.mdx') => checkValues(parseText(file, source), enumerations);
const messages = (source: string) => check(source).map(({ message }) => message);

describe('a value that the code defines', () => {
  it('is found where somebody typed it as a default or a limit', () => {
    expect(check('It keeps a list of hits, 20 by default.\n')).toEqual([
      {
        file: 'docs/page.mdx',
        line: 1,
        column: 26,
        message: 'expected <Value of="…" />, got 20 typed, and the code may change it',
      },
    ]);
    expect(messages('A body may have at most `16` MiB.\n')).toHaveLength(1);
    expect(messages('| Limit |\n|---|\n| Up to 1,000 rows |\n')).toHaveLength(1);
  });

  it('is found in the attribute of a parameter', () => {
    expect(messages('<Parameter name="limit" type="number" default="100">Rows.</Parameter>\n')).toEqual([
      'expected defaultOf with a name of docs/values.ts, got default="100"',
    ]);
    expect(messages('<Parameter name="limit" type="number" defaultOf="a.b">Rows.</Parameter>\n')).toEqual([]);
  });

  it('is found where all symbols of an enumeration are typed', () => {
    expect(messages('It is `CREATE`, `PATCH` or `UPSERT`.\n')).toEqual([
      'expected <Value of="enumeration.ChangeType" />, got its symbols typed',
    ]);
    expect(messages('It is `CREATE` or `PATCH`.\n')).toEqual([]);
  });

  it('is not found in other numbers, in names, addresses and blocks of code', () => {
    expect(messages('| Limit |\n|---|\n| Up to many | 12 tables |\n')).toEqual([]);
    expect(messages('Two of 12 tables came at 10:30. A limit is set per field.\n')).toEqual([]);
    expect(messages('Most use `v2` of [it](https://a.example/v3/1).\n')).toEqual([]);
    expect(messages('```sh\nhead -n 10 # at most 10\n```\n')).toEqual([]);
  });

  it('is ignored in generated text, and outside the documentation', () => {
    const text = 'At most 10 rows.\n';
    expect(
      messages(`{/* Printed by \`npm run generate\` from packages/cli. Do not edit. */}\n\n${text}`),
    ).toEqual([]);
    expect(check(text, 'README.md')).toEqual([]);
  });
});
