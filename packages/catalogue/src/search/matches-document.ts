import type { SearchDocument } from '../ports/search-index.ts';
import { valuesByField } from '../project/document.ts';
import { entityTypeField } from './facets.ts';
import { filterTest } from './matches-filter.ts';
import { maxFilterLength } from './query.ts';
import type { ResolvedQuery } from './resolved-query.ts';

/** The test whether a query without words finds a document: for documents that are not in the store yet. */
export function documentTest({
  entityTypes,
  includeRemoved,
  filter,
  textFields,
}: Pick<ResolvedQuery, 'entityTypes' | 'includeRemoved' | 'filter' | 'textFields'>): (
  document: SearchDocument,
) => boolean {
  const isFound = filterTest(filter, (document: SearchDocument, field) =>
    textsAt(document, field, textFields),
  );
  return (document) => {
    if (entityTypes.length > 0 && !entityTypes.includes(document.entityType)) return false;
    return (includeRemoved || !document.removed) && isFound(document);
  };
}

function textsAt(document: SearchDocument, field: string, textFields: ReadonlySet<string>): string[] {
  if (field === 'urn') return [document.urn];
  if (field === entityTypeField) return [document.entityType];
  const texts = valuesByField(document, (name) => name === field).flatMap(([, values]) => values.map(String));
  return textFields.has(field) ? texts : texts.filter((text) => text.length <= maxFilterLength);
}
