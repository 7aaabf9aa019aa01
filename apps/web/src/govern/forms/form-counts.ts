import type { FormType } from '../../../gen/types.ts';

/** How many assets have a form in each state. */
export interface FormCounts {
  /** Assets that have the form at all. */
  readonly assigned: number;
  /** Answered, or verified where the form asks for that. */
  readonly done: number;
}

interface Facet {
  readonly field: string;
  readonly aggregations: readonly { readonly value: string; readonly count: number }[];
}

/** The facets that tell in which state assets have their forms. */
export const formFacets = ['incompleteForms', 'completedForms', 'verifiedForms'] as const;

/**
 * What the facets say about one form. A form that is for verification is done when it is verified, not when its last
 * question is answered.
 */
export function countsOf(
  facets: readonly Facet[] | null | undefined,
  urn: string,
  type: FormType,
): FormCounts {
  const count = (name: (typeof formFacets)[number]): number =>
    facets?.find(({ field }) => field === name)?.aggregations.find(({ value }) => value === urn)?.count ?? 0;
  const completed = count('completedForms');
  return {
    assigned: count('incompleteForms') + completed,
    done: type === 'VERIFICATION' ? count('verifiedForms') : completed,
  };
}
