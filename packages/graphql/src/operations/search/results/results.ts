import type { FoundHit } from '@colophon/catalogue';
import { parseUrn } from '@colophon/schema';
import { type EntityStub, stubOf } from '../../../entities/resolve-field.ts';
import type { GroupingSpec } from '../input/search-input.ts';

/** An entity that the caller may not see: a URN that says nothing stands for it. */
interface RestrictedEntity {
  readonly __typename: 'Restricted';
  readonly urn: string;
  readonly type: 'RESTRICTED';
}

const restrictedPrefix = 'urn:li:restricted:';

/** The entity of a URN that may stand for one which the caller may not see. */
export const neighbourOf = (urn: string): EntityStub | RestrictedEntity | undefined =>
  urn.startsWith(restrictedPrefix) ? { __typename: 'Restricted', urn, type: 'RESTRICTED' } : stubOf(urn);

/** Whether columns are to be shown as the datasets that they belong to: the one grouping that URNs tell. */
export const groupsColumns = (spec: GroupingSpec | null | undefined, byDefault: boolean): boolean =>
  spec
    ? (spec.groupingCriteria ?? []).some(
        ({ baseEntityType, groupingEntityType }) =>
          (baseEntityType ?? 'SCHEMA_FIELD') === 'SCHEMA_FIELD' && groupingEntityType === 'DATASET',
      )
    : byDefault;

/** The dataset of a column; any other URN as it is. */
export const datasetOf = (urn: string): string =>
  urn.startsWith('urn:li:schemaField:') ? (parseUrn(urn).parts[0] ?? urn) : urn;

/** The hits of a page, as the schema has them. */
export function resultsOf(hits: readonly FoundHit[], { groups }: { readonly groups: boolean }) {
  const shown = new Set<string>();
  return hits.flatMap(({ urn, matchedFields }) => {
    const entity = stubOf(groups ? datasetOf(urn) : urn);
    if (entity === undefined || shown.has(entity.urn)) return [];
    shown.add(entity.urn);
    return [
      {
        entity,
        insights: [],
        extraProperties: null,
        matchedFields: matchedFields.map(({ name, value }) => ({
          name,
          value,
          entity: stubOf(value) ?? null,
        })),
      },
    ];
  });
}
