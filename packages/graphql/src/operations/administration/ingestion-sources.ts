import type { JsonObject } from '@colophon/schema';
import type { GraphqlContext } from '../../context.ts';
import type { Subject } from '../../subject.ts';
import { upsert } from '../../writing/edit-aspects.ts';
import { requireType } from '../../writing/requirements.ts';
import { requireCron, requireTimeZone } from './cron.ts';
import { executionsOf, requestStub } from './executions.ts';
import {
  sourceAspect as aspect,
  defaultExecutor,
  sourceType as entityType,
  findSource,
  type SourceStub,
  sourceStub,
} from './find-source.ts';
import { type FilterInput, findPage, type ListInput, toFilter } from './page.ts';
import { newUrn, objectAt, requireText, textAt, toEntries, toMap, withoutNulls } from './values.ts';

interface SourceInput {
  readonly name: string;
  readonly type: string;
  readonly schedule?: { readonly interval: string; readonly timezone: string } | null;
  readonly config: {
    readonly recipe: string;
    readonly version?: string | null;
    readonly executorId: string;
    readonly debugMode?: boolean | null;
    readonly extraArgs?: readonly { readonly key: string; readonly value?: string | null }[] | null;
  };
  readonly source?: { readonly type: string } | null;
}

interface ListSourcesInput extends ListInput {
  readonly filters?: readonly FilterInput[] | null;
  readonly sort?: { readonly field: string; readonly sortOrder: 'ASCENDING' | 'DESCENDING' } | null;
}

const managers = ['MANAGE_INGESTION'] as const;

/** Reads a field of the info. */
const read =
  (pick: (info: JsonObject) => unknown) =>
  async ({ source }: SourceStub, _: unknown, { aspects }: GraphqlContext) =>
    pick((await aspects.load(source, aspect)) ?? {});

/** Ingestion sources: recipes, and when they run. */
export const ingestionSources: Subject = {
  queries: {
    async listIngestionSources({ input }: { readonly input: ListSourcesInput }, context: GraphqlContext) {
      await context.require(managers);
      const { sort, filters } = input;
      const { urns, ...page } = await findPage(context.session, entityType, input, {
        filter: toFilter([{ and: filters ?? [] }]),
        sort: sort ? [{ field: sort.field, order: sort.sortOrder }] : [],
      });
      return { ...page, ingestionSources: urns.map(sourceStub) };
    },

    ingestionSource: ({ urn }: { readonly urn: string }, context: GraphqlContext) =>
      findSource(requireType(context, urn, 'urn', entityType), context),
  },

  mutations: {
    createIngestionSource: ({ input }: { readonly input: SourceInput }, context: GraphqlContext) =>
      writeSource(newUrn(entityType), input, context),

    /** Creates the source where it does not exist, as clients that deploy recipes expect. */
    updateIngestionSource: (
      { urn, input }: { readonly urn: string; readonly input: SourceInput },
      context: GraphqlContext,
    ) => writeSource(requireType(context, urn, 'urn', entityType), input, context),

    async deleteIngestionSource({ urn }: { readonly urn: string }, context: GraphqlContext) {
      await context.require(managers);
      await context.session.deleteEntity(requireType(context, urn, 'urn', entityType));
      context.refresh();
      return urn;
    },
  },

  fields: {
    IngestionSource: {
      urn: ({ source }: SourceStub) => source,
      name: read((info) => textAt(info, 'name') ?? ''),
      type: read((info) => textAt(info, 'type') ?? ''),
      platform: read(({ platform }) => platform),
      schedule: read(({ schedule }) => schedule),
      source: read(({ source }) => source),
      config: read((info) => {
        const { extraArgs, ...config } = objectAt(info, 'config');
        return {
          recipe: '',
          executorId: defaultExecutor,
          ...config,
          ...(extraArgs && { extraArgs: toEntries(objectAt({ extraArgs }, 'extraArgs')) }),
        };
      }),
      ownership: async ({ source }: SourceStub, _: unknown, { aspects, owners }: GraphqlContext) => {
        const ownership = await aspects.load(source, 'ownership');
        return ownership && owners.adopt(ownership, { urn: source, entityType });
      },
      executions: ({ source }: SourceStub, window: ListInput, context: GraphqlContext) =>
        executionsOf(source, window, context),
      async latestSuccessfulExecution({ source }: SourceStub, _: unknown, context: GraphqlContext) {
        const succeeded = { field: 'executionResultStatus', values: ['SUCCESS', 'SUCCEEDED_WITH_WARNINGS'] };
        const { urns } = await findPage(
          context.session,
          'dataHubExecutionRequest',
          { count: 1 },
          {
            filter: toFilter([{ and: [{ field: 'ingestionSource', values: [source] }, succeeded] }]),
            sort: [{ field: 'requestTimeMs', order: 'DESCENDING' }],
          },
        );
        return requestStub(urns[0]);
      },
    },
  },
};

/** Replaces everything of a source. */
async function writeSource(urn: string, input: SourceInput, context: GraphqlContext): Promise<string> {
  await context.require(managers);
  const { schedule, config, source } = input;
  const info = withoutNulls({
    name: requireText(input.name, 'input.name'),
    type: requireText(input.type, 'input.type'),
    schedule: schedule && {
      interval: requireCron(schedule.interval, 'input.schedule.interval'),
      timezone: requireTimeZone(schedule.timezone, 'input.schedule.timezone'),
    },
    config: withoutNulls({
      // It need not be JSON yet: a variable may stand for a number.
      recipe: config.recipe,
      version: config.version,
      executorId: requireText(config.executorId, 'input.config.executorId'),
      debugMode: config.debugMode,
      extraArgs: config.extraArgs && toMap(config.extraArgs),
    }),
    source: source && { type: source.type },
  });
  await context.write([upsert(urn, aspect, info)]);
  return urn;
}
