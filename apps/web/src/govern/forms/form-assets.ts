import type { EntityType, FormType } from '../../../gen/types.ts';
import { textOf } from '../../section/use-page-state.ts';
import { formFacets } from './form-counts.ts';

/** Types of entities that can have forms. */
export const formEntityTypes: readonly EntityType[] = [
  ...(['DATASET', 'DASHBOARD', 'CHART', 'DATA_JOB', 'DATA_FLOW', 'CONTAINER', 'DATA_PRODUCT'] as const),
  ...(['DOMAIN', 'GLOSSARY_TERM', 'GLOSSARY_NODE', 'APPLICATION', 'CORP_USER', 'CORP_GROUP'] as const),
  ...(['MLMODEL', 'MLMODEL_GROUP', 'MLFEATURE', 'MLFEATURE_TABLE', 'MLPRIMARY_KEY', 'SCHEMA_FIELD'] as const),
];

export const assetStates = ['all', 'open', 'done'] as const;
export type AssetState = (typeof assetStates)[number];

/** What the address of a form says about its assets. */
export interface AssetsState {
  readonly state: AssetState;
  /** URN of an owner; `mine` for the reader. */
  readonly whose: string | undefined;
}

export const readAssetsState = (given: Readonly<Record<string, unknown>>): AssetsState => ({
  state: assetStates.find((state) => state === given.state) ?? 'all',
  whose: textOf(given.whose),
});

interface Clause {
  readonly field: string;
  readonly values: readonly string[];
  readonly negated?: boolean;
}

/** The filter of a search for the assets that have a form in a state; of some owners where these are given. */
export function assetsFilter(
  urn: string,
  type: FormType,
  state: AssetState,
  owners: readonly string[] | undefined,
): readonly { readonly and: readonly Clause[] }[] {
  const has = (field: (typeof formFacets)[number]): Clause => ({ field, values: [urn] });
  const either: readonly Clause[][] = [[has('incompleteForms')], [has('completedForms')]];
  const byState = {
    all: either,
    open:
      type === 'COMPLETION'
        ? [[has('incompleteForms')]]
        : either.map((clauses) => [...clauses, { ...has('verifiedForms'), negated: true }]),
    done: [[has(type === 'COMPLETION' ? 'completedForms' : 'verifiedForms')]],
  };
  return byState[state].map((and) => ({
    and: owners ? [...and, { field: 'owners', values: owners }] : and,
  }));
}

/** Input of the counts of all forms, or of those of the assets of some owners. */
export const countsInput = (owners?: readonly string[]) => ({
  query: '*',
  types: formEntityTypes,
  facets: [...formFacets],
  searchFlags: { maxAggValues: mostForms },
  ...(owners && { orFilters: [{ and: [{ field: 'owners', values: owners }] }] }),
});

/** Forms that are counted: a catalogue has a few of them. */
const mostForms = 500;
