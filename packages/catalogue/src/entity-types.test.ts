import { registry } from '@colophon/model';
import { describe, expect, it } from 'vitest';
import { resolveEntityTypes } from './entity-types.ts';

describe('resolveEntityTypes', () => {
  it('spells names as the model does, each once', () => {
    expect(resolveEntityTypes(registry, ['DATASET', 'platformresource', 'Dataset', 'tag'])).toEqual([
      'dataset',
      'platformResource',
      'tag',
    ]);
  });

  it('rejects an entity type that the model does not have', () => {
    expect(() => resolveEntityTypes(registry, ['dataset', 'nothing'])).toThrow(
      'There is no entity type "nothing"',
    );
  });
});
