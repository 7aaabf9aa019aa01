import { describe, expect, it } from 'vitest';
import type { SearchState } from '../search-state.ts';
import { toView } from './to-view.ts';

const of = (some: Partial<SearchState>) => toView({ q: '', filters: {}, page: 1, ...some });

describe('the filters of a search as a view', () => {
  it('are its types, and conditions that must all hold', () => {
    expect(
      of({
        filters: { _entityType: ['DATASET'], platform: ['urn:li:dataPlatform:hive'] },
        ranges: { rowCount: { from: 10 } },
        where: 'deprecated:true',
      }),
    ).toMatchObject({
      kind: 'view',
      definition: {
        entityTypes: ['DATASET'],
        filter: {
          operator: 'AND',
          filters: [
            { field: 'platform', condition: 'EQUAL', values: ['urn:li:dataPlatform:hive'] },
            { field: 'rowCount', condition: 'GREATER_THAN_OR_EQUAL_TO', values: ['10'] },
            { field: 'deprecated', values: expect.arrayContaining(['true']) },
          ],
        },
      },
    });
  });

  it('name types that GraphQL has no symbol for in a condition', () => {
    expect(of({ filters: { _entityType: ['DATASET', 'dataCentre'] } })).toMatchObject({
      definition: {
        entityTypes: [],
        filter: {
          filters: [{ field: '_entityType', condition: 'EQUAL', values: ['DATASET', 'dataCentre'] }],
        },
      },
    });
  });

  it('are alternatives where each is one condition', () => {
    expect(of({ where: 'deprecated:true OR hasOwners:true' })).toMatchObject({
      definition: { filter: { operator: 'OR', filters: [{ field: 'deprecated' }, { field: 'hasOwners' }] } },
    });
  });

  it.each([
    [{ where: '(deprecated:true AND hasOwners:true) OR hasTags:true' }, 'alternatives'],
    [{ where: 'deprecated:true OR hasOwners:true', filters: { platform: ['x'] } }, 'alternatives'],
    [{ where: 'description:shop' }, 'words'],
    [{ q: 'orders' }, 'empty'],
  ] as const)('are not flattened: %o', (some, reason) => {
    expect(of(some)).toEqual({ kind: 'none', reason });
  });
});
