import type { ChangeProposal } from '@colophon/sdk';
import { patchProposals, removeTag } from '@colophon/sdk/patch';
import { z } from 'zod';
import { defineTransformer } from '../definitions/transformer.ts';
import { DomainResolver } from './settings/domain-resolver.ts';
import { catalogueToMerge, neededCatalogue, semanticsFields } from './settings/semantics.ts';
import { asTerms, termStamp } from './settings/terms.ts';
import { uniqueBy } from './stream/merge.ts';
import { transformAspect } from './stream/transform-aspect.ts';

const tagPrefix = 'urn:li:tag:';

export const tagsToTerm = defineTransformer({
  name: 'tags_to_term',
  description:
    'Replaces tags that the catalogue has of a dataset, a container or a column by the glossary terms with the same names.',
  config: z.strictObject({
    tags: z
      .array(z.string().min(1))
      .describe('Names of the tags. Of a tag such as `db.pii:high`, the name is `pii`.'),
    ...semanticsFields,
  }),
  create(config, context) {
    const name = 'tags_to_term';
    const catalogue = neededCatalogue(context, name, 'there are no tags to replace');
    const merged = catalogue && catalogueToMerge(config, context, name);
    const wanted = new Set(config.tags);
    const removals = new Map<string, ChangeProposal[]>();
    return transformAspect(
      {
        name,
        aspectName: 'glossaryTerms',
        entityTypes: ['dataset', 'container'],
        async change(urn, before) {
          const unchanged = before ? [{ aspectName: 'glossaryTerms' as const, aspect: before }] : [];
          if (!catalogue) return unchanged;
          const onEntity = (await catalogue.aspects.get(urn, 'globalTags'))?.tags ?? [];
          const schema = urn.startsWith('urn:li:dataset:')
            ? await catalogue.aspects.get(urn, 'schemaMetadata')
            : undefined;
          const onFields = (schema?.fields ?? []).flatMap(({ globalTags }) => globalTags?.tags ?? []);
          const isWanted = ({ tag }: { readonly tag: string }) => wanted.has(nameOf(tag));
          const found = [...onEntity, ...onFields].filter(isWanted);
          if (found.length === 0) return unchanged;
          const removed = onEntity.filter(isWanted);
          if (removed.length > 0)
            removals.set(
              urn,
              patchProposals(
                urn,
                removed.map(({ tag }) => removeTag(tag)),
              ),
            );
          const added = asTerms([...new Set(found.map(({ tag }) => `urn:li:glossaryTerm:${nameOf(tag)}`))]);
          const stored = await merged?.aspects.get(urn, 'glossaryTerms');
          const terms = uniqueBy([...(stored?.terms ?? []), ...added], (term) => term.urn);
          return [{ aspectName: 'glossaryTerms', aspect: { terms, auditStamp: termStamp(context.now()) } }];
        },
        // Before the record: a tag that the source reports again is written after all.
        before(urn) {
          const found = removals.get(urn) ?? [];
          removals.delete(urn);
          return found;
        },
      },
      context,
    );
  },
});

/** The name that the setting means, as DataHub reads it from a URN. */
const nameOf = (tag: string): string => tag.split(tagPrefix).at(-1)?.split('.').at(-1)?.split(':')[0] ?? '';

export const domainMappingBasedOnTags = defineTransformer({
  name: 'domain_mapping_based_on_tags',
  description: 'Puts each dataset into the domains that belong to the tags which the catalogue has of it.',
  config: z.strictObject({
    domain_mapping: z
      .record(z.string(), z.string().min(1))
      .describe('Domain by the name of a tag: by URN, id or name.'),
    ...semanticsFields,
  }),
  create(config, context) {
    const name = 'domain_mapping_based_on_tags';
    const catalogue = neededCatalogue(context, name, 'there are no tags to map');
    const merged = catalogue && catalogueToMerge(config, context, name);
    const mapping = new Map(Object.entries(config.domain_mapping));
    const resolver = new DomainResolver(catalogue);
    return transformAspect(
      {
        name,
        aspectName: 'domains',
        entityTypes: ['dataset'],
        async change(urn, before) {
          const tags = (await catalogue?.aspects.get(urn, 'globalTags'))?.tags ?? [];
          const named = tags.flatMap(({ tag }) => mapping.get(tag.split(tagPrefix).at(-1) ?? '') ?? []);
          if (named.length === 0) return before ? [{ aspectName: 'domains', aspect: before }] : [];
          const stored = (await merged?.aspects.get(urn, 'domains'))?.domains ?? [];
          const domains = [...new Set([...stored, ...(await resolver.resolveAll(named))])];
          return [{ aspectName: 'domains', aspect: { domains } }];
        },
      },
      context,
    );
  },
});
