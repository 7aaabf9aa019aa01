import { isUrn, makeGroupUrn, makeUserUrn, parseUrn } from '@colophon/sdk/urns';
import { z } from 'zod';
import { defineTransformer } from '../definitions/transformer.ts';
import { compileReplacement, regularExpression } from './settings/regular-expression.ts';
import { commonEntityTypes, neededCatalogue } from './settings/semantics.ts';
import { transformAspect } from './stream/transform-aspect.ts';

const ownedTypes = commonEntityTypes.filter((type) => type !== 'container');

const patterns = (of: string) =>
  z
    .array(regularExpression)
    .describe(`Regular expressions; whatever they match is removed from the name of ${of}.`);

/** Removes what patterns match, one after the other. */
function compileCleanup(expressions: readonly string[]): (name: string) => string {
  const cleanups = expressions.map((expression) => compileReplacement(expression, ''));
  return (name) => cleanups.reduce((text, clean) => clean(text), name);
}

export const simpleRemoveDatasetOwnership = defineTransformer({
  name: 'simple_remove_dataset_ownership',
  description: 'Removes the owners that the source reports.',
  config: z.strictObject({}),
  create(_config, context) {
    return transformAspect(
      {
        name: 'simple_remove_dataset_ownership',
        aspectName: 'ownership',
        entityTypes: ownedTypes,
        change: (_urn, before) =>
          before ? [{ aspectName: 'ownership', aspect: { ...before, owners: [] } }] : [],
      },
      context,
    );
  },
});

export const patternCleanupOwnership = defineTransformer({
  name: 'pattern_cleanup_ownership',
  description:
    'Cleans the names of the owners that the catalogue has of each entity, and makes them technical owners. Owners that the source reports are dropped.',
  config: z.strictObject({ pattern_for_cleanup: patterns('each owner') }),
  create({ pattern_for_cleanup }, context) {
    const name = 'pattern_cleanup_ownership';
    const clean = compileCleanup(pattern_for_cleanup);
    const catalogue = neededCatalogue(context, name, 'owners are written as the source reports them');
    const cleanOwner = (urn: string): string => {
      const { entityType, parts } = isUrn(urn) ? parseUrn(urn) : { entityType: '', parts: [''] };
      if (entityType === 'corpuser') return makeUserUrn(clean(parts[0] ?? ''));
      if (entityType === 'corpGroup') return makeGroupUrn(clean(parts[0] ?? ''));
      context.report.warn({
        title: 'an owner is neither a user nor a group',
        message: 'Its name is kept.',
        context: urn,
      });
      return urn;
    };
    return transformAspect(
      {
        name,
        aspectName: 'ownership',
        entityTypes: ownedTypes,
        async change(urn, before) {
          if (!catalogue) return before ? [{ aspectName: 'ownership', aspect: before }] : [];
          const stored = (await catalogue.aspects.get(urn, 'ownership'))?.owners ?? [];
          const urns = new Set(stored.map(({ owner }) => cleanOwner(owner)));
          const owners = [...urns].map((owner) => ({ owner, type: 'TECHNICAL_OWNER' as const }));
          return [{ aspectName: 'ownership', aspect: { owners } }];
        },
      },
      context,
    );
  },
});

const userPrefix = 'urn:li:corpuser:';

export const patternCleanupDatasetUsageUser = defineTransformer({
  name: 'pattern_cleanup_dataset_usage_user',
  description: 'Cleans the names of the users in the usage statistics of each dataset.',
  config: z.strictObject({ pattern_for_cleanup: patterns('each user') }),
  create({ pattern_for_cleanup }, context) {
    const clean = compileCleanup(pattern_for_cleanup);
    return transformAspect(
      {
        name: 'pattern_cleanup_dataset_usage_user',
        aspectName: 'datasetUsageStatistics',
        entityTypes: ['dataset'],
        change(_urn, before) {
          if (!before) return [];
          const userCounts = before.userCounts?.map((count) =>
            count.user.startsWith(userPrefix)
              ? { ...count, user: `${userPrefix}${clean(count.user.slice(userPrefix.length))}` }
              : count,
          );
          const aspect = { ...before, ...(userCounts && { userCounts }) };
          return [{ aspectName: 'datasetUsageStatistics', aspect }];
        },
      },
      context,
    );
  },
});
