import { describe, expect, it } from 'vitest';
import { withFieldNames } from './field-names.ts';
import { criterionOf, searchQuery } from './query.ts';
import { hidingOutdated, withVisibility } from './visibility.ts';

const upToDate = { ...criterionOf('isLatest', ['false']), negated: true };
const name = criterionOf('name', ['orders']);

describe('what a search hides by itself', () => {
  it.each([
    ['by default', {}, false, [[upToDate]]],
    ['when its flags ask for everything', { includeRemoved: true, includeOutdated: true }, true, []],
    [
      'in each clause of a filter',
      { filter: [[name], [name, name]] },
      false,
      [
        [name, upToDate],
        [name, name, upToDate],
      ],
    ],
    [
      'unless a filter names soft-deletion',
      { filter: [[criterionOf('removed', ['true'])]] },
      true,
      [[criterionOf('removed', ['true']), upToDate]],
    ],
    [
      'unless a criterion without values names soft-deletion',
      { filter: [[criterionOf('removed.keyword', []), name]] },
      true,
      [[name, upToDate]],
    ],
    [
      'unless a filter names the version',
      { filter: [[criterionOf('isLatest', ['false'])]] },
      false,
      [[criterionOf('isLatest', ['false'])]],
    ],
  ])('is left out %s', (_, some, includeRemoved, filter) => {
    const query = hidingOutdated(withVisibility(withFieldNames(searchQuery(some))));
    expect(query).toMatchObject({ includeRemoved, filter });
  });

  it('ignores criteria without values, but not conditions that need none', () => {
    const exists = criterionOf('owners', [], 'EXISTS');
    const filter = [[criterionOf('name', []), exists]];
    expect(withVisibility(searchQuery({ filter, includeOutdated: true })).filter).toEqual([[exists]]);
  });
});

describe('the names of fields', () => {
  it.each([
    ['tags', ['tags', 'fieldTags', 'editedFieldTags']],
    ['platform.keyword', ['platform']],
    ['env.keyword', ['origin', 'env']],
    ['name', ['name']],
  ])('reads %s', (field, fields) => {
    const sort = [{ field, order: 'ASCENDING' as const }];
    const query = withFieldNames(searchQuery({ filter: [[criterionOf(field, ['x'])]], sort }));
    expect(query.filter[0]?.[0]?.fields).toEqual(fields);
    expect(query.sort[0]?.field).toBe(field.replace('.keyword', ''));
  });
});
