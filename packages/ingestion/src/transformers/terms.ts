import type { GlossaryTermAssociation } from '@colophon/model-types';
import { z } from 'zod';
import { defineTransformer, type TransformerContext } from '../definitions/transformer.ts';
import { compileRules, keyValuePattern } from './settings/key-value-pattern.ts';
import { importFunction, programField } from './settings/program.ts';
import { catalogueToMerge, type Semantics, semanticsFields } from './settings/semantics.ts';
import { asTerms, termStamp, termUrn } from './settings/terms.ts';
import { uniqueBy } from './stream/merge.ts';
import { transformAspect } from './stream/transform-aspect.ts';

/** Glossary terms of a dataset. */
type TermsOf = (
  urn: string,
) => readonly GlossaryTermAssociation[] | Promise<readonly GlossaryTermAssociation[]>;

const identity = ({ urn }: GlossaryTermAssociation): string => urn;

function addTerms(name: string, settings: Semantics, context: TransformerContext, termsOf: TermsOf) {
  const catalogue = catalogueToMerge(settings, context, name);
  return transformAspect(
    {
      name,
      aspectName: 'glossaryTerms',
      entityTypes: ['dataset'],
      async change(urn, before) {
        const kept = settings.replace_existing ? [] : (before?.terms ?? []);
        let terms = uniqueBy([...kept, ...(await termsOf(urn))], identity);
        if (settings.semantics === 'PATCH') {
          if (terms.length === 0) return [];
          const stored = await catalogue?.aspects.get(urn, 'glossaryTerms');
          terms = uniqueBy([...(stored?.terms ?? []), ...terms], identity);
        }
        const auditStamp = before?.auditStamp ?? termStamp(context.now());
        return [{ aspectName: 'glossaryTerms', aspect: { terms, auditStamp } }];
      },
    },
    context,
  );
}

export const simpleAddDatasetTerms = defineTransformer({
  name: 'simple_add_dataset_terms',
  description: 'Adds the same glossary terms to each dataset.',
  config: z.strictObject({
    term_urns: z.array(termUrn).describe('URNs of the glossary terms to add.'),
    ...semanticsFields,
  }),
  create(config, context) {
    const terms = asTerms(config.term_urns);
    return addTerms('simple_add_dataset_terms', config, context, () => terms);
  },
});

export const patternAddDatasetTerms = defineTransformer({
  name: 'pattern_add_dataset_terms',
  description: 'Adds glossary terms to the datasets whose URN matches a pattern.',
  config: z.strictObject({ term_pattern: keyValuePattern('Glossary terms', termUrn), ...semanticsFields }),
  create(config, context) {
    const urnsOf = compileRules(config.term_pattern);
    return addTerms('pattern_add_dataset_terms', config, context, (urn) => asTerms(urnsOf(urn)));
  },
});

export const addDatasetTerms = defineTransformer({
  name: 'add_dataset_terms',
  description: 'Adds the glossary terms that a function returns for the URN of a dataset.',
  config: z.strictObject({
    get_terms_to_add: programField(
      'the glossary terms of a dataset, given its URN: a list of term associations, or of URNs',
    ),
    ...semanticsFields,
  }),
  async create(config, context) {
    const call = await importFunction<readonly (GlossaryTermAssociation | string)[] | undefined>(
      config.get_terms_to_add,
      context.folder,
    );
    return addTerms('add_dataset_terms', config, context, async (about) =>
      ((await call(about)) ?? []).map((term) => (typeof term === 'string' ? { urn: term } : term)),
    );
  },
});
