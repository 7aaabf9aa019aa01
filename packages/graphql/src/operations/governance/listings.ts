import { searchQuery } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import type { GraphqlContext } from '../../context.ts';
import type { Subject } from '../../subject.ts';
import { hasNo, type ListInput, listPage } from './list-page.ts';
import { textAt, textsAt } from './text.ts';

/** As DataHub's. */
const defaultCount = 25;
const maxStages = 1000;

/** Metrics, semantic models and lifecycle stages, which are only listed here. */
export const listings: Subject = {
  queries: {
    async getRootMetrics({ input }: { readonly input: ListInput }, context: GraphqlContext) {
      const { items, ...page } = await listPage(context, input, {
        entityType: 'metric',
        defaultCount,
        filter: [[hasNo('parentMetric')]],
      });
      return { ...page, metrics: items };
    },

    async getSemanticModels({ input }: { readonly input: ListInput }, context: GraphqlContext) {
      const { items, ...page } = await listPage(context, input, {
        entityType: 'semanticModel',
        defaultCount,
      });
      return { ...page, semanticModels: items };
    },

    async listLifecycleStages(_: unknown, { session, aspects }: GraphqlContext) {
      const { hits } = await session.search(
        searchQuery({ entityTypes: ['lifecycleStageType'], count: maxStages }),
      );
      return Promise.all(
        hits.map(async ({ urn }) => toStage(urn, await aspects.load(urn, 'lifecycleStageTypeInfo'))),
      );
    },
  },
};

const toStage = (urn: string, info: JsonObject | undefined) => ({
  urn,
  name: textAt(info, 'name') ?? '',
  description: textAt(info, 'description'),
  entityTypes: info?.entityTypes,
  hideInSearch: (info?.settings as JsonObject | undefined)?.hideInSearch === true,
  allowedPreviousStages: info?.transitionPolicy
    ? textsAt(info.transitionPolicy as JsonObject, 'allowedPreviousStages')
    : undefined,
});
