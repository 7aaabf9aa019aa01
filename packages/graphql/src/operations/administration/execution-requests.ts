import { noRunId } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import { maxResultWindow, RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import { type EntityStub, stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { editAspects, upsert } from '../../writing/edit-aspects.ts';
import { requireType } from '../../writing/requirements.ts';
import { findRequests, inputAspect, requestType, resultAspect } from './executions.ts';
import { defaultExecutor, findSource, sourceAspect, sourceType } from './find-source.ts';
import { type FilterInput, findPage, type ListInput, toCriterion, toFilter } from './page.ts';
import { parseRecipe } from './recipe.ts';
import { newUrn, objectAt, requireText, stampOf, textAt, toEntries, withoutNulls } from './values.ts';

interface ListRequestsInput extends ListInput {
  readonly filters?: readonly FilterInput[] | null;
  readonly sort?: { readonly field: string; readonly sortOrder: 'ASCENDING' | 'DESCENDING' } | null;
  readonly systemSources?: boolean | null;
}

const managers = ['MANAGE_INGESTION'] as const;

/** Requests that executors run: they follow the log of changes, and write the results. */
export const executionRequests: Subject = {
  queries: {
    async listExecutionRequests({ input }: { readonly input: ListRequestsInput }, context: GraphqlContext) {
      const { filters, sort, systemSources } = input;
      const wanted = (filters ?? []).map(toCriterion);
      if (systemSources != null) {
        const values = await findSystemSources(context);
        // A search ignores a criterion without values.
        if (values.length === 0 && systemSources)
          return { start: input.start ?? 0, count: 0, total: 0, executionRequests: [] };
        if (values.length > 0)
          wanted.push(toCriterion({ field: 'ingestionSource', values, negated: !systemSources }));
      }
      return findRequests(context, input, {
        filter: wanted.length > 0 ? [wanted] : [],
        ...(sort && { sort: [{ field: sort.field, order: sort.sortOrder }] }),
      });
    },

    async executionRequest({ urn }: { readonly urn: string }, context: GraphqlContext) {
      requireType(context, urn, 'urn', requestType);
      return (await context.existence.exists(urn)) ? stubOf(urn) : null;
    },
  },

  mutations: {
    async createIngestionExecutionRequest(
      { input: { ingestionSourceUrn } }: { readonly input: { readonly ingestionSourceUrn: string } },
      context: GraphqlContext,
    ) {
      await context.require(managers);
      const config = objectAt(await readSource(context, ingestionSourceUrn), 'config');
      const urn = newUrn(requestType);
      const version = textAt(config, 'version');
      const recipe = parseRecipe(textAt(config, 'recipe') ?? '', `the recipe of ${ingestionSourceUrn}`);
      await context.write([
        upsert(urn, inputAspect, {
          task: 'RUN_INGEST',
          source: { type: 'MANUAL_INGESTION_SOURCE', ingestionSource: ingestionSourceUrn },
          executorId: textAt(config, 'executorId') ?? defaultExecutor,
          requestedAt: Date.now(),
          actorUrn: context.actor,
          args: {
            ...objectAt(config, 'extraArgs'),
            recipe: JSON.stringify({
              ...recipe,
              run_id: urn,
              pipeline_name: textAt(recipe, 'pipeline_name') || ingestionSourceUrn,
            }),
            debug_mode: String(config.debugMode === true),
            ...(version && { version }),
          },
          ...(version && { cliVersionAudit: { source: 'SOURCE_CONFIG_OVERRIDE' } }),
        }),
      ]);
      return urn;
    },

    async cancelIngestionExecutionRequest(
      {
        input,
      }: { readonly input: { readonly ingestionSourceUrn: string; readonly executionRequestUrn: string } },
      context: GraphqlContext,
    ) {
      await context.require(managers);
      const source = await readSource(context, input.ingestionSourceUrn);
      const urn = requireType(context, input.executionRequestUrn, 'input.executionRequestUrn', requestType);
      const request = await context.aspects.load(urn, inputAspect);
      if (!request) throw new RequestError('NOT_FOUND', `input.executionRequestUrn: ${urn} does not exist`);
      await context.write([
        upsert(urn, 'dataHubExecutionRequestSignal', {
          signal: 'KILL',
          executorId: textAt(objectAt(source, 'config'), 'executorId') ?? defaultExecutor,
          createdAt: stampOf(context),
        }),
      ]);
      return urn;
    },

    async createTestConnectionRequest(
      { input }: { readonly input: { readonly recipe: string; readonly version?: string | null } },
      context: GraphqlContext,
    ) {
      await context.require(managers);
      const urn = newUrn(requestType);
      const recipe = parseRecipe(input.recipe, 'input.recipe');
      await context.write([
        upsert(urn, inputAspect, {
          task: 'TEST_CONNECTION',
          source: { type: 'MANUAL_TEST_CONNECTION' },
          executorId: defaultExecutor,
          requestedAt: Date.now(),
          actorUrn: context.actor,
          args: withoutNulls({
            recipe: JSON.stringify({ ...recipe, pipeline_name: urn }),
            version: input.version,
          }),
        }),
      ]);
      return urn;
    },

    /** DataHub answers before it is done. Here it is done when the answer comes. */
    async rollbackIngestion(
      { input }: { readonly input: { readonly runId: string } },
      context: GraphqlContext,
    ) {
      await context.require(managers);
      const runId = requireText(input.runId, 'input.runId');
      if (runId === noRunId)
        throw new RequestError('INVALID_REQUEST', `input.runId: ${runId} stands for the writes of no run`);
      await reportStatus(context, runId, 'ROLLING_BACK');
      try {
        await context.session.rollBack({ runId }, { hard: true });
      } catch (error) {
        await reportStatus(context, runId, 'ROLLBACK_FAILED');
        throw error;
      }
      context.refresh();
      await reportStatus(context, runId, 'ROLLED_BACK');
      return 'true';
    },
  },

  fields: {
    ExecutionRequest: {
      async input({ urn }: EntityStub, _: unknown, { aspects }: GraphqlContext) {
        const { args, ...input } = (await aspects.load(urn, inputAspect)) ?? {};
        const actor = stubOf(input.actorUrn) ?? null;
        return {
          task: '',
          source: {},
          requestedAt: 0,
          ...input,
          actor,
          arguments: toEntries(objectAt({ args: args ?? {} }, 'args')),
        };
      },
      result: resultAspect,
      async source({ urn }: EntityStub, _: unknown, context: GraphqlContext) {
        const source = textAt(
          objectAt(await context.aspects.load(urn, inputAspect), 'source'),
          'ingestionSource',
        );
        return source === undefined ? null : findSource(source, context);
      },
    },
  },
};

/** @throws RequestError `NOT_FOUND` for a source that does not exist. */
async function readSource(context: GraphqlContext, urn: string): Promise<JsonObject> {
  requireType(context, urn, 'input.ingestionSourceUrn', sourceType);
  const info = await context.aspects.load(urn, sourceAspect);
  if (info) return info;
  throw new RequestError('NOT_FOUND', `input.ingestionSourceUrn: ${urn} does not exist`);
}

async function findSystemSources({ session }: GraphqlContext): Promise<readonly string[]> {
  const filter = toFilter([{ and: [{ field: 'sourceType', values: ['SYSTEM'] }] }]);
  return (await findPage(session, sourceType, { count: maxResultWindow }, { filter })).urns;
}

/** States how far it is, where the run was one of a request: its id is that of the run, or its URN is. */
async function reportStatus(context: GraphqlContext, runId: string, status: string): Promise<void> {
  const urn = runId.startsWith(`urn:li:${requestType}:`) ? runId : `urn:li:${requestType}:${runId}`;
  if (!(await isKnown(context, urn))) return;
  await editAspects(context, [{ urn, aspect: resultAspect, change: (present) => ({ ...present, status }) }]);
}

/** The id of a run may be any text, also one that no URN can have. */
async function isKnown({ existence }: GraphqlContext, urn: string): Promise<boolean> {
  try {
    return await existence.exists(urn);
  } catch {
    return false;
  }
}
