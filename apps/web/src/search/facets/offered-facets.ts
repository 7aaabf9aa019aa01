/** A value of a facet with how many results have it. */
export interface FacetValue {
  readonly value: string;
  readonly count: number;
  readonly entity: { readonly urn: string; readonly card: { readonly name: string } } | null;
}

export interface Facet {
  readonly field: string;
  readonly displayName: string | null;
  readonly aggregations: readonly FacetValue[];
}

/** Facets that are open at first, in this order. */
const first = ['_entityType', 'typeNames', 'platform', 'domains', 'tags', 'glossaryTerms', 'owners'];

/** Types are shown once: `entity` is an older name of it, and the nested field has types with sub types. */
const isRepeated = (field: string): boolean => field === 'entity' || field.includes('\u241E');

/** The facets that a search offers: those that most people use, and the others. What is chosen from is shown first. */
export function offeredFacets(
  facets: readonly Facet[],
  chosen: Readonly<Record<string, unknown>>,
): { readonly main: readonly Facet[]; readonly others: readonly Facet[] } {
  const missing = Object.keys(chosen)
    .filter((field) => !facets.some((facet) => facet.field === field))
    .map((field) => ({ field, displayName: null, aggregations: [] }));
  const offered = [...facets, ...missing].filter(
    ({ field, aggregations }) =>
      !isRepeated(field) && (chosen[field] !== undefined || aggregations.some(({ count }) => count > 0)),
  );
  const isMain = ({ field }: Facet) => first.includes(field) || chosen[field] !== undefined;
  const place = ({ field }: Facet) => (first.includes(field) ? first.indexOf(field) : first.length);
  return {
    main: offered.filter(isMain).toSorted((a, b) => place(a) - place(b)),
    others: offered.filter((facet) => !isMain(facet)),
  };
}

/** The chosen values first, then the others as they come; one that no result has any more counts none. */
export function withChosen(values: readonly FacetValue[], chosen: readonly string[]): readonly FacetValue[] {
  const known = new Map(values.map((each) => [each.value, each]));
  return [
    ...chosen.map((value) => known.get(value) ?? { value, count: 0, entity: null }),
    ...values.filter(({ value, count }) => count > 0 && !chosen.includes(value)),
  ];
}
