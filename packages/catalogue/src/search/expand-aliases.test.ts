import { registry } from '@colophon/model';
import { describe, expect, it } from 'vitest';
import { criterion, query } from '../testing/fixtures.ts';
import { expandAliases } from './expand-aliases.ts';

describe('expandAliases', () => {
  it('replaces an alias in filters and sorts by every field that it stands for', () => {
    const expanded = expandAliases(
      registry,
      query({
        filter: [
          [criterion('_entityName', { values: ['orders'] }), criterion('platform', { values: ['x'] })],
        ],
        sort: [{ field: '_entityName', order: 'DESCENDING' }],
      }),
    );
    const [names, platform] = expanded.filter[0] ?? [];
    expect(names?.fields).toContain('name');
    expect(names?.fields).toContain('displayName');
    expect(names?.fields).not.toContain('_entityName');
    expect(platform?.fields).toEqual(['platform']);
    expect(expanded.sort.map(({ field }) => field)).toEqual(names?.fields);
    expect(expanded.sort.every(({ order }) => order === 'DESCENDING')).toBe(true);
  });
});
