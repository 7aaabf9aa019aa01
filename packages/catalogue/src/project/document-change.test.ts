import { registry } from '@colophon/model';
import { describe, expect, it } from 'vitest';
import type { SearchFields } from '../ports/search-index.ts';
import { documentChange } from './document-change.ts';

const documentOf = (properties: SearchFields) => ({
  urn: 'urn:li:dataset:a',
  entityType: 'dataset',
  fieldsByAspect: { datasetProperties: properties },
  removed: false,
});

describe('the change of a search document', () => {
  it('contains the text of a new entity', () => {
    const after = documentOf({ name: ['Orders'], description: ['of the shop'], hasDescription: [true] });
    expect(documentChange(registry, undefined, after)).toEqual({
      after,
      texts: { whole: 'orders', name: 'Orders', strong: '', text: 'of the shop', weak: '' },
    });
  });

  it('contains no text if it is unchanged', () => {
    const before = documentOf({ name: ['Orders'], lastModifiedAt: [1, 2] });
    const after = documentOf({ name: ['Orders'], lastModifiedAt: [2, 3] });
    expect(documentChange(registry, before, after)).toEqual({ after });
  });
});
