import type { Colophon } from '@colophon/sdk';
import { makeDataHubExecutionRequestUrn } from '@colophon/sdk/urns';
import { readRequest, type StoredRequest } from './find-requests.ts';
import {
  defaultExecutor,
  inputAspect,
  openStatuses,
  type RequestInput,
  requestType,
  signalAspect,
} from './requests.ts';
import type { SavedSource } from './sources.ts';

/** Asks for a run of a source now. Its executor begins it when it sees the request. */
export async function requestRun(client: Colophon, { urn: source, info }: SavedSource): Promise<string> {
  const urn = makeDataHubExecutionRequestUrn(crypto.randomUUID());
  const { config } = info;
  const recipe = JSON.parse(config.recipe) as Record<string, unknown>;
  const input: RequestInput = {
    task: 'RUN_INGEST',
    source: { type: 'MANUAL_INGESTION_SOURCE', ingestionSource: source },
    executorId: config.executorId ?? defaultExecutor,
    requestedAt: Date.now(),
    args: {
      ...config.extraArgs,
      recipe: JSON.stringify({ ...recipe, run_id: urn, pipeline_name: recipe.pipeline_name || source }),
      debug_mode: String(config.debugMode === true),
      ...(config.version && { version: config.version }),
    },
  };
  await client.aspects.write(urn, { [inputAspect]: input });
  return urn;
}

/**
 * Asks the executor of a run to end it.
 *
 * @returns False for a run that has ended, or that does not exist.
 */
export async function cancelRun(client: Colophon, urn: string): Promise<boolean> {
  const request = await readRequest(client, urn);
  if (!request || !isOpen(request)) return false;
  const { executorId } = request.input;
  const createdAt = { time: Date.now(), actor: 'urn:li:corpuser:unknown' };
  await client.aspects.write(urn, { [signalAspect]: { signal: 'KILL', executorId, createdAt } });
  return true;
}

/** Runs of a source, or of all, newest first. */
export async function listRunsOf(
  client: Colophon,
  source: string | undefined,
  count: number,
): Promise<readonly StoredRequest[]> {
  const { hits } = await client.search.find('*', {
    entityTypes: [requestType],
    ...(source !== undefined && { filter: [[{ field: 'ingestionSource', values: [source] }]] }),
    sort: [{ field: 'requestTimeMs', order: 'DESCENDING' }],
    count,
  });
  const runs = await Promise.all(hits.map(({ urn }) => readRequest(client, urn)));
  return runs.filter((run) => run !== undefined);
}

/** Whether a run waits or goes on. */
export const isOpen = ({ result }: Pick<StoredRequest, 'result'>): boolean =>
  result === undefined || openStatuses.has(result.status);

/**
 * What is new in a log since it was last looked at. While a run goes on, its state holds the end of its log, so the part that
 * both have in common is looked for.
 */
export function newLines(before: string, now: string): string {
  if (now.startsWith(before)) return now.slice(before.length).replace(/^\n/, '');
  const last = before.slice(before.lastIndexOf('\n') + 1);
  const tail = before.slice(-2000);
  const at = now.lastIndexOf(tail);
  if (at >= 0) return now.slice(at + tail.length).replace(/^\n/, '');
  const line = now.lastIndexOf(`\n${last}\n`);
  return line < 0 ? now : now.slice(line + last.length + 2);
}
