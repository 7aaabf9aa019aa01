import type { EntityType } from '../../../gen/types.ts';

/** Types of entities that values of fields are, as GraphQL names them; those that names can be completed of. */
const symbols: Readonly<Record<string, EntityType>> = {
  corpuser: 'CORP_USER',
  corpGroup: 'CORP_GROUP',
  tag: 'TAG',
  glossaryTerm: 'GLOSSARY_TERM',
  domain: 'DOMAIN',
  container: 'CONTAINER',
  dataset: 'DATASET',
  application: 'APPLICATION',
  dataProduct: 'DATA_PRODUCT',
};

export const symbolsOf = (types: readonly string[]): readonly EntityType[] =>
  types.flatMap((type) => symbols[type] ?? []);
