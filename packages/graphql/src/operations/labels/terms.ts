import type { GraphqlContext } from '../../context.ts';
import type { Subject } from '../../subject.ts';
import {
  type Association,
  addLabels,
  batchAddLabels,
  batchRemoveLabels,
  removeLabels,
} from './associations.ts';
import type { ResourceRef } from './targets.ts';
import { type Optional, stampOf } from './values.ts';

const termLabels: Association = {
  aspect: 'glossaryTerms',
  list: 'terms',
  key: 'urn',
  entityType: 'glossaryTerm',
  privilege: 'EDIT_ENTITY_GLOSSARY_TERMS',
  columnPrivilege: 'EDIT_DATASET_COL_GLOSSARY_TERMS',
  create: ({ actor }, urn) => ({ urn, actor }),
  stamp: (context) => ({ auditStamp: stampOf(context) }),
};

interface TermInput extends ResourceRef {
  readonly termUrn: string;
}

interface TermsInput extends ResourceRef {
  readonly termUrns: readonly string[];
}

interface BatchTermsInput {
  readonly termUrns: readonly string[];
  readonly resources: readonly Optional<ResourceRef>[];
}

interface Args<Input> {
  readonly input: Input;
}

const one = ({ termUrn }: TermInput) => ({ urns: [termUrn], place: 'input.termUrn' });
const several = ({ termUrns }: Pick<TermsInput, 'termUrns'>) => ({ urns: termUrns, place: 'input.termUrns' });

/** Glossary terms of entities and of columns. */
export const terms: Subject = {
  mutations: {
    addTerm: ({ input }: Args<TermInput>, context: GraphqlContext) =>
      addLabels(context, termLabels, one(input), input),
    addTerms: ({ input }: Args<TermsInput>, context: GraphqlContext) =>
      addLabels(context, termLabels, several(input), input),
    batchAddTerms: ({ input }: Args<BatchTermsInput>, context: GraphqlContext) =>
      batchAddLabels(context, termLabels, several(input), input.resources),
    removeTerm: ({ input }: Args<TermInput>, context: GraphqlContext) =>
      removeLabels(context, termLabels, one(input), input),
    batchRemoveTerms: ({ input }: Args<BatchTermsInput>, context: GraphqlContext) =>
      batchRemoveLabels(context, termLabels, several(input), input.resources),
  },
};
