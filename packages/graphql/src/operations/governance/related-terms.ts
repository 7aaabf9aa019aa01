import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import type { Subject } from '../../subject.ts';
import { editAspects } from '../../writing/edit-aspects.ts';
import { requireExisting, requireType } from '../../writing/requirements.ts';
import { requireGlossaryEntityChange } from './glossary-rights.ts';
import { textsAt } from './text.ts';

interface RelatedTermsInput {
  readonly urn: string;
  readonly termUrns: readonly string[];
  readonly relationshipType: keyof typeof lists;
}

/** The list of each kind of relationship in the aspect. */
const lists = { isA: 'isRelatedTerms', hasA: 'hasRelatedTerms' } as const;
const aspect = 'glossaryRelatedTerms';

export const relatedTerms: Subject = {
  mutations: {
    async addRelatedTerms({ input }: { readonly input: RelatedTermsInput }, context: GraphqlContext) {
      const { urn, termUrns, relationshipType } = await requireTerms(input, context);
      if (termUrns.includes(urn))
        throw new RequestError('INVALID_REQUEST', `input.termUrns: ${urn} cannot be related to itself`);
      await requireExisting(context, [urn, ...termUrns], 'input');
      const list = lists[relationshipType];
      await editAspects(context, [
        {
          urn,
          aspect,
          change: (present) => ({
            ...present,
            [list]: [...new Set([...textsAt(present, list), ...termUrns])],
          }),
        },
      ]);
      return true;
    },

    async removeRelatedTerms({ input }: { readonly input: RelatedTermsInput }, context: GraphqlContext) {
      const { urn, termUrns, relationshipType } = await requireTerms(input, context);
      const list = lists[relationshipType];
      if (!(await context.aspects.load(urn, aspect)))
        throw new RequestError('INVALID_REQUEST', `input.urn: ${urn} has no related terms`);
      await editAspects(context, [
        {
          urn,
          aspect,
          change: (present) =>
            present && {
              ...present,
              [list]: textsAt(present, list).filter((term) => !termUrns.includes(term)),
            },
        },
      ]);
      return true;
    },
  },
};

async function requireTerms(input: RelatedTermsInput, context: GraphqlContext): Promise<RelatedTermsInput> {
  requireType(context, input.urn, 'input.urn', 'glossaryTerm');
  for (const [i, term] of input.termUrns.entries())
    requireType(context, term, `input.termUrns[${i}]`, 'glossaryTerm');
  await requireGlossaryEntityChange(context, input.urn);
  return input;
}
