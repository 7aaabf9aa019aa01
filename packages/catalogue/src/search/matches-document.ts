import type { SearchDocument } from '../ports/search-index.ts';
import { entityTypeField } from './facets.ts';
import { compare } from './matches-filter.ts';
import type { Criterion } from './query.ts';
import type { ResolvedQuery } from './resolved-query.ts';

/** True when a query without words finds the document: for documents that are not in the store yet. */
export function matchesDocument(
  document: SearchDocument,
  { entityTypes, includeRemoved, filter }: Pick<ResolvedQuery, 'entityTypes' | 'includeRemoved' | 'filter'>,
): boolean {
  if (entityTypes.length > 0 && !entityTypes.includes(document.entityType)) return false;
  if (document.removed && !includeRemoved) return false;
  return (
    filter.length === 0 || filter.some((clause) => clause.every((criterion) => matches(document, criterion)))
  );
}

function matches(document: SearchDocument, criterion: Criterion): boolean {
  const texts = criterion.fields.flatMap((field) => textsAt(document, field));
  const found =
    criterion.condition === 'IS_NULL' ? texts.length === 0 : texts.some((text) => compare(criterion, text));
  return found !== criterion.negated;
}

function textsAt({ urn, entityType, fieldsByAspect }: SearchDocument, field: string): string[] {
  if (field === 'urn') return [urn];
  if (field === entityTypeField) return [entityType];
  return Object.values(fieldsByAspect).flatMap((fields) => (fields[field] ?? []).map(String));
}
