import { registry } from '@colophon/model';
import { describe, expect, it } from 'vitest';
import type { SearchFields } from '../ports/search-index.ts';
import { maxFilterLength } from '../search/query.ts';
import { documentChange } from './document-change.ts';

const documentOf = (properties: SearchFields) => ({
  urn: 'urn:li:dataset:a',
  entityType: 'dataset',
  fieldsByAspect: { datasetProperties: properties },
  removed: false,
});

describe('the change of a search document', () => {
  it('contains all values and the text of a new entity', () => {
    const after = documentOf({ name: ['Orders'], description: ['of the shop'], hasDescription: [true] });
    expect(documentChange(registry, undefined, after)).toEqual({
      after,
      removedValues: [],
      addedValues: [
        ['name', 'Orders'],
        ['hasDescription', 'true'],
      ],
      texts: { whole: 'orders', name: 'Orders', strong: '', text: 'of the shop', weak: '' },
    });
  });

  it('contains removed and added values, and no text if it is unchanged', () => {
    const before = documentOf({ name: ['Orders'], lastModifiedAt: [1, 2] });
    const after = documentOf({ name: ['Orders'], lastModifiedAt: [2, 3] });
    expect(documentChange(registry, before, after)).toEqual({
      after,
      removedValues: [['lastModifiedAt', '1']],
      addedValues: [['lastModifiedAt', '3']],
    });
  });

  it('omits values too long to filter by, and replaces lone surrogates with U+FFFD', () => {
    const after = documentOf({ name: ['x'.repeat(maxFilterLength + 1), 'half \ud800'] });
    expect(documentChange(registry, undefined, after).addedValues).toEqual([['name', 'half \ufffd']]);
  });
});
