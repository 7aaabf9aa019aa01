import type { Colophon } from '@colophon/sdk';
import { datahubGuid } from '@colophon/sdk/builders';
import {
  makeDataHubExecutionRequestUrn,
  makeDataHubIngestionSourceUrn,
  makeDataPlatformUrn,
} from '@colophon/sdk/urns';
import type { Recipe } from '../recipe/read-recipe.ts';
import { redactFields } from '../redaction/secret-names.ts';
import { version } from '../version.ts';
import type { RunStatus } from './run-files.ts';

const executorId = '__datahub_cli_';
/** As many characters of the report as DataHub keeps. */
const maxReportLength = 800_000;

/** True if an executor started the run: then the catalogue has its request already. */
export const isRequestUrn = (runId: string): boolean => runId.startsWith('urn:li:dataHubExecutionRequest:');

/** URN of the request that stands for a run in the catalogue. */
export const requestUrnOf = (runId: string): string =>
  isRequestUrn(runId) ? runId : makeDataHubExecutionRequestUrn(runId);

/** The recipe as the catalogue keeps it: variables by name, secret fields without their values. */
export const recipeToReport = ({ raw, redactor }: Recipe): string =>
  redactor.redact(JSON.stringify(redactFields(raw)));

/** Writes the start of a run into the catalogue, as DataHub's command line does: a source, and a request to run it. */
export async function recordStart(
  catalogue: Colophon,
  recipe: Recipe,
  {
    runId,
    now,
    reportRecipe,
  }: { readonly runId: string; readonly now: number; readonly reportRecipe: boolean },
): Promise<void> {
  if (isRequestUrn(runId)) return;
  const { definition, type, config } = recipe.source;
  const { pipeline_name: pipelineName } = recipe.settings;
  const instance = (config as { platform_instance?: string } | null)?.platform_instance;
  const key = {
    type,
    ...(pipelineName !== undefined && { pipeline_name: pipelineName }),
    ...(instance !== undefined && { platform_instance: instance }),
  };
  const source = makeDataHubIngestionSourceUrn(`cli-${datahubGuid(key)}`);
  const text = reportRecipe ? recipeToReport(recipe) : '';
  const name = ['[CLI]', type, instance && `(${instance})`, pipelineName && `[${pipelineName}]`];
  await catalogue.emitMany([
    {
      entityUrn: source,
      aspectName: 'dataHubIngestionSourceInfo',
      aspect: {
        name: name.filter((part) => part !== undefined).join(' '),
        type,
        platform: makeDataPlatformUrn(definition.platform ?? 'unknown'),
        config: { recipe: text, version, executorId },
      },
    },
    {
      entityUrn: requestUrnOf(runId),
      aspectName: 'dataHubExecutionRequestInput',
      aspect: {
        task: 'CLI Ingestion',
        args: { recipe: text, version },
        executorId,
        requestedAt: now,
        source: { type: 'CLI_INGESTION_SOURCE', ingestionSource: source },
      },
    },
  ]);
}

/** Writes the end of a run into the catalogue, with its report. */
export async function recordEnd(
  catalogue: Colophon,
  {
    runId,
    status,
    report,
    startedAt,
    endedAt,
  }: {
    readonly runId: string;
    readonly status: RunStatus;
    readonly report: unknown;
    readonly startedAt: number;
    readonly endedAt: number;
  },
): Promise<void> {
  if (isRequestUrn(runId)) return;
  const json = JSON.stringify(report, null, 2);
  await catalogue.aspects.write(requestUrnOf(runId), {
    dataHubExecutionRequestResult: {
      status,
      report: `~~~~ Ingestion Report ~~~~\n${json}\n`.slice(-maxReportLength),
      structuredReport: { type: 'CLI_INGEST', serializedValue: json, contentType: 'application/json' },
      startTimeMs: startedAt,
      durationMs: Math.max(0, endedAt - startedAt),
    },
  });
}
