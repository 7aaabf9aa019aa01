import type { ChangeProposal } from '@colophon/sdk';
import { compilePatterns } from '../../definitions/configuration.ts';
import type { SourceRecord } from '../../definitions/record.ts';
import { type ConnectionReport, defineSource, type SourceContext } from '../../definitions/source.ts';
import { configSchema, type DatahubConfig } from './config.ts';
import { type RemoteEntity, scrollEntities } from './scroll-entities.ts';

/** Reads another catalogue: Colophon or DataHub. */
export const datahub = defineSource({
  name: 'datahub',
  title: 'Colophon or DataHub',
  description: 'All entities of another catalogue, Colophon or DataHub, with their versioned aspects.',
  capabilities: {
    incremental: 'With `pipeline_name`: what was written since the last run.',
    removal: 'Soft deletions are read as they are.',
    patterns: '`urn_pattern`, `entity_types` and `exclude_aspects`.',
    testConnection: 'Reads a page.',
  },
  repeats: true,
  config: configSchema,
  open: (config, context) => ({
    records: () => copyEntities(config, context),
    async testConnection(): Promise<ConnectionReport> {
      try {
        await scrollEntities({ ...config, database_query_batch_size: 1 }, context.signal).next();
        return { basic_connectivity: { capable: true } };
      } catch (error) {
        return { basic_connectivity: { capable: false, reason: (error as Error).message } };
      }
    },
    close: async () => {},
  }),
});

/** Where the moment up to which everything was read is kept. */
const stateName = 'last_observed';

async function* copyEntities(config: DatahubConfig, context: SourceContext): AsyncGenerator<SourceRecord> {
  const { stateful_ingestion: stateful } = config;
  const allows = compilePatterns(config.urn_pattern);
  const excluded = new Set(config.exclude_aspects.map((name) => name.toLowerCase()));
  const kept = stateful.enabled && !stateful.ignore_old_state ? context.state.get(stateName) : undefined;
  const since = kept === undefined ? 0 : Number(kept);
  let latest = since;
  for await (const entity of scrollEntities(config, context.signal)) {
    if (!allows(entity.urn)) {
      context.report.count('entities_filtered');
      continue;
    }
    const proposals: ChangeProposal[] = [];
    for (const [aspectName, { value, systemMetadata }] of entity.aspects) {
      const lastObserved = systemMetadata?.lastObserved;
      if (excluded.has(aspectName.toLowerCase())) continue;
      if (lastObserved !== undefined) {
        latest = Math.max(latest, lastObserved);
        // What was written in the millisecond of the last run's end may have come after it.
        if (lastObserved < since) continue;
      }
      proposals.push({
        entityUrn: entity.urn,
        aspectName,
        aspect: value,
        ...(config.preserve_system_metadata &&
          lastObserved !== undefined && { systemMetadata: { lastObserved } }),
      } as unknown as ChangeProposal);
    }
    // The entities belong to the other catalogue: a run that reads only what is new must not remove the others.
    if (hasNews(entity, proposals, since)) yield { id: entity.urn, proposals, owned: false };
  }
  if (stateful.enabled && !stateful.ignore_new_state && latest > since)
    context.state.set(stateName, String(latest));
}

/** An entity whose only value is its key has nothing new, once it is known. */
function hasNews({ aspects }: RemoteEntity, proposals: readonly ChangeProposal[], since: number): boolean {
  if (since === 0) return proposals.length > 0;
  return proposals.some(
    ({ aspectName }) => aspects.get(aspectName)?.systemMetadata?.lastObserved !== undefined,
  );
}
