import type { Entity } from '@colophon/schema';
import { ben, byAna, orders, revenue } from './world.ts';

/** Revenue of a day, as the shop computes it. */
export const metricSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:metric:(urn:li:dataPlatform:dbt,shop,daily_revenue)',
  aspects: {
    metricInfo: {
      name: 'Daily revenue',
      description: 'Paid orders of a day, less returns.',
      semanticModel: 'urn:li:semanticModel:(urn:li:dataPlatform:dbt,shop,sales)',
      expression: { dialects: [{ dialect: 'ANSI_SQL', expression: 'sum(amount) - sum(returned)' }] },
    },
    metricUpstreams: { datasetUpstreams: [{ destinationUrn: orders }] },
    glossaryTerms: { terms: [{ urn: revenue }], auditStamp: byAna },
    ownership: { owners: [{ owner: ben, type: 'BUSINESS_OWNER' }] },
    aiContext: { synonyms: ['turnover', 'takings'] },
    status: { removed: false },
  },
};
